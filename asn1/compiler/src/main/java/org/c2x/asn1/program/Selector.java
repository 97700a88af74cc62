package org.c2x.asn1.program;

import java.util.List;

/** What tells the alternatives of a CHOICE apart. */
public sealed interface Selector {

    /**
     * The position among the first alternatives in a field; those of additions in 7 bits or in octets after their
     * number.
     *
     * @param extended true if a bit comes first, which tells that it is one of the additions
     * @param fields   what reads the position where it begins at an octet after that bit; else that is with the bit
     */
    record Index(int width, int count, boolean extended, List<Statement> fields) implements Selector {
        public Index {
            fields = List.copyOf(fields);
        }

        @Override
        public String toString() {
            return (extended ? "a bit and " : "") + width + " bits below " + count;
        }
    }

    /**
     * The octets of a tag. An alternative of a later version has one from the first to the last of those numbers, if
     * that tells its position among the additions.
     *
     * @param base the tag of the first addition
     */
    record Tag(long base, long first, long last) implements Selector {
        /** True if alternatives of later versions can be told. */
        public boolean tellsLater() {
            return first <= last;
        }

        @Override
        public String toString() {
            return "tag" + (tellsLater() ? ", later ones " + first + ".." + last : "");
        }
    }

    /** Nothing: who reads the value has said it. */
    record Known() implements Selector {
        @Override
        public String toString() {
            return "what is known";
        }
    }
}
