package org.c2x.asn1.emit.record;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConstraintClassesTest {
    private static final int VALUES = 300;

    private static GeneratedCode code;

    @BeforeAll
    static void compile() throws IOException {
        code = GeneratedCode.compile(
                Map.of("Constraints.asn", GeneratedCode.resource("/modules/Constraints.asn")),
                Set.of(BackEnd.JAVA, BackEnd.TREE, BackEnd.of(RuleSet.UPER)));
    }

    static Stream<String> constrainedTypes() {
        return code.schema().modules().get(0).types().stream()
                .filter(definition -> definition.type() instanceof ConstrainedType)
                .map(TypeDefinition::name);
    }

    @ParameterizedTest
    @MethodSource("constrainedTypes")
    void generatedConditionAndCheckOfTreesAgree(String name) {
        TypeDefinition definition = code.schema().find(name).orElseThrow();
        JavaModel model = new JavaModel(code.schema(), GeneratedCode.PACKAGE);
        Type unconstrained = definition.type().resolved();
        Mapping<Object, Value> mapping = mapping(model.className(unconstrained) + "Tree");
        String constraint = model.constraintClass(definition.type()).orElseThrow();
        RandomValues any = new RandomValues(unconstrained, new Random(1));
        RandomValues fitting = new RandomValues(new TypeReference(definition), new Random(2));
        int refused = 0;
        for (int i = 0; i < VALUES; i++) {
            Value value = i % 2 == 0 ? any.next() : fitting.next();

            boolean expected = fulfils(definition.type(), value);

            assertEquals(expected, code.call(constraint, "allows", mapping.fromMessage(value)), value::toString);
            refused += expected ? 0 : 1;
        }
        assertTrue(refused > 0 && refused <= VALUES / 2, refused + " values refused");
    }

    private static boolean fulfils(Type type, Value value) {
        if (type instanceof TypeReference reference) {
            return fulfils(reference.target().type(), value);
        }
        return !(type instanceof ConstrainedType constrained)
                || ConstraintCheck.check(constrained.base(), constrained.constraint(), value)
                                .isEmpty()
                        && fulfils(constrained.base(), value);
    }

    @SuppressWarnings("unchecked")
    private static Mapping<Object, Value> mapping(String className) {
        return (Mapping<Object, Value>) code.constant(className, "MAPPING");
    }

    @Test
    void text_isAsn1() {
        assertEquals("WITH COMPONENTS {..., kind (red)}", code.constant("OneEnumeral", "CONSTRAINT"));
        assertEquals(
                "WITH COMPONENTS {..., option PRESENT} ^ WITH COMPONENTS {..., point PRESENT}",
                code.constant("Both", "CONSTRAINT"));
        assertEquals("{x 1} | {x 2, y 3}", code.constant("OneOfThese", "CONSTRAINT"));
    }

    @Test
    void component_ofConstrainedType_isCheckedByTheConstructor() {
        Object own = code.create("OwnRecord", true, null);
        Object point = code.create("Point", 1, 2);
        Object here = code.create("Holder$Choice$Some", code.constant("Kind", "RED"));
        assertDoesNotThrow(() -> holder(own, point, here, List.of(), List.of(point)));

        Object neither = code.create("OwnRecord", null, null);
        Object withoutY = code.create("Point", 1, null);
        Object named = code.create("Place$Name", "x");

        refused("own", () -> holder(neither, point, here, List.of(), List.of()));
        refused("inline", () -> holder(own, withoutY, here, List.of(), List.of()));
        refused("places element", () -> holder(own, point, here, List.of(named), List.of()));
        refused("list element", () -> holder(own, point, here, List.of(), List.of(withoutY)));
        refused("value", () -> code.create("Holder$Choice$Some", code.constant("Kind", "BLUE")));
        refused("value", () -> code.create("Holder$Choice$Place", named));
    }

    private static Object holder(Object own, Object inline, Object choice, List<?> places, List<?> list) {
        return code.create("Holder", own, null, null, inline, choice, places, list);
    }

    private static void refused(String component, Runnable construction) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, construction::run);
        assertTrue(e.getMessage().startsWith(component + ": expected"), e::getMessage);
    }

    @Test
    void defaultOutsideItsConstraint_isValid_asInIeee1609Dot2() {
        BitString some = BitString.of(4, 3);
        assertDoesNotThrow(() -> code.create("OddDefaults", BitString.of(0, 3), "a", some, 1.0));
        assertDoesNotThrow(() -> code.create("OddDefaults", BitString.of(0, 0), "b", some, 0.0));

        refused("text", () -> code.create("OddDefaults", some, "c", some, 0.0));
    }

    @Test
    void defaultInAnotherSpelling_isNotEncoded_butTheOtherZeroIs() {
        assertEquals("00", octets("OddDefaults", BitString.of(0, 1), "b", BitString.of(0, 2), 0.0));
        // X.690 clause 8.5.9: the contents of minus zero are one octet, 43
        assertEquals("101430", octets("OddDefaults", BitString.of(0, 1), "b", BitString.of(0, 2), -0.0));
    }

    private static String octets(String type, Object... components) {
        Object codec = code.constant(type + "Uper", "CODEC");
        return HexFormat.of().formatHex((byte[]) GeneratedCode.get(codec, "encode", code.create(type, components)));
    }

    @Test
    void elementsOfLists_areChecked() {
        GeneratedCode lists = GeneratedCode.compile("""
                Lists DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                L ::= SEQUENCE { ints SEQUENCE OF INTEGER (0..9), bits SEQUENCE OF BIT STRING (SIZE (2)),
                    nested SEQUENCE OF SEQUENCE (SIZE (1)) OF IA5String (SIZE (1)) }
                END
                """, BackEnd.JAVA);
        List<BitString> bits = List.of(BitString.of(3, 2));
        assertDoesNotThrow(() -> lists.create("L", IntList.of(0, 9), bits, List.of(List.of("a"))));

        refused("ints element", () -> lists.create("L", IntList.of(0, 10), bits, List.of()));
        refused("bits element size", () -> lists.create("L", IntList.of(), List.of(BitString.of(3, 3)), List.of()));
        refused("nested element size", () -> lists.create("L", IntList.of(), bits, List.of(List.of())));
        refused("nested element element", () -> lists.create("L", IntList.of(), bits, List.of(List.of("\u00e4"))));
    }
}
