package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** INTEGER. */
final class IntegerCoder extends Coder {
    private final IntegerType type;
    private final ExtensibleNumber form;
    private final NumberCoder root;
    private final NumberCoder extension;
    private final IntegerSet hull;
    /** Both bounds fit into a long, and no number between them is left out. */
    private final boolean simple;

    private final long least;
    private final long most;

    IntegerCoder(Step.Number step) {
        this.type = step.type();
        this.form = ExtensibleNumber.of(step.form());
        this.root = NumberCoder.of(form.root());
        this.extension = NumberCoder.of(form.extension());
        this.hull = type.root().hull();
        Optional<BigInteger> lower = hull.lower().filter(IntegerCoder::isLong);
        Optional<BigInteger> upper = hull.upper().filter(IntegerCoder::isLong);
        this.simple = lower.isPresent() && upper.isPresent() && type.root().isContiguous();
        this.least = lower.map(BigInteger::longValue).orElse(0L);
        this.most = upper.map(BigInteger::longValue).orElse(0L);
    }

    private static boolean isLong(BigInteger number) {
        return number.bitLength() < Long.SIZE;
    }

    private boolean isInHull(IntegerValue value) {
        if (simple && value.fitsLong()) {
            return least <= value.toLong() && value.toLong() <= most;
        }
        return hull.contains(value.toBigInteger());
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
        (inHull ? root : extension).write(out, number);
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
        if (form.extensible() && !isInHull(number)) {
            throw in.error(at, "", ValueCheck.outside(type, number));
        }
        ValueCheck.integer(type, number).ifPresent(problem -> {
            throw in.error(at, "", problem);
        });
    }
}
