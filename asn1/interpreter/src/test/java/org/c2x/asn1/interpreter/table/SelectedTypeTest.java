package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Components whose types others tell (X.682 clause 10). */
class SelectedTypeTest {
    private static final String MODULE = """
            READING ::= CLASS { &id INTEGER (0..255) UNIQUE, &Type } WITH SYNTAX { &Type BY &id }
            Readings READING ::= { {Temperature BY 1} | {Rain BY 2} | {Surface BY 7}, ... }
            Few READING ::= { {Temperature BY 1} }
            Reading ::= SEQUENCE { id READING.&id ({Readings}), value READING.&Type ({Readings}{@id}) }
            Closed ::= SEQUENCE { id READING.&id, value READING.&Type ({Few}{@id}) }
            Report ::= SEQUENCE { place UTF8String, readings SEQUENCE (SIZE (0..16)) OF Reading }
            Temperature ::= INTEGER (-500..700)
            Rain ::= SEQUENCE { rate INTEGER (0..3000), snow BOOLEAN DEFAULT FALSE }
            Surface ::= ENUMERATED { dry, wet, ice, ... }
            """;

    private static final String REPORT = "{\"place\":\"Bach\",\"readings\":[{\"id\":1,\"value\":-23},"
            + "{\"id\":2,\"value\":{\"rate\":14,\"snow\":true}},{\"id\":7,\"value\":\"ice\"}]}";

    private static Type type(String name) {
        return Asn1.type(MODULE, name);
    }

    /** Octets and JER made with pycrate 0.8.1. */
    @ParameterizedTest
    @CsvSource({"UPER, 0442616368180811dd00101403a0380a00", "OER, 044261636801030102ffe9020480000eff070102"})
    void octetsAreThoseOfAnotherImplementation(RuleSet rules, String expected) {
        Type type = type("Report");
        Value report = new JerCodec(type).fromJson(REPORT);

        byte[] octets = new TableCodec(rules, type).encode(report);

        assertEquals(expected, HexFormat.of().formatHex(octets));
        assertEquals(REPORT, new JerCodec(type).toJson(new TableCodec(rules, type).decode(octets)));
    }

    @ParameterizedTest
    @MethodSource("org.c2x.asn1.plan.RuleSet#interpreted")
    void aTypeThatNobodyKnows_keepsItsOctets(RuleSet rules) {
        Type type = type("Reading");
        Value reading = new JerCodec(type).fromJson("{\"id\":9,\"value\":{\"...\":{\"index\":0,\"octets\":\"0500\"}}}");

        byte[] octets = new TableCodec(rules, type).encode(reading);

        assertEquals(reading, new TableCodec(rules, type).decode(octets));
    }

    @Test
    void aTypeOfALaterVersion_isRefusedWhereTheSetIsComplete() {
        Type type = type("Reading");
        byte[] octets =
                new TableCodec(RuleSet.UPER, type).encode(new JerCodec(type).fromJson("{\"id\":7,\"value\":\"ice\"}"));

        DecodeException refused =
                assertThrows(DecodeException.class, () -> new TableCodec(RuleSet.UPER, type("Closed")).decode(octets));

        assertEquals("value", refused.path());
        assertEquals(8, refused.offset());
        assertEquals("id 7 tells no type, found octets of an unknown type", refused.problem());
    }

    @Test
    void contentOfAnotherType_isRefusedWithItsPlace() {
        byte[] octets = HexFormat.of().parseHex("0101ff");

        DecodeException refused =
                assertThrows(DecodeException.class, () -> new TableCodec(RuleSet.UPER, type("Reading")).decode(octets));

        assertEquals("value.temperature", refused.path());
        assertEquals(16, refused.offset());
    }

    @Test
    void json_mayTellTheTypeAfterTheValue() {
        JerCodec jer = new JerCodec(type("Reading"));

        assertEquals(jer.fromJson("{\"id\":1,\"value\":-23}"), jer.fromJson("{\"value\":-23,\"id\":1}"));
    }

    @Test
    void anotherTypeThanTold_isNotWritten() {
        Type type = type("Reading");
        SequenceType sequence = (SequenceType) type.resolved();
        Value reading =
                new SequenceValue(sequence, IntegerValue.of(1), new ChoiceValue("surface", new EnumeratedValue("ice")));

        for (RuleSet rules : RuleSet.interpreted()) {
            EncodeException refused =
                    assertThrows(EncodeException.class, () -> new TableCodec(rules, type).encode(reading));
            assertEquals("id 1 tells temperature, found surface", refused.problem());
        }
        assertThrows(EncodeException.class, () -> new JerCodec(type).toJson(reading));
    }
}
