package org.c2x.bench.report;

import java.util.List;
import java.util.Locale;

/** A scheme of the studies, and which of ours stand beside it: the first of them that was measured. */
enum StudyScheme {
    ASN1("ASN.1", Family.UPER, List.of("uper"), List.of("uper-table")),
    PROTOBUF("Protobuf", Family.PROTOBUF, List.of("protobuf"), List.of("protobuf-codesize")),
    EXI(
            "EXI",
            Family.EXI,
            List.of("exi-exificient-default-builtin", "exi-openexi-default-builtin", "exi-exificient"),
            List.of()),
    BINARY("Binary", Family.BINARY, List.of("binary"), List.of());

    private final String label;
    private final Family family;
    private final List<String> forTime;
    private final List<String> forSpace;

    StudyScheme(String label, Family family, List<String> forTime, List<String> forSpace) {
        this.label = label;
        this.family = family;
        this.forTime = forTime;
        this.forSpace = forSpace;
    }

    /** The scheme of a name in the published figures. */
    static StudyScheme named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    String label() {
        return label;
    }

    Family family() {
        return family;
    }

    /** Ours that stand for the encoder optimised for time, the best first. */
    List<String> forTime() {
        return forTime;
    }

    /** Ours that stand for the encoder optimised for space, the best first. */
    List<String> forSpace() {
        return forSpace;
    }
}
