package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** X.691 clause 11.9.3.8: fragments of 16K to 64K items, each with its length, and a rest of less than 16K. */
class UperFragmentsTest {
    private static final int K16 = 1 << 14;

    @Test
    void octetString_justBelow16K_isOnePiece() {
        roundTrip(Asn1.type("OCTET STRING"), octets(K16 - 1), "bfff" + "ab".repeat(K16 - 1));
    }

    @Test
    void octetString_of16K_isAFragmentAndAnEmptyRest() {
        roundTrip(Asn1.type("OCTET STRING"), octets(K16), "c1" + "ab".repeat(K16) + "00");
    }

    @Test
    void octetString_of150000_isTwoFullFragmentsOneOf16KAndARest() {
        roundTrip(
                Asn1.type("OCTET STRING"),
                octets(150_000),
                "c4" + "ab".repeat(4 * K16) + "c4" + "ab".repeat(4 * K16) + "c1" + "ab".repeat(K16) + "89f0"
                        + "ab".repeat(0x9f0));
    }

    @Test
    void octetString_ofFixedSize64K_isFragmentedToo() {
        roundTrip(Asn1.type("OCTET STRING (SIZE (65536))"), octets(4 * K16), "c4" + "ab".repeat(4 * K16) + "00");
        roundTrip(Asn1.type("OCTET STRING (SIZE (65535))"), octets(4 * K16 - 1), "ab".repeat(4 * K16 - 1));
    }

    @Test
    void octetString_atAnOddBit() {
        SequenceType type = (SequenceType) Asn1.type("SEQUENCE { a INTEGER (0..15), b OCTET STRING }");
        Value value = new SequenceValue(type, IntegerValue.of(5), octets(K16 + 1));

        roundTrip(type, value, "5c1" + "ab".repeat(K16) + "01ab" + "0");
    }

    @Test
    void bitString_countsBits() {
        BitString bits = BitString.of(octetArray(2 * K16 / 8 + 1), 2 * K16 + 3);

        roundTrip(Asn1.type("BIT STRING"), new BitStringValue(bits), "c2" + "ab".repeat(2 * K16 / 8) + "03a0");
    }

    @Test
    void characterString_countsCharacters() {
        roundTrip(
                Asn1.type("BMPString"),
                new CharacterStringValue("a".repeat(K16 + 1)),
                "c1" + "0061".repeat(K16) + "01" + "0061");
        roundTrip(
                Asn1.type("UTF8String"),
                new CharacterStringValue("ab".repeat(K16 / 2)),
                "c1" + "6162".repeat(K16 / 2) + "00");
    }

    @Test
    void sequenceOf_countsElements() {
        List<Value> elements = Collections.nCopies(3 * K16 + 8, new BooleanValue(true));

        roundTrip(Asn1.type("SEQUENCE OF BOOLEAN"), new ListValue(elements), "c3" + "ff".repeat(3 * K16 / 8) + "08ff");
    }

    @Test
    void openType_isFragmented() {
        SequenceType type = (SequenceType) Asn1.type("SEQUENCE { ..., a OCTET STRING }");

        roundTrip(
                type,
                new SequenceValue(type, octets(K16)),
                // the content of 16386 octets: fragment length, 16384 octets, rest length 0
                shifted("c1" + "c1" + "ab".repeat(K16 - 1) + "02" + "ab00"));
    }

    /** After extension bit, count in seven bits and presence bit, 1 0000000 1: all octets stand one bit late. */
    private static String shifted(String hex) {
        byte[] octets = Bits.octets(hex);
        byte[] late = new byte[octets.length + 2];
        late[0] = (byte) 0x80;
        late[1] = (byte) 0x80;
        for (int i = 0; i < octets.length; i++) {
            late[i + 1] |= (byte) ((octets[i] & 0xff) >> 1);
            late[i + 2] |= (byte) (octets[i] << 7);
        }
        return HexFormat.of().formatHex(late);
    }

    @ParameterizedTest
    @CsvSource({"c0, 1 to 4 blocks", "c5, 1 to 4 blocks", "ff, 1 to 4 blocks", "c1, 131072 bits", "bfff, 131064 bits"})
    void lengths_thatLie_areRefused(String hex, String problem) {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type("OCTET STRING"));

        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(Bits.octets(hex + "0000")));

        assertTrue(refused.problem().contains(problem), refused.getMessage());
    }

    @Test
    void fragments_beyondTheUpperBound_areRefusedBeforeTheyAreRead() {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type("SEQUENCE (SIZE (0..70000)) OF BOOLEAN"));

        byte[] twice64K = Bits.octets(("c4" + "00".repeat(8192)).repeat(2));

        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(twice64K));

        assertEquals(8 + 65536, refused.offset());
    }

    private static Value octets(int count) {
        return new OctetStringValue(OctetString.of(octetArray(count)));
    }

    private static byte[] octetArray(int count) {
        byte[] octets = new byte[count];
        Arrays.fill(octets, (byte) 0xab);
        return octets;
    }

    private static void roundTrip(Type type, Value value, String hex) {
        TableCodec codec = new TableCodec(RuleSet.UPER, type);

        byte[] encoded = codec.encode(value);

        assertEquals(hex.length() / 2, encoded.length);
        Bits.assertSame(hex, encoded, "fragments");
        assertEquals(value, codec.decode(encoded));
        assertEquals(value, ValueTrace.of(RuleSet.UPER, type, encoded).value().orElseThrow());
    }
}
