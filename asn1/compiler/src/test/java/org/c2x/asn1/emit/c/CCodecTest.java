package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
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
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * C codecs against those in Java: the same octets for the same values, the same refusals. The C program watches itself
 * for accesses outside its memory and for undefined behaviour. Without a C compiler the tests are skipped.
 */
class CCodecTest {
    private static final int MESSAGES = Integer.getInteger("c2x.messages", 300);
    /** Messages that are damaged, and in how many ways each. */
    private static final int DAMAGED = MESSAGES / 30;
    /** Octets in UPER after which a type has been tried enough: some are large, being recursive. */
    private static final long MOST_OCTETS = 600L * MESSAGES;

    private static final int DAMAGES = 40;
    private static final int NOT_SUPPORTED = 7;
    private static final int ARENA_FULL = 4;

    private static final List<Subject> SUBJECTS = new ArrayList<>();
    private static final List<GeneratedCode> CODES = new ArrayList<>();

    @TempDir
    private static Path folder;

    /** By the flag for the width of a pointer. */
    private static final Map<String, CProgram> PROGRAMS = new LinkedHashMap<>();

    /** A message type with its codecs in Java and its number in the C programs. */
    private record Subject(int number, GeneratedCode code, TypeDefinition definition, JavaModel model) {
        private String companion(String suffix) {
            return model.companion(model.className(definition), suffix);
        }

        @SuppressWarnings("unchecked")
        Mapping<Object, Value> mapping() {
            return (Mapping<Object, Value>) code.constant(companion("Tree"), "MAPPING");
        }

        Type type() {
            return (Type) code.constant(companion("Tree"), "TYPE");
        }

        @SuppressWarnings("unchecked")
        Codec<Object> codec(Form form) {
            return switch (form) {
                case UPER -> (Codec<Object>) code.constant(companion("Uper"), "CODEC");
                case EXI -> (Codec<Object>) code.constant(companion("Exi"), "CODEC");
                case OER -> new MappedCodec<>(mapping(), new TableCodec(RuleSet.OER, type()), Unit.OCTET);
                case APER -> new MappedCodec<>(mapping(), new TableCodec(RuleSet.APER, type()), Unit.BIT);
                case DER -> new MappedCodec<>(mapping(), new TableCodec(RuleSet.DER, type()), Unit.OCTET);
            };
        }

        /** Octets by form; none where EXI cannot express the value, or octets of any type are no element of DER. */
        Map<Form, byte[]> encode(Object record) {
            Map<Form, byte[]> octets = new LinkedHashMap<>();
            for (Form form : Form.values()) {
                try {
                    octets.put(form, codec(form).encode(record));
                } catch (EncodeException refused) {
                    assertTrue(form == Form.EXI || form == Form.DER, () -> form + ": " + refused.getMessage());
                }
            }
            return octets;
        }

        @Override
        public String toString() {
            return definition.toString();
        }
    }

    @BeforeAll
    static void build() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        List<Path> sources = new ArrayList<>();
        List<String> headers = new ArrayList<>();
        List<String> types = new ArrayList<>();
        add("embedded", Map.of("Embedded.asn", GeneratedCode.resource("/c/Embedded.asn")), sources, types);
        add("open", Map.of("OpenTypes.asn", GeneratedCode.resource("/modules/OpenTypes.asn")), sources, types);
        add("containing", Map.of("Containing.asn", GeneratedCode.resource("/modules/Containing.asn")), sources, types);
        add("times", Map.of("Times.asn", GeneratedCode.resource("/modules/Times.asn")), sources, types);
        for (String module : List.of("v1", "v2", "security", "study")) {
            add(module, ItsModules.texts(module), sources, types);
        }
        for (String prefix : List.of("embedded", "open", "containing", "times", "v1", "v2", "security", "study")) {
            headers.add(prefix + ".h");
        }
        sources.addAll(CProgram.runtime(folder));
        for (String width : List.of("-m64", "-m32")) {
            if (CProgram.canBuild(folder, width)) {
                List<String> flags = new ArrayList<>(List.of(width, "-std=c99", "-Wall", "-Wextra", "-Werror", "-O0"));
                // they take long to compile, and what they find does not depend on the width
                if (width.equals("-m64")
                        && CProgram.canBuild(folder, width, CProgram.SANITIZERS[0], CProgram.SANITIZERS[1])) {
                    flags.addAll(List.of(CProgram.SANITIZERS));
                }
                PROGRAMS.put(width, CProgram.start(folder, sources, headers, types, flags.toArray(String[]::new)));
            }
        }
    }

    private static void add(String prefix, Map<String, String> files, List<Path> sources, List<String> types) {
        GeneratedCode code = GeneratedCode.compile(
                files, Set.of(BackEnd.JAVA, BackEnd.of(RuleSet.UPER), BackEnd.TREE, BackEnd.of(RuleSet.EXI)));
        CODES.add(code);
        new Compilation(code.schema(), prefix).emit(Set.of(BackEnd.C), new DirectorySink(folder));
        for (Form form : Form.values()) {
            sources.add(folder.resolve(prefix + '_' + form.suffix() + ".c"));
        }
        JavaModel model = new JavaModel(code.schema(), GeneratedCode.PACKAGE);
        JavaModel namesInC = JavaModel.withPlainNames(code.schema(), prefix);
        for (TypeDefinition root : RootTypes.of(code.schema())) {
            if (JavaModel.isClass(root.type())) {
                SUBJECTS.add(new Subject(SUBJECTS.size(), code, root, model));
                types.add(prefix + '_' + namesInC.className(root));
            }
        }
    }

    @AfterAll
    static void close() throws IOException {
        for (CProgram program : PROGRAMS.values()) {
            program.close();
        }
        PROGRAMS.clear();
        SUBJECTS.clear();
        CODES.clear();
    }

    static List<Subject> subjects() {
        return SUBJECTS;
    }

    /** What the program of either width answers; both work at the same time. */
    private static List<Answer> transcode(Subject subject, Form from, Form to, byte[] octets) {
        PROGRAMS.values().forEach(program -> program.request(subject.number(), from, to, octets));
        return PROGRAMS.values().stream().map(CProgram::answer).toList();
    }

    @Test
    void bothWidthsAreTested() {
        assumeTrue(PROGRAMS.size() == 2, "skipped: install gcc-multilib");

        assertEquals(
                Map.of("-m32", 32, "-m64", 64),
                PROGRAMS.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, program -> program.getValue().width())));
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void octetsAreThoseOfJava(Subject subject) {
        RandomValues random =
                new RandomValues(subject.type(), new Random(subject.toString().hashCode()));
        long total = 0;
        for (int i = 0; i < MESSAGES && total < MOST_OCTETS; i++) {
            Map<Form, byte[]> octets = subject.encode(subject.mapping().fromMessage(random.next()));
            total += octets.get(Form.UPER).length;
            octets.forEach((from, given) -> octets.forEach((to, expected) -> {
                if (from == Form.UPER || to == Form.UPER) {
                    transcode(subject, from, given, to, expected);
                }
            }));
        }
    }

    private static void transcode(Subject subject, Form from, byte[] given, Form to, byte[] expected) {
        for (Answer answer : transcode(subject, from, to, given)) {
            if (answer.failure() == 0) {
                assertArrayEquals(expected, answer.octets(), () -> from + " to " + to);
            } else {
                assertEquals(NOT_SUPPORTED, answer.code(), () -> from + " to " + to + ": " + answer.path());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void damagedMessagesAreJudgedAsInJava(Subject subject) {
        Random chance = new Random(subject.number());
        RandomValues random = new RandomValues(subject.type(), chance);
        for (int i = 0; i < DAMAGED; i++) {
            subject.encode(subject.mapping().fromMessage(random.next())).forEach((form, octets) -> {
                for (int length = Math.max(0, octets.length - DAMAGES); length < octets.length; length++) {
                    judge(subject, form, Arrays.copyOf(octets, length));
                }
                for (int damage = 0; damage < DAMAGES; damage++) {
                    byte[] flipped = octets.clone();
                    int bit = chance.nextInt(8 * flipped.length);
                    flipped[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
                    judge(subject, form, flipped);
                }
            });
        }
    }

    /** What the codec in Java makes of octets: the same once more, or a failure with the number that C has for it. */
    private record Verdict(int failure, byte[] octets, String reason) {
        static Verdict of(Codec<Object> codec, byte[] octets) {
            try {
                return new Verdict(0, codec.encode(codec.decode(octets)), "");
            } catch (DecodeException refused) {
                return new Verdict(1, null, refused.getMessage());
            } catch (EncodeException refused) {
                return new Verdict(2, null, refused.getMessage());
            }
        }
    }

    private static void judge(Subject subject, Form form, byte[] octets) {
        List<Answer> answers = transcode(subject, form, form, octets);
        Verdict expected = Verdict.of(subject.codec(form), octets);
        for (Answer answer : answers) {
            boolean isLimit = answer.failure() > 0 && (answer.code() == NOT_SUPPORTED || answer.code() == ARENA_FULL);
            if (!isLimit) {
                assertEquals(
                        expected.failure(), answer.failure(), () -> subject + ", " + form + ": " + expected.reason());
                if (expected.failure() == 0) {
                    assertArrayEquals(expected.octets(), answer.octets());
                }
            }
        }
    }

    @Test
    void pathsNameTypeAndComponent() {
        Subject cam = SUBJECTS.stream()
                .filter(subject -> subject.toString().equals("CAM-PDU-Descriptions.CAM"))
                .findFirst()
                .orElseThrow();
        byte[] octets = HexFormat.of()
                .parseHex("01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44");

        octets[9] |= 0x0f;
        octets[10] = (byte) 0xff;
        for (Answer answer : transcode(cam, Form.UPER, Form.UPER, octets)) {
            assertEquals(1, answer.failure());
            assertEquals("CAM.cam.camParameters.basicContainer.referencePosition.latitude", answer.path());
        }
    }
}
