package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists in C that are too long for one fragment of UPER, and those without an order. */
class CListsTest {
    private static final int OUT_OF_RANGE = 2;
    private static final int ARENA_FULL = 4;

    @TempDir
    private static Path folder;

    private static Schema schema;
    private static CProgram program;

    @BeforeAll
    static void build() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        schema = GeneratedCode.compile(Map.of("Lists.asn", """
                                Lists DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                                Any ::= SEQUENCE { a BOOLEAN, items SEQUENCE OF INTEGER (0..9), b BOOLEAN }
                                Open ::= SEQUENCE { items SEQUENCE (SIZE (1..2, ...)) OF INTEGER (0..9) }
                                Least ::= SEQUENCE { items SEQUENCE (SIZE (16384..MAX)) OF INTEGER (0..9) }
                                Bag ::= SEQUENCE { items SET OF INTEGER (0..9) }
                                KIND ::= CLASS { &id INTEGER (0..255) UNIQUE, &T } WITH SYNTAX { &T IDENTIFIED BY &id }
                                Known KIND ::= { { BOOLEAN IDENTIFIED BY 1 }, ... }
                                Part ::= SEQUENCE { id KIND.&id ({Known}), value KIND.&T ({Known} {@id}) }
                                Parts ::= SEQUENCE { parts SEQUENCE (SIZE (1..4)) OF Part }
                                END
                                """), Set.of(BackEnd.C))
                .schema();
        new Compilation(schema, "lists").emit(Set.of(BackEnd.C), new DirectorySink(folder));
        program = CProgram.start(
                folder,
                CProgram.sources(folder, "lists"),
                List.of("lists.h"),
                List.of("lists_Any", "lists_Open", "lists_Least", "lists_Bag", "lists_Parts"),
                "-std=c99",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-O1");
    }

    @AfterAll
    static void close() throws IOException {
        if (program != null) {
            program.close();
        }
    }

    private static byte[] encode(String type, int count) {
        List<Value> items = IntStream.range(0, count)
                .<Value>mapToObj(i -> IntegerValue.of(i % 10))
                .toList();
        TypeDefinition definition = schema.find(type).orElseThrow();
        Map<String, Value> values = type.equals("Any")
                ? Map.of("a", new BooleanValue(true), "items", new ListValue(items), "b", new BooleanValue(true))
                : Map.of("items", new ListValue(items));
        return new TableCodec(RuleSet.UPER, new TypeReference(definition))
                .encode(SequenceValue.of((SequenceType) definition.type().resolved(), values));
    }

    /** An element needs three octets: X.691 (clause 11.2.1) has no open type without octets. */
    @Test
    void elementsOfAStructThatTheInputHasNoRoomFor_areRefused() {
        Answer answer = program.transcode(4, Form.UPER, Form.UPER, new byte[] {1, 0, 0});

        assertEquals("1 PartsParts", answer.code() + " " + answer.path());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 127, 128, 16_383, 16_384, 16_385, 49_152, 65_535, 65_536, 65_537, 81_920, 150_000})
    void fragmentsAreThoseOfJava(int count) {
        comesBack(0, encode("Any", count));
        if (count > 0) {
            comesBack(1, encode("Open", count));
        }
        if (count >= 16_384) {
            comesBack(2, encode("Least", count));
        }
    }

    private static void comesBack(int type, byte[] octets) {
        assertArrayEquals(
                octets, program.transcode(type, Form.UPER, Form.UPER, octets).octets());
    }

    @Test
    void exiHasNoFragments() {
        byte[] octets = encode("Any", 40_000);
        byte[] exi = program.transcode(0, Form.UPER, Form.EXI, octets).octets();

        assertArrayEquals(octets, program.transcode(0, Form.EXI, Form.UPER, exi).octets());
    }

    @Test
    void lengthIsCheckedAfterTheLastFragment() {
        byte[] empty = {0};

        Answer answer = program.transcode(2, Form.UPER, Form.UPER, empty);

        assertEquals(1, answer.failure());
        assertEquals(OUT_OF_RANGE, answer.code());
        assertEquals("LeastItems", answer.path());
    }

    @Test
    void arenaMayBeTooSmallForAllFragments() {
        Answer answer = program.transcode(0, Form.UPER, Form.UPER, encode("Any", 2_500_000));

        assertEquals(1, answer.failure());
        assertEquals(ARENA_FULL, answer.code());
    }

    @Test
    void setsKeepTheirOrder() {
        byte[] threeOneTwo = {3, 0x31, 0x20};

        assertArrayEquals(
                threeOneTwo,
                program.transcode(3, Form.UPER, Form.UPER, threeOneTwo).octets());
    }
}
