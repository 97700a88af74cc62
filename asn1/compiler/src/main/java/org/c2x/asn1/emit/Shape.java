package org.c2x.asn1.emit;

import java.math.BigInteger;

/** How a struct of a language without a heap holds a value. */
public sealed interface Shape {

    /** The C type. */
    String cType();

    /** About how many octets a value takes. */
    int octets();

    /** A number of the standard integer types. */
    record Number(int bits, boolean isSigned) implements Shape {
        @Override
        public String cType() {
            return (isSigned ? "int" : "uint") + bits + "_t";
        }

        @Override
        public int octets() {
            return bits / Byte.SIZE;
        }

        /** The least number that it holds. */
        public BigInteger least() {
            return isSigned ? BigInteger.ONE.shiftLeft(bits - 1).negate() : BigInteger.ZERO;
        }

        /** The greatest number that it holds. */
        public BigInteger most() {
            return BigInteger.ONE.shiftLeft(isSigned ? bits - 1 : bits).subtract(BigInteger.ONE);
        }

        /** True if it holds a number. */
        public boolean holds(BigInteger number) {
            return number.compareTo(least()) >= 0 && number.compareTo(most()) <= 0;
        }
    }

    /**
     * INTEGER of more than 64 bits: octets in two's complement anywhere.
     *
     * @param most so many octets are enough for what is bounded
     */
    record LongNumber(int most) implements Shape {
        @Override
        public String cType() {
            return "c2x_integer";
        }

        @Override
        public int octets() {
            return 16;
        }
    }

    record Real() implements Shape {
        @Override
        public String cType() {
            return "double";
        }

        @Override
        public int octets() {
            return Double.BYTES;
        }
    }

    /** OBJECT IDENTIFIER or RELATIVE-OID: its contents octets anywhere. */
    record Identifier() implements Shape {
        @Override
        public String cType() {
            return "c2x_oid";
        }

        @Override
        public int octets() {
            return 16;
        }
    }

    record Truth() implements Shape {
        @Override
        public String cType() {
            return "bool";
        }

        @Override
        public int octets() {
            return 1;
        }
    }

    record Nothing() implements Shape {
        @Override
        public String cType() {
            return "c2x_null";
        }

        @Override
        public int octets() {
            return 1;
        }
    }

    /** ENUMERATED: the position of the enumeral. */
    record Enumeral(String cType) implements Shape {
        @Override
        public int octets() {
            return Integer.BYTES;
        }
    }

    /** BIT STRING of a fixed size up to 64 bits: an unsigned number, the last bit being bit 0. */
    record FixedBits(int length) implements Shape {
        /** The number that has the bits. */
        public Number number() {
            int bits = length <= 8 ? 8 : length <= 16 ? 16 : length <= 32 ? 32 : 64;
            return new Number(bits, false);
        }

        @Override
        public String cType() {
            return number().cType();
        }

        @Override
        public int octets() {
            return number().octets();
        }
    }

    /** BIT STRING of variable size up to 64 bits. */
    record ShortBits() implements Shape {
        @Override
        public String cType() {
            return "c2x_short_bits";
        }

        @Override
        public int octets() {
            return 16;
        }
    }

    /** Longer BIT STRING. */
    record LongBits() implements Shape {
        @Override
        public String cType() {
            return "c2x_bits";
        }

        @Override
        public int octets() {
            return 16;
        }
    }

    /** Octets, or characters of one octet each, of a fixed number. */
    record FixedOctets(String prefix, int length) implements Shape {
        /** True if a number of 64 bits has room for them. */
        public boolean isNumber() {
            return length <= Long.BYTES;
        }

        @Override
        public String cType() {
            return prefix + "_octets_" + length;
        }

        @Override
        public int octets() {
            return length;
        }
    }

    /** Octets, or characters of one octet each, up to a small number. */
    record BoundedOctets(String prefix, int most) implements Shape {
        @Override
        public String cType() {
            return prefix + "_octets_up_to_" + most;
        }

        @Override
        public int octets() {
            return 1 + most;
        }
    }

    /** Octets, characters of one octet each, or text in UTF-8, anywhere. */
    record Octets() implements Shape {
        @Override
        public String cType() {
            return "c2x_octets";
        }

        @Override
        public int octets() {
            return 16;
        }
    }

    /** SEQUENCE, SET or CHOICE: a struct of its own. */
    record Struct(String cType, int octets) implements Shape {}

    /**
     * A list: a struct of its own with a count and elements.
     *
     * @param most the length of the array of elements, 0 if there is a pointer to them
     */
    record Items(String cType, Shape element, int most) implements Shape {
        /** True if the elements are part of the struct. */
        public boolean isInline() {
            return most > 0;
        }

        @Override
        public int octets() {
            return isInline() ? 8 + most * element.octets() : 16;
        }
    }
}
