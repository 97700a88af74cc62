package org.c2x.asn1.emit.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class TreeEmitterTest {
    private static GeneratedCode code;
    private static SequenceType message;

    @BeforeAll
    static void compile() {
        code = GeneratedCode.compile("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Message ::= SEQUENCE { number INTEGER (0..7), optional BOOLEAN OPTIONAL, light Light DEFAULT green,
                    items SEQUENCE OF Item, ..., added INTEGER (0..99) OPTIONAL }
                Light ::= ENUMERATED { red, green, ..., blue }
                Item ::= CHOICE { light Light, none NULL, ..., number INTEGER (1..5) }
                Nested ::= SEQUENCE { inner Nested OPTIONAL }
                END
                """, BackEnd.JAVA, BackEnd.TREE);
        Schema schema = (Schema) code.call("ModuleTypes", "schema");
        message = (SequenceType) schema.find("Test.Message").orElseThrow().type();
    }

    private static SequenceValue tree(int number, Value... items) {
        return SequenceValue.of(
                message, Map.of("number", IntegerValue.of(number), "items", new ListValue(Arrays.asList(items))));
    }

    private static SequenceValue with(SequenceValue tree, String name, Value value) {
        Map<String, Value> components = new HashMap<>(Map.of(name, value));
        message.components().stream()
                .filter(component -> tree.get(component.name()) != null)
                .forEach(component -> components.putIfAbsent(component.name(), tree.get(component.name())));
        return SequenceValue.of(message, components);
    }

    private static Object fromTree(Value tree) {
        return code.call("MessageTree", "fromTree", tree);
    }

    private static Value toTree(Object record) {
        return (Value) code.call("MessageTree", "toTree", record);
    }

    @Test
    void absentComponents_areNullOrTheDefault() {
        Object record = fromTree(tree(3));

        assertEquals(3, GeneratedCode.get(record, "number"));
        assertNull(GeneratedCode.get(record, "optional"));
        assertNull(GeneratedCode.get(record, "added"));
        assertSame(code.constant("Light", "GREEN"), GeneratedCode.get(record, "light"));
    }

    @Test
    void toTree_spellsDefaultsOutAndKeepsTheTypeOfTheSchema() {
        SequenceValue tree = (SequenceValue) toTree(fromTree(tree(3)));

        assertSame(message, tree.type());
        assertEquals(with(tree(3), "light", new EnumeratedValue("green")), tree);
    }

    @Test
    void presentComponents_roundTrip() {
        SequenceValue tree = with(
                with(with(tree(0), "light", new EnumeratedValue("blue")), "optional", new BooleanValue(false)),
                "added",
                IntegerValue.of(99));

        assertEquals(tree, toTree(fromTree(tree)));
    }

    @Test
    void unknownAlternative_keepsIndexAndOctets() {
        OctetString octets = OctetString.ofHex("cafe");

        Object record = fromTree(tree(1, new UnknownAlternative(4, octets)));

        assertEquals(List.of(code.create("Item$Unknown", 4, octets)), GeneratedCode.get(record, "items"));
        SequenceValue tree = (SequenceValue) toTree(record);
        assertEquals(new ListValue(List.of(new UnknownAlternative(4, octets))), tree.get("items"));
    }

    @Test
    void unknownAlternative_thatTheTypeKnows_isRefused() {
        Value known = new UnknownAlternative(0, OctetString.of());

        refused("items[0]", tree(1, known));
    }

    @Test
    void unknownEnumeral_canBeReadButNotWritten() {
        Object record = fromTree(tree(1, new ChoiceValue("light", new UnknownEnumeral(3))));

        assertEquals(
                List.of(code.create("Item$Light", code.constant("Light", "UNKNOWN_EXTENSION"))),
                GeneratedCode.get(record, "items"));
        EncodeException e = assertThrows(EncodeException.class, () -> toTree(record));
        assertEquals("items[0].light", e.path());
    }

    @Test
    void treeOfAnotherShape_isADecodeExceptionWithItsPath() {
        refused("number", tree(8));
        refused("number", with(tree(1), "number", IntegerValue.of(Long.MAX_VALUE)));
        refused("number", with(tree(1), "number", new BooleanValue(true)));
        refused("number", SequenceValue.of(message, Map.of("items", new ListValue(List.of()))));
        refused("light", with(tree(1), "light", new EnumeratedValue("pink")));
        refused("items", with(tree(1), "items", new BooleanValue(true)));
        refused(
                "items[1].other",
                tree(
                        1,
                        new ChoiceValue("light", new EnumeratedValue("red")),
                        new ChoiceValue("other", new BooleanValue(true))));
        refused("items[0].number", tree(1, new ChoiceValue("number", IntegerValue.of(6))));
        refused("", new BooleanValue(true));
    }

    private static void refused(String path, Value tree) {
        DecodeException e = assertThrows(DecodeException.class, () -> fromTree(tree));
        // a record that refuses a component names it in its message
        assertTrue(e.path().equals(path) || e.path().isEmpty() && e.problem().startsWith(path), e::getMessage);
    }

    @Test
    void nesting_hasALimitBothWays() {
        Object record = code.create("Nested", new Object[] {null});
        SequenceType type = (SequenceType) ((Schema) code.call("ModuleTypes", "schema"))
                .find("Nested")
                .orElseThrow()
                .type();
        Value tree = new SequenceValue(type, new Value[] {null});
        for (int level = 2; level <= 500; level++) {
            record = code.create("Nested", record);
            tree = new SequenceValue(type, tree);
        }
        assertEquals(tree, code.call("NestedTree", "toTree", record));

        Object tooDeep = code.create("Nested", record);
        Value treeTooDeep = new SequenceValue(type, tree);

        assertThrows(EncodeException.class, () -> code.call("NestedTree", "toTree", tooDeep));
        assertThrows(DecodeException.class, () -> code.call("NestedTree", "fromTree", treeTooDeep));
    }
}
