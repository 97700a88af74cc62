package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.schema.IntegerSet;

/**
 * How a whole number is laid out: the value of an INTEGER, the index of an enumeral or alternative, a length. What a
 * length determinant looks like is the rule set's: its reader and writer have one.
 */
public sealed interface NumberForm {

    /** No bits: the number is known. */
    record Constant(BigInteger value) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A constrained whole number: what the number exceeds its lower bound by, in a field of fixed width.
     *
     * @param width bits, 0 where both bounds are the same
     */
    record Constrained(BigInteger lower, BigInteger upper, int width) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** As {@link Constrained}, in a field that begins at an octet: zero bits precede it as needed. */
    record AlignedField(BigInteger lower, BigInteger upper, int width) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * What the number exceeds its lower bound by, in the fewest octets, after the number of these; the first of them
     * begins at an octet.
     *
     * @param count form of the number of octets
     */
    record CountedOctets(BigInteger lower, BigInteger upper, NumberForm count) implements NumberForm {
        /** The most octets that a number takes. */
        public int mostOctets() {
            return upper.subtract(lower).bitLength() + 7 >>> 3;
        }

        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A two's complement number in a field of fixed width. */
    record TwosComplement(BigInteger lower, BigInteger upper, int width) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A semi-constrained whole number: a length, then what exceeds the lower bound, in the fewest octets. */
    record SemiConstrained(BigInteger lower) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** An unconstrained whole number: a length, then two's complement in the fewest octets. */
    record Unconstrained() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A normally small non-negative whole number: small in most messages, but without an upper bound. */
    record NormallySmall() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A normally small length, at least 1. */
    record NormallySmallLength() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * The length determinant of the rule set.
     *
     * @param fragments true if many items come in fragments, each after a length of its own
     */
    record Length(boolean fragments) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The length of the octets that hold so many bits, then the number of bits that are unused in the last octet. */
    record BitCount() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** One octet for 0 to 127, otherwise the number of octets with the first bit set, then two's complement. */
    record ShortOrLong() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The octets of a tag: class and number, of 63 or more in groups of seven bits. */
    record TagOctets() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** No bits: components beside it tell the number, by the table of an open type. */
    record Told(List<String> components) implements NumberForm {
        public Told {
            components = List.copyOf(components);
        }

        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** All contents octets of the element around it, in two's complement. */
    record ContentsNumber() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * No bits: a string or list fills the contents octets of the element around it. The octets of a BIT STRING
     * follow the number of bits that are unused in the last one.
     */
    record ContentsLength() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** No bits: the tag that the element of an alternative begins with tells it. */
    record ElementTag() implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A whole number in octets with seven of its bits each, the least significant ones first; the first bit of an octet
     * tells that another one follows.
     *
     * @param signed true if a sign bit comes before; a negative number is less than minus what the octets hold by 1
     */
    record Groups(boolean signed) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The number of bits, then that of the octets that hold so many, in {@link Groups}. */
    record OctetCount(NumberForm bits) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * As soon as there may be no more items, a bit before each: 0 if one follows, 1 at the end. None
     * follows the last one that there may be.
     *
     * @param least so many items have no bit before them
     * @param most  how many items there may be, empty for no limit
     */
    record Continued(int least, OptionalInt most) implements NumberForm {
        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * An extension bit, then the number in the form of the extension root (0) or in that of what lies beyond (1).
     *
     * @param range numbers of the root; only its hull counts
     */
    record Extensible(IntegerSet range, NumberForm root, NumberForm extension) implements NumberForm {
        @Override
        public boolean fragments() {
            return root.fragments() || extension.fragments();
        }

        @Override
        public <R> R accept(NumberFormVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** True if the number is a length that may show only after the last item, for items may come in fragments. */
    default boolean fragments() {
        return false;
    }

    /** Calls the visitor's method for this form. */
    <R> R accept(NumberFormVisitor<R> visitor);
}
