package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.ObjectIdentifier;

/**
 * Fields of a library's message object on their way into a record, and back: what generated mappings check because the
 * library does not. What is wrong with a message has no place in the octets any more, so exceptions are for octet 0;
 * the mappings add the component's path.
 */
public final class MessageField {
    private MessageField() {}

    /** The exception for a field that is no value of its component. */
    public static DecodeException mismatch(@Nullable String problem) {
        return new DecodeException(DecodeException.Unit.OCTET, 0, "", problem);
    }

    /** The exception for components that the record refuses; its message names the component. */
    public static DecodeException refused(IllegalArgumentException e) {
        return mismatch(e.getMessage());
    }

    /** The exception for a CHOICE without an alternative. */
    public static DecodeException noAlternative() {
        return mismatch("expected an alternative of the CHOICE, found none");
    }

    /** The exception for an alternative of a later version, which messages have no field for. */
    public static EncodeException unknownAlternative() {
        return new EncodeException("", "an alternative of a later version cannot be encoded");
    }

    /** The exception for an enumeral of a later version, which messages have no number for. */
    public static EncodeException unknownEnumeral() {
        return new EncodeException("", "an enumeral of a later version cannot be encoded");
    }

    /** A mandatory component is there. */
    public static void present(boolean present) {
        if (!present) {
            throw mismatch("expected a mandatory component, found none");
        }
    }

    /** No more than one alternative of a CHOICE is there. */
    public static void atMostOne(int alternatives) {
        if (alternatives > 1) {
            throw mismatch("expected one alternative of the CHOICE, found " + alternatives);
        }
    }

    /** A field of an enum holds none of the numbers that its type does not know. */
    public static void known(List<Long> unknownNumbers) {
        if (!unknownNumbers.isEmpty()) {
            throw mismatch("expected an enumeral of the type, found number " + unknownNumbers.get(0));
        }
    }

    /** A field that stands for NULL is true. */
    public static Null nothing(boolean set) {
        if (!set) {
            throw mismatch("expected true, which stands for NULL, found false");
        }
        return Null.NULL;
    }

    /** A text whose octets are UTF-8. */
    public static String text(boolean valid, String text) {
        if (!valid) {
            throw mismatch("expected UTF-8, found other octets");
        }
        return text;
    }

    /** A number lies between two bounds. */
    public static void range(int value, int lower, int upper) {
        if (value < lower || value > upper) {
            throw outside(value, lower, upper);
        }
    }

    /** A number lies between two bounds. */
    public static void range(long value, long lower, long upper) {
        if (value < lower || value > upper) {
            throw outside(value, lower, upper);
        }
    }

    /**
     * A number lies between two bounds.
     *
     * @param lower null for none
     * @param upper null for none
     */
    public static void range(BigInteger value, @Nullable BigInteger lower, @Nullable BigInteger upper) {
        if (isOutside(value, lower, upper)) {
            throw outside(value, lower == null ? "MIN" : lower, upper == null ? "MAX" : upper);
        }
    }

    /** A number without sign lies between two bounds, which are not negative. */
    public static void unsigned(int value, int lower, int upper) {
        if (value < lower || value > upper) {
            throw outside(Integer.toUnsignedString(value), lower, upper);
        }
    }

    /** A number without sign lies between two bounds, which are not negative. */
    public static void unsigned(long value, long lower, long upper) {
        if (value < lower || value > upper) {
            throw outside(Long.toUnsignedString(value), lower, upper);
        }
    }

    /** A number of 64 bits without sign. */
    public static BigInteger unsigned(long value) {
        BigInteger low = BigInteger.valueOf(value & Long.MAX_VALUE);
        return value < 0 ? low.setBit(Long.SIZE - 1) : low;
    }

    /** A number in two's complement, most significant octet first; there is an octet at least. */
    public static BigInteger integer(byte[] octets) {
        if (octets.length == 0) {
            throw mismatch("expected the octets of a number, found none");
        }
        return new BigInteger(octets);
    }

    /** A length lies between two bounds; it comes back. */
    public static int size(int length, long lower, long upper) {
        if (length < lower || length > upper) {
            throw mismatch("expected size " + bounds(lower, upper) + ", found " + length);
        }
        return length;
    }

    /**
     * A condition holds.
     *
     * @param expected what the condition says, in ASN.1 notation
     */
    public static void that(boolean condition, String expected, Object found) {
        if (!condition) {
            throw mismatch("expected " + expected + ", found " + Excerpt.of(found));
        }
    }

    /** A BIT STRING of fixed length up to 64 from a number, whose lowest bit is the last one. */
    public static BitString bits(long number, int length) {
        if (length < Long.SIZE && number >>> length != 0) {
            throw mismatch("expected " + length + " bits, found 0x" + Long.toHexString(number));
        }
        return BitString.of(number, length);
    }

    /** A BIT STRING from a message that gives octets and length, provided both are there. */
    public static BitString bits(boolean complete, byte[] octets, int length) {
        present(complete);
        return bits(octets, length);
    }

    /** A BIT STRING of so many bits; unused bits of the last octet are zero. */
    public static BitString bits(byte[] octets, int length) {
        if (length < 0 || octets.length != (length + 7L) >>> 3) {
            throw mismatch(
                    "expected the octets of " + Integer.toUnsignedString(length) + " bits, found " + octets.length);
        }
        if ((length & 7) != 0 && (octets[octets.length - 1] & 0xff >> (length & 7)) != 0) {
            throw mismatch("expected unused bits to be zero");
        }
        return BitString.wrap(octets, length);
    }

    /** A BIT STRING from contents octets. */
    public static BitString bits(byte[] contents) {
        try {
            return BitStringContents.toBitString(contents);
        } catch (IllegalArgumentException e) {
            throw refused(e);
        }
    }

    /** An OBJECT IDENTIFIER from contents octets. */
    public static ObjectIdentifier objectIdentifier(byte[] contents) {
        try {
            return ObjectIdentifierContents.toObjectIdentifier(contents);
        } catch (IllegalArgumentException e) {
            throw refused(e);
        }
    }

    /** A RELATIVE-OID from contents octets. */
    public static ObjectIdentifier relative(byte[] contents) {
        try {
            return ObjectIdentifierContents.toRelative(contents);
        } catch (IllegalArgumentException e) {
            throw refused(e);
        }
    }

    /** A value of an extensible type is in the root, outside of which the encoding has no place for it. */
    public static void encodable(boolean inRoot, String root, Object found) {
        if (!inRoot) {
            throw new EncodeException(
                    "", "outside the root " + root + ", which is all that can be encoded: " + Excerpt.of(found));
        }
    }

    /** A text has no lone surrogates, which UTF-8 cannot express. */
    public static void encodable(String text) {
        try {
            Check.wellFormed("text", text);
        } catch (IllegalArgumentException e) {
            throw new EncodeException("", e.getMessage());
        }
    }

    private static boolean isOutside(BigInteger value, @Nullable BigInteger lower, @Nullable BigInteger upper) {
        return lower != null && value.compareTo(lower) < 0 || upper != null && value.compareTo(upper) > 0;
    }

    private static DecodeException outside(Object value, Object lower, Object upper) {
        return mismatch("expected " + lower + ".." + upper + ", found " + Excerpt.of(value));
    }

    private static String bounds(long lower, long upper) {
        return lower == upper ? "" + lower : lower + ".." + upper;
    }
}
