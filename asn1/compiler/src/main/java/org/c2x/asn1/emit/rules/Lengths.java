package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;

/**
 * How the length of a string or list is coded: not at all, in a few bits, or as a determinant without an upper bound;
 * and after an extension bit where the size constraint is extensible (X.691 clauses 16, 17, 20, 30).
 */
final class Lengths {
    private final SizeConstraint size;
    private final NumberForm form;
    /** Empty if a length of the root is a determinant without an upper bound. */
    private final Optional<FieldForm> field;
    /** True if lengths beyond the root have an encoding, too. */
    private final boolean open;

    private Lengths(SizeConstraint size, NumberForm form, boolean open) {
        this.size = size;
        this.form = form;
        this.field = FieldForm.ofRoot(form);
        this.open = open;
    }

    /**
     * The lengths of a string or list.
     *
     * @param open true if the rule set codes lengths beyond the root, if there are such
     * @throws IllegalArgumentException if the step is none
     */
    static Lengths of(Step step, boolean open) {
        if (step instanceof Step.Bits bits) {
            return of(bits.type().size(), bits.length(), open);
        } else if (step instanceof Step.Octets octets) {
            return of(octets.type().size(), octets.length(), open);
        } else if (step instanceof Step.Characters characters) {
            return of(characters.type().size(), characters.length(), open);
        } else if (step instanceof Step.Text text) {
            return of(text.type().size(), text.length(), open);
        } else if (step instanceof Step.TableString string) {
            return of(Sizes.of(string.type()), new NumberForm.Groups(false), open);
        } else if (step instanceof Step.Repetition list) {
            return of(list.type().size(), list.length(), open);
        }
        throw new IllegalArgumentException(step + " has no length");
    }

    private static Lengths of(SizeConstraint size, NumberForm form, boolean open) {
        NumberForm own = form instanceof NumberForm.OctetCount count ? count.bits() : form;
        return new Lengths(size, own, open && size.extensible());
    }

    /** True if a length within the root is a number by itself, and not joined to the items. */
    boolean isCounted() {
        return field.isPresent() || isQuantity();
    }

    /** True if a length is a number without an upper bound. */
    private boolean isQuantity() {
        return form instanceof NumberForm.SemiConstrained;
    }

    /** True if a length within the root is written by itself. */
    boolean isWritten() {
        return isQuantity() || field.isPresent() && bits() > 0;
    }

    boolean isExtensible() {
        return form instanceof NumberForm.Extensible;
    }

    int lower() {
        return size.root()
                .lower()
                .orElse(BigInteger.ZERO)
                .min(BigInteger.valueOf(Integer.MAX_VALUE))
                .intValue();
    }

    /** Bits of the length within the root. */
    int bits() {
        return field.orElseThrow().width();
    }

    private int upper() {
        return size.root().upper().orElseThrow().intValueExact();
    }

    /** The expression that reads a counted length. */
    String read(String in) {
        if (isQuantity()) {
            return in + ".readQuantity()";
        }
        return bits() == 0
                ? "" + lower()
                : in + field.orElseThrow().method("read", "Count") + lower() + ", " + upper() + ", " + bits() + ')';
    }

    /** The statement that writes a counted length; none if it is fixed. */
    void write(String length, String target, SourceWriter out) {
        if (isQuantity()) {
            out.line(target + ".writeQuantity(" + length + ");");
        } else if (bits() > 0) {
            if (!field.orElseThrow().isPacked()) {
                out.line(target + ".align();");
            }
            out.line(target + ".write(" + (lower() == 0 ? length : length + " - " + lower()) + ", " + bits() + ");");
        }
    }

    /** The condition that a length belongs to the root. */
    String inRoot(String length) {
        return isWithin(length, size.root());
    }

    /** True if a length is no extension: PER does not see gaps of a root (X.691 clauses 16.6, 17.3, 20.4). */
    String inHull(String length) {
        return isWithin(length, size.root().hull());
    }

    /** The condition that a length is one of these. */
    static String isWithin(String length, IntegerSet lengths) {
        boolean fromZero = lengths.isContiguous()
                && lengths.lower().map(BigInteger::signum).orElse(0) == 0;
        return Conditions.contains(
                length, fromZero ? IntegerSet.range(null, lengths.upper().orElse(null)) : lengths);
    }

    /** The condition that a decoded length breaks the constraint, empty if reading it has checked everything. */
    String violation(String length) {
        return violation(length, open ? IntegerSet.NON_NEGATIVE : size.root(), field.isPresent());
    }

    /** The same for any numbers of items; {@code isRangeRead} if reading refuses what is out of bounds. */
    static String violation(String length, IntegerSet allowed, boolean isRangeRead) {
        boolean allowsAll = allowed.contains(0) && allowed.contains(Integer.MAX_VALUE);
        return allowed.isContiguous() && (isRangeRead || allowsAll) ? "" : "!(" + isWithin(length, allowed) + ')';
    }

    String expected() {
        return "size " + size.root();
    }

    /**
     * The expression for the bits of a length with its items.
     *
     * @param lengthOf the class of the runtime that counts bits; asked for only where it is used
     */
    String bitsOf(String length, long itemBits, Supplier<String> lengthOf) {
        return bitsOf(length, itemBits, itemBits, lengthOf);
    }

    /**
     * The same for items that have another number of bits where the length is beyond the root.
     *
     * @param rootBits bits of an item where the length is within it
     */
    String bitsOf(String length, long rootBits, long beyondBits, Supplier<String> lengthOf) {
        String root = sum(rootBits(length, lengthOf), items(length, rootBits));
        if (!isExtensible()) {
            return root;
        }
        String beyond = sum(determinants(length, lengthOf), items(length, beyondBits));
        return "1 + (" + inHull(length) + " ? " + root + " : " + beyond + ')';
    }

    private static String items(String length, long itemBits) {
        return itemBits == 0 ? "0" : itemBits == 1 ? length : itemBits + "L * " + length;
    }

    private String rootBits(String length, Supplier<String> lengthOf) {
        if (isQuantity()) {
            return lengthOf.get() + ".ofQuantity(" + length + ')';
        }
        return field.isPresent() ? "" + bits() : determinants(length, lengthOf);
    }

    /** A number of bits in Java: an int if it is one. */
    static String literal(long bits) {
        return bits > Integer.MAX_VALUE ? bits + "L" : "" + bits;
    }

    private static String determinants(String length, Supplier<String> lengthOf) {
        return lengthOf.get() + ".ofDeterminants(" + length + ')';
    }

    private static String sum(String lengthBits, String itemBits) {
        if (itemBits.equals("0")) {
            return lengthBits;
        }
        return lengthBits.equals("0") ? itemBits : lengthBits + " + " + itemBits;
    }
}
