package org.c2x.asn1.interpreter.mapping;

import java.math.BigInteger;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;

/** Leaves of a value tree as Java values. A value of another kind, and null, is a {@link DecodeException}. */
public final class Scalars {

    private Scalars() {}

    public static boolean toBoolean(Value value) {
        return value instanceof BooleanValue bool ? bool.value() : fail("a BOOLEAN", value);
    }

    public static int toInt(Value value) {
        long number = toLong(value);
        return number == (int) number ? (int) number : fail("an INTEGER of 32 bits", value);
    }

    public static long toLong(Value value) {
        return value instanceof IntegerValue integer && integer.fitsLong()
                ? integer.toLong()
                : fail("an INTEGER of 64 bits", value);
    }

    public static BigInteger toBigInteger(Value value) {
        return value instanceof IntegerValue integer ? integer.toBigInteger() : fail("an INTEGER", value);
    }

    public static double toDouble(Value value) {
        return value instanceof RealValue real ? real.value() : fail("a REAL", value);
    }

    public static BitString toBitString(Value value) {
        return value instanceof BitStringValue bits ? bits.value() : fail("a BIT STRING", value);
    }

    public static OctetString toOctetString(Value value) {
        return value instanceof OctetStringValue octets ? octets.value() : fail("an OCTET STRING", value);
    }

    public static ObjectIdentifier toObjectIdentifier(Value value) {
        return value instanceof ObjectIdentifierValue identifier
                ? identifier.value()
                : fail("an OBJECT IDENTIFIER", value);
    }

    public static String toText(Value value) {
        return value instanceof CharacterStringValue text ? text.value() : fail("a character string", value);
    }

    public static Null toNull(Value value) {
        return value instanceof NullValue ? Null.NULL : fail("NULL", value);
    }

    /** The name of an enumeral that the type knows. */
    public static String toEnumeral(Value value) {
        return value instanceof EnumeratedValue enumerated ? enumerated.name() : fail("an ENUMERATED", value);
    }

    /** The value of a CHOICE, of an alternative that the type knows. */
    public static ChoiceValue toChoice(Value value) {
        return value instanceof ChoiceValue choice ? choice : fail("a CHOICE", value);
    }

    /** What a mapping throws where a value is none of the type. It has no place in the octets any more. */
    public static DecodeException mismatch(String problem) {
        return new DecodeException(DecodeException.Unit.BIT, 0, "", problem);
    }

    @SuppressWarnings("TypeParameterUnusedInFormals") // of any type, for it returns nothing
    static <T> T fail(String expected, Value found) {
        Object quoted = found instanceof IntegerValue number ? number.toBigInteger() : found;
        throw mismatch("expected " + expected + ", found " + (found == null ? "nothing" : Excerpt.of(quoted)));
    }
}
