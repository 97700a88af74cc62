package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of records, {@code c2x convert --records}. */
class RecordsTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";

    private static final String PARKING = """
            Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Lot ::= SEQUENCE { free INTEGER (0..500), name UTF8String OPTIONAL, state CHOICE { open NULL, full
              SEQUENCE { since INTEGER, until INTEGER (0..86399) OPTIONAL }, ... }, rows SEQUENCE OF Row, ... }
            Row ::= SEQUENCE { name IA5String (SIZE (1..3)), key OCTET STRING OPTIONAL, taken BIT STRING }
            Few ::= SEQUENCE { a INTEGER (0..9), b OCTET STRING (SIZE (0..300)) }
            Blob ::= OCTET STRING
            Nothing ::= NULL
            END
            """;

    @TempDir
    private Path folder;

    private Path parking;

    @BeforeEach
    void writeModule() throws IOException {
        parking = Files.writeString(folder.resolve("Parking.asn"), PARKING);
    }

    @ParameterizedTest
    @MethodSource("org.c2x.asn1.plan.RuleSet#interpreted")
    void thousandRecords_goToLinesAndBack(RuleSet rules) throws Exception {
        byte[] file = records(rules, "Lot", 1_000);

        Run lines = own("Lot", rules.scheme(), "jer", file);
        Run back = own("Lot", "jer", rules.scheme(), lines.out());
        Run again = own("Lot", rules.scheme() + "-table", rules.scheme(), file);

        assertEquals(0, lines.code(), lines.err());
        assertEquals(1_000, lines.text().lines().count());
        assertArrayEquals(file, back.out());
        assertArrayEquals(file, again.out());
        assertEquals("", lines.err() + back.err() + again.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"oer", "ber", "uper-table"})
    void messagesOfTheClassPath_areRecordsToo(String scheme) {
        byte[] uper = HexFormat.of().parseHex(CAM.repeat(3));

        Run there = convert(uper, "--type", "CAM", "--from", "uper", "--to", scheme);
        Run back = convert(there.out(), "--type", "v1.CAM", "--from", scheme, "--to", "uper");

        assertArrayEquals(uper, back.out());
        assertEquals("", there.err() + back.err());
        assertEquals(0, back.code());
    }

    @Test
    void eachRecordSaysItsVersion() {
        String other = "02020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a36961f96880";
        byte[] uper = HexFormat.of().parseHex(CAM + other + CAM);

        Run lines = convert(uper, "--type", "CAM", "--from", "uper", "--to", "jer");
        Run back = convert(lines.out(), "--type", "CAM", "--from", "jer", "--to", "uper");

        assertEquals(3, lines.text().lines().count());
        assertArrayEquals(uper, back.out());
    }

    @Test
    void noRecord_isAFileOfNone() {
        Run run = own("Lot", "uper", "jer", new byte[0]);

        assertEquals("", run.text() + run.err());
        assertEquals(0, run.code());
    }

    @Test
    void badRecord_isTheLastOne_andIsSaidWithItsPlace() {
        byte[] file = HexFormat.of().parseHex("0101aa" + "0902bbbb" + "0aff");

        Run run = own("Few", "oer", "jer", file);

        assertEquals("{\"a\":1,\"b\":\"AA\"}\n{\"a\":9,\"b\":\"BBBB\"}\n", run.text());
        assertEquals(
                "c2x convert: standard input: record 3 at octet 7: a at octet 0: expected an INTEGER within 0..9, "
                        + "found 10",
                run.err().strip());
        assertEquals(1, run.code());
    }

    @Test
    void truncatedFile_hasAllRecordsBeforeTheEnd() {
        byte[] file = HexFormat.of().parseHex("0101aa" + "0903bbbb");

        Run run = own("Few", "oer", "jer", file);

        assertEquals("{\"a\":1,\"b\":\"AA\"}\n", run.text());
        assertEquals(
                "c2x convert: standard input: record 2 at octet 3: b at octet 2: expected 24 bits, found only 16\n",
                run.err());
        assertEquals(1, run.code());
    }

    @ParameterizedTest
    @MethodSource("org.c2x.asn1.plan.RuleSet#interpreted")
    void damagedFiles_endWithAMessage(RuleSet rules) throws Exception {
        byte[] file = records(rules, "Lot", 200);
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            byte[] damaged = Arrays.copyOf(file, random.nextInt(file.length + 1));
            for (int j = 0; damaged.length > 0 && j < 3; j++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }

            Run run = own("Lot", rules.scheme(), "jer", damaged, "--skip-bad");

            assertTrue(run.code() == 0 || run.err().matches("(?s)(c2x convert: standard input: .*\\R)+"), run.err());
        }
    }

    @Test
    void badLines_canBePassedOver() {
        String lines = "{\"a\":1,\"b\":\"AA\"}\n\n{\"a\":10,\"b\":\"\"}\n[]\r\n \n{\"a\":2,\"b\":\"\"}";

        Run run = own("Few", "jer", "oer", lines.getBytes(StandardCharsets.UTF_8), "--skip-bad");
        Run stopped = own("Few", "jer", "oer", lines.getBytes(StandardCharsets.UTF_8));

        assertEquals("0101aa0200", HexFormat.of().formatHex(run.out()));
        assertEquals("""
                c2x convert: standard input: record 2 at octet 18: a at character 5: expected an INTEGER within 0..9, \
                found 10
                c2x convert: standard input: record 3 at octet 34: at character 0: expected an object, found an array
                c2x convert: standard input: 2 of 4 records are malformed
                """, run.err());
        assertEquals(1, run.code());
        assertEquals("0101aa", HexFormat.of().formatHex(stopped.out()));
    }

    @Test
    void badElements_canBePassedOver_forTheirLengthIsKnown() {
        byte[] ber = convert(HexFormat.of().parseHex(CAM.repeat(3)), "--type", "CAM", "--from", "uper", "--to", "ber")
                .out();
        int one = ber.length / 3;
        ber[one + 3] = 0x55;

        Run run = convert(ber, "--type", "CAM", "--from", "ber", "--to", "uper", "--skip-bad");

        assertEquals(CAM.repeat(2), HexFormat.of().formatHex(run.out()));
        assertTrue(run.err().startsWith("c2x convert: standard input: record 2 at octet " + one + ": "), run.err());
        assertTrue(run.err().endsWith("1 of 3 records are malformed\n"), run.err());
        assertEquals(1, run.code());
    }

    @Test
    void badRecord_whoseEndNobodyKnows_isTheLastOne() {
        Run run = own("Few", "oer", "jer", HexFormat.of().parseHex("0101aa0a00"), "--skip-bad");

        assertTrue(
                run.err().endsWith("expected an INTEGER within 0..9, found 10; no record can be found after it\n"),
                run.err());
        assertEquals(1, run.code());
    }

    @Test
    void announcedSizes_costNoMemory() {
        Run list = own("Lot", "oer", "jer", HexFormat.of().parseHex("00000180" + "047fffffff"));
        Run blob = own("Blob", "oer", "jer", HexFormat.of().parseHex("840fffffff00"));
        Run blobs = own("Blob", "uper", "jer", new byte[] {(byte) 0xc4, 1, 2, 3});
        Run element = convert(HexFormat.of().parseHex("3084f0000000"), "--type", "CAM", "--from", "ber", "--to", "jer");

        for (Run run : List.of(list, blob, blobs, element)) {
            assertTrue(run.err().startsWith("c2x convert: standard input: record 1 at octet 0: "), run.err());
            assertEquals(1, run.code());
        }
    }

    @Test
    void recordsLongerThanTheLimit_areBad() {
        byte[] file = HexFormat.of().parseHex("01aa" + "8180" + "bb".repeat(128) + "00");
        Run binary = own("Blob", "oer", "jer", file, "--max-record", "100");
        Run text = own("Blob", "jer", "oer", "\"AA\"\n\"BBBBBB\"\n\"\"".getBytes(), "--max-record", "5", "--skip-bad");

        assertEquals("\"AA\"\n", binary.text());
        assertTrue(binary.err().contains("record 2 at octet 2: at octet 0: expected a record of at most 100 octets"));
        assertEquals("01aa00", HexFormat.of().formatHex(text.out()));
        assertTrue(text.err().contains("record 2 at octet 5: at character 0: expected a record of at most 5 octets"));
    }

    @Test
    void recordWithoutOctets_hasNoEnd() {
        Run run = own("Nothing", "oer", "jer", new byte[2]);

        assertTrue(run.err().contains("expected a record of at least one octet"), run.err());
    }

    /** 30 MB go through, of which neither the input nor the output is anywhere as a whole. */
    @Test
    void manyRecords_goThrough() {
        long[] written = new long[1];
        InputStream in = new InputStream() {
            private static final byte[] RECORD = HexFormat.of().parseHex("0582012c" + "ab".repeat(300));
            private long left = 304L * 100_000;

            @Override
            public int read() {
                throw new AssertionError();
            }

            @Override
            public int read(byte[] octets, int offset, int length) {
                int count = (int) Math.min(left, length);
                for (int i = 0; i < count; i++) {
                    octets[offset + i] = RECORD[(int) ((304L * 100_000 - left + i) % 304)];
                }
                left -= count;
                return count == 0 ? -1 : count;
            }
        };
        OutputStream out = new OutputStream() {
            @Override
            public void write(int octet) {
                written[0]++;
            }

            @Override
            public void write(byte[] octets, int offset, int length) {
                written[0] += length;
            }
        };

        Run run = Run.of(in, out, arguments("Few", "oer", "uper"));

        assertEquals(0, run.code(), run.err());
        assertEquals(100_000L * 302, written[0]);
    }

    @Test
    void wrongUsage_isExplained() {
        refuse(
                "messages in 'protobuf' do not show where they end, unlike those in uper,",
                "protobuf",
                "uper",
                "--records");
        refuse("messages in 'exi-compiled' do not show", "uper", "exi-compiled", "--records");
        refuse("--hex and --records cannot be combined", "uper", "oer", "--records", "--hex");
        refuse("--skip-bad requires --records", "uper", "oer", "--skip-bad");
        refuse("--max-record: expected a number from 1 to 268435455", "uper", "oer", "--records", "--max-record", "0");
    }

    private static void refuse(String message, String from, String to, String... options) {
        String[] arguments = Stream.concat(
                        Stream.of("convert", "--type", "v1.CAM", "--from", from, "--to", to), Stream.of(options))
                .toArray(String[]::new);

        Run run = Run.of("", arguments);

        assertTrue(run.err().startsWith(message), run.err());
        assertEquals(2, run.code());
    }

    /** Random values of a type, one after the other. */
    private static byte[] records(RuleSet rules, String name, int count) throws Exception {
        Type type = new TypeReference(SchemaLoader.load(List.of(new SourceFile("Parking.asn", PARKING)))
                .find(name)
                .orElseThrow());
        TableCodec codec = new TableCodec(rules, type);
        RandomValues random = new RandomValues(type, new Random(4));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            file.writeBytes(codec.encode(random.next()));
        }
        return file.toByteArray();
    }

    private Run own(String type, String from, String to, byte[] file, String... options) {
        return Run.of(file, arguments(type, from, to, options));
    }

    private String[] arguments(String type, String from, String to, String... options) {
        List<String> arguments = new ArrayList<>(List.of("convert", "--asn1", parking.toString(), "--records"));
        arguments.addAll(List.of("--type", type, "--from", from, "--to", to));
        arguments.addAll(List.of(options));
        return arguments.toArray(String[]::new);
    }

    private static Run convert(byte[] file, String... options) {
        return Run.of(
                file,
                Stream.concat(Stream.of("convert", "--records"), Stream.of(options))
                        .toArray(String[]::new));
    }
}
