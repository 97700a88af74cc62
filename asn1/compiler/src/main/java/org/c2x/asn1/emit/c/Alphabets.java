package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.Type;

/** The permitted alphabets that a source file uses, as constants of it. */
final class Alphabets {
    private static final int MAX_OCTET = 0xff;

    private final List<IntegerSet> known = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();

    /** The argument for the alphabet of a string type. */
    String argument(Type type) {
        if (type instanceof OctetStringType) {
            return "NULL";
        }
        CharacterStringType text = (CharacterStringType) type;
        int index = known.indexOf(text.alphabet());
        if (index < 0) {
            index = known.size();
            known.add(text.alphabet());
            widths.add(PerInteger.characterBits(text));
        }
        return "&" + name(index);
    }

    private static String name(int index) {
        return "alphabet_" + (index + 1);
    }

    /** True if each character of the alphabet is one octet. */
    static boolean fitOctets(IntegerSet alphabet) {
        return !alphabet.isEmpty()
                && alphabet.upper().orElseThrow().bitLength() <= Byte.SIZE
                && alphabet.ranges().size() <= MAX_OCTET;
    }

    /** Writes the constants. */
    void declare(IndentedText out) {
        for (int i = 0; i < known.size(); i++) {
            IntegerSet alphabet = known.get(i);
            String ranges = alphabet.ranges().stream()
                    .map(range -> "{" + range.lower() + ", " + range.upper() + '}')
                    .collect(Collectors.joining(", "));
            boolean indexed = alphabet.upper().orElseThrow().bitLength() > widths.get(i);
            out.line("static const c2x_range " + name(i) + "_ranges[] = {" + ranges + "};")
                    .line("static const c2x_alphabet " + name(i) + " = {" + name(i) + "_ranges, "
                            + alphabet.ranges().size() + ", " + widths.get(i) + ", " + indexed + "};")
                    .line("");
        }
    }
}
