package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The small form of C against the fast one: the same octets, the same messages refused. The small form's program
 * watches itself, and has words of 32 bits on any machine. Without a C compiler the tests are skipped.
 */
class CSmallFormTest {
    private static final int MESSAGES = 60;
    private static final int DAMAGES = 40;
    private static final int TRUNCATED = 1;
    private static final int ARENA_FULL = 4;

    @TempDir
    private Path folder;

    private Schema schema;
    private List<TypeDefinition> roots;

    @ParameterizedTest
    @ValueSource(strings = {"v1", "v2", "security", "study"})
    void messagesOfItsAreCodedAlike(String module) throws IOException {
        compare(ItsModules.texts(module));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/c/Embedded.asn", "/modules/OpenTypes.asn", "/modules/Times.asn"})
    void otherTypesAreCodedAlike(String module) throws IOException {
        compare(Map.of("Module.asn", GeneratedCode.resource(module)));
    }

    @Test
    void stepsOfAllKindsAreCodedAlike() throws IOException {
        compare(Map.of("Steps.asn", """
                Steps DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                All ::= SEQUENCE {
                  nothing NULL,
                  truth BOOLEAN,
                  one INTEGER (7),
                  small INTEGER (0..65535),
                  below INTEGER (-300..-5),
                  wide INTEGER (0..18446744073709551615),
                  signed INTEGER (-9223372036854775808..9223372036854775807),
                  open INTEGER (-5..20, ...),
                  color ENUMERATED {red, green, blue},
                  later ENUMERATED {a, b, c, ..., d, e},
                  flags BIT STRING (SIZE (33)),
                  mask BIT STRING (SIZE (0..64)),
                  id OCTET STRING (SIZE (9)),
                  name OCTET STRING (SIZE (1..31)),
                  plate IA5String (SIZE (2..20)),
                  digits NumericString (SIZE (5)),
                  blob OCTET STRING,
                  text UTF8String,
                  number INTEGER (0..9) DEFAULT 4,
                  minus INTEGER (-9..9) DEFAULT -4,
                  mode ENUMERATED {on, off} DEFAULT off,
                  is BOOLEAN DEFAULT TRUE,
                  none SEQUENCE OF BOOLEAN DEFAULT {},
                  list SEQUENCE (SIZE (1..3, ...)) OF INTEGER (0..9),
                  long SEQUENCE OF SEQUENCE { x INTEGER (0..1), y OCTET STRING (SIZE (0..3)) OPTIONAL, ... },
                  tree Tree OPTIONAL,
                  choice CHOICE { a NULL, b INTEGER (0..1000000), c BOOLEAN, ... },
                  inner SEQUENCE { p BOOLEAN, ..., q BOOLEAN },
                  ... }
                Tree ::= SEQUENCE { value INTEGER (0..3), children SEQUENCE (SIZE (0..2)) OF Tree }
                END
                """));
    }

    @Test
    void tooDeepIsRefused() throws IOException {
        build(Map.of("Deep.asn", """
                Deep DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Tree ::= SEQUENCE { children SEQUENCE (SIZE (0..1)) OF Tree }
                Wood ::= Tree
                END
                """));
        byte[] octets = new byte[40];
        Arrays.fill(octets, (byte) 0xff);
        try (CProgram small = program("small", watched())) {
            Answer answer = small.transcode(0, Form.UPER, Form.UPER, octets);

            assertEquals(1, answer.failure());
            assertEquals(5, answer.code());
            assertEquals("Tree", answer.path());
        }
    }

    private void compare(Map<String, String> files) throws IOException {
        build(files);
        try (CProgram small = program("small", watched());
                CProgram fast = program("fast", CProgram.STRICT)) {
            for (int number = 0; number < roots.size(); number++) {
                compare(small, fast, number);
            }
        }
    }

    private void compare(CProgram small, CProgram fast, int number) {
        TypeDefinition root = roots.get(number);
        Random chance = new Random(number);
        RandomValues random = new RandomValues(root.type(), chance);
        TableCodec codec = new TableCodec(RuleSet.UPER, new TypeReference(root));
        for (int i = 0; i < MESSAGES; i++) {
            byte[] octets = codec.encode(random.next());
            Answer answer = small.transcode(number, Form.UPER, Form.UPER, octets);
            if (answer.failure() == 0) {
                assertArrayEquals(octets, answer.octets(), root::toString);
            }
            same(small, fast, number, octets);
            for (int damage = 0; damage < DAMAGES; damage++) {
                byte[] damaged = Arrays.copyOf(octets, octets.length - (damage & 1) * chance.nextInt(octets.length));
                int bit = chance.nextInt(8 * damaged.length);
                damaged[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
                same(small, fast, number, damaged);
            }
        }
    }

    /** Of several errors in one message the two forms may see another one first. */
    private void same(CProgram small, CProgram fast, int number, byte[] octets) {
        Answer expected = fast.transcode(number, Form.UPER, Form.UPER, octets);
        Answer actual = small.transcode(number, Form.UPER, Form.UPER, octets);
        assertEquals(expected.failure(), actual.failure(), () -> roots.get(number) + ": " + expected.path());
        if (expected.failure() == 0) {
            assertArrayEquals(
                    expected.octets(), actual.octets(), () -> roots.get(number).toString());
        } else if (expected.code() != TRUNCATED && actual.code() != TRUNCATED && expected.code() != ARENA_FULL) {
            assertEquals(expected.code(), actual.code(), expected::path);
        }
    }

    private void build(Map<String, String> files) throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        schema = GeneratedCode.compile(files, Set.of(BackEnd.C)).schema();
        roots = RootTypes.of(schema).stream()
                .filter(root -> JavaModel.isClass(root.type()))
                .toList();
        new Compilation(schema, "small").emit(Set.of(BackEnd.C_SMALL), new DirectorySink(folder.resolve("small")));
        new Compilation(schema, "fast").emit(Set.of(BackEnd.C), new DirectorySink(folder.resolve("fast")));
        assertTrue(Files.exists(folder.resolve("small/c2x_small.c")));
    }

    private List<String> watched() throws IOException {
        List<String> flags = new ArrayList<>(List.of(CProgram.watched(folder)));
        flags.add("-DC2X_WORD_BITS=32");
        return flags;
    }

    private CProgram program(String prefix, List<String> flags) throws IOException {
        Path own = folder.resolve(prefix);
        List<Path> sources = new ArrayList<>(CProgram.runtime(own));
        sources.add(own.resolve(prefix + "_uper.c"));
        JavaModel names = JavaModel.withPlainNames(schema, prefix);
        List<String> types =
                roots.stream().map(root -> prefix + '_' + names.className(root)).toList();
        List<String> all = new ArrayList<>(flags);
        all.add("-DUPER_ONLY");
        return CProgram.start(own, sources, List.of(prefix + ".h"), types, all.toArray(String[]::new));
    }
}
