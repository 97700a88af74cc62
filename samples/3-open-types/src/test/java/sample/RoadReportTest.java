package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;
import sample.road.Reading;
import sample.road.Report;

class RoadReportTest {
    /** Made with pycrate 0.8.1 from the same module and values. */
    private static final String EXPECTED = "124272c3bc636b6520616d204f737472696e67180811dd00101403a0380a00";

    @Test
    void encode_givesTheOctetsOfAnotherImplementation() {
        assertEquals(EXPECTED, HexFormat.of().formatHex(RoadReport.encode(RoadReport.bridge())));
    }

    @Test
    void decode_givesTheMessageAgain() {
        assertEquals(RoadReport.bridge(), RoadReport.decode(HexFormat.of().parseHex(EXPECTED)));
    }

    @Test
    void describe_tellsEachReading() {
        assertEquals(
                List.of("-2.3 degrees", "1.4 mm/h of snow", "surface ice"),
                RoadReport.bridge().readings().stream()
                        .map(RoadReport::describe)
                        .toList());
    }

    @Test
    void aReadingOfALaterVersion_keepsItsOctets() {
        Report report = new Report(
                "Allee", List.of(new Reading(9, new Reading.Value.Unknown(OctetString.ofHex("0102")))));
        assertEquals(report, RoadReport.decode(RoadReport.encode(report)));
    }

    @Test
    void aReadingOfAnotherType_isRefused() {
        Reading.Value value = new Reading.Value.Temperature(1);
        assertThrows(IllegalArgumentException.class, () -> new Reading(2, value));
    }
}
