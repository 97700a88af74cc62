package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every code that a field's width allows: those of a range that is no power of two, and those above it. */
class BoundsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 100, 127, 128, 129})
    void everyCode_isAValueOrRefused(int count) {
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
        String names = IntStream.range(0, count).mapToObj(i -> "n" + i).collect(Collectors.joining(", "));
        String alternatives = names.replace(",", " NULL,") + " NULL";

        codes(Asn1.type("INTEGER (-7.." + (count - 8) + ")"), 0, width, count);
        codes(Asn1.type("INTEGER (-7.." + (count - 8) + ", ...)"), 1, width, count);
        codes(Asn1.type("ENUMERATED { " + names + " }"), 0, width, count);
        codes(Asn1.type("ENUMERATED { " + names + ", ..., more }"), 1, width, count);
        codes(Asn1.type("CHOICE { " + alternatives + " }"), 0, width, count);
        codes(Asn1.type("CHOICE { " + alternatives + ", ... }"), 1, width, count);
        codes(Asn1.type("SEQUENCE (SIZE (2.." + (count + 1) + ")) OF NULL"), 0, width, count);
        codes(Asn1.type("SEQUENCE (SIZE (2.." + (count + 1) + ", ...)) OF NULL"), 1, width, count);
    }

    /** @param bitsBefore zero bits before the code */
    private static void codes(Type type, int bitsBefore, int width, int count) {
        TableCodec codec = new TableCodec(RuleSet.UPER, type);
        for (int code = 0; code < 1 << width; code++) {
            int word = code << 16 - bitsBefore - width;
            byte[] octets = {(byte) (word >> 8), (byte) word};
            if (code < count) {
                Value value = codec.decode(octets);

                byte[] again = codec.encode(value);
                assertEquals(octets[0], again[0]);
                assertEquals(bitsBefore + width > 8 ? 2 : 1, again.length);
            } else {
                DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(octets));
                assertEquals(bitsBefore, refused.offset());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 64, 255, 256})
    void justOutsideTheBounds_nothingIsEncoded(int lower) {
        int upper = lower + 6;
        TableCodec integer = new TableCodec(RuleSet.UPER, Asn1.type("INTEGER (" + lower + ".." + upper + ")"));
        TableCodec list =
                new TableCodec(RuleSet.UPER, Asn1.type("SEQUENCE (SIZE (" + lower + ".." + upper + ")) OF NULL"));
        TableCodec bits = new TableCodec(RuleSet.UPER, Asn1.type("BIT STRING (SIZE (" + lower + ".." + upper + "))"));

        for (int number : new int[] {lower, lower + 1, upper - 1, upper}) {
            assertDoesNotThrow(() -> integer.encode(IntegerValue.of(number)));
            assertDoesNotThrow(() -> list.encode(nulls(number)));
            assertDoesNotThrow(() -> bits.encode(zeros(number)));
        }
        for (int number : new int[] {lower - 1, upper + 1}) {
            assertThrows(EncodeException.class, () -> integer.encode(IntegerValue.of(number)));
            if (number >= 0) {
                assertThrows(EncodeException.class, () -> list.encode(nulls(number)));
                assertThrows(EncodeException.class, () -> bits.encode(zeros(number)));
            }
        }
    }

    private static Value nulls(int count) {
        return new ListValue(Collections.nCopies(count, new NullValue()));
    }

    private static Value zeros(int count) {
        return new BitStringValue(BitString.of(new byte[(count + 7) / 8], count));
    }
}
