package org.c2x.asn1.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.c2x.asn1.schema.IntegerSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which fields can hold a number that a type does not have: 2 to the power of so many bits are more than it has. */
class FieldTest {

    @ParameterizedTest
    @CsvSource({
        "3, 0, 7, false",
        "3, 1, 8, false",
        "3, 0, 6, true",
        // of one number, in no bits
        "0, 5, 5, false",
        // two's complement of one octet (X.696 clause 10.4)
        "8, -128, 127, false",
        "8, -128, 126, true",
        "64, -9223372036854775808, 9223372036854775807, false"
    })
    void bitsHoldOtherNumbers(int width, long lower, long upper, boolean expected) {
        assertEquals(expected, Field.exceeds(width, IntegerSet.of(lower, upper)));
    }

    @ParameterizedTest
    @CsvSource({"3, 0, 3, 5, 7", "3, 0, 6, 8, 8"})
    void gapsAreOtherNumbers(int width, long lower, long end, long next, long upper) {
        IntegerSet allowed = IntegerSet.of(lower, end).union(IntegerSet.of(next, upper));

        assertTrue(Field.exceeds(width, allowed));
    }
}
