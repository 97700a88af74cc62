package org.c2x.asn1.interpreter.jer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.interpreter.text.PlacedText;
import org.c2x.asn1.interpreter.text.TextCodec;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JerCodecTest {
    private static final List<TypeTag> TAGS =
            List.of(new TypeTag(new Tag(Tag.TagClass.CONTEXT, 0), TypeTag.Mode.IMPLICIT));
    private static final IntegerType ANY = new IntegerType(IntegerSet.ALL, false, List.of());
    private static final IntegerType BYTE = new IntegerType(IntegerSet.of(0, 255), false, List.of());
    private static final SequenceType PAIR = new SequenceType(
            SequenceType.Kind.SEQUENCE,
            List.of(
                    component("a", BYTE, Component.Presence.MANDATORY, null),
                    component("b", BYTE, Component.Presence.OPTIONAL, null),
                    component("c", BYTE, Component.Presence.DEFAULT, IntegerValue.of(3))),
            false,
            List.of());
    private static final ChoiceType CHOICE = new ChoiceType(
            List.of(
                    new ChoiceType.Alternative("yes", TAGS, new BooleanType(), ""),
                    new ChoiceType.Alternative("no", TAGS, new NullType(), "")),
            true,
            List.of());
    private static final EnumeratedType COLOUR =
            new EnumeratedType(List.of(new NamedNumber("red", BigInteger.ZERO, "")), true, List.of());
    private static final CharacterStringType UTF8 = new CharacterStringType(CharacterStringType.Kind.UTF8);

    @Test
    void notation_ofEveryType() {
        roundTrip(new BooleanType(), new BooleanValue(true), "true");
        roundTrip(new NullType(), new NullValue(), "null");
        roundTrip(ANY, IntegerValue.of(-12), "-12");
        roundTrip(
                ANY,
                IntegerValue.of(new BigInteger("123456789012345678901234567890")),
                "123456789012345678901234567890");
        roundTrip(COLOUR, new EnumeratedValue("red"), "\"red\"");
        roundTrip(COLOUR, new UnknownEnumeral(0), "{\"...\":0}");
        roundTrip(octets(), new OctetStringValue(OctetString.ofHex("01ff")), "\"01FF\"");
        roundTrip(
                bits(SizeConstraint.NONE),
                new BitStringValue(BitString.of(0b10101, 5)),
                "{\"value\":\"A8\",\"length\":5}");
        roundTrip(bits(fixed(5)), new BitStringValue(BitString.of(0b10101, 5)), "\"A8\"");
        roundTrip(
                new ObjectIdentifierType(false),
                new ObjectIdentifierValue(ObjectIdentifier.of("1.2.840")),
                "\"1.2.840\"");
        roundTrip(UTF8, new CharacterStringValue("Straße \"😀\"\n"), "\"Straße \\\"😀\\\"\\n\"");
        roundTrip(new ListType(SequenceType.Kind.SEQUENCE, BYTE, SizeConstraint.NONE), new ListValue(List.of()), "[]");
        roundTrip(CHOICE, new ChoiceValue("yes", new BooleanValue(false)), "{\"yes\":false}");
        roundTrip(
                CHOICE,
                new UnknownAlternative(4, OctetString.ofHex("0a")),
                "{\"...\":{\"index\":4,\"octets\":\"0A\"}}");
        roundTrip(
                PAIR,
                SequenceValue.of(PAIR, Map.of("a", IntegerValue.of(1), "c", IntegerValue.of(3))),
                "{\"a\":1,\"c\":3}");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, '\"-0\"'",
        "Infinity, '\"INF\"'",
        "-Infinity, '\"-INF\"'",
        "NaN, '\"NaN\"'",
        "0.1, 0.1",
        "-2.5E-300, -2.5E-300",
        "4.9E-324, 4.9E-324",
        "1.7976931348623157E308, 1.7976931348623157E308"
    })
    void real_everyDouble_keepsItsValue(double number, String json) {
        roundTrip(new RealType(), new RealValue(number), json);
    }

    @Test
    void read_inEitherCaseAndOrder_withoutDefaults() {
        assertEquals(
                SequenceValue.of(
                        PAIR, Map.of("a", IntegerValue.of(1), "b", IntegerValue.of(2), "c", IntegerValue.of(3))),
                new JerCodec(PAIR).fromJson(" {\"b\" : 2, \"a\":1}"));
        assertEquals(new OctetStringValue(OctetString.ofHex("abcd")), new JerCodec(octets()).fromJson("\"aBcD\""));
    }

    @Test
    void decode_withOctetsAfterTheValue_saysHowManyItTook() {
        byte[] twoValues = "{\"a\":1}\n{\"a\":2}".getBytes(StandardCharsets.UTF_8);

        Decoded<Value> first = new JerCodec(PAIR).decode(twoValues, 0, twoValues.length);

        assertEquals(7, first.consumedOctets());
        byte[] number = "xx12 13".getBytes(StandardCharsets.UTF_8);
        assertEquals(new Decoded<Value>(IntegerValue.of(12), 2), new JerCodec(BYTE).decode(number, 2, 5));
        byte[] umlaut = "\"ä\" ".getBytes(StandardCharsets.UTF_8);
        assertEquals(4, new JerCodec(UTF8).decode(umlaut, 0, 5).consumedOctets());
    }

    @Test
    void read_badDocuments_sayWhereAndWhat() {
        refuse(PAIR, "{\"a\":1,\"a\":2}", 7, "a", "is repeated");
        refuse(PAIR, "{\"a\":1,\"d\":2}", 7, "", "found \"d\"");
        refuse(PAIR, "{\"b\":1}", 6, "a", "mandatory");
        refuse(PAIR, "{\"a\":256}", 5, "a", "0..255, found 256");
        refuse(PAIR, "{\"a\":\"1\"}", 5, "a", "found a string");
        refuse(PAIR, "{\"a\":1.0}", 5, "a", "fraction");
        refuse(PAIR, "{\"a\":1e999999999}", 5, "a", "exponent");
        refuse(PAIR, "[]", 0, "", "found an array");
        refuse(PAIR, "{\"a\":1", 6, "", "JSON");
        refuse(PAIR, "", 0, "", "the end");
        refuse(PAIR, "{\"a\":" + "9".repeat(200_000) + "}", 200_005, "", "maximum");
        refuse(PAIR, "{\"" + "n".repeat(1000) + "\":1}", 1, "", "nnn...");
        refuse(ANY, "\ufeff1", 0, "", "JSON");
        refuse(new RealType(), "1e999999999", 0, "", "range of a double");
        refuse(new RealType(), "\"inf\"", 0, "", "INF");
        refuse(COLOUR, "\"blue\"", 0, "", "no enumeral blue");
        refuse(CHOICE, "{}", 1, "", "found none");
        refuse(CHOICE, "{\"maybe\":1}", 1, "", "maybe");
        refuse(CHOICE, "{\"yes\":true,\"no\":null}", 12, "", "another");
        refuse(CHOICE, "{\"...\":{\"index\":-1,\"octets\":\"\"}}", 16, "", "from 0");
        refuse(bits(fixed(5)), "\"A9\"", 0, "", "zeros");
        refuse(bits(fixed(5)), "\"A800\"", 0, "", "5 bits");
        refuse(bits(SizeConstraint.NONE), "{\"value\":\"A8\"}", 13, "", "only one");
        refuse(bits(SizeConstraint.NONE), "{\"value\":\"A8\",\"length\":4294967301}", 23, "", "2147483647");
        refuse(octets(), "\"A\"", 0, "", "hex");
        refuse(octets(), "\"ÄÖ\"", 0, "", "hex");
        refuse(new ObjectIdentifierType(false), "\"1.+2\"", 0, "", "dotted");
        refuse(new ObjectIdentifierType(false), "\"1.40\"", 0, "", "no object identifier");
        refuse(UTF8, "\"\\ud800\"", 0, "", "U+D800");
    }

    @Test
    void read_offsets_countCharacters() {
        refuse(
                new ListType(SequenceType.Kind.SEQUENCE, UTF8, SizeConstraint.NONE),
                "[\"😀\",1]",
                5,
                "[1]",
                "whole number");
    }

    @Test
    void read_malformedUtf8_isRefusedAtItsPlace() {
        DecodeException refused = assertThrows(
                DecodeException.class, () -> new JerCodec(UTF8).decode(new byte[] {'"', 'a', (byte) 0xff, '"'}));

        assertEquals(2, refused.offset());
        assertTrue(refused.problem().contains("UTF-8"), refused.problem());
    }

    @Test
    void nesting_beyondTheLimit_isRefusedInBothDirections() {
        TypeDefinition nest = new TypeDefinition("M", "Nest", "");
        nest.bind(new ListType(SequenceType.Kind.SEQUENCE, new TypeReference(nest), SizeConstraint.NONE));
        JerCodec codec = new JerCodec(new TypeReference(nest));
        Value deep = new ListValue(List.of());
        for (int level = 1; level < Limits.DEFAULT.depth(); level++) {
            deep = new ListValue(List.of(deep));
        }

        assertEquals(deep, codec.decode(codec.encode(deep)));
        Value tooDeep = new ListValue(List.of(deep));
        assertThrows(EncodeException.class, () -> codec.encode(tooDeep));
        String brackets = "[".repeat(100_000);
        DecodeException refused = assertThrows(DecodeException.class, () -> codec.fromJson(brackets));
        assertEquals(Limits.DEFAULT.depth(), refused.offset());
    }

    private static void refuse(Type type, String json, long offset, String path, String problem) {
        byte[] octets = json.getBytes(StandardCharsets.UTF_8);

        DecodeException refused = assertThrows(DecodeException.class, () -> new JerCodec(type).decode(octets));

        assertTrue(refused.problem().contains(problem), refused.getMessage());
        assertEquals(offset, refused.offset(), refused.getMessage());
        assertEquals(path, refused.path());
        assertEquals(DecodeException.Unit.CHARACTER, refused.unit());
    }

    private static void roundTrip(Type type, Value value, String json) {
        JerCodec codec = new JerCodec(type);

        assertEquals(json, codec.toJson(value));
        assertEquals(value, codec.decode(json.getBytes(StandardCharsets.UTF_8)));
        assertEquals(json.getBytes(StandardCharsets.UTF_8).length, codec.encodedLength(value));
    }

    private static Component component(String name, Type type, Component.Presence presence, Value defaultValue) {
        return new Component(name, TAGS, type, presence, Optional.ofNullable(defaultValue), "");
    }

    private static OctetStringType octets() {
        return new OctetStringType(SizeConstraint.NONE, Optional.empty());
    }

    private static BitStringType bits(SizeConstraint size) {
        return new BitStringType(size, List.of(), Optional.empty());
    }

    private static SizeConstraint fixed(int size) {
        return new SizeConstraint(IntegerSet.of(size, size), false);
    }

    @Test
    void objectIdentifier_ofManyArcs_isReadOnLittleStack() throws InterruptedException {
        String arcs = "1" + ".2".repeat(20_000);
        Object[] read = new Object[1];
        Thread thread = new Thread(
                null,
                () -> read[0] = new JerCodec(new ObjectIdentifierType(true)).fromJson('"' + arcs + '"'),
                "small",
                256 << 10);
        thread.start();
        thread.join();

        assertEquals(new ObjectIdentifierValue(ObjectIdentifier.of(arcs)), read[0]);
    }

    @Test
    void longestInteger_isWrittenAndRead_andALongerOneIsNeither() {
        JerCodec codec = new JerCodec(ANY);
        BigInteger tooLong = BigInteger.ONE.shiftLeft(TextCodec.MOST_BITS);
        for (BigInteger longest : List.of(tooLong.subtract(BigInteger.ONE), tooLong.negate())) {
            IntegerValue value = IntegerValue.of(longest);
            assertEquals(value, codec.decode(codec.encode(value)));
        }

        assertThrows(EncodeException.class, () -> codec.encode(IntegerValue.of(tooLong)));
        assertThrows(DecodeException.class, () -> codec.fromJson(tooLong.toString()));
    }

    @Test
    void find_saysWhatNumberAMemberHas_andWhere() {
        String json = "{\"ä\":[{\"header\":1}],\"header\":{\"protocolVersion\":2,\"name\":\"3\"}}";

        assertEquals(Optional.of(new PlacedText("2", 48)), find(json, "header", "protocolVersion"));
        assertEquals(Optional.empty(), find(json, "header", "stationID"));
        assertEquals(Optional.empty(), find(json, "header", "name"));
        assertEquals(Optional.empty(), find(json, "header"));
        assertEquals(Optional.empty(), find("[2]", "header"));
        assertEquals(Optional.empty(), find("{\"header\": no JSON", "header"));
    }

    private static Optional<PlacedText> find(String json, String... names) {
        return JerCodec.find(json.getBytes(StandardCharsets.UTF_8), List.of(names));
    }
}
