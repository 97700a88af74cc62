package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** INTEGER. */
final class IntegerCoder extends Coder {
    private final IntegerType type;
    private final ExtensibleNumber form;
    private final NumberCoder root;
    /** Null if the number is not extensible. */
    private final NumberCoder extension;
    /** Null if there is none. */
    private final BigInteger lower;

    private final BigInteger upper;
    /** Both bounds fit into a long, and no number between them is left out. */
    private final boolean simple;

    private final long least;
    private final long most;

    IntegerCoder(Step.Number step) {
        this.type = step.type();
        this.form = ExtensibleNumber.of(step.form());
        this.root = NumberCoder.of(form.root());
        this.extension = form.extension() == null ? null : NumberCoder.of(form.extension());
        this.lower = type.root().lower().orElse(null);
        this.upper = type.root().upper().orElse(null);
        this.simple = isLong(lower) && isLong(upper) && type.root().isContiguous();
        this.least = simple ? lower.longValue() : 0;
        this.most = simple ? upper.longValue() : 0;
    }

    private static boolean isLong(BigInteger number) {
        return number != null && number.bitLength() < Long.SIZE;
    }

    private boolean isInHull(IntegerValue value) {
        if (simple && value.fitsLong()) {
            return least <= value.toLong() && value.toLong() <= most;
        }
        BigInteger number = value.toBigInteger();
        return (lower == null || lower.compareTo(number) <= 0) && (upper == null || number.compareTo(upper) <= 0);
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        IntegerValue number = expect(IntegerValue.class, value);
        boolean inHull = isInHull(number);
        if (!(simple && inHull)) {
            ValueCheck.integer(type, number).ifPresent(problem -> {
                throw new EncodeException("", problem);
            });
        }
        form.writeBit(out, !inHull);
        (inHull || extension == null ? root : extension).write(out, number);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        boolean extended = form.readBit(in, listener);
        int at = in.position();
        IntegerValue number = (extended ? extension : root).read(in);
        if (!extended && !(simple && isInHull(number))) {
            check(in, at, number);
        }
        return number;
    }

    /** A number of the root must be inside the hull, and if there is no extension, in none of its gaps. */
    private void check(RuleReader in, int at, IntegerValue number) {
        if (extension != null && !isInHull(number)) {
            throw in.error(at, "", ValueCheck.outside(type, number));
        }
        ValueCheck.integer(type, number).ifPresent(problem -> {
            throw in.error(at, "", problem);
        });
    }
}
