package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.schema.IntegerSet;

/** The permitted alphabets that a source file uses, as constants of it. */
final class Alphabets {
    private record Alphabet(IntegerSet characters, int width, boolean indexed) {}

    private final List<Alphabet> known = new ArrayList<>();

    /** The argument for an alphabet against which characters are checked. */
    String argument(IntegerSet characters) {
        return argument(characters, Byte.SIZE, false);
    }

    /**
     * The argument for an alphabet.
     *
     * @param width   bits of a character
     * @param indexed true if a character is coded as its index in the alphabet
     */
    String argument(IntegerSet characters, int width, boolean indexed) {
        Alphabet alphabet = new Alphabet(characters, width, indexed);
        if (!known.contains(alphabet)) {
            known.add(alphabet);
        }
        return "&" + name(known.indexOf(alphabet));
    }

    private static String name(int index) {
        return "alphabet_" + (index + 1);
    }

    /** Writes the constants. */
    void declare(IndentedText out) {
        for (int i = 0; i < known.size(); i++) {
            Alphabet alphabet = known.get(i);
            List<IntegerSet.Range> all = alphabet.characters().ranges();
            String ranges = all.stream()
                    .map(range -> "{" + range.lower() + ", " + range.upper() + '}')
                    .collect(Collectors.joining(", "));
            out.line("static const c2x_range " + name(i) + "_ranges[] = {" + ranges + "};")
                    .line("static const c2x_alphabet " + name(i) + " = {" + name(i) + "_ranges, " + all.size() + ", "
                            + alphabet.width() + ", " + alphabet.indexed() + "};")
                    .line("");
        }
    }
}
