package org.c2x.bench.report;

import java.util.function.Predicate;
import org.c2x.bench.BenchSchemes;

/**
 * Who takes part in what the studies compared, and which schemes of ours stand for it. That is said here and not by the
 * schemes: it is about the studies.
 */
enum Contender {
    ASN1("ASN.1", "uper"::equals, scheme -> isOf("uper", scheme)),
    ASN1_FOR_TIME("ASN.1 optimised for time", "uper"::equals, "native-uper-c"::equals),
    ASN1_FOR_SPACE("ASN.1 optimised for space", "uper-table"::equals, "native-uper-asn1c"::equals),
    BER("ASN.1 in BER", "ber"::equals, scheme -> false),
    PROTOBUF("Protobuf", Contender::isProtobuf, Contender::isProtobuf),
    PROTOBUF_FOR_TIME("Protobuf optimised for time", "protobuf"::equals, "native-protobuf-cpp"::equals),
    PROTOBUF_FOR_SPACE(
            "Protobuf optimised for space", "protobuf-codesize"::equals, "native-protobuf-cpp-codesize"::equals),
    EXI("EXI", Contender::isExi, Contender::isExi),
    EXI_BY_LIBRARY("EXI by a library", scheme -> isExi(scheme) && !scheme.equals("exi-compiled"), scheme -> false),
    EXI_COMPILED("EXI by generated code", "exi-compiled"::equals, "native-exi-c"::equals),
    BINARY("binary", "binary"::equals, "native-binary"::equals);

    private final String label;
    private final Predicate<String> inJava;
    private final Predicate<String> inC;

    Contender(String label, Predicate<String> inJava, Predicate<String> inC) {
        this.label = label;
        this.inJava = inJava;
        this.inC = inC;
    }

    private static boolean isProtobuf(String scheme) {
        return isOf("protobuf", scheme);
    }

    private static boolean isExi(String scheme) {
        return isOf("exi", scheme);
    }

    private static boolean isOf(String encoding, String scheme) {
        return Family.of(scheme).style().equals(encoding);
    }

    String label() {
        return label;
    }

    /**
     * Whether a scheme is one of this contender's.
     *
     * @param nativeOnes whether this is a contest of native codecs; they and those in Java have contests of their own
     */
    boolean stands(String scheme, boolean nativeOnes) {
        return BenchSchemes.isNative(scheme) == nativeOnes && (nativeOnes ? inC : inJava).test(scheme);
    }
}
