package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoordinatesTest {

    @ParameterizedTest
    @CsvSource({
        "48.13852, 481385200",
        "-90, -900000000",
        "90, 900000000",
        "0.00000004, 0",
        "0.00000006, 1",
        "NaN, 900000001"
    })
    void latitude_isInTenthsOfAMicrodegree(double degrees, int expected) {
        assertEquals(expected, Coordinates.latitude(degrees));
    }

    @ParameterizedTest
    @CsvSource({"11.56984, 115698400", "-180, -1800000000", "180, 1800000000", "NaN, 1800000001"})
    void longitude_isInTenthsOfAMicrodegree(double degrees, int expected) {
        assertEquals(expected, Coordinates.longitude(degrees));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-90.0000001, 90.0000001, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY})
    void latitude_beyondThePoles_isUnavailable(double degrees) {
        assertEquals(900_000_001, Coordinates.latitude(degrees));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-180.0000001, 180.0000001})
    void longitude_beyondTheDateLine_isUnavailable(double degrees) {
        assertEquals(1_800_000_001, Coordinates.longitude(degrees));
    }

    @Test
    void degrees_comeBack() {
        assertEquals(48.13852, Coordinates.latitudeDegrees(481_385_200));
        assertEquals(-11.56984, Coordinates.longitudeDegrees(-115_698_400));
        assertEquals(Double.NaN, Coordinates.latitudeDegrees(900_000_001));
        assertEquals(Double.NaN, Coordinates.longitudeDegrees(1_800_000_001));
    }

    @ParameterizedTest
    @CsvSource({"520, 52000", "-0.004, 0", "-5000, -100000", "9000, 800000", "NaN, 800001"})
    void altitude_isInCentimetres_andItsEndsTakeWhatIsBeyond(double metres, int expected) {
        assertEquals(expected, Coordinates.altitude(metres));
    }

    @Test
    void altitudeMetres_comeBack() {
        assertEquals(520.0, Coordinates.altitudeMetres(52_000));
        assertEquals(Double.NaN, Coordinates.altitudeMetres(800_001));
    }

    @ParameterizedTest
    @CsvSource({"0.0131071, 131071", "-0.0131071, -131071", "NaN, 131072"})
    void deltaDegrees_areInTenthsOfAMicrodegree(double degrees, int expected) {
        assertEquals(expected, Coordinates.deltaDegrees(degrees));
        assertEquals(degrees, Coordinates.degreesOfDelta(expected));
    }

    @Test
    void deltaDegrees_beyondTheRange_areUnavailable() {
        assertEquals(131_072, Coordinates.deltaDegrees(0.0131072));
        assertEquals(131_072, Coordinates.deltaDegrees(-0.02));
    }

    @ParameterizedTest
    @CsvSource({"1.5, 150", "-127, -12700", "-128, -12700", "128, 12799", "NaN, 12800"})
    void deltaAltitude_isInCentimetres_andItsEndsTakeWhatIsBeyond(double metres, int expected) {
        assertEquals(expected, Coordinates.deltaAltitude(metres));
    }

    @Test
    void deltaAltitudeMetres_comeBack() {
        assertEquals(-0.5, Coordinates.deltaAltitudeMetres(-50));
        assertEquals(Double.NaN, Coordinates.deltaAltitudeMetres(12_800));
    }
}
