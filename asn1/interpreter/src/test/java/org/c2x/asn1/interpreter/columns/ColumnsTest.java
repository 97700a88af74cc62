package org.c2x.asn1.interpreter.columns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnsTest {
    private static final Type TRIP = Asn1.type("""
            Trip ::= SEQUENCE {
              id INTEGER (0..999),
              at Place OPTIONAL,
              speed INTEGER (0..200) DEFAULT 50,
              state CHOICE { parked NULL, moving SEQUENCE { gear ENUMERATED { low, high, ... } }, ... },
              legs SEQUENCE OF Leg,
              ...,
              note UTF8String OPTIONAL
            }
            Place ::= SEQUENCE { x INTEGER, y INTEGER }
            Leg ::= SEQUENCE { to Place, stops SEQUENCE OF INTEGER OPTIONAL, key OCTET STRING OPTIONAL }
            """, "Trip");

    private static final String PARKED = """
            {"id":1,"state":{"parked":null},"legs":[]}""";
    private static final String MOVING = """
            {"id":2,"at":{"x":-3,"y":4},"speed":120,"state":{"moving":{"gear":"high"}},"legs":[
              {"to":{"x":5,"y":6},"stops":[7,8],"key":"1E05"},{"to":{"x":9,"y":10}},{"to":{"x":11,"y":12},"stops":[]}],
             "note":"a;b"}""";

    @Test
    void all_areTheLeavesOutsideOfLists() {
        Columns columns = Columns.all(TRIP, null);

        assertEquals("id at.x at.y speed state.parked state.moving.gear note", String.join(" ", columns.names()));
        assertEquals(List.of("1|-|-|50|NULL|-|-"), rows(columns, PARKED));
        assertEquals(List.of("2|-3|4|120|-|high|a;b"), rows(columns, MOVING));
    }

    @Test
    void chosenColumns_haveTheirOrder_andListsAreOneCell() {
        Columns columns = Columns.of(
                TRIP, List.of("state", "legs[*].to.x", "at", "legs", "legs[*].stops", "legs[*].stops[*]"), null);

        assertEquals(
                "state legs[*].to.x at.x at.y legs legs[*].stops legs[*].stops[*]", String.join(" ", columns.names()));
        assertEquals(List.of("parked||-|-|0||"), rows(columns, PARKED));
        assertEquals(List.of("moving|5;9;11|-3|4|3|2;;0|7;8;;"), rows(columns, MOVING));
    }

    @Test
    void rowsOfAList_repeatWhatIsAroundIt() {
        Columns columns = Columns.all(TRIP, "legs");

        assertEquals(
                "note legs[*].to.x legs[*].to.y legs[*].key",
                String.join(" ", columns.names().subList(6, 10)));
        assertEquals(List.of("1|-|-|50|NULL|-|-|-|-|-"), rows(columns, PARKED));
        assertEquals(
                List.of(
                        "2|-3|4|120|-|high|a;b|5|6|'1E05'H",
                        "2|-3|4|120|-|high|a;b|9|10|-",
                        "2|-3|4|120|-|high|a;b|11|12|-"),
                rows(columns, MOVING));
    }

    @Test
    void rowsOfAListInAList_areThoseOfAllItsElements() {
        Columns columns = Columns.of(TRIP, List.of("id", "legs[*].to.x", "legs[*].stops[*]"), "legs[*].stops");

        assertEquals(List.of("1|-|-"), rows(columns, PARKED));
        assertEquals(List.of("2|5|7", "2|5|8", "2|9|-", "2|11|-"), rows(columns, MOVING));
    }

    @Test
    void listItself_canBeTheRows() {
        Type list = Asn1.type("SEQUENCE OF SEQUENCE { a BOOLEAN, b BIT STRING, c REAL, d OBJECT IDENTIFIER }");

        assertEquals(
                List.of("TRUE|'101'B|1.5|1.2.3", "FALSE|''B|MINUS-INFINITY|2.5"),
                rows(Columns.all(list, ""), list, """
                        [{"a":true,"b":{"value":"A0","length":3},"c":1.5,"d":"1.2.3"},
                         {"a":false,"b":{"value":"","length":0},"c":"-INF","d":"2.5"}]"""));
    }

    @Test
    void whatALaterVersionHas_isItsIndex() {
        Columns columns = Columns.of(TRIP, List.of("id", "state", "state.moving.gear"), null);

        assertEquals(
                List.of("1|...0|-"),
                rows(columns, "{\"id\":1,\"state\":{\"...\":{\"index\":0,\"octets\":\"01FF\"}},\"legs\":[]}"));
        assertEquals(
                List.of("1|moving|...3"),
                rows(columns, "{\"id\":1,\"state\":{\"moving\":{\"gear\":{\"...\":3}}},\"legs\":[]}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ids      | the type has no 'ids'; there are id, at, speed, state, legs, note",
                "at.z     | at has no 'z'; there are x, y",
                "id.x     | id has no components, found 'x' after it",
                "legs.to  | legs is a list: expected [*] before 'to'",
                "at[*]    | at is no list",
                "legs[0]  | expected [*] after legs, found [0]",
                "legs[*]x | legs[*] has no 'x'; there are to, stops, key",
                ".        | the type has no ''; there are id, at, speed, state, legs, note"
            })
    void whatTheTypeDoesNotHave_isRefused(String way, String message) {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> Columns.of(TRIP, List.of(way), null));

        assertEquals(message, refused.getMessage());
    }

    @Test
    void recursiveType_hasTheColumnsOfItsFirstLevel() {
        Type tree = Asn1.type(
                "Tree ::= SEQUENCE { v INTEGER, l Tree OPTIONAL, r Tree (WITH COMPONENTS {v}) OPTIONAL }", "Tree");

        assertEquals(List.of("v"), Columns.all(tree, null).names());
        assertEquals(List.of("l.r.v"), Columns.of(tree, List.of("l.r"), null).names());
    }

    @Test
    void typeOfVeryManyLeaves_isRefused_andSoIsOneOfVeryManyTypesWithoutAny() {
        for (String innermost : List.of("INTEGER", "SEQUENCE {}")) {
            String assignments = "T0 ::= " + innermost
                    + IntStream.rangeClosed(1, 60)
                            .mapToObj(i -> " T" + i + " ::= SEQUENCE { a T" + (i - 1) + ", b T" + (i - 1) + " }")
                            .collect(Collectors.joining());
            Type type = Asn1.type(assignments, "T60");

            IllegalArgumentException refused =
                    assertThrows(IllegalArgumentException.class, () -> Columns.all(type, null));

            assertTrue(refused.getMessage().contains("more than 16384 columns"), refused.getMessage());
        }
    }

    @Test
    void typeWithoutLeaves_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> Columns.all(Asn1.type("SEQUENCE OF INTEGER"), null));
    }

    @Test
    void numberThatWouldTakeTooLong_isRefusedAtItsPlace() {
        Type type = Asn1.type("SEQUENCE { a SEQUENCE { n INTEGER } }");
        SequenceType outer = (SequenceType) type;
        SequenceType inner = (SequenceType) outer.components().get(0).type();
        Value large = new SequenceValue(
                outer, new SequenceValue(inner, IntegerValue.of(BigInteger.ONE.shiftLeft(JerCodec.MOST_BITS))));

        EncodeException refused = assertThrows(
                EncodeException.class, () -> Columns.all(type, null).rows(large, new Rows()));

        assertTrue(refused.getMessage().startsWith("a.n: expected a number of at most"), refused.getMessage());
    }

    private static List<String> rows(Columns columns, String json) {
        return rows(columns, TRIP, json);
    }

    private static List<String> rows(Columns columns, Type type, String json) {
        Rows rows = new Rows();
        columns.rows(new JerCodec(type).fromJson(json), rows);
        return rows.complete;
    }

    /** Rows as one text each; {@code -} for an empty cell. */
    private static final class Rows implements Columns.RowSink {
        private final List<String> complete = new ArrayList<>();
        private final List<String> row = new ArrayList<>();

        @Override
        public void cell(String text) {
            row.add(text == null ? "-" : text);
        }

        @Override
        public void endRow() {
            complete.add(String.join("|", row));
            row.clear();
        }
    }
}
