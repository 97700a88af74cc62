package org.c2x.asn1.interpreter.columns;

import java.math.BigInteger;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;

/**
 * What a cell says of a value: ASN.1 notation, without the quotation marks of texts. So octets are {@code '1E05'H}, for
 * a spreadsheet takes {@code 1E05} and {@code 0012} for numbers.
 */
final class CellText {
    /** Before the index of what only a later version knows. */
    private static final String UNKNOWN = "...";

    private CellText() {}

    /**
     * The text of a value; of a list how many elements it has, of a CHOICE which one is chosen.
     *
     * @throws EncodeException if it is a number of more than {@link JerCodec#MOST_BITS} bits
     */
    static String of(Value value) {
        if (value instanceof IntegerValue number) {
            return number.fitsLong() ? Long.toString(number.toLong()) : large(number.toBigInteger());
        } else if (value instanceof CharacterStringValue string) {
            return string.value();
        } else if (value instanceof ObjectIdentifierValue oid) {
            return oid.value().toString();
        } else if (value instanceof ChoiceValue choice) {
            return choice.name();
        } else if (value instanceof ListValue list) {
            return Integer.toString(list.elements().size());
        } else if (value instanceof UnknownEnumeral unknown) {
            return UNKNOWN + unknown.index();
        } else if (value instanceof UnknownAlternative unknown) {
            return UNKNOWN + unknown.index();
        }
        return value.toString();
    }

    private static String large(BigInteger number) {
        if (number.bitLength() > JerCodec.MOST_BITS) {
            throw new EncodeException(
                    "", "expected a number of at most " + JerCodec.MOST_BITS + " bits, found " + Excerpt.of(number));
        }
        return number.toString();
    }
}
