package org.c2x.asn1.program;

import java.math.BigInteger;
import org.c2x.asn1.schema.IntegerSet;

/**
 * How many items a string or list has, and how the number is coded.
 *
 * @param allowed the numbers that may be
 */
public record Count(Form form, IntegerSet allowed) {

    /** How the number is coded. */
    public sealed interface Form {}

    /** Not at all: it is always the same. */
    public record Fixed(int count) implements Form {
        @Override
        public String toString() {
            return Integer.toString(count);
        }
    }

    /** In a field, less the lower bound. */
    public record InField(BigInteger lower, int width) implements Form {
        @Override
        public String toString() {
            return width + " bits from " + lower;
        }
    }

    /** As a length. */
    public record AsLength(Lengths lengths) implements Form {
        @Override
        public String toString() {
            return "length in " + lengths;
        }
    }

    /** As a number in the fewest octets, after the length of these. */
    public record AsNumber(Lengths lengths) implements Form {
        @Override
        public String toString() {
            return "number after its length in " + lengths;
        }
    }

    @Override
    public String toString() {
        return form + (form instanceof Fixed ? "" : ", allowed " + allowed);
    }
}
