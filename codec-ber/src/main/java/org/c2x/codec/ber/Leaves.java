package org.c2x.codec.ber;

import com.beanit.asn1bean.ber.types.BerBitString;
import com.beanit.asn1bean.ber.types.BerBoolean;
import com.beanit.asn1bean.ber.types.BerEnum;
import com.beanit.asn1bean.ber.types.BerInteger;
import com.beanit.asn1bean.ber.types.BerNull;
import com.beanit.asn1bean.ber.types.BerOctetString;
import com.beanit.asn1bean.ber.types.string.BerUTF8String;
import com.beanit.asn1bean.ber.types.string.BerVisibleString;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;

/**
 * What generated mappings share: leaves of asn1bean's objects as Java values, with the checks that asn1bean leaves out.
 * An object that is missing, and a value out of bounds, is a {@link DecodeException}. Bounds are included.
 */
public final class Leaves {
    private Leaves() {}

    /** An object that must be there: a mandatory component, the alternative of a CHOICE. */
    public static <T> T present(T object) {
        if (object == null) {
            throw refusal("expected a value, found none");
        }
        return object;
    }

    public static boolean toBoolean(BerBoolean bean) {
        return present(bean).value;
    }

    public static Null toNull(BerNull bean) {
        present(bean);
        return Null.NULL;
    }

    public static int toInt(BerInteger bean, int lower, int upper) {
        return (int) toLong(bean, lower, upper);
    }

    public static long toLong(BerInteger bean, long lower, long upper) {
        BigInteger number = toBigInteger(bean);
        long value = number.longValue();
        if (number.bitLength() >= Long.SIZE || value < lower || value > upper) {
            throw refusal("expected " + lower + ".." + upper + ", found " + Excerpt.of(number));
        }
        return value;
    }

    /** A number of an extensible type, all of which fit into a long here. */
    public static long toLong(BerInteger bean) {
        return toLong(bean, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public static BigInteger toBigInteger(BerInteger bean) {
        return present(present(bean).value);
    }

    /** The number of an enumeral; those that need more than 32 bits are one that no enumeral has. */
    public static int toNumber(BerEnum bean) {
        BigInteger number = toBigInteger(bean);
        return number.bitLength() < Integer.SIZE ? number.intValue() : Integer.MIN_VALUE;
    }

    /** What a mapping throws where no enumeral has the number. */
    public static DecodeException noEnumeral(BerEnum bean) {
        return refusal("expected the number of an enumeral, found " + Excerpt.of(bean.value));
    }

    public static BitString toBitString(BerBitString bean) {
        byte[] octets = present(present(bean).value);
        if (bean.numBits < 0 || bean.numBits > octets.length * (long) Byte.SIZE) {
            throw refusal("expected unused bits of the last octet, found " + bean.numBits + " bits");
        }
        return BitString.of(Arrays.copyOf(octets, bean.numBits + 7 >>> 3), bean.numBits);
    }

    public static BitString toBitString(BerBitString bean, long lower, long upper) {
        BitString bits = toBitString(bean);
        checkSize(bits.length(), lower, upper);
        return bits;
    }

    public static BitString toNamedBits(BerBitString bean) {
        return toBitString(bean);
    }

    /** Zeros at the end of named bits come and go with the size, X.680 clause 22.7. */
    public static BitString toNamedBits(BerBitString bean, long lower, long upper) {
        BitString bits = toBitString(bean);
        int length = (int) Math.max(lower, Math.min(bits.length(), upper));
        if (bits.significantLength() > length) {
            throw refusal("expected at most " + upper + " bits, found " + bits.significantLength());
        }
        return length == bits.length()
                ? bits
                : BitString.of(Arrays.copyOf(bits.toByteArray(), length + 7 >>> 3), length);
    }

    public static OctetString toOctetString(BerOctetString bean) {
        return OctetString.of(present(present(bean).value));
    }

    public static OctetString toOctetString(BerOctetString bean, long lower, long upper) {
        OctetString octets = toOctetString(bean);
        checkSize(octets.length(), lower, upper);
        return octets;
    }

    public static String toText(BerUTF8String bean) {
        return text(present(bean).value, StandardCharsets.UTF_8);
    }

    /** A text of another type than UTF8String: of those that are mapped, all have ASCII octets. */
    public static String toText(BerOctetString bean) {
        return text(present(bean).value, StandardCharsets.US_ASCII);
    }

    public static String toText(BerVisibleString bean) {
        return text(present(bean).value, StandardCharsets.US_ASCII);
    }

    public static String toText(BerUTF8String bean, long lower, long upper) {
        return sized(toText(bean), lower, upper);
    }

    public static String toText(BerOctetString bean, long lower, long upper) {
        return sized(toText(bean), lower, upper);
    }

    public static String toText(BerVisibleString bean, long lower, long upper) {
        return sized(toText(bean), lower, upper);
    }

    private static String text(byte[] octets, Charset charset) {
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(present(octets))).toString();
        } catch (CharacterCodingException e) {
            throw refusal("expected octets of " + charset + " characters, found others");
        }
    }

    private static String sized(String text, long lower, long upper) {
        checkSize(text.codePointCount(0, text.length()), lower, upper);
        return text;
    }

    /** The octets of a text: those of ASCII are the same in UTF-8. */
    public static byte[] octets(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** A length in the unit of its type is within bounds. */
    public static void checkSize(int size, long lower, long upper) {
        if (size < lower || size > upper) {
            throw refusal("expected a size of " + lower + (upper == Long.MAX_VALUE ? " or more" : ".." + upper)
                    + ", found " + size);
        }
    }

    /** Only one alternative of a CHOICE is there. */
    public static void checkFirst(Object earlier) {
        if (earlier != null) {
            throw refusal("expected one alternative, found two");
        }
    }

    /**
     * What follows the components that asn1bean knows belongs to later versions, and is none that is out of place or in
     * a form that asn1bean does not read: it takes these for unknown, too.
     *
     * @param octets the encodings of the unknown components
     * @param known  tags of the known ones, each with its class in the highest two bits
     */
    public static void checkAdditions(byte[] octets, int... known) {
        for (int at = 0; at < octets.length; ) {
            Tlv component = Tlv.at(octets, at, octets.length);
            int tag = component.tagClass() << 30 | component.number();
            if (Arrays.stream(known).anyMatch(own -> own == tag)) {
                throw refusal(
                        "expected components in their order and form, found tag " + component.tag() + " after them");
            }
            at = component.end();
        }
    }

    /** What a mapping throws where unknown components follow those of a type without extension marker. */
    public static DecodeException noAdditions() {
        return refusal("expected the end of the components, found more");
    }

    /** What a mapping throws for values that a record refuses, each by itself or together. */
    public static DecodeException refused(IllegalArgumentException e) {
        return refusal(e.getMessage());
    }

    /** An object has no place in the octets any more. */
    private static DecodeException refusal(@Nullable String problem) {
        return new DecodeException(DecodeException.Unit.OCTET, 0, "", problem);
    }
}
