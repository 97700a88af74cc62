package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.value.CharacterStringValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no value of a time type. */
class TimesTest {

    @ParameterizedTest
    @CsvSource({
        "DATE, 2026-02-29",
        "DATE, 2026-13-01",
        "DATE, 1900-02-29",
        "DATE, 2026-1-1",
        "DATE, 20261122",
        "TIME-OF-DAY, 24:00:01",
        "TIME-OF-DAY, 12:60:00",
        "TIME-OF-DAY, 12:00:61",
        "DATE-TIME, 2026-11-22 20:15:00",
        "DATE-TIME, 2026-11-22",
        "DURATION, P",
        "DURATION, PT",
        "DURATION, P1",
        "DURATION, P1D2Y",
        "DURATION, PT1D",
        "DURATION, P1H",
        "DURATION, P1.D",
        "DURATION, P1.5Y2D",
        "DURATION, P1234567890123456789D",
        "TIME, 2026-11-22"
    })
    void textThatIsNone_isRefused(String notation, String text) {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type(notation));

        EncodeException exception =
                assertThrows(EncodeException.class, () -> codec.encode(new CharacterStringValue(text)));

        assertTrue(exception.getMessage().contains("TIME".equals(notation) ? "no coding here" : "found " + text));
    }

    @ParameterizedTest
    @CsvSource({
        "UPER, DATE, 407000, 'at bit 10: expected 1..12, found 13'",
        "OER, DATE, 0207ea021e, 'at octet 0: expected a date such as 2026-11-22, found 2026-02-30'",
        "OER, DATE, 0207ea0d01, 'at octet 3: expected 1..12, found 13'",
        "OER, DATE, 0300c35001, 'at octet 0: expected a year of four digits, found 50000'",
        "OER, TIME-OF-DAY, 180100, 'at octet 0: expected a time of day such as 20:15:00, found 24:01:00'",
        "UPER, DURATION, 00, 'at bit 0: expected a duration such as P1DT12H or PT0.25S, found P'",
        "OER, DURATION, 0101010101, "
                + "'at octet 0: expected a duration such as P1DT12H or PT0.25S, found P and 1 digits of a"
                + " fraction'",
        "OER, DURATION, 030105010101ff, 'at octet 0: expected a duration such as P1DT12H or PT0.25S, found PT5S and 1"
                + " digits of a fraction'"
    })
    void numbersThatAreNone_areRefusedAtTheirPlace(RuleSet rules, String notation, String hex, String problem) {
        TableCodec codec = new TableCodec(rules, Asn1.type(notation));

        DecodeException exception = assertThrows(
                DecodeException.class, () -> codec.decode(HexFormat.of().parseHex(hex)));

        assertEquals(problem, exception.getMessage());
    }
}
