package org.c2x.asn1.value;

import java.math.BigInteger;
import java.util.Arrays;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.IntegerSet;

/** The canonical length of a BIT STRING with named bits (X.691 clauses 16.2 and 16.3). */
public final class NamedBits {

    private NamedBits() {}

    /**
     * The value with as few trailing zeros as the SIZE constraint allows; any other BIT STRING as it is. A value that
     * no number of zeros can make fit is returned without any.
     */
    public static BitString canonical(BitStringType type, BitString value) {
        if (type.namedBits().isEmpty()) {
            return value;
        }
        int length = canonicalLength(type, value.significantLength());
        if (length == value.length()) {
            return value;
        }
        return BitString.of(Arrays.copyOf(value.toByteArray(), (length + 7) >>> 3), length);
    }

    private static int canonicalLength(BitStringType type, int significant) {
        for (IntegerSet.Range range : type.size().root().ranges()) {
            boolean reaches = range.upper() == null || range.upper().compareTo(BigInteger.valueOf(significant)) >= 0;
            if (reaches) {
                return range.least().max(BigInteger.valueOf(significant)).intValue();
            }
        }
        return significant;
    }
}
