package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerSet.Range;

/** The numbers of more than 64 bits, and what such ones are compared with, that a source file uses as constants. */
final class BigIntegers {
    private final List<BigInteger> known = new ArrayList<>();

    /** The constant. */
    String constant(BigInteger number) {
        if (!known.contains(number)) {
            known.add(number);
        }
        return name(known.indexOf(number));
    }

    private static String name(int index) {
        return "integer_" + (index + 1);
    }

    /** The condition that a number is one of a set, empty if any is. */
    String allows(CPlace number, IntegerSet set) {
        return set.ranges().stream().map(range -> within(number, range)).collect(Collectors.joining(" || "));
    }

    private String within(CPlace number, Range range) {
        String above = range.lower() == null ? "" : compared(number, range.lower()) + " >= 0";
        String below = range.upper() == null ? "" : compared(number, range.upper()) + " <= 0";
        return above.isEmpty() || below.isEmpty() ? above + below : '(' + above + " && " + below + ')';
    }

    private String compared(CPlace number, BigInteger bound) {
        return "c2x_compare(" + number.address() + ", &" + constant(bound) + ')';
    }

    /** Writes the constants. */
    void declare(IndentedText out) {
        for (int i = 0; i < known.size(); i++) {
            byte[] octets = known.get(i).toByteArray();
            out.line("/* " + known.get(i) + " */")
                    .line("static const uint8_t " + name(i) + "_octets[] = {"
                            + String.join(", ", Literals.octets(octets)) + "};")
                    .line("static const c2x_integer " + name(i) + " = {" + name(i) + "_octets, " + octets.length + "};")
                    .line("");
        }
    }
}
