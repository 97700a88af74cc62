package org.c2x.asn1.emit.rust;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.schema.IntegerSet;

/** The permitted alphabets that a file uses, as constants of it. */
final class Alphabets {
    private final List<String> known = new ArrayList<>();

    /**
     * The constant for an alphabet.
     *
     * @param width   bits of a character
     * @param indexed true if a character is coded as its index in the alphabet
     */
    String name(IntegerSet characters, int width, boolean indexed) {
        String ranges = characters.ranges().stream()
                .map(range -> "(" + range.lower() + ", " + range.upper() + ')')
                .collect(Collectors.joining(", "));
        String alphabet = "ranges: &[" + ranges + "],\nwidth: " + width + ",\nindexed: " + indexed + ',';
        if (!known.contains(alphabet)) {
            known.add(alphabet);
        }
        return "ALPHABET_" + (known.indexOf(alphabet) + 1);
    }

    /** Writes the constants. */
    void declare(IndentedText out) {
        for (int i = 0; i < known.size(); i++) {
            out.line("").line("const ALPHABET_" + (i + 1) + ": Alphabet = Alphabet {");
            known.get(i).lines().forEach(out::line);
            out.line("};");
        }
    }
}
