package org.c2x.asn1.per;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;

/** Widths of whole numbers in unaligned PER. */
public final class PerInteger {
    /** Lengths with an upper bound from here on are coded as if they had none (X.691 clause 11.9.4.1). */
    public static final long LENGTH_LIMIT = 1 << 16;

    private PerInteger() {}

    /**
     * Bits of a constrained whole number: what its range needs (X.691 clause 11.5.6); empty if the set lacks a bound.
     */
    public static Optional<Integer> bits(IntegerSet set) {
        if (set.lower().isEmpty() || set.upper().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(set.upper().get().subtract(set.lower().get()).bitLength());
    }

    /** Bits of an index among so many. */
    public static int indexBits(int count) {
        return BigInteger.valueOf(Math.max(count, 1) - 1L).bitLength();
    }

    /** Bits of the index of a root enumeral. */
    public static int indexBits(EnumeratedType type) {
        return indexBits(type.root().size());
    }

    /**
     * Bits of a length within the root of a size constraint: 0 if it is fixed; empty if the length is coded as one
     * without upper bound, in fragments if need be.
     */
    public static Optional<Integer> lengthBits(SizeConstraint size) {
        Optional<BigInteger> upper = size.root().upper();
        if (upper.isEmpty() || upper.get().compareTo(BigInteger.valueOf(LENGTH_LIMIT)) >= 0) {
            return Optional.empty();
        }
        return bits(size.root());
    }

    /** Bits of a character of a known-multiplier type (X.691 clause 30.5.2). */
    public static int characterBits(CharacterStringType type) {
        return type.alphabet().size().orElseThrow().subtract(BigInteger.ONE).max(BigInteger.ZERO).bitLength();
    }
}
