package org.c2x.asn1.interpreter.uper;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.interpreter.uper.UperListener.Item;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.UperLength;
import org.c2x.asn1.schema.SizeConstraint;

/**
 * The length in front of a string or list. It is either <em>bounded</em>, a number of known width (none if the length
 * is fixed), or a length determinant without an upper bound, perhaps in fragments (X.691 clauses 11.9, 16, 17, 20).
 */
final class SizeCoder {
    /** Result of {@link #read} if a length determinant without an upper bound follows. */
    static final int UNBOUNDED = -1;

    private final SizeConstraint size;
    private final String unit;
    private final long lower;
    /** Long.MAX_VALUE for none. */
    private final long upper;

    private final boolean boundedRoot;
    private final int width;

    /** @param unit plural noun for what is counted */
    SizeCoder(SizeConstraint size, String unit) {
        this.size = size;
        this.unit = unit;
        this.lower = clamp(size.root().lower().orElse(BigInteger.ZERO));
        this.upper = clamp(size.root().upper().orElse(BigInteger.valueOf(Long.MAX_VALUE)));
        Optional<Integer> bits = PerInteger.lengthBits(size);
        this.boundedRoot = bits.isPresent();
        this.width = bits.orElse(0);
    }

    private static long clamp(BigInteger number) {
        return number.min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
    }

    private boolean isInRoot(int length) {
        return lower <= length && length <= upper;
    }

    /** True if the length stands in bounded form. */
    private boolean isBounded(int length) {
        return boundedRoot && isInRoot(length);
    }

    /**
     * Bits of extension bit and all length determinants.
     *
     * @throws EncodeException if the length is none of the type's
     */
    long bits(int length) {
        if (!size.allows(length)) {
            throw new EncodeException("", "expected " + expected() + ", found " + length);
        }
        return extensionBits() + (isBounded(length) ? width : UperLength.ofDeterminants(length));
    }

    /**
     * Writes extension bit and bounded length.
     *
     * @return false if the length is unbounded: then the items must be written together with their length
     */
    boolean write(BitWriter out, int length) {
        if (size.extensible()) {
            out.writeBit(!isInRoot(length));
        }
        if (isBounded(length)) {
            out.write(length - lower, width);
            return true;
        }
        return false;
    }

    /**
     * Reads extension bit and bounded length.
     *
     * @return the length, or {@link #UNBOUNDED}: then the items must be read together with their length
     */
    int read(BitReader in, UperListener listener) {
        boolean extended = false;
        int at = in.position();
        if (size.extensible()) {
            extended = in.readBit();
            listener.item(Item.EXTENSION_BIT, in.offset(at), in.offset(in.position()), extended ? 1 : 0);
        }
        if (extended || !boundedRoot) {
            return UNBOUNDED;
        }
        at = in.position();
        int length = (int) (lower + in.read(width));
        if (width > 0) {
            listener.item(Item.LENGTH, in.offset(at), in.offset(in.position()), length);
        }
        if (length > upper) {
            throw in.outOfRange(at, "", expected(), length);
        }
        check(in, at, length);
        return length;
    }

    /** Refuses a length that the constraint leaves out; {@code at} is where it stands. */
    void check(BitReader in, int at, int length) {
        if (!size.allows(length)) {
            throw in.outOfRange(at, "", expected(), length);
        }
    }

    /** Refuses a part of a list that makes it longer than any valid one, before it is read. */
    void checkNotLonger(BitReader in, int at, long length) {
        if (!size.extensible() && length > upper) {
            throw in.outOfRange(at, "", expected(), length);
        }
    }

    private int extensionBits() {
        return size.extensible() ? 1 : 0;
    }

    private String expected() {
        return size.root() + " " + unit;
    }
}
