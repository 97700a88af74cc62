package org.c2x.asn1.interpreter.uper;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.interpreter.uper.UperListener.Item;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.UperLength;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/**
 * INTEGER (X.691 clause 13). The hull of the root decides: both bounds give a number of fixed width, a lower one alone
 * a semi-constrained number, none or an upper one alone an unconstrained number. Only numbers outside the hull count
 * as extensions: PER does not see gaps in it.
 */
final class IntegerCoder extends UperCoder {
    private final IntegerType type;
    /** Null if there is none. */
    private final BigInteger lower;

    private final BigInteger upper;
    private final boolean constrained;
    private final int width;
    /** Both bounds fit into a long, and no number between them is left out. */
    private final boolean simple;

    IntegerCoder(IntegerType type) {
        this.type = type;
        this.lower = type.root().lower().orElse(null);
        this.upper = type.root().upper().orElse(null);
        Optional<Integer> bits = PerInteger.bits(type.root());
        this.constrained = bits.isPresent();
        this.width = bits.orElse(0);
        this.simple = constrained && isLong(lower) && isLong(upper) && type.root().isContiguous();
    }

    private static boolean isLong(BigInteger number) {
        return number.bitLength() < Long.SIZE;
    }

    private boolean isInHull(IntegerValue value) {
        if (simple && value.fitsLong()) {
            return lower.longValue() <= value.toLong() && value.toLong() <= upper.longValue();
        }
        BigInteger number = value.toBigInteger();
        return (lower == null || lower.compareTo(number) <= 0) && (upper == null || number.compareTo(upper) <= 0);
    }

    @Override
    long bits(Value value, int levels) {
        IntegerValue number = expect(IntegerValue.class, value);
        boolean inHull = isInHull(number);
        if (!(simple && inHull)) {
            ValueCheck.integer(type, number).ifPresent(problem -> {
                throw new EncodeException("", problem);
            });
        }
        return (type.extensible() ? 1 : 0) + (inHull ? bitsInHull(number) : bitsUnconstrained(number));
    }

    private long bitsInHull(IntegerValue number) {
        if (constrained) {
            return width;
        }
        return lower == null
                ? bitsUnconstrained(number)
                : UperLength.ofSemiConstrained(number.toBigInteger().subtract(lower));
    }

    private static long bitsUnconstrained(IntegerValue number) {
        return number.fitsLong()
                ? UperLength.ofUnconstrained(number.toLong())
                : UperLength.ofUnconstrained(number.toBigInteger());
    }

    @Override
    void write(BitWriter out, Value value) {
        IntegerValue number = (IntegerValue) value;
        boolean inHull = isInHull(number);
        if (type.extensible()) {
            out.writeBit(!inHull);
        }
        if (!inHull || lower == null) {
            out.writeUnconstrained(number.toBigInteger());
        } else if (!constrained) {
            out.writeSemiConstrained(number.toBigInteger().subtract(lower));
        } else if (simple) {
            out.writeLong(number.toLong() - lower.longValue(), width);
        } else {
            out.writeBig(number.toBigInteger().subtract(lower), width);
        }
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        int at = in.position();
        boolean inHull = true;
        if (type.extensible()) {
            inHull = !in.readBit();
            listener.item(Item.EXTENSION_BIT, in.offset(at), in.offset(in.position()), inHull ? 0 : 1);
        }
        int numberAt = in.position();
        IntegerValue number = readNumber(in, inHull);
        if (inHull && !(simple && isInHull(number))) {
            checkHull(in, numberAt, number);
        }
        return number;
    }

    private IntegerValue readNumber(BitReader in, boolean inHull) {
        if (!inHull || lower == null) {
            return IntegerValue.of(in.readUnconstrained());
        } else if (!constrained) {
            return IntegerValue.of(in.readSemiConstrained().add(lower));
        } else if (simple && width < Long.SIZE) {
            long offset = in.readLong(width);
            long number = lower.longValue() + offset;
            // a sum beyond the largest long is just another number above the upper bound
            return number < lower.longValue() ? IntegerValue.of(big(offset)) : IntegerValue.of(number);
        }
        return IntegerValue.of(in.readBig(width).add(lower));
    }

    private BigInteger big(long offset) {
        return lower.add(BigInteger.valueOf(offset));
    }

    /** What stands in the root must be inside the hull, and if there is no extension, in none of its gaps. */
    private void checkHull(BitReader in, int at, IntegerValue number) {
        if (!isInHull(number)) {
            throw in.error(at, "", ValueCheck.outside(type, number));
        }
        ValueCheck.integer(type, number).ifPresent(problem -> {
            throw in.error(at, "", problem);
        });
    }
}
