package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What BER may write and DER may not, in C; octets were made by hand after X.690. */
class CDerTest {
    private static final List<String> TYPES =
            List.of("Strings", "Later", "Set", "Bag", "Tree", "Times", "State", "Wide");
    private static final int TOO_DEEP = 5;
    private static final int ELEMENTS = 700;

    @TempDir
    private static Path folder;

    private static CProgram program;

    @BeforeAll
    static void build() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        var schema = GeneratedCode.compile(Map.of("Test.asn", """
                Test DEFINITIONS IMPLICIT TAGS ::= BEGIN
                Strings ::= SEQUENCE { octets OCTET STRING, bits BIT STRING,
                    name [1] VisibleString (SIZE (1..5)) OPTIONAL,
                    flags [2] BIT STRING { a (0), b (3) } (SIZE (4)) OPTIONAL, bmp [31] BMPString OPTIONAL,
                    latin [32] BMPString (FROM ("a".."z")) (SIZE (2)) OPTIONAL }
                Later ::= SEQUENCE { x INTEGER (0..255), ..., last BOOLEAN OPTIONAL }
                Set ::= SET { a [2] INTEGER, b [0] BOOLEAN, c CHOICE { d [1] NULL, e [5] INTEGER } }
                Bag ::= SET OF INTEGER
                Times ::= SEQUENCE { any GeneralizedTime, utc UTCTime OPTIONAL, date DATE OPTIONAL,
                    time TIME-OF-DAY OPTIONAL, both DATE-TIME OPTIONAL, period DURATION OPTIONAL }
                State ::= SEQUENCE { state ENUMERATED { off (0), on (1), fault (-127) } }
                Wide ::= SEQUENCE { n INTEGER (0..1461501637330902918203684832716283019655932542975) }
                Tree ::= SEQUENCE { n INTEGER, sub SEQUENCE OF Tree OPTIONAL }
                END
                """), Set.of(BackEnd.C))
                .schema();
        program = CProgram.start(folder, schema, TYPES);
    }

    @AfterAll
    static void close() throws IOException {
        if (program != null) {
            program.close();
        }
    }

    private static Answer again(String type, String octets) {
        return program.transcode(
                TYPES.indexOf(type), Form.DER, Form.DER, HexFormat.of().parseHex(octets.replace(" ", "")));
    }

    @ParameterizedTest
    @CsvSource({
        // strings in parts, of the indefinite and the definite form (clauses 8.6.4 and 8.7.3)
        "Strings, 30 80 24 80 04020102 040103 0000 23 09 0303000102 030204f0 0000, 300b04030102030304040102f0",
        "Strings, 30 80 24 80 2480 04020102 0000 040103 0000 03020780 0000, 3009040301020303020780",
        "Strings, 300c 0400 030100 a105 04026162 0400, 'decoding: 1 Strings.name'",
        "Strings, 300d 0400 030100 a106 04026162 0400, 30090400030100 81026162",
        // unused bits before another part, more of them than an octet has
        "Strings, 300c 0400 23 08 03020780 03020780, 'decoding: 2 Strings.bits'",
        "Strings, 3006 0400 03020800, 'decoding: 2 Strings.bits'",
        "Strings, 3005 0400 030101, 'decoding: 2 Strings.bits'",
        // lengths in more octets than need be (clause 8.1.3.5)
        "Strings, 30 82 0009 04 81 03 010203 030100, 30080403010203030100",
        "Strings, 30 85 0000000009 04 81 03 010203 030100, 30080403010203030100",
        "Strings, 30 ff 0400 030100, 'decoding: 2 Strings'",
        // zeros after the last named bit (clause 11.2.2), and a bit after all of them
        "Strings, 3009 0400 030100 82020080, 3009040003010082020780",
        "Strings, 3009 0400 030100 82020008, 'decoding: 2 Strings.flags'",
        "Strings, 3008 0400 030100 820100, 3008 0400030100820100",
        // tags of more octets (clause 8.1.2.4)
        "Strings, 300a 0400 030100 9f1f020436, 300a0400030100 9f1f020436",
        "Strings, 3009 0400 030100 9f1f0104, 'decoding: 2 Strings.bmp'",
        "Strings, 300c 0400 030100 9f200400610062, 300c0400030100 9f200400610062",
        "Strings, 300c 0400 030100 9f200400610162, 'decoding: 2 Strings.latin'",
        // characters and sizes
        "Strings, 3008 0400 030100 810107, 'decoding: 2 Strings.name'",
        "Strings, 300d 0400 030100 8106616263646566, 'decoding: 2 Strings.name'",
        // elements of later versions, one of them indefinite
        "Later, 300c 020200ff 0101ff bf8f7f0100, 3007 020200ff0101ff",
        "Later, 3080 020101 a080 3080 0000 0000 0000, 3003020101",
        "Later, 3080 020101 a080 3080 0000 0000, 'decoding: 1 Later'",
        "Later, 3080 020101, 'decoding: 1 Later'",
        "Later, 3007 020101 0001 0000, 'decoding: 2 Later'",
        // numbers in more octets than need be (clause 8.3.2)
        "Later, 3005 0203000001, 'decoding: 2 Later.x'",
        "Later, 3004 02020001, 'decoding: 2 Later.x'",
        "Bag, 310d 020b ffffffffffffffffffffff, 'decoding: 2 Bag.element'",
        "Later, 3004 02020100, 'decoding: 2 Later.x'",
        "State, 3003 0a0101, 30030a0101",
        "State, 3004 0a020001, 'decoding: 2 State.state'",
        "State, 3006 0a0400000001, 'decoding: 2 State.state'",
        "State, 3004 0a02ff81, 'decoding: 2 State.state'",
        "Wide, 3011 020f 0100000000000000000000000000ff, 3011020f0100000000000000000000000000ff",
        "Wide, 3011 020f 000000000000000000000000000001, 'decoding: 2 Wide.n'",
        "Later, 3002 0200, 'decoding: 2 Later.x'",
        "Later, 3006 020101 010105, 30060201010101ff",
        // any order, each component once
        "Set, 3109 850107 8001ff 820105, 3109 8001ff820105850107",
        "Set, 3180 820105 8100 800101 0000, 3108 8001ff8100820105",
        "Set, 310c 8001ff 8001ff 820105 850107, 'decoding: 2 Set.b'",
        "Set, 3106 8001ff 820105, 'decoding: 1 Set.c'",
        "Set, 310b 8001ff 820105 8600 850107, 'decoding: 2 Set'",
        // times in UTC with seconds, no zeros at the end of a fraction (clauses 11.7 and 11.8)
        "Times, 3018181632303230303130313030333030302e35302b30313030, 3013181132303139313233313233333030302e355a",
        "Times, 3011180f32303230313233313233353935395a, 3011180f32303230313233313233353935395a",
        "Times, 300d180b323032303132333132335a, 3011180f32303230313233313233303030305a",
        "Times, 3024180f32303230313233313233353935395a17113230303232383233353930302d30313030,"
                + " 3020180f32303230313233313233353935395a170d3230303232393030353930305a",
        "Times, 301e180f32303230313233313233353935395a170b323030323238323335395a,"
                + " 3020180f32303230313233313233353935395a170d3230303232383233353930305a",
        // half past twelve, and 57 seconds
        "Times, 300f180d323032303132333131322e355a, 3011180f32303230313233313132333030305a",
        "Times, 301218103230323031323331313233302e39355a, 3011180f32303230313233313132333035375a",
        // in local time, of the 13th month, in February 30, and what is none
        "Times, 3012181032303230303130313030333030302e35, 'encoding: 2 Times.any'",
        "Times, 3011180f32303230313331323030303030305a, 'encoding: 2 Times.any'",
        "Times, 3011180f32303230303233303030303030305a, 'encoding: 2 Times.any'",
        "Times, 30021800, 'encoding: 2 Times.any'",
        "Times, 3014180f32303230313233313233353935395a170120, 'encoding: 2 Times.utc'",
        "Times, 303d180f32303230313233313233353935395a"
                + "1f1f0832303230303232391f20063233353935391f210e32303230303232393233353935391f220459314d32,"
                + " 303d180f32303230313233313233353935395a"
                + "1f1f0832303230303232391f20063233353935391f210e32303230303232393233353935391f220459314d32",
        // elements are sorted as octets (clause 11.6)
        "Bag, 310a 020200ff 02017f 020100, 310a 02010002017f020200ff",
        "Bag, 3100, 3100",
        "Bag, 3103 010100, 'decoding: 2 Bag.element'",
    })
    void formsOfBer(String type, String octets, String expected) {
        Answer answer = again(type, octets);

        String failed = answer.failure() == 1 ? "decoding: " : "encoding: ";
        assertEquals(
                expected.contains(":") ? expected : expected.replace(" ", ""),
                answer.failure() == 0
                        ? HexFormat.of().formatHex(answer.octets())
                        : failed + answer.code() + ' ' + answer.path());
    }

    @Test
    void manyElementsAreSortedInPlace() {
        Random random = new Random(11);
        List<byte[]> elements = new ArrayList<>();
        for (int i = 0; i < ELEMENTS; i++) {
            byte[] number = new byte[1 + random.nextInt(8)];
            random.nextBytes(number);
            number[0] = (byte) (1 + random.nextInt(126));
            elements.add(number);
        }
        String shuffled = bag(elements);
        elements.sort(Comparator.comparing(CDerTest::element));

        assertEquals(
                bag(elements), HexFormat.of().formatHex(again("Bag", shuffled).octets()));
    }

    private static String element(byte[] number) {
        return String.format("02%02x", number.length) + HexFormat.of().formatHex(number);
    }

    private static String bag(List<byte[]> elements) {
        String contents = elements.stream().map(CDerTest::element).collect(Collectors.joining());
        return String.format("3182%04x", contents.length() / 2) + contents;
    }

    @Test
    void elementsWithinEachOther_haveALimit() {
        int levels = 60;
        String sub = "3080020101";
        String deep = (sub + "3080").repeat(levels) + sub + "0000".repeat(2 * levels + 1);
        String parts = "3080" + "2480".repeat(200);

        assertEquals(TOO_DEEP, again("Tree", deep).code());
        assertEquals(
                0,
                again("Tree", (sub + "3080").repeat(20) + sub + "0000".repeat(41))
                        .failure());
        assertEquals(TOO_DEEP, again("Strings", parts).code());
    }
}
