package org.c2x.asn1.interpreter.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ConstraintCheck.Violation;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;

class ValueViolationsTest {
    private static final Type LOT = Asn1.type("""
            Lot ::= SEQUENCE {
              free INTEGER (0..500),
              open BOOLEAN,
              rows SEQUENCE (SIZE (1..2)) OF Row,
              fee  CHOICE { cents INTEGER (0..99), free NULL } OPTIONAL,
              area Area (WITH COMPONENTS { ..., from (1) }) DEFAULT { from 1 }
            }
            Row ::= INTEGER (0..9)
            Area ::= SEQUENCE { from Row }
            """, "Lot");
    private static final SequenceType AREA =
            (SequenceType) ((SequenceType) LOT.resolved()).root().get(4).type().resolved();

    @Test
    void everyComponent_isLookedAt() {
        List<Violation> found = ValueViolations.of(
                LOT,
                lot(Map.of(
                        "free", IntegerValue.of(501),
                        "rows", new ListValue(List.of(row(3), row(10), row(-1))),
                        "fee", new ChoiceValue("cents", IntegerValue.of(100)))));

        assertEquals(
                List.of(
                        new Violation("open", "the component is mandatory"),
                        new Violation("free", "expected an INTEGER within 0..500, found 501"),
                        new Violation("rows", "expected 1..2 elements, found 3"),
                        new Violation("rows[1]", "expected an INTEGER within 0..9, found 10"),
                        new Violation("rows[2]", "expected an INTEGER within 0..9, found -1"),
                        new Violation("fee.cents", "expected an INTEGER within 0..99, found 100")),
                found);
    }

    @Test
    void valuesOfOtherTypes_areViolations() {
        List<Violation> found = ValueViolations.of(
                LOT,
                lot(Map.of(
                        "free", new BooleanValue(true),
                        "open", new UnknownEnumeral(1),
                        "rows", row(1),
                        "fee", new ChoiceValue("euros", row(1)))));

        assertEquals(
                List.of("free", "open", "rows", "fee"),
                found.stream().map(Violation::path).toList());
    }

    @Test
    void constraintAroundAPart_looksAtValidPartsOnly() {
        Map<String, Value> valid = Map.of(
                "free",
                row(1),
                "open",
                new BooleanValue(true),
                "rows",
                new ListValue(List.of(row(1))),
                "area",
                area(1));
        Map<String, Value> other = new HashMap<>(valid);
        other.put("area", area(3));
        Map<String, Value> wrong = new HashMap<>(valid);
        wrong.put("area", area(10));

        assertEquals(List.of(), ValueViolations.of(LOT, lot(valid)));
        assertEquals(
                List.of(new Violation("area.from", "expected an INTEGER within 1")),
                ValueViolations.of(LOT, lot(other)));
        assertEquals(
                List.of(new Violation("area.from", "expected an INTEGER within 0..9, found 10")),
                ValueViolations.of(LOT, lot(wrong)));
    }

    private static SequenceValue area(int from) {
        return SequenceValue.of(AREA, Map.of("from", row(from)));
    }

    private static SequenceValue lot(Map<String, Value> components) {
        return SequenceValue.of((SequenceType) LOT.resolved(), components);
    }

    private static IntegerValue row(int number) {
        return IntegerValue.of(number);
    }
}
