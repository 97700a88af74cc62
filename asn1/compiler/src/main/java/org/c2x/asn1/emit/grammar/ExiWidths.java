package org.c2x.asn1.emit.grammar;

import java.math.BigInteger;
import java.util.OptionalInt;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** How many bits strict EXI takes for codes and values. */
public final class ExiWidths {
    /** Ranges of up to so many numbers are coded in bits of a fixed number (EXI 7.1.9). */
    private static final BigInteger MOST_NUMBERS_IN_BITS = BigInteger.valueOf(4096);

    private ExiWidths() {}

    /** Bits of a value of the type if they are always as many and a field can have them, else empty. */
    public static OptionalInt fieldBits(Type type) {
        XmlType xml = XmlType.of(type);
        if (xml instanceof XmlType.Whole whole) {
            boolean isBig = JavaModel.whole((IntegerType) type.resolved()) == Whole.BIG;
            return isBig ? OptionalInt.empty() : bits(whole);
        }
        if (xml instanceof XmlType.Enumeration enumeration) {
            return OptionalInt.of(bits(enumeration.names().size() - 1));
        }
        if (xml instanceof XmlType.Truth) {
            return OptionalInt.of(1);
        }
        if (xml instanceof XmlType.NumberedBits bits) {
            return OptionalInt.of(bits.length());
        }
        return xml instanceof XmlType.Empty ? OptionalInt.of(0) : OptionalInt.empty();
    }

    /** Bits of a number of a small range, empty if the range is another one. */
    public static OptionalInt bits(XmlType.Whole whole) {
        if (whole.lower().isEmpty() || whole.upper().isEmpty()) {
            return OptionalInt.empty();
        }
        BigInteger span = whole.upper().get().subtract(whole.lower().get());
        return span.compareTo(MOST_NUMBERS_IN_BITS) < 0 ? OptionalInt.of(span.bitLength()) : OptionalInt.empty();
    }

    /** Bits of a code among those up to the last one. */
    public static int bits(int last) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(last);
    }
}
