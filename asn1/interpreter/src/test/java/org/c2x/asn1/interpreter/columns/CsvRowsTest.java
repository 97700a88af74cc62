package org.c2x.asn1.interpreter.columns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CsvRowsTest {
    private static final SequenceType TYPE =
            (SequenceType) Asn1.type("SEQUENCE { text UTF8String OPTIONAL, number INTEGER OPTIONAL }")
                    .resolved();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "plain | plain",
                "two words | \"two words\"",
                "a,b | \"a,b\"",
                "say \"no\" | \"say \"\"no\"\"\"",
                "Müller | Müller",
                "exactly-twenty-4-letters | exactly-twenty-4-letters",
                "a-letter-more-than-the-24 | \"a-letter-more-than-the-24\"",
                "für alle | \"für alle\"",
                "\uD83D\uDE97 | \uD83D\uDE97",
            })
    void cells_areQuotedWhereTheyHaveTo(String text, String expected) {
        assertEquals(expected + ",7", row(new CsvRows(columns()), text, 7));
    }

    @Test
    void anEmptyText_isNotAnAbsentOne() {
        CsvRows rows = new CsvRows(columns());

        assertEquals("\"\",", row(rows, "", null));
        assertEquals(",", row(rows, null, null));
    }

    @Test
    void anAbsentOnlyCell_isStillARow() {
        assertEquals("\"\"", row(new CsvRows(Columns.of(TYPE, List.of("text"), null)), null, 1));
    }

    @Test
    void longCells_areComplete() {
        String quotes = "\"".repeat(5000);

        assertEquals('"' + quotes.repeat(2) + "\",1", row(new CsvRows(columns()), quotes, 1));
        assertEquals('"' + "x".repeat(9000) + "\",1", row(new CsvRows(columns()), "x".repeat(9000), 1));
    }

    @Test
    void header_namesTheColumns() {
        assertEquals("text,number", new String(new CsvRows(columns()).header(), StandardCharsets.UTF_8));
    }

    private static Columns columns() {
        return Columns.all(TYPE, null);
    }

    private static String row(CsvRows rows, String text, Integer number) {
        Value[] components = {
            text == null ? null : new CharacterStringValue(text), number == null ? null : IntegerValue.of(number)
        };
        return new String(rows.of(new SequenceValue(TYPE, components)), StandardCharsets.UTF_8);
    }
}
