package org.c2x.columnar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.columnar.ColumnType.Decimal;
import org.c2x.columnar.ColumnType.Scalar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageColumnsTest {
    static Type type(String name, String assignments) {
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + assignments + "\nEND\n";
        try {
            return new TypeReference(SchemaLoader.load(List.of(new SourceFile("Test.asn", module)))
                    .find(name)
                    .orElseThrow());
        } catch (SchemaException wrong) {
            throw new AssertionError(wrong);
        }
    }

    private static Column only(String assignment) {
        return MessageColumns.of(type("T", assignment)).columns().get(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INTEGER (-2147483648..2147483647)|INT32",
                "INTEGER (0..4294967295)|INT64",
                "INTEGER (0..7, ...)|INT64",
                "INTEGER (-9223372036854775808..9223372036854775807)|INT64",
                "INTEGER|TEXT",
                "INTEGER (0..MAX)|TEXT",
                "INTEGER (0..18446744073709551615, ...)|TEXT",
            })
    void integers_haveTheNarrowestColumn(String type, Scalar expected) {
        assertEquals(expected, only("T ::= " + type).type());
    }

    @Test
    void unsignedOf64Bits_isADecimal() {
        assertEquals(
                new Decimal(20), only("T ::= INTEGER (0..18446744073709551615)").type());
        assertEquals(
                new Decimal(38),
                only("T ::= INTEGER (-" + "9".repeat(38) + "..0)").type());
        assertEquals(
                Scalar.TEXT, only("T ::= INTEGER (0..1" + "0".repeat(38) + ")").type());
    }

    @Test
    void numberBeyond64Bits_isRefusedWithItsPath() {
        Type type = type("T", "T ::= SEQUENCE { a SEQUENCE OF INTEGER (0..7, ...) }");
        MessageColumns columns = MessageColumns.of(type);

        EncodeException refused = assertThrows(
                EncodeException.class,
                () -> columns.row(new JerCodec(type).fromJson("{\"a\":[1,9223372036854775808]}")));

        assertEquals("a[1]", refused.path());
    }

    @Test
    void metadata_areTypeRangeCommentAndUnit() {
        Type type = type("T", """
                T ::= SEQUENCE { speed SpeedValue, -- How fast, in m
                  angle INTEGER (0..3600) OPTIONAL -- Direction in 0.1 degree, clockwise.
                }
                -- Speed in 0.01 m/s; 16383 is unavailable.
                SpeedValue ::= INTEGER (0..16383)
                """);

        List<Column> columns = MessageColumns.of(type).columns();

        assertEquals(
                List.of(false, true), columns.stream().map(Column::nullable).toList());
        assertEquals("0..16383", columns.get(0).metadata().get(MessageColumns.CONSTRAINT));
        assertEquals("SpeedValue", columns.get(0).metadata().get(MessageColumns.TYPE));
        assertEquals("INTEGER", columns.get(1).metadata().get(MessageColumns.TYPE));
        assertEquals("0.1 degree", columns.get(1).metadata().get(MessageColumns.UNIT));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Speed in 0.01 m/s; 16382 also stands for more.|0.01 m/s",
                "Length in units of 10 cm; 31 is more.|10 cm",
                "Acceleration, in 0.1 m/s². More.|0.1 m/s²",
                "Angle in units of 360/65535 degree, clockwise.|360/65535 degree",
                "Rotation in 0.01 degree per second, positive to the left.|0.01 degree per second",
                "Air temperature in degrees Celsius; both ends.|degrees Celsius",
                "@category: x @unit: 0,1 degree|0,1 degree",
                "Codes it in 11 bits, the other in 16|",
                "How many are in|",
            })
    void units_areWhatCommentsSay(String comment, String unit) {
        assertEquals(unit, Units.of(comment).orElse(null));
    }

    @Test
    void messageThatIsNoSequence_isOneColumn() {
        Type type = type("T", "T ::= OCTET STRING");
        MessageColumns columns = MessageColumns.of(type);

        Object[] cells = columns.row(new JerCodec(type).fromJson("\"01FF\"")).cells();

        assertEquals("value", columns.columns().get(0).name());
        assertArrayEquals(new byte[] {1, -1}, (byte[]) cells[0]);
        assertEquals(Map.of(MessageColumns.TYPE, "T"), columns.columns().get(0).metadata());
    }

    @Test
    void tooManyColumns_areRefused() {
        String wide =
                IntStream.rangeClosed(0, 128).mapToObj(i -> "a" + i + " S").collect(Collectors.joining(", "));
        String parts =
                IntStream.range(0, 128).mapToObj(i -> "b" + i + " BOOLEAN").collect(Collectors.joining(", "));
        Type type = type("T", "T ::= SEQUENCE { " + wide + " } S ::= SEQUENCE { " + parts + " }");

        assertEquals(
                "the type has more than 16384 columns",
                assertThrows(IllegalArgumentException.class, () -> MessageColumns.of(type))
                        .getMessage());
    }
}
