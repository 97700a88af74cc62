package org.c2x.asn1.emit.views;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Views of messages with every kind of type: they say what a decoder says. */
class ViewEmitterTest {
    private static final int VALUES = 30;

    private static GeneratedCode compile(List<String> resources) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (String resource : resources) {
            files.put(resource.replace('/', '_'), GeneratedCode.resource(resource));
        }
        return GeneratedCode.compile(files, Set.of(BackEnd.JAVA, BackEnd.of(RuleSet.UPER), BackEnd.VIEWS));
    }

    private static GeneratedCode compile(String types) {
        return GeneratedCode.compile(
                "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + types + " END",
                BackEnd.JAVA,
                BackEnd.of(RuleSet.UPER),
                BackEnd.VIEWS);
    }

    @SuppressWarnings("unchecked")
    private static Codec<Object> codec(GeneratedCode code, String name) {
        return (Codec<Object>) code.constant(name + "Uper", "CODEC");
    }

    private static Object view(GeneratedCode code, String name, String hex) {
        return code.call(name, "of", HexFormat.of().parseHex(hex));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/golden/views-kinds/input.asn Report",
                "/golden/views-paths/input.asn Paths",
                "/golden/views-skips/input.asn SKIPS"
            })
    void allAccessorsAgreeWithTheDecoder_andSurviveDamage(String message) throws IOException {
        String name = message.split(" ")[1];
        GeneratedCode code = compile(List.of(message.split(" ")[0]));
        String word = name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
        ViewAgainstRecord views = new ViewAgainstRecord(code.type(word + "View"));

        agree(views, type(code, name), codec(code, name));

        assertEquals(List.of(), List.copyOf(views.unseen()));
    }

    @Test
    void messagesOfOtherModules_agreeAndSurviveToo() throws IOException {
        GeneratedCode code = compile(List.of(
                "/modules/Kinds.asn",
                "/modules/Constraints.asn",
                "/modules/OpenTypes.asn",
                "/modules/Containing.asn",
                "/modules/Times.asn",
                "/modules/BigNumbers.asn"));
        JavaModel model = new JavaModel(code.schema(), GeneratedCode.PACKAGE);
        int messages = 0;
        for (TypeDefinition definition : RootTypes.of(code.schema())) {
            String name = model.className(definition);
            if (code.sources().containsKey("generated/" + name + "View.java")
                    && code.sources().containsKey("generated/" + name + "Uper.java")
                    && JavaModel.isClass(definition.type())) {
                agree(new ViewAgainstRecord(code.type(name + "View")), definition.type(), codec(code, name));
                messages++;
            }
        }
        assertTrue(messages > 10, () -> "only some of " + code.sources().keySet());
    }

    private static void agree(ViewAgainstRecord views, Type type, Codec<Object> decoder) {
        RandomValues values = new RandomValues(type, new Random(7));
        Random damage = new Random(8);
        for (int i = 0; i < VALUES; i++) {
            byte[] octets = new TableCodec(RuleSet.UPER, type).encode(values.next());

            views.check(octets, decoder.decode(octets));
            for (int length = 0; length < Math.min(octets.length, 40); length++) {
                views.survives(Arrays.copyOf(octets, length));
            }
            for (int j = 0; j < 20; j++) {
                byte[] damaged = octets.clone();
                damaged[damage.nextInt(octets.length)] ^= (byte) (1 << damage.nextInt(8));
                views.survives(damaged);
            }
        }
    }

    private static Type type(GeneratedCode code, String name) {
        return code.schema().modules().stream()
                .flatMap(module -> module.types().stream())
                .filter(definition -> definition.name().equals(name))
                .map(TypeDefinition::type)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void viewOfPartOfAnArray_seesNothingElse() {
        GeneratedCode code = compile("A ::= SEQUENCE { x INTEGER (0..255), y INTEGER (0..255) }");
        byte[] octets = HexFormat.of().parseHex("ff0102ff");

        Object view = code.call("AView", "of", octets, 1, 2);
        Object shorter = code.call("AView", "of", octets, 1, 1);

        assertEquals(1, GeneratedCode.get(view, "x"));
        assertEquals(2, GeneratedCode.get(view, "y"));
        DecodeException refused = assertThrows(DecodeException.class, () -> GeneratedCode.get(shorter, "y"));
        assertEquals("y at bit 8: expected 8 bits, found only 0", refused.getMessage());
        assertTrue(refused.isTruncated());
    }

    @Test
    void viewThatIsKept_goesOnToTheNextMessage() {
        GeneratedCode code = compile("A ::= SEQUENCE { x INTEGER (0..255), y INTEGER (0..255) }");
        Object view = view(code, "AView", "0102");

        Object same = GeneratedCode.get(view, "wrap", HexFormat.of().parseHex("ff0708"), 1, 2);

        assertSame(view, same);
        assertEquals(8, GeneratedCode.get(view, "y"));
    }

    @Test
    void whatIsSkipped_isNotChecked_whatIsReadIs() {
        GeneratedCode code = compile("A ::= SEQUENCE { x INTEGER (0..200), y INTEGER (0..200) }");

        Object view = view(code, "AView", "ff01");

        assertEquals(1, GeneratedCode.get(view, "y"));
        DecodeException refused = assertThrows(DecodeException.class, () -> GeneratedCode.get(view, "x"));
        assertEquals("x at bit 0: expected 0..200, found 255", refused.getMessage());
    }

    @Test
    void componentThatIsNotThere_isAskedForFirst() {
        GeneratedCode code = compile("A ::= SEQUENCE { x INTEGER (0..127) OPTIONAL, b BOOLEAN }");

        Object absent = view(code, "AView", "40");

        assertEquals(false, GeneratedCode.get(absent, "hasX"));
        assertEquals(true, GeneratedCode.get(absent, "b"));
        assertThrows(NoSuchElementException.class, () -> GeneratedCode.get(absent, "x"));
        assertEquals(127, GeneratedCode.get(view(code, "AView", "ff"), "x"));
    }

    /** A decoder joins fragments as well (X.691 clause 11.9.3.8). */
    @Test
    void additionInFragments_isJoined() {
        GeneratedCode code = compile("A ::= SEQUENCE { ..., b SEQUENCE { o OCTET STRING, x INTEGER (0..255) } }");
        Object b = code.create("A$B", org.c2x.asn1.runtime.OctetString.of(new byte[70_000]), 77);
        byte[] octets = codec(code, "A").encode(code.create("A", b));

        assertEquals(77, GeneratedCode.get(code.call("AView", "of", octets), "x"));
        for (int at = 0; at < octets.length; at += 1_000) {
            Object truncated = code.call("AView", "of", Arrays.copyOf(octets, at));
            assertThrows(DecodeException.class, () -> GeneratedCode.get(truncated, "x"));
        }
    }

    @Test
    void tooDeepNesting_isRefused() {
        GeneratedCode code = compile("T ::= CHOICE { end NULL, more T } A ::= SEQUENCE { t T, x INTEGER (0..255) }");
        byte[] octets = new byte[1_000];
        Arrays.fill(octets, (byte) 0xff);

        DecodeException refused =
                assertThrows(DecodeException.class, () -> GeneratedCode.get(code.call("AView", "of", octets), "x"));

        assertEquals("t at bit 500: expected at most 500 levels of nesting", refused.getMessage());
    }

    @Test
    void abbreviation_isAWord_unlessTheModuleUsesTheName() {
        String cam = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN CAM ::= SEQUENCE { x BOOLEAN } %s END";

        Map<String, String> alone = GeneratedCode.generate(cam.formatted(""), BackEnd.VIEWS);
        Map<String, String> beside =
                GeneratedCode.generate(cam.formatted("CamView ::= SEQUENCE { x BOOLEAN }"), BackEnd.VIEWS);

        assertEquals(Set.of("generated/CamView.java"), alone.keySet());
        assertEquals(Set.of("generated/CamView_.java", "generated/CamViewView.java"), beside.keySet());
    }

    @Test
    void ofVeryManyComponents_theNearestHaveAccessors_andItIsSaid() throws IOException {
        String parts = IntStream.range(0, 60)
                .mapToObj(i -> "x" + i + " INTEGER (0..255)")
                .collect(Collectors.joining(", "));
        String many = IntStream.range(0, 60).mapToObj(i -> "p" + i + " P").collect(Collectors.joining(", "));
        GeneratedCode code = compile("P ::= SEQUENCE { " + parts + " } A ::= SEQUENCE { near BOOLEAN, " + many + " }");

        List<String> omissions = new Compilation(code.schema(), GeneratedCode.PACKAGE).omissions(BackEnd.VIEWS);

        assertEquals(
                List.of("Test.A: only the 2000 components nearest to the message have accessors in AView"), omissions);
        assertEquals(true, GeneratedCode.get(view(code, "AView", "80"), "near"));
        assertTrue(Stream.of(code.type("AView").getMethods())
                .anyMatch(method -> method.getName().equals("p0X59")));
    }
}
