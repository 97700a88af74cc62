package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All back ends over modules with every kind of type and name, with random values: they agree with each other. */
class AgreementTest {
    private static final int VALUES = 60;

    private static GeneratedCode code;

    @BeforeAll
    static void compile() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (String file : List.of(
                "Names.asn",
                "OtherNames.asn",
                "Kinds.asn",
                "Constraints.asn",
                "OpenTypes.asn",
                "Containing.asn",
                "Times.asn",
                "BigNumbers.asn")) {
            files.put(file, GeneratedCode.resource("/modules/" + file));
        }
        code = GeneratedCode.compile(files, GeneratedCode.COMPILABLE);
    }

    static Stream<String> structuredTypes() {
        JavaModel model = new JavaModel(code.schema(), GeneratedCode.PACKAGE);
        return code.schema().modules().stream()
                .flatMap(module -> module.types().stream())
                .filter(definition -> code.sources().containsKey("generated/" + tree(model, definition) + ".java"))
                .map(TypeDefinition::toString);
    }

    private static String tree(JavaModel model, TypeDefinition definition) {
        return model.companion(model.className(definition), "Tree");
    }

    @ParameterizedTest
    @MethodSource("structuredTypes")
    void allBackEndsAgree(String typeName) {
        TypeDefinition definition = code.schema().find(typeName).orElseThrow();
        JavaModel model = new JavaModel(code.schema(), GeneratedCode.PACKAGE);
        Mapping<Object, Value> mapping = mapping(tree(model, definition));
        Type type = (Type) code.constant(tree(model, definition), "TYPE");
        RandomValues random = new RandomValues(type, new Random(typeName.hashCode()));
        for (int i = 0; i < VALUES; i++) {
            Value value = random.next();

            Object record = mapping.fromMessage(value);

            assertEquals(value, mapping.toMessage(record));
            copyIsEqual(model, definition, record);
            for (RuleSet rules : RuleSet.interpreted()) {
                compiledAgrees(rules, model, definition, type, mapping, record);
            }
            if (record instanceof Record || record instanceof Enum) {
                exiKeeps(codec(model.companion(model.className(definition), "Exi")), type, mapping, record);
            }
        }
    }

    /** The table codec and the compiled one of a rule set give the same octets and read the same. */
    private static void compiledAgrees(
            RuleSet rules,
            JavaModel model,
            TypeDefinition definition,
            Type type,
            Mapping<Object, Value> mapping,
            Object record) {
        if (!(record instanceof Record || record instanceof Enum)) {
            return;
        }
        String compiledClass = model.companion(
                model.className(definition),
                rules.scheme().substring(0, 1).toUpperCase() + rules.scheme().substring(1));
        TableCodec table = new TableCodec(rules, type);
        Codec<Object> compiled = codec(compiledClass);
        byte[] octets;
        try {
            octets = table.encode(mapping.toMessage(record));
        } catch (EncodeException refused) {
            // DER has no open type of octets that are no element
            assertEquals(RuleSet.DER, rules);
            assertThrows(EncodeException.class, () -> compiled.encode(record));
            return;
        }
        assertArrayEquals(octets, compiled.encode(record), () -> rules + " " + record);
        assertEquals(octets.length, compiled.encodedLength(record));
        // sorts the elements of a SET OF as the compiled one does
        assertEquals(mapping.fromMessage(table.decode(octets)), compiled.decode(octets));
    }

    /** EXI refuses what has no place in it; of all else it keeps the value. */
    private static void exiKeeps(Codec<Object> exi, Type type, Mapping<Object, Value> mapping, Object record) {
        byte[] octets;
        try {
            octets = exi.encode(record);
        } catch (EncodeException refused) {
            assertTrue(refused.problem().matches("expected .*, found .*|EXI has no minus zero"), refused::getMessage);
            return;
        }
        Object decoded = exi.decode(octets);
        // UPER, too, makes zeros at the end of named bits fit the size
        TableCodec table = new TableCodec(RuleSet.UPER, type);
        assertArrayEquals(table.encode(mapping.toMessage(record)), table.encode(mapping.toMessage(decoded)));
        assertArrayEquals(octets, exi.encode(decoded));
    }

    private static void copyIsEqual(JavaModel model, TypeDefinition definition, Object record) {
        if (record instanceof Enum) {
            return;
        }
        Object copy = code.call(model.companion(model.className(definition), "Copy"), "copy", record);
        assertEquals(record, copy);
        if (record instanceof Record) {
            assertNotSame(record, copy);
        }
    }

    @SuppressWarnings("unchecked")
    private static Mapping<Object, Value> mapping(String className) {
        return (Mapping<Object, Value>) code.constant(className, "MAPPING");
    }

    @SuppressWarnings("unchecked")
    private static Codec<Object> codec(String className) {
        return (Codec<Object>) code.constant(className, "CODEC");
    }
}
