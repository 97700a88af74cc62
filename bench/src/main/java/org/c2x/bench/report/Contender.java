package org.c2x.bench.report;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.SchemeFacts;

/**
 * Who takes part in what the studies compared, and which schemes of ours stand for it. This is here and not in the
 * schemes: it is about the studies.
 */
enum Contender {
    ASN1("ASN.1", named("uper"), of("uper")),
    ASN1_FOR_TIME("ASN.1 optimised for time", named("uper"), named("native-uper-c")),
    ASN1_FOR_SPACE("ASN.1 optimised for space", named("uper-table"), named("native-uper-asn1c")),
    BER("ASN.1 in BER", named("ber"), nobody()),
    PROTOBUF("Protobuf", of("protobuf"), of("protobuf")),
    PROTOBUF_FOR_TIME("Protobuf optimised for time", named("protobuf"), named("native-protobuf-cpp")),
    PROTOBUF_FOR_SPACE(
            "Protobuf optimised for space", named("protobuf-codesize"), named("native-protobuf-cpp-codesize")),
    EXI("EXI", of("exi"), of("exi")),
    EXI_BY_LIBRARY(
            "EXI by a library",
            (scheme, encoding) -> encoding.equals("exi") && !scheme.equals("exi-compiled"),
            nobody()),
    EXI_COMPILED("EXI by generated code", named("exi-compiled"), named("native-exi-c")),
    BINARY("binary", named("binary"), named("native-binary"));

    private final String label;
    private final Which inJava;
    private final Which inC;

    Contender(String label, Which inJava, Which inC) {
        this.label = label;
        this.inJava = inJava;
        this.inC = inC;
    }

    /** Which schemes, by their names and encodings. */
    @FunctionalInterface
    private interface Which {
        boolean has(String scheme, String encoding);
    }

    private static Which named(String name) {
        return (scheme, encoding) -> scheme.equals(name);
    }

    private static Which of(String name) {
        return (scheme, encoding) -> encoding.equals(name);
    }

    private static Which nobody() {
        return (scheme, encoding) -> false;
    }

    String label() {
        return label;
    }

    /**
     * Whether a scheme is one of this contender's.
     *
     * @param facts      what is known of it, null if nothing is
     * @param nativeOnes whether this is a contest of native codecs; they and those in Java have contests of their own
     */
    boolean stands(String scheme, @Nullable SchemeFacts facts, boolean nativeOnes) {
        return facts != null
                && facts.isNative() == nativeOnes
                && (nativeOnes ? inC : inJava).has(scheme, facts.encoding());
    }
}
