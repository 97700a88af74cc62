package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;
import org.c2x.codec.protobuf.tricky.ModuleTypes_;
import org.c2x.codec.protobuf.tricky.Recursive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All mappings over the modules with every kind of type, constraint and name, with random values. */
class AgreementTest {
    private static final String PACKAGE = "org.c2x.codec.protobuf.tricky";
    private static final List<String> VARIANTS = List.of("speed", "codesize", "tuned");
    private static final int VALUES = 60;
    private static final int MUTATIONS = 400;

    private static final Schema SCHEMA = ModuleTypes_.schema();
    private static final JavaModel MODEL = new JavaModel(SCHEMA, PACKAGE);

    static Stream<String> structuredTypes() {
        return SCHEMA.modules().stream()
                .flatMap(module -> module.types().stream())
                .filter(definition -> isMessage(definition.type().resolved()))
                .map(TypeDefinition::toString);
    }

    private static boolean isMessage(Type type) {
        return type instanceof SequenceType || type instanceof ChoiceType || type instanceof ListType;
    }

    @ParameterizedTest
    @MethodSource("structuredTypes")
    void valuesComeBack_inAllVariants(String typeName) {
        Type type = SCHEMA.find(typeName).orElseThrow().type();
        Mapping<Object, Value> trees = trees(type);
        List<Codec<Object>> codecs = codecs(type);
        RandomValues random = new RandomValues(type, new Random(typeName.hashCode()));
        for (int i = 0; i < VALUES; i++) {
            Object value = trees.fromMessage(random.next());
            List<Optional<byte[]>> encodings =
                    codecs.stream().map(codec -> encode(codec, value)).toList();
            for (int j = 0; j < codecs.size(); j++) {
                Codec<Object> codec = codecs.get(j);
                assertEquals(encodings.get(0).isPresent(), encodings.get(j).isPresent());
                encodings.get(j).ifPresent(octets -> assertEquals(value, codec.decode(octets)));
            }
            assertArrayEquals(encodings.get(0).orElse(null), encodings.get(1).orElse(null));
        }
    }

    /** Empty for what messages have no place for. */
    private static Optional<byte[]> encode(Codec<Object> codec, Object value) {
        try {
            return Optional.of(codec.encode(value));
        } catch (EncodeException e) {
            assertTrue(
                    e.problem()
                            .matches("an (enumeral|alternative) of a later version.*|outside the root.*"
                                    + "|text: expected well-formed Unicode.*"),
                    e::getMessage);
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @MethodSource("structuredTypes")
    void damagedMessages_areRefusedOrCanBeEncodedAgain(String typeName) {
        Type type = SCHEMA.find(typeName).orElseThrow().type();
        Mapping<Object, Value> trees = trees(type);
        RandomValues random = new RandomValues(type, new Random(typeName.hashCode()));
        Random changes = new Random(1);
        for (Codec<Object> codec : codecs(type)) {
            for (int i = 0; i < MUTATIONS; i++) {
                Optional<byte[]> octets = encode(codec, trees.fromMessage(random.next()));
                octets.filter(message -> message.length > 0).ifPresent(message -> {
                    message[changes.nextInt(message.length)] = (byte) changes.nextInt();
                    message[changes.nextInt(message.length)] ^= (byte) (1 << changes.nextInt(8));
                    checkDamaged(codec, message);
                });
            }
        }
    }

    private static void checkDamaged(Codec<Object> codec, byte[] octets) {
        Object value;
        try {
            value = codec.decode(octets);
        } catch (DecodeException e) {
            return;
        }
        encode(codec, value).ifPresent(again -> assertEquals(value, codec.decode(again)));
    }

    @Test
    void nesting_hasALimitBothWays() {
        Type type = SCHEMA.find("Kinds.Recursive").orElseThrow().type();
        for (Codec<Object> codec : codecs(type)) {
            Object deepest = nested(500);
            assertEquals(deepest, codec.decode(codec.encode(deepest)));

            Object tooDeep = nested(501);
            assertThrows(EncodeException.class, () -> codec.encode(tooDeep));
        }
    }

    private static Recursive nested(int levels) {
        Recursive value = null;
        for (int i = 0; i < levels; i++) {
            value = new Recursive(1, value, List.of());
        }
        return value;
    }

    @Test
    void nestingOfOctets_hasALimit() {
        Type type = SCHEMA.find("Kinds.Recursive").orElseThrow().type();
        byte[] inner = {};
        for (int level = 0; level < 501; level++) {
            inner = enclose(inner);
        }
        byte[] tooDeep = inner;
        for (int level = 0; level < 3000; level++) {
            inner = enclose(inner);
        }
        byte[] muchTooDeep = inner;
        for (Codec<Object> codec : codecs(type)) {
            assertThrows(DecodeException.class, () -> codec.decode(tooDeep));
            assertThrows(DecodeException.class, () -> codec.decode(muchTooDeep));
        }
    }

    /** A message with the number 1 and another message in field 2. */
    private static byte[] enclose(byte[] inner) {
        List<Byte> octets = new ArrayList<>(List.of((byte) 0x08, (byte) 1));
        if (inner.length > 0) {
            octets.add((byte) 0x12);
            for (int length = inner.length; length > 0; length >>>= 7) {
                octets.add((byte) (length & 0x7f | (length > 0x7f ? 0x80 : 0)));
            }
        }
        byte[] message = new byte[octets.size() + inner.length];
        for (int i = 0; i < octets.size(); i++) {
            message[i] = octets.get(i);
        }
        System.arraycopy(inner, 0, message, octets.size(), inner.length);
        return message;
    }

    @SuppressWarnings("unchecked") // the class maps objects of the type to trees
    private static Mapping<Object, Value> trees(Type type) {
        return (Mapping<Object, Value>)
                constant(PACKAGE + '.' + MODEL.companion(MODEL.className(type), "Tree"), "MAPPING");
    }

    private static List<Codec<Object>> codecs(Type type) {
        return VARIANTS.stream()
                .map(variant -> codec(PACKAGE + '.' + variant + '.', type))
                .toList();
    }

    @SuppressWarnings("unchecked") // the class maps objects of the type to messages
    private static Codec<Object> codec(String variant, Type type) {
        String className = variant + MODEL.companion(MODEL.className(type), "Proto");
        return MessageCodec.of(
                (Mapping<Object, Message>) constant(className, "MAPPING"), (Message) constant(className, "EMPTY"));
    }

    private static Object constant(String className, String name) {
        try {
            return Class.forName(className).getField(name).get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(className, e);
        }
    }
}
