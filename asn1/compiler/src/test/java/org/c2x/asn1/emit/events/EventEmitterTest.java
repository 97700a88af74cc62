package org.c2x.asn1.emit.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.event.EventForm;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventEmitterTest {
    private static final int VALUES = 200;

    private static final String MODULE = """
            Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Message ::= SEQUENCE {
                header SEQUENCE { id INTEGER (0..4294967295), kind ENUMERATED { a, b, ..., c } },
                item INTEGER (1..6, ...) OPTIONAL, points SEQUENCE (SIZE (1..2)) OF Point, choice Choice,
                flags BIT STRING { f0 (0) } (SIZE (3..13)) OPTIONAL, lanes INTEGER (0..9) DEFAULT 3
            }
            Point ::= SEQUENCE { x INTEGER (0..9), bits BIT STRING (SIZE (13)) }
            Choice ::= CHOICE { number INTEGER (0..9), text UTF8String (SIZE (1..3)), ... }
            Chain ::= SEQUENCE { next Chain OPTIONAL }
            END
            """;

    private static GeneratedCode all;
    private static GeneratedCode code;

    @BeforeAll
    static void compile() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (String file : List.of("Names.asn", "OtherNames.asn", "Kinds.asn", "Constraints.asn")) {
            files.put(file, GeneratedCode.resource("/modules/" + file));
        }
        all = GeneratedCode.compile(files, Set.of(BackEnd.JAVA, BackEnd.TREE, BackEnd.EVENTS));
        code = GeneratedCode.compile(MODULE, BackEnd.JAVA, BackEnd.EVENTS);
    }

    static Stream<TypeDefinition> roots() {
        return RootTypes.of(all.schema()).stream();
    }

    @ParameterizedTest
    @MethodSource("roots")
    void recordsComeBackFromTheirEvents(TypeDefinition root) {
        JavaModel model = new JavaModel(all.schema(), GeneratedCode.PACKAGE);
        String name = model.className(root);
        Mapping<Object, Value> tree = constant(model.companion(name, "Tree"));
        RandomValues random = new RandomValues(root.type(), new Random(7));
        int mapped = 0;
        for (int i = 0; i < VALUES; i++) {
            Object record = tree.fromMessage(random.next());
            for (String suffix : List.of("Events", "FlatEvents")) {
                Mapping<Object, EventList<Object>> mapping = mapping(all, model.companion(name, suffix));
                try {
                    EventList<Object> events = mapping.toMessage(record);
                    assertEquals(record, mapping.fromMessage(events));
                    mapped++;
                } catch (EncodeException e) {
                    String problem = e.problem();
                    assertTrue(
                            problem.contains("root")
                                    || problem.contains("later")
                                    || problem.contains("zero")
                                    || problem.contains("nesting"),
                            e.getMessage());
                }
            }
        }
        assertTrue(mapped > 0);
    }

    @SuppressWarnings("unchecked")
    private static Mapping<Object, Value> constant(String className) {
        return (Mapping<Object, Value>) all.constant(className, "MAPPING");
    }

    @SuppressWarnings("unchecked")
    private static Mapping<Object, EventList<Object>> mapping(GeneratedCode from, String className) {
        return ((EventForm<Object>) from.constant(className, "FORM")).mapping(new PlainValues());
    }

    private static Mapping<Object, EventList<Object>> mapping() {
        return mapping(code, "MessageEvents");
    }

    /** A document as a list: {@code <name}, {@code /}, or a value. */
    private static Object read(Object... events) {
        EventList<Object> list = new EventList<>();
        for (Object event : events) {
            if (event.equals("/")) {
                list.end();
            } else if (event instanceof String text && text.startsWith("<")) {
                list.start(text.substring(1));
            } else {
                list.value(event);
            }
        }
        return mapping().fromMessage(list);
    }

    private static BigInteger n(long number) {
        return BigInteger.valueOf(number);
    }

    private static final Object[] HEADER = {"<Message", "<header", "<id", n(7), "/", "<kind", n(2), "/", "/"};

    private static Object[] join(Object[] first, Object... second) {
        List<Object> all = new ArrayList<>(List.of(first));
        all.addAll(List.of(second));
        return all.toArray();
    }

    private static void refused(String path, String problem, Object... events) {
        DecodeException e = assertThrows(DecodeException.class, () -> read(events));
        assertEquals(path + ": " + problem, e.path() + ": " + e.problem());
    }

    @Test
    void documentIsReadInItsOrder() {
        Object message = read(join(
                HEADER,
                "<item",
                n(6),
                "/",
                "<points",
                "<item",
                "<x",
                n(1),
                "/",
                "<bits",
                OctetString.ofHex("fff8"),
                "/",
                "/",
                "/",
                "<choice",
                "<text",
                "é",
                "/",
                "/",
                "/"));

        assertEquals(
                "Message[header=Header[id=7, kind=C], item=6, points=[Point[x=1, bits='1111111111111'B]], "
                        + "choice=Text[value=é], flags=null, lanes=3]",
                message.toString());
    }

    @Test
    void errorsNameTheComponent() {
        refused("", "expected element Message, found element Massage", "<Massage");
        refused("", "expected element header, found the end of the message", "<Message");
        refused("header.id", "expected 0..4294967295, found -1", "<Message", "<header", "<id", n(-1));
        refused("header.id", "expected a whole number: found x", "<Message", "<header", "<id", "x");
        refused("header.id", "expected a value, found the end of the element", "<Message", "<header", "<id", "/");
        refused(
                "header.id",
                "expected the end of the element, found element deeper",
                "<Message",
                "<header",
                "<id",
                n(0),
                "<deeper");
        refused("header.kind", "expected 0..2, found 3", "<Message", "<header", "<id", n(0), "/", "<kind", n(3));
        refused("points[0].x", "expected 0..9, found 10", join(HEADER, "<points", "<item", "<x", n(10)));
        refused(
                "points[0].bits",
                "expected a size of 2, found 1",
                join(HEADER, "<points", "<item", "<x", n(1), "/", "<bits", OctetString.ofHex("ff")));
        refused(
                "points[0].bits",
                "expected zeros in the unused bits of the last octet",
                join(HEADER, "<points", "<item", "<x", n(1), "/", "<bits", OctetString.ofHex("ffff")));
        refused("points", "expected a size of 1..2, found 0", join(HEADER, "<points", "/"));
        refused("", "expected element points, found element choice", join(HEADER, "<choice"));
    }

    @Test
    void whatLiesOutsideTheRootIsRefused() {
        Object kind = code.constant("Message$HeaderKind", "UNKNOWN_EXTENSION");
        Object header = code.create("Message$Header", 1L, kind);
        Object choice = code.create("Choice$Number", 1);
        Object point = code.create("Point", 1, BitString.of(0, 13));
        Object good = code.create("Message$Header", 1L, code.constant("Message$HeaderKind", "A"));
        Object unknown = code.create("Choice$Unknown", 0, OctetString.of());

        assertRefused("header.kind", code.create("Message", header, null, List.of(point), choice, null, 3));
        assertRefused("item", code.create("Message", good, 7L, List.of(point), choice, null, 3));
        assertRefused("choice", code.create("Message", good, 6L, List.of(point), unknown, null, 3));
    }

    private static void assertRefused(String path, Object message) {
        EncodeException e = assertThrows(EncodeException.class, () -> mapping().toMessage(message));
        assertEquals(path, e.path());
        EncodeException flat = assertThrows(
                EncodeException.class, () -> mapping(code, "MessageFlatEvents").toMessage(message));
        assertEquals(path, flat.path());
    }

    @Test
    void nestingHasALimit() {
        EventList<Object> deep = new EventList<>();
        deep.start("Chain");
        Object chain = code.create("Chain", (Object) null);
        for (int i = 0; i < 600; i++) {
            deep.start("next");
            chain = code.create("Chain", chain);
        }
        Mapping<Object, EventList<Object>> mapping = mapping(code, "ChainEvents");
        Object tooDeep = chain;

        assertThrows(DecodeException.class, () -> mapping.fromMessage(deep));
        assertThrows(EncodeException.class, () -> mapping.toMessage(tooDeep));
    }
}
