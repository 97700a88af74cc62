package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Open types in C: contents of all lengths, and identifiers that tell another type or none. */
class COpenTypesTest {
    private static final int NAME = 300;
    private static final int NESTED = 9;

    @TempDir
    private static Path folder;

    private static Schema schema;
    private static CProgram program;

    @BeforeAll
    static void build() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        schema = GeneratedCode.compile(
                        Map.of("OpenTypes.asn", GeneratedCode.resource("/modules/OpenTypes.asn"), "Outer.asn", """
                                Outer DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                                IMPORTS Parameter, SmallMessage FROM OpenTypes;
                                Outer ::= SEQUENCE { a BOOLEAN, parameter Parameter, b BOOLEAN,
                                    ..., small SmallMessage OPTIONAL }
                                Colour ::= ENUMERATED { red, green, blue }
                                KEYED ::= CLASS { &colour Colour, &oid OBJECT IDENTIFIER UNIQUE, &Type }
                                    WITH SYNTAX { &colour ID &oid &Type }
                                Known KEYED ::= { { red ID {1 2 3} BOOLEAN } | { blue ID {1 2 4} INTEGER } }
                                Keyed ::= SEQUENCE { colour KEYED.&colour ({Known}), oid KEYED.&oid ({Known}),
                                    value KEYED.&Type ({Known}{@colour, @oid}) OPTIONAL }
                                END
                                """),
                        Set.of(BackEnd.C))
                .schema();
        new Compilation(schema, "own").emit(Set.of(BackEnd.C), new DirectorySink(folder));
        program = CProgram.start(
                folder,
                CProgram.sources(folder, "own"),
                List.of("own.h"),
                List.of("own_Outer", "own_Keyed"),
                CProgram.watched(folder));
    }

    @AfterAll
    static void close() throws IOException {
        if (program != null) {
            program.close();
        }
    }

    private static SequenceType sequence(String type) {
        return (SequenceType) schema.find(type).orElseThrow().type().resolved();
    }

    /** A parameter, whose type its number tells. */
    private static Value parameter(int id, Value content) {
        SequenceType type = sequence("Parameter");
        List<Value> identifiers = List.of(IntegerValue.of(id));
        String name = type.components().stream()
                .map(component -> component.type().resolved())
                .filter(OpenType.class::isInstance)
                .flatMap(open -> ((OpenType) open).row(identifiers).stream())
                .findFirst()
                .orElseThrow()
                .alternative()
                .name();
        return SequenceValue.of(
                type,
                Map.of(
                        "id", identifiers.get(0),
                        "urgent", new BooleanValue(false),
                        "value", new ChoiceValue(name, content)));
    }

    private static byte[] encode(RuleSet rules, Value parameter) {
        TypeDefinition outer = schema.find("Outer").orElseThrow();
        return new TableCodec(rules, new TypeReference(outer))
                .encode(SequenceValue.of(
                        sequence("Outer"),
                        Map.of(
                                "a", new BooleanValue(true),
                                "parameter", parameter,
                                "b", new BooleanValue(true))));
    }

    private static void comesBack(RuleSet rules, Form form, Value parameter) {
        byte[] octets = encode(rules, parameter);

        assertArrayEquals(octets, program.transcode(0, form, form, octets).octets());
    }

    /** In PER from 128 octets on a length needs two octets, and from 16K on the content comes in fragments. */
    @ParameterizedTest
    @ValueSource(
            ints = {
                0, 1, 124, 125, 126, 127, 128, 252, 16_379, 16_380, 16_381, 16_382, 16_383, 16_384, 16_500, 32_764,
                49_152, 65_530, 65_531, 65_532, 65_533, 65_536, 65_700, 81_920, 150_000
            })
    void contentsOfAllLengths(int length) {
        Value name = parameter(NAME, new CharacterStringValue("x".repeat(length)));
        Value nested = parameter(NESTED, name);

        for (Value value : List.of(name, nested, parameter(NESTED, nested))) {
            comesBack(RuleSet.UPER, Form.UPER, value);
            comesBack(RuleSet.APER, Form.APER, value);
            comesBack(RuleSet.OER, Form.OER, value);
            comesBack(RuleSet.DER, Form.DER, value);
        }
    }

    /** Made by hand, in OER. */
    @ParameterizedTest
    @CsvSource({
        // a number that nobody knows: octets are kept
        "00ff0000050002abcdff, 00ff0000050002abcdff",
        "80ff000007000203e8ff02078007010180000101ff, 80ff000007000203e8ff02078007010180000101ff",
        // in a set that is not extensible there is no such number
        "80ff000007000203e8ff02078007010180000301ff, decoding: 2 SmallMessage.element.id",
        // octets of another type, and too few of them
        "00ff000007000101ff, decoding: 1 ParameterValue.speed",
        "00ff00000700024000ff, decoding: 2 ParameterValue.speed",
        "00ff000007000503e8ff, decoding: 1 ParameterValue.speed",
    })
    void identifiersTellTheType(String octets, String expected) {
        Answer answer = program.transcode(0, Form.OER, Form.OER, HexFormat.of().parseHex(octets));

        assertEquals(
                expected,
                answer.failure() == 0
                        ? HexFormat.of().formatHex(answer.octets())
                        : "decoding: " + answer.code() + ' ' + answer.path());
    }

    /** A closed set has no other identifiers, even where the open type is absent; made by hand, in OER. */
    @ParameterizedTest
    @CsvSource({
        "0000022a03, 0",
        "0001022a03, 2 Keyed.colour",
        "0002022a04, 0",
        "0002022a05, 2 Keyed.oid",
    })
    void identifiersOfNoType(String octets, String expected) {
        Answer answer = program.transcode(1, Form.OER, Form.OER, HexFormat.of().parseHex(octets));

        assertEquals(expected, answer.failure() == 0 ? "0" : answer.code() + " " + answer.path());
    }

    /** A value of another type than the identifiers tell is refused, whatever the encoding. */
    @Test
    void typeAndIdentifiersAgree() throws IOException {
        Path source = Files.writeString(folder.resolve("main.c"), GeneratedCode.resource("/c/open.c"));
        List<String> arguments = new ArrayList<>(CProgram.STRICT);
        arguments.addAll(List.of(
                "-I" + folder, source.toString(), "-o", folder.resolve("main").toString()));
        CProgram.sources(folder, "own").forEach(file -> arguments.add(file.toString()));

        assertEquals("", CProgram.compile(arguments));
        Process process = new ProcessBuilder(folder.resolve("main").toString()).start();
        assertEquals(
                List.of(
                        "uper 4 ok; 0, ok; ",
                        "aper 4 ok; 0, ok; ",
                        "oer 5 ok; 0, ok; ",
                        "exi 4 ok; 0, ok; ",
                        "uper 0 out of range; Kinded.value",
                        "aper 0 out of range; Kinded.value",
                        "oer 0 out of range; Kinded.value",
                        "exi 0 out of range; Kinded.value",
                        "uper 6 ok; 3, ok; ",
                        "aper 6 ok; 3, ok; ",
                        "oer 7 ok; 3, ok; ",
                        "exi 0 no encoding; KindedValue",
                        "uper 0 out of range; Kinded.value",
                        "aper 0 out of range; Kinded.value",
                        "oer 0 out of range; Kinded.value",
                        "exi 0 out of range; Kinded.value"),
                new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                        .lines()
                        .toList());
    }
}
