package org.c2x.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecordReaderTest {
    private static final int LONGEST = 1 << 20;
    private static final String RECORD = """
        Record ::= SEQUENCE { id INTEGER (0..1000), text UTF8String OPTIONAL, tags SEQUENCE OF BOOLEAN,
          body CHOICE { none NULL, more Record, ... }, ... }\
        """;

    @ParameterizedTest
    @MethodSource("org.c2x.asn1.plan.RuleSet#interpreted")
    void recordsOfAnyLength_areThoseThatWereWritten(RuleSet rules) throws IOException {
        Type type = Asn1.type(RECORD, "Record");
        TableCodec codec = new TableCodec(rules, type);
        RandomValues random = new RandomValues(type, new Random(1));
        List<Value> written = new ArrayList<>();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (int i = 0; i < 3_000; i++) {
            written.add(random.next());
            file.writeBytes(codec.encode(written.get(i)));
        }

        assertEquals(written, all(new RecordReader<>(in(file.toByteArray()), codec::decode, LONGEST)));
        assertEquals(written, all(new RecordReader<>(new Drops(file.toByteArray()), codec::decode, LONGEST)));
    }

    @ParameterizedTest
    @MethodSource("org.c2x.asn1.plan.RuleSet#interpreted")
    void longRecord_isDecodedAgainOnlyWhenThereIsTwiceAsMuch(RuleSet rules) throws IOException {
        TableCodec codec = new TableCodec(rules, Asn1.type("OCTET STRING"));
        byte[] file = codec.encode(new OctetStringValue(OctetString.of(new byte[900_000])));
        List<Integer> lengths = new ArrayList<>();
        RecordReader<Value> records = new RecordReader<>(
                new Drops(file),
                (octets, offset, length) -> {
                    lengths.add(length);
                    return codec.decode(octets, offset, length);
                },
                LONGEST);

        records.next();

        for (int i = 1; i < lengths.size() - 1; i++) {
            assertTrue(lengths.get(i) >= 2 * lengths.get(i - 1), lengths.toString());
        }
        assertNull(records.next());
    }

    @Test
    void truncatedRecord_isRefusedAtItsPlace() throws IOException {
        TableCodec codec = new TableCodec(RuleSet.OER, Asn1.type("SEQUENCE { a INTEGER (0..9), b OCTET STRING }"));
        RecordReader<Value> records =
                new RecordReader<>(in(HexFormat.of().parseHex("0101ff0203aabb")), codec::decode, LONGEST);

        records.next();
        DecodeException refused = assertThrows(DecodeException.class, records::next);

        assertEquals("b at octet 2: expected 24 bits, found only 16", refused.getMessage());
        assertEquals(2, records.number());
        assertEquals(3, records.offset());
        assertFalse(records.skip());
    }

    @Test
    void badRecord_isRefusedWithoutReadingOn() {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type("INTEGER (0..9)"));
        InputStream in = new SequenceInputStream(in(new byte[] {(byte) 0xff}), new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("read on");
            }
        });

        assertThrows(DecodeException.class, new RecordReader<>(in, codec::decode, LONGEST)::next);
    }

    @Test
    void recordThatIsTooLong_isRefused() {
        TableCodec codec = new TableCodec(RuleSet.OER, Asn1.type("OCTET STRING"));
        byte[] file = codec.encode(new OctetStringValue(OctetString.of(new byte[200])));

        DecodeException refused =
                assertThrows(DecodeException.class, new RecordReader<>(in(file), codec::decode, 100)::next);

        assertEquals("at octet 0: expected a record of at most 100 octets", refused.getMessage());
    }

    @Test
    void recordWithoutOctets_isRefused_forThereWouldBeNoEnd() {
        TableCodec codec = new TableCodec(RuleSet.OER, Asn1.type("NULL"));

        DecodeException refused =
                assertThrows(DecodeException.class, new RecordReader<>(in(new byte[3]), codec::decode, 100)::next);

        assertEquals("at octet 0: expected a record of at least one octet", refused.getMessage());
    }

    @Test
    void elements_areReadWholeAndCanBeSkipped() throws IOException {
        RecordReader<String> records = new RecordReader<>(
                new Drops(HexFormat.of()
                        .parseHex("020101" + "0402aaaa" + "048203e8" + "00".repeat(1000) + "3080020107" + "0000"
                                + "0201")),
                RecordReaderTest::integersOnly,
                RecordExtent.ELEMENT,
                100);

        assertEquals("020101", records.next());
        assertThrows(DecodeException.class, records::next);
        assertEquals(3, records.offset());
        assertTrue(records.skip());
        DecodeException tooLong = assertThrows(DecodeException.class, records::next);
        assertEquals("at octet 0: expected a record of at most 100 octets", tooLong.getMessage());
        assertTrue(records.skip());
        assertEquals("30800201070000", records.next());
        DecodeException cut = assertThrows(DecodeException.class, records::next);
        assertEquals("at octet 2: expected more octets, found the end of the input", cut.getMessage());
        assertFalse(records.skip());
        assertEquals(5, records.number());
    }

    private static Decoded<String> integersOnly(byte[] octets, int offset, int length) {
        if (octets[offset] == 4) {
            throw new DecodeException(Unit.OCTET, 0, "", "expected an INTEGER");
        }
        return new Decoded<>(HexFormat.of().formatHex(octets, offset, offset + length), length);
    }

    private static List<Value> all(RecordReader<Value> records) throws IOException {
        List<Value> all = new ArrayList<>();
        for (Value next = records.next(); next != null; next = records.next()) {
            all.add(next);
        }
        assertEquals(all.size(), records.number());
        return all;
    }

    private static InputStream in(byte[] octets) {
        return new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream(octets))));
    }

    /** Gives one octet at a time. */
    private static final class Drops extends ByteArrayInputStream {
        Drops(byte[] octets) {
            super(octets);
        }

        @Override
        public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, 1));
        }
    }
}
