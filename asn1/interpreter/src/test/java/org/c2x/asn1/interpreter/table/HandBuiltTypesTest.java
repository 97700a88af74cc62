package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;

/** The codec on types that no parser has seen. */
class HandBuiltTypesTest {
    private static final List<TypeTag> TAGS =
            List.of(new TypeTag(new Tag(Tag.TagClass.CONTEXT, 0), TypeTag.Mode.IMPLICIT));
    private static final IntegerType SMALL = new IntegerType(IntegerSet.of(5, 99), false, List.of());
    private static final Limits FEW = Limits.DEFAULT.withZeroWidthElements(10).withDepth(20);

    @Test
    void integer_constrained_countsFromTheLowerBound() {
        roundTrip(SMALL, IntegerValue.of(99), "bc");
        roundTrip(new IntegerType(IntegerSet.of(5, 99), true, List.of()), IntegerValue.of(99), "5e");
        roundTrip(new IntegerType(IntegerSet.of(5, 99), true, List.of()), IntegerValue.of(100), "80b200");
    }

    @Test
    void integer_ofMoreThan64Bits_keepsAllOfThem() {
        BigInteger upper = BigInteger.TWO.pow(100);
        Type type = new IntegerType(IntegerSet.range(BigInteger.ZERO, upper), false, List.of());

        roundTrip(type, IntegerValue.of(upper), "80000000000000000000000000");
    }

    @Test
    void integer_inAGap_isRefusedInBothDirections() {
        TableCodec codec = new TableCodec(
                RuleSet.UPER, new IntegerType(IntegerSet.of(1, 3).union(IntegerSet.of(6, 8)), false, List.of()));

        assertThrows(EncodeException.class, () -> codec.encode(IntegerValue.of(4)));
        assertThrows(DecodeException.class, () -> codec.decode(new byte[] {0x60}));
    }

    @Test
    void text_thatIsNoUnicode_isRefused() {
        TableCodec universal = new TableCodec(RuleSet.OER, new CharacterStringType(Kind.UNIVERSAL));
        TableCodec bmp = new TableCodec(RuleSet.OER, new CharacterStringType(Kind.BMP));

        assertThrows(
                DecodeException.class, () -> universal.decode(HexFormat.of().parseHex("0400110000")));
        assertThrows(DecodeException.class, () -> bmp.decode(HexFormat.of().parseHex("02d834")));
    }

    @Test
    void sequence_withDefault_leavesItOutAndFillsItIn() {
        SequenceType type = new SequenceType(
                SequenceType.Kind.SEQUENCE,
                List.of(
                        component("a", SMALL, Component.Presence.MANDATORY, null),
                        component("b", SMALL, Component.Presence.DEFAULT, IntegerValue.of(7))),
                false,
                List.of());
        Value spelledOut = SequenceValue.of(type, Map.of("a", IntegerValue.of(6), "b", IntegerValue.of(7)));

        roundTrip(type, spelledOut, "01");
        Value leftOut = SequenceValue.of(type, Map.of("a", IntegerValue.of(6)));
        assertEquals("01", hex(new TableCodec(RuleSet.UPER, type).encode(leftOut)));
        assertEquals(
                spelledOut,
                new TableCodec(RuleSet.UPER, type).decode(HexFormat.of().parseHex("8104")));
    }

    @Test
    void list_ofElementsWithoutBits_meetsTheLimit() {
        ListType inner = new ListType(SequenceType.Kind.SEQUENCE, new NullType(), SizeConstraint.NONE);
        TableCodec codec =
                new TableCodec(RuleSet.UPER, new ListType(SequenceType.Kind.SEQUENCE, inner, SizeConstraint.NONE), FEW);
        Value five = new ListValue(
                List.of(new NullValue(), new NullValue(), new NullValue(), new NullValue(), new NullValue()));

        assertEquals(new ListValue(List.of(five, five)), codec.decode(new byte[] {2, 5, 5}));
        assertThrows(DecodeException.class, () -> codec.decode(new byte[] {3, 5, 5, 1}));
    }

    @Test
    void list_longerThanTheInput_isRefusedBeforeItIsAllocated() {
        IntegerSet fixed = IntegerSet.of(60_000, 60_000);
        TableCodec codec = new TableCodec(
                RuleSet.UPER, new ListType(SequenceType.Kind.SEQUENCE, SMALL, new SizeConstraint(fixed, false)));

        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(new byte[100]));

        assertEquals(0, refused.offset());
    }

    @Test
    void recursion_beyondTheLimit_isRefusedInBothDirections() {
        TypeDefinition nest = new TypeDefinition("M", "Nest", "");
        ListType lists = new ListType(SequenceType.Kind.SEQUENCE, new TypeReference(nest), SizeConstraint.NONE);
        nest.bind(lists);
        TableCodec codec = new TableCodec(RuleSet.UPER, new TypeReference(nest), FEW);
        Value deep = new ListValue(List.of());
        for (int level = 1; level < FEW.depth(); level++) {
            deep = new ListValue(List.of(deep));
        }

        assertEquals(deep, codec.decode(codec.encode(deep)));
        Value tooDeep = new ListValue(List.of(deep));
        assertThrows(EncodeException.class, () -> codec.encode(tooDeep));
        byte[] ones = new byte[50_000];
        java.util.Arrays.fill(ones, (byte) 1);
        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(ones));
        assertEquals("[0]".repeat(FEW.depth()), refused.path());
    }

    private static Component component(String name, Type type, Component.Presence presence, Value defaultValue) {
        return new Component(name, TAGS, type, presence, Optional.ofNullable(defaultValue), "");
    }

    private static void roundTrip(Type type, Value value, String hex) {
        TableCodec codec = new TableCodec(RuleSet.UPER, type);

        assertEquals(hex, hex(codec.encode(value)));
        assertEquals(value, codec.decode(HexFormat.of().parseHex(hex)));
        assertEquals(hex.length() / 2, codec.encodedLength(value));
    }

    private static String hex(byte[] octets) {
        return HexFormat.of().formatHex(octets);
    }
}
