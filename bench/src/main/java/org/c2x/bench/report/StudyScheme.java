package org.c2x.bench.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.c2x.bench.result.KnownSchemes;

/**
 * A scheme of the studies, and which of ours are beside it. This is here and not in the schemes: it is about the
 * studies.
 */
enum StudyScheme {
    ASN1(
            "ASN.1",
            new Ours(List.of("uper"), List.of("native-uper-c")),
            new Ours(List.of("uper-table"), List.of("native-uper-asn1c"))),
    PROTOBUF(
            "Protobuf",
            new Ours(List.of("protobuf"), List.of("native-protobuf-cpp")),
            new Ours(List.of("protobuf-codesize"), List.of("native-protobuf-cpp-codesize"))),
    EXI(
            "EXI",
            new Ours(
                    List.of("exi-exificient-default-builtin", "exi-openexi-default-builtin", "exi-exificient"),
                    List.of("native-exi-c")),
            Ours.NONE),
    EXI_OPTIMISED(
            "EXI, optimised schema",
            new Ours(List.of("exi-exificient-default-builtin-flat", "exi-openexi-default-builtin-flat"), List.of()),
            Ours.NONE),
    BINARY("Binary", new Ours(List.of("binary"), List.of("native-binary")), Ours.NONE);

    private final String label;
    private final Ours forTime;
    private final Ours forSpace;

    StudyScheme(String label, Ours forTime, Ours forSpace) {
        this.label = label;
        this.forTime = forTime;
        this.forSpace = forSpace;
    }

    /**
     * Ours that stand for an encoder of a study.
     *
     * @param java  in Java, the best first: the first that was measured counts
     * @param inC  in C or C++, all of which count
     */
    record Ours(List<String> java, List<String> inC) {
        static final Ours NONE = new Ours(List.of(), List.of());

        private Ours and(Ours more) {
            return new Ours(java, Stream.concat(inC.stream(), more.inC.stream()).toList());
        }
    }

    /** The scheme of a name in the published figures. */
    static StudyScheme named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    String label() {
        return label;
    }

    Family family() {
        return Family.of(KnownSchemes.facts(forTime.java().get(0)).orElseThrow());
    }

    /** Ours that stand for the encoder optimised for time. */
    Ours forTime() {
        return forTime;
    }

    /** Ours that stand for the encoder optimised for space. */
    Ours forSpace() {
        return forSpace;
    }

    /** Ours where the study does not say what its encoder was optimised for. */
    Ours forEither() {
        return forTime.and(forSpace);
    }
}
