package org.c2x.asn1.emit.rust;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.schema.IntegerSet;

/** The permitted alphabets that a file uses, as constants of it. */
final class Alphabets {
    private record Alphabet(IntegerSet characters, int width, boolean indexed) {}

    private final List<Alphabet> known = new ArrayList<>();

    /**
     * The constant for an alphabet.
     *
     * @param width   bits of a character
     * @param indexed true if a character is coded as its index in the alphabet
     */
    String name(IntegerSet characters, int width, boolean indexed) {
        Alphabet alphabet = new Alphabet(characters, width, indexed);
        if (!known.contains(alphabet)) {
            known.add(alphabet);
        }
        return name(known.indexOf(alphabet));
    }

    private static String name(int index) {
        return "ALPHABET_" + (index + 1);
    }

    /** Writes the constants. */
    void declare(IndentedText out) {
        for (int i = 0; i < known.size(); i++) {
            Alphabet alphabet = known.get(i);
            String ranges = alphabet.characters().ranges().stream()
                    .map(range -> "(" + range.lower() + ", " + range.upper() + ')')
                    .collect(Collectors.joining(", "));
            out.line("")
                    .line("const " + name(i) + ": Alphabet = Alphabet {")
                    .line("ranges: &[" + ranges + "],")
                    .line("width: " + alphabet.width() + ',')
                    .line("indexed: " + alphabet.indexed() + ',')
                    .line("};");
        }
    }
}
