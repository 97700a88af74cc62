package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** A statement without others within it: what is done with a value that is no field. */
public sealed interface Leaf extends Statement {

    /** What a printer does with each kind of leaf: one method a kind, no default. */
    interface Visitor {
        void visit(Whole statement);

        void visit(Added statement);

        void visit(Numbered statement);

        void visit(Octets statement);

        void visit(BitString statement);

        void visit(Characters statement);

        void visit(Text statement);

        void visit(Check statement);

        void visit(Wide statement);

        void visit(Real statement);

        void visit(Time statement);

        void visit(Lookup statement);
    }

    /** Calls the visitor's method for this kind of leaf. */
    void accept(Visitor visitor);

    @Override
    default void accept(Statement.Visitor visitor) {
        accept((Visitor) visitor);
    }

    /**
     * An INTEGER in the fewest octets, after their number.
     *
     * @param lower   what is written is what the number exceeds it by, or all of it in two's complement; then empty
     * @param allowed the numbers that may be
     */
    record Whole(Place place, IntegerType type, Optional<BigInteger> lower, IntegerSet allowed, Lengths lengths)
            implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "whole " + place.path()
                    + lower.map(least -> " from " + least).orElse("") + " after its length in " + lengths;
        }
    }

    /** The position of an enumeral among the additions, in 7 bits or in octets after their number. */
    record Added(Place place, EnumeratedType type, Lengths lengths) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "added " + place.path();
        }
    }

    /** The number that an enumeral has, in an octet or in several after their number. */
    record Numbered(Place place, EnumeratedType type, List<BigInteger> numbers) implements Leaf {
        /** True if each number is the one before and one. */
        public static boolean isConsecutive(List<BigInteger> numbers) {
            return IntStream.range(1, numbers.size())
                    .allMatch(i -> numbers.get(i).equals(numbers.get(0).add(BigInteger.valueOf(i))));
        }

        /** True if that is so, and each one is in an octet by itself: then one check is enough for all. */
        public static boolean areOctets(List<BigInteger> numbers) {
            return isConsecutive(numbers)
                    && numbers.get(0).signum() >= 0
                    && numbers.get(numbers.size() - 1).bitLength() < Byte.SIZE;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "numbered " + place.path() + ' '
                    + numbers.stream().map(BigInteger::toString).collect(Collectors.joining(" "));
        }
    }

    /** A string of octets; an OBJECT IDENTIFIER is one, too. */
    record Octets(Place place, Type type, Count count) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "octets " + place.path() + ", " + count;
        }
    }

    /**
     * A string of bits.
     *
     * @param padded   true if zero bits fill the last octet
     * @param measured true if the number of octets comes before these, after that of the bits
     */
    record BitString(Place place, BitStringType type, Count count, boolean padded, boolean measured) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "bits " + place.path() + ", " + count + (padded ? ", padded" : "")
                    + (measured ? ", in so many octets" : "");
        }
    }

    /** Characters of one width each. */
    record Characters(Place place, CharacterStringType type, CharacterCode code, Count count) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "characters " + place.path() + " of " + code.width() + (code.indexed() ? " by index" : "") + ", "
                    + count;
        }
    }

    /** Text in the octets that its type has by itself, after their length. */
    record Text(Place place, CharacterStringType type, Count characters, Lengths lengths) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "text " + place.path() + " after its length in " + lengths;
        }
    }

    /** The check of a constraint that no bits show. */
    record Check(Place place, Type type, Constraint constraint) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "check " + place.path();
        }
    }

    /**
     * An INTEGER of which no word holds all numbers, less a lower bound.
     *
     * @param allowed as for {@link Field.Number}
     * @param width   bits, or 0 for as many octets as it needs
     * @param count   bits before for the number of these octets, less one, of which the first begins at an octet
     */
    record Wide(Place place, IntegerType type, BigInteger lower, IntegerSet allowed, int width, int count)
            implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "wide " + place.path() + " less " + lower + ", "
                    + (width > 0 ? width + " bits" : "octets after " + count + " bits for their number");
        }
    }

    /**
     * A REAL.
     *
     * @param width bits of a number of IEEE 754; 0 for contents octets of X.690 after their length
     */
    record Real(Place place, int width, Lengths lengths) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "real " + place.path() + (width > 0 ? ", " + width + " bits" : " after its length in " + lengths);
        }
    }

    /** The numbers of a time. */
    record Time(Place place, CharacterStringType type, Lengths lengths) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "time " + place.path();
        }
    }

    /**
     * A string that is looked up among those before it.
     *
     * @param part of the table
     */
    record Lookup(Place place, Type type, String part) implements Leaf {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "look up " + place.path() + " among " + part;
        }
    }
}
