package org.c2x.asn1.program;

import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.schema.IntegerSet;

/**
 * How many items a string or list has, and how the number is coded.
 *
 * @param allowed the numbers that may be
 * @param aligned true if the items begin at an octet, if there are any
 */
public record Count(Form form, IntegerSet allowed, boolean aligned) {

    /** One whose items follow at once. */
    public Count(Form form, IntegerSet allowed) {
        this(form, allowed, false);
    }

    /** How the number is coded. */
    public sealed interface Form {}

    /** Not at all: it is always the same. */
    public record Fixed(long count) implements Form {
        @Override
        public String toString() {
            return Long.toString(count);
        }
    }

    /** In the field {@link Field.Items} before. */
    public record InField() implements Form {
        @Override
        public String toString() {
            return "counted";
        }
    }

    /**
     * As {@link Field.Beyond} tells, in the one or the other form, where elements are read.
     *
     * @param fields before those of a number within the root
     */
    public record Either(Form within, List<Statement> fields, Form beyond) implements Form {
        public Either {
            fields = List.copyOf(fields);
        }

        @Override
        public String toString() {
            return within + " or " + beyond;
        }
    }

    /**
     * As soon as there may be no more items, a bit before each: 0 if one follows, 1 at the end.
     *
     * @param least so many items have no bit before them
     * @param most  none follows the last one that there may be; empty for no limit
     */
    public record Continued(int least, OptionalInt most) implements Form {
        @Override
        public String toString() {
            return "bits between";
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
        return form + (form instanceof Fixed ? "" : ", allowed " + allowed) + (aligned ? ", aligned" : "");
    }
}
