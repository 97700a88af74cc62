package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimensionsTest {
    @ParameterizedTest
    @CsvSource({"4.6, 46", "0, 1", "0.04, 1", "102.1, 1021", "102.2, 1022", "500, 1022", "NaN, 1023"})
    void vehicleLength_isInTenths_andOutOfRangeFromItsEndOn(double metres, int expected) {
        assertEquals(expected, Dimensions.vehicleLength(metres));
    }

    @ParameterizedTest
    @CsvSource({"1.8, 18", "0, 1", "6, 60", "6.1, 61", "7, 61", "NaN, 62"})
    void vehicleWidth_isInTenths_andOutOfRangeFromItsEndOn(double metres, int expected) {
        assertEquals(expected, Dimensions.vehicleWidth(metres));
    }

    @ParameterizedTest
    @CsvSource({"46, 4.6", "1023, NaN"})
    void metresOfALength_comeBack(int length, double metres) {
        assertEquals(metres, Dimensions.vehicleLengthMetres(length));
    }

    @ParameterizedTest
    @CsvSource({"18, 1.8", "62, NaN"})
    void metresOfAWidth_comeBack(int width, double metres) {
        assertEquals(metres, Dimensions.vehicleWidthMetres(width));
    }
}
