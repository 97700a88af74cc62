package org.c2x.asn1.emit.uper;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;

/**
 * How the length of a string or list is coded: not at all, in a few bits, or as a determinant without an upper bound;
 * and with an extension bit in front where the size constraint is extensible (X.691 clauses 16, 17, 20, 30).
 */
final class Lengths {
    private final SizeConstraint size;
    private final Optional<Integer> bits;

    Lengths(SizeConstraint size) {
        this.size = size;
        this.bits = PerInteger.lengthBits(size);
    }

    /** True if a length within the root has an upper bound below 64K. */
    boolean isBounded() {
        return bits.isPresent();
    }

    boolean isExtensible() {
        return size.extensible();
    }

    int lower() {
        return size.root().lower().orElse(BigInteger.ZERO).min(BigInteger.valueOf(Integer.MAX_VALUE)).intValue();
    }

    /** Bits of the length within the root. */
    int bits() {
        return bits.orElseThrow();
    }

    private int upper() {
        return size.root().upper().orElseThrow().intValueExact();
    }

    /** The expression that reads a bounded length. */
    String read(String in) {
        return bits() == 0 ? "" + lower() : in + ".readCount(" + lower() + ", " + upper() + ", " + bits() + ')';
    }

    /** The statement that writes a bounded length; none if it is fixed. */
    void write(String length, String target, SourceWriter out) {
        if (bits() > 0) {
            out.line(target + ".write(" + (lower() == 0 ? length : length + " - " + lower()) + ", " + bits() + ");");
        }
    }

    /** The condition that a length belongs to the root. */
    String inRoot(String length) {
        return Conditions.contains(length, withoutNegative());
    }

    private IntegerSet withoutNegative() {
        IntegerSet root = size.root();
        boolean fromZero = root.isContiguous() && root.lower().map(BigInteger::signum).orElse(0) == 0;
        return fromZero ? IntegerSet.range(null, root.upper().orElse(null)) : root;
    }

    /** The condition that a decoded length breaks the constraint, empty if reading it has checked everything. */
    String violation(String length) {
        boolean checked = size.extensible()
                || size.root().isContiguous() && (isBounded() || size.root().equals(IntegerSet.NON_NEGATIVE));
        return checked ? "" : "!(" + inRoot(length) + ')';
    }

    String expected() {
        return "size " + size.root();
    }

    /** The expression for the bits of a bounded or determinant length with its items. */
    String bitsOf(String length, int itemBits, SourceWriter out) {
        String items = itemBits == 0 ? "0" : itemBits == 1 ? length : itemBits + "L * " + length;
        String root = isBounded() ? sum("" + bits(), items) : sum(determinants(length, out), items);
        if (!isExtensible()) {
            return root;
        }
        return "1 + (" + inRoot(length) + " ? " + root + " : " + sum(determinants(length, out), items) + ')';
    }

    private static String determinants(String length, SourceWriter out) {
        return out.runtime("UperLength") + ".ofDeterminants(" + length + ')';
    }

    private static String sum(String lengthBits, String itemBits) {
        if (itemBits.equals("0")) {
            return lengthBits;
        }
        return lengthBits.equals("0") ? itemBits : lengthBits + " + " + itemBits;
    }
}
