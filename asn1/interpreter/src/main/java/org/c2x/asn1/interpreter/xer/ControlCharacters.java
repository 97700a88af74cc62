package org.c2x.asn1.interpreter.xer;

import java.util.List;

/** The elements that stand for characters which XML does not have (X.680 clause 12.15, Table 3). */
final class ControlCharacters {
    /** By code; tabulator, line feed and carriage return are characters of XML. */
    private static final List<String> NAMES = List.of(
            "nul", "soh", "stx", "etx", "eot", "enq", "ack", "bel", "bs", "", "", "vt", "ff", "", "so", "si", "dle",
            "dc1", "dc2", "dc3", "dc4", "nak", "syn", "etb", "can", "em", "sub", "esc", "is4", "is3", "is2", "is1");

    private ControlCharacters() {}

    /** The name of a character's element, empty if it has none. */
    static String name(int character) {
        return character < NAMES.size() ? NAMES.get(character) : "";
    }

    /** The character that an element stands for, -1 if it is none of these. */
    static int character(String name) {
        return name.isEmpty() ? -1 : NAMES.indexOf(name);
    }
}
