package org.c2x.bench.report;

import java.util.function.Predicate;

/** Who takes part in what the studies compared, and which schemes of ours stand for it. */
enum Contender {
    ASN1("ASN.1", "uper"::equals),
    ASN1_FOR_SPACE("ASN.1 optimised for space", "uper-table"::equals),
    PROTOBUF("Protobuf", scheme -> Family.of(scheme) == Family.PROTOBUF),
    PROTOBUF_FOR_TIME("Protobuf optimised for time", "protobuf"::equals),
    PROTOBUF_FOR_SPACE("Protobuf optimised for space", "protobuf-codesize"::equals),
    EXI("EXI", scheme -> Family.of(scheme) == Family.EXI),
    EXI_BY_LIBRARY("EXI by a library", scheme -> EXI.stands(scheme) && !scheme.equals("exi-compiled")),
    EXI_COMPILED("EXI by generated code", "exi-compiled"::equals),
    BINARY("binary", "binary"::equals);

    private final String label;
    private final Predicate<String> schemes;

    Contender(String label, Predicate<String> schemes) {
        this.label = label;
        this.schemes = schemes;
    }

    String label() {
        return label;
    }

    /** Whether a scheme is one of this contender's. Native codecs have contests of their own. */
    boolean stands(String scheme) {
        return !Family.isNative(scheme) && schemes.test(scheme);
    }
}
