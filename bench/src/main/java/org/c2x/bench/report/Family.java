package org.c2x.bench.report;

import java.util.List;
import java.util.Locale;
import org.c2x.bench.result.Figure;

/** What schemes have in common, and the colour that they have wherever they are shown. */
enum Family {
    UPER("ASN.1 UPER", List.of("uper")),
    OER("ASN.1 OER", List.of("oer")),
    BER("ASN.1 BER", List.of("ber")),
    PROTOBUF("Protobuf", List.of("protobuf")),
    EXI("EXI", List.of("exi")),
    BINARY("Binary envelope", List.of("binary")),
    OTHER("Other", List.of()),
    BASELINE("Plain copy", List.of(Figure.BASELINE));

    private static final String NATIVE = "native-";

    private final String label;
    private final List<String> schemes;

    Family(String label, List<String> schemes) {
        this.label = label;
        this.schemes = schemes;
    }

    /** The family of a scheme, by the first word of its name. */
    static Family of(String scheme) {
        String first = (isNative(scheme) ? scheme.substring(NATIVE.length()) : scheme).split("-")[0];
        for (Family family : values()) {
            if (family.schemes.contains(first)) {
                return family;
            }
        }
        return OTHER;
    }

    /** Whether the codec of a scheme is no Java. */
    static boolean isNative(String scheme) {
        return scheme.startsWith(NATIVE);
    }

    String label() {
        return label;
    }

    /** Its name in class attributes and filters of the page. */
    String style() {
        return name().toLowerCase(Locale.ROOT);
    }
}
