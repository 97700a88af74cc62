package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.SizeConstraint;

/**
 * The length before a string or list. It is either <em>counted</em>, a number by itself, or <em>joined</em>: then
 * it belongs to the items, which may come in fragments.
 */
final class LengthCoder {
    /** Result of {@link #read} if the length is joined to the items; all such results are negative. */
    static final int JOINED = -1;
    /** The same if it is none of the extension root. */
    static final int JOINED_BEYOND = -2;

    private final SizeConstraint size;
    private final String unit;
    private final long lower;
    /** Long.MAX_VALUE for none. */
    private final long upper;

    private final ExtensibleNumber form;
    /** Null if the length of the root is joined to the items. */
    private final @Nullable NumberCoder root;

    private final boolean silent;

    /** @param unit plural noun for what is counted */
    LengthCoder(NumberForm length, SizeConstraint size, String unit) {
        this.size = size;
        this.unit = unit;
        this.lower = clamp(size.root().lower().orElse(BigInteger.ZERO));
        this.upper = clamp(size.root().upper().orElse(BigInteger.valueOf(Long.MAX_VALUE)));
        this.form = ExtensibleNumber.of(length);
        boolean joined = form.root() instanceof NumberForm.Length
                || form.root() instanceof NumberForm.BitCount
                || form.root() instanceof NumberForm.ContentsLength;
        this.root = joined ? null : NumberCoder.of(form.root());
        this.silent = form.root() instanceof NumberForm.Constant;
    }

    private static long clamp(BigInteger number) {
        return number.min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
    }

    /** True if an extension bit tells that the length is none of the root. */
    boolean isBeyond(int length) {
        return form.extensible() && !isInRoot(length);
    }

    private boolean isInRoot(int length) {
        return lower <= length && length <= upper;
    }

    /**
     * Writes extension bit and counted length.
     *
     * @return false if the length is joined: then the items must be written together with it
     * @throws EncodeException if the length is none of the type's
     */
    boolean write(RuleWriter out, int length) {
        if (!size.allows(length)) {
            throw new EncodeException("", "expected " + expected() + ", found " + length);
        }
        boolean extended = isBeyond(length);
        form.writeBit(out, extended);
        if (extended || root == null) {
            return false;
        }
        root.write(out, length);
        return true;
    }

    /**
     * Reads extension bit and counted length.
     *
     * @return the length, or {@link #JOINED} or {@link #JOINED_BEYOND}: then the items must be read together with it
     */
    int read(RuleReader in, CodingListener listener) {
        if (form.readBit(in, listener)) {
            return JOINED_BEYOND;
        }
        if (root == null) {
            return JOINED;
        }
        int at = in.position();
        int length = root.readInt(in);
        if (!silent) {
            listener.item(Item.LENGTH, in.offset(at), in.offset(in.position()), length);
        }
        if (length > upper && form.extensible()) {
            throw in.outOfRange(at, "", expected(), length);
        }
        check(in, at, length);
        return length;
    }

    /** Refuses a length that the constraint leaves out; {@code at} is its position. */
    void check(RuleReader in, int at, int length) {
        if (!size.allows(length)) {
            throw in.outOfRange(at, "", expected(), length);
        }
    }

    /** Refuses a part of a list that makes it longer than any valid one, before it is read. */
    void checkNotLonger(RuleReader in, int at, long length) {
        if (!size.extensible() && length > upper) {
            throw in.outOfRange(at, "", expected(), length);
        }
    }

    private String expected() {
        return size.root() + " " + unit;
    }
}
