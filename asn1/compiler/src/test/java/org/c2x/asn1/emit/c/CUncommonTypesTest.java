package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.coding.RealContents;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** REAL, object identifiers, INTEGERs of more than 64 bits, wide characters and a DEFAULT without order in C. */
class CUncommonTypesTest {
    private static final List<String> TYPES = List.of("Real", "Identifiers", "Integers", "Texts", "Cyrillic", "Bags");
    private static final int RANDOM_REALS = 20_000;

    @TempDir
    private static Path folder;

    private static CProgram program;

    @BeforeAll
    static void build() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        var schema = GeneratedCode.compile(
                        Map.of("Uncommon.asn", GeneratedCode.resource("/c/Uncommon.asn")), Set.of(BackEnd.C))
                .schema();
        new Compilation(schema, "own").emit(Set.of(BackEnd.C), new DirectorySink(folder));
        program = CProgram.start(
                folder,
                sources(),
                List.of("own.h"),
                TYPES.stream().map(type -> "own_" + type).toList(),
                CProgram.watched(folder));
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>(CProgram.runtime(folder));
        for (Form form : Form.values()) {
            sources.add(folder.resolve("own_" + form.suffix() + ".c"));
        }
        return sources;
    }

    @AfterAll
    static void close() throws IOException {
        if (program != null) {
            program.close();
        }
    }

    private static String transcode(String type, Form from, Form to, byte[] octets) {
        Answer answer = program.transcode(TYPES.indexOf(type), from, to, octets);
        return answer.failure() == 0
                ? HexFormat.of().formatHex(answer.octets())
                : (answer.failure() == 1 ? "decoding: " : "encoding: ") + answer.code() + " " + answer.path();
    }

    private static String transcode(String type, Form from, Form to, String hex) {
        return transcode(type, from, to, HexFormat.of().parseHex(hex));
    }

    /** What pycrate 0.8.1 writes, REALs and texts in UPER asn1tools 0.169 too; Cyrillic text is made by hand. */
    @ParameterizedTest
    @CsvSource({
        "Real, 03800001, 03800001",
        "Real, 0380ff05, 0380ff05",
        "Real, 09c0c90ccccccccccccd, 09c0c90ccccccccccccd",
        "Real, 0481fbce01, 0481fbce01",
        "Real, 048103ff01, 048103ff01",
        "Real, 00, 00",
        "Real, 0140, 0140",
        "Real, 0141, 0141",
        "Identifiers, 03154324437b8680, 00062a864886f70d",
        "Identifiers, 81c41b8182613d818100, 800388370304c27b0302",
        "Identifiers, 8613c0c0404040404040404000008000, 800c2781808080808080808080000100",
        "Integers, 80000000000000000000000000000000002001202000000000000000001000,"
                + " 0901000000000000000009ff000000000000000009010000000000000000090100000000000000000100",
        "Integers, 00000000000000004000000000000000003fe138000000000000000000880000000000000000,"
                + " 010009010000000000000000090100000000000000ff09c0000000000000000009008000000000000000",
        "Integers, 00000000000000009fffffffffffffffe15fffe000000000000000003ff09fe00000000000000000,"
                + " 010101ff0b010000000000000000000001ff09fe0000000000000000",
        "Texts, 02004104363fffc008004000744780, 040041043600ffff0020040001d11e",
        "Texts, 00482b0018401880800000184000010d80, 000220ac00610062080000006100000436",
        "Cyrillic, 03190a05a31e, 0604330434043502d18f",
    })
    void octetsAreThoseOfOthers(String type, String uper, String oer) {
        assertEquals(oer, transcode(type, Form.UPER, Form.OER, uper));
        assertEquals(uper, transcode(type, Form.OER, Form.UPER, oer));
    }

    /** The canonical form is that of the double that Python reads. */
    @ParameterizedTest
    @CsvSource({
        // base 2, 8 and 16, scaled; exponents of more octets; a mantissa with leading zeros, and one that is zero
        "03800005, 03800005",
        "03840005, 03800105",
        "039c0105, 03800605",
        "03ac0105, 03800705",
        "058200000005, 03800005",
        "058302000005, 03800005",
        "0580000000fd, 038000fd",
        "03c00000, 00",
        "0142, 0142",
        "0143, 0143",
        // 1.5, 1., .5, blanks and signs, minus zero
        "0403312e35, 0380ff03",
        "0303352e, 03800005",
        "03032e35, 0380ff01",
        "0803202d312e354532, 03c0014b",
        "06032b37452d31, 0980cc0b333333333333",
        "03012d30, 0143",
        // many digits, a large and a small number
        "0e033132333435363738392c313235, 0680fd3ade68a9",
        "06032d31453939, 0ac101150ea1575143cf97",
        "070331652d333130, 0981fbce12688b70e62b",
        // on both sides of the middle between two doubles, and on it
        "1803322e34373033323832323932303632333237652d333234, 00",
        "1803322e34373033323832323932303632333238652d333234, 0481fbce01",
        "1703312e3739373639333133343836323331353865333038, 0a8103cb1fffffffffffff",
        "1703312e3739373639333133343836323331353965333038, 0140",
        "110339303037313939323534373430393933, 03803501",
    })
    void allFormsOfRealAreRead(String form, String canonical) {
        assertEquals(canonical, transcode("Real", Form.OER, Form.OER, form));
    }

    @Test
    void realsAreRoundedAsInJava() {
        Random random = new Random(1);
        for (int i = 0; i < RANDOM_REALS; i++) {
            byte[] contents = i % 2 == 0 ? decimal(random) : binary(random);
            byte[] octets = new byte[1 + contents.length];
            octets[0] = (byte) contents.length;
            System.arraycopy(contents, 0, octets, 1, contents.length);
            String hex = HexFormat.of().formatHex(octets);
            byte[] canonical = RealContents.of(RealContents.toDouble(contents));

            assertEquals(
                    HexFormat.of().toHexDigits((byte) canonical.length)
                            + HexFormat.of().formatHex(canonical),
                    transcode("Real", Form.OER, Form.OER, octets),
                    hex);
        }
    }

    private static byte[] decimal(Random random) {
        StringBuilder text = new StringBuilder("\3");
        int digits = 1 + random.nextInt(random.nextInt(8) == 0 ? 100 : 20);
        int point = random.nextInt(digits + 1);
        for (int i = 0; i < digits; i++) {
            text.append(i == point ? "." : "").append((char) ('0' + random.nextInt(10)));
        }
        text.append('E').append(random.nextInt(700) - 350);
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] binary(Random random) {
        byte[] contents = new byte[4 + random.nextInt(12)];
        random.nextBytes(contents);
        int base = random.nextInt(3) << 4;
        contents[0] = (byte) (0x81 | contents[0] & 0x4c | base);
        // near the ends of what a double can be, too
        contents[1] = (byte) (contents[1] % 5);
        return contents;
    }

    /** In OER. */
    @ParameterizedTest
    @CsvSource({
        "Real, '', 1 Real",
        "Real, 0380ff, 1 Real.real",
        "Real, 0280ff, 2 Real.real",
        "Real, 0183, 2 Real.real",
        "Real, 038300ff, 2 Real.real",
        "Real, 03b00001, 2 Real.real",
        "Real, 0144, 2 Real.real",
        "Real, 024000, 2 Real.real",
        "Real, 0103, 2 Real.real",
        "Real, 020431, 2 Real.real",
        "Real, 03033145, 2 Real.real",
        "Real, 02032e, 2 Real.real",
        "Real, 03033120, 2 Real.real",
        "Real, 03030031, 2 Real.real",
        "Identifiers, 0000, 2 Identifiers.absolute",
        "Identifiers, 000180, 2 Identifiers.absolute",
        "Identifiers, 00022a81, 2 Identifiers.absolute",
        "Identifiers, 00032a8001, 2 Identifiers.absolute",
        "Identifiers, 00022a, 1 Identifiers.absolute",
        "Identifiers, 80012a00, 2 Identifiers.relative",
        "Integers, 00, 2 Integers.unsigned",
        "Integers, 0901, 1 Integers.unsigned",
        "Integers, 09010000000000000001, 2 Integers.unsigned",
        "Integers, 010000, 2 Integers.signed",
        "Integers, 010009010000000000000001, 2 Integers.signed",
        "Integers, 01000901ffffffffffffffff, 2 Integers.signed",
        "Integers, 0100010008ffffffffffffffff, 2 Integers.least",
        "Integers, 01000100090100000000000000000901ffffffffffffffff, 2 Integers.most",
        "Texts, 0161, 2 Texts.bmp",
        "Texts, 02d800, 2 Texts.bmp",
        "Texts, 040061, 1 Texts.bmp",
        "Texts, 00080061006100610061, 2 Texts.few",
        "Texts, 00000061, 1 Texts.two",
        "Texts, 000000610062030000 00, 2 Texts.universal",
        "Texts, 00000061006204 00110000, 2 Texts.universal",
        "Texts, 00000061006204 0000dfff, 2 Texts.universal",
        "Cyrillic, 020061, 2 Cyrillic.text",
        "Cyrillic, 000161, 2 Cyrillic.utf8",
        "Cyrillic, 0002d061, 2 Cyrillic.utf8",
    })
    void malformedInputIsRefused(String type, String octets, String expected) {
        assertEquals("decoding: " + expected, transcode(type, Form.OER, Form.OER, octets.replace(" ", "")));
    }

    @Test
    void realsOfEndlessContentsAreRefused() {
        byte[] octets = new byte[3 + 4097];
        octets[0] = (byte) 0x82;
        octets[1] = 0x10;
        octets[2] = 1;

        assertEquals("decoding: 7 Real.real", transcode("Real", Form.OER, Form.OER, octets));
    }

    /** Numbers that stand in more octets than they need come back in the fewest. */
    @Test
    void longNumbersAreWrittenInTheFewestOctets() {
        assertEquals(
                "010101ff0901000000000000000001ff0100",
                transcode(
                        "Integers",
                        Form.OER,
                        Form.OER,
                        "03000001 02ffff0a00010000000000000000 03ffffff 020000".replace(" ", "")));
    }

    /** A SET OF has no order, and one of its elements may be there more than once. */
    @ParameterizedTest
    @CsvSource({"80c84a, 20", "80c44a, 80c44a", "40804c0886, 20", "4080848046, 4080848046"})
    void defaultOfASetHasNoOrder(String uper, String expected) {
        assertEquals(expected, transcode("Bags", Form.UPER, Form.UPER, uper));
    }

    /** There is no form of them in C yet. */
    @Test
    void realsAndIdentifiersAreRefusedInExi() {
        assertEquals("encoding: 7 Real.real", transcode("Real", Form.UPER, Form.EXI, "00"));
        assertEquals(
                "encoding: 7 Identifiers.absolute", transcode("Identifiers", Form.UPER, Form.EXI, "03154324437b8680"));
        assertEquals("decoding: 7 Real.real", transcode("Real", Form.EXI, Form.EXI, "8000"));
    }

    /** The other source files of the same module have it, so that it is a warning and no error. */
    @Test
    void whatASourceFileLeavesOutIsTold() {
        Compilation compilation =
                new Compilation(GeneratedCode.compile("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                S ::= SEQUENCE { number Number, list SEQUENCE OF RELATIVE-OID, at TIME, on DATE }
                Number ::= REAL
                C ::= CHOICE { oid OBJECT IDENTIFIER, null NULL }
                END
                """, BackEnd.C).schema(), "own.kind");

        assertEquals(
                List.of(
                        "Test.S.number: own_kind_exi.c refuses a REAL",
                        "Test.S.at: own_kind_uper.c, own_kind_aper.c and own_kind_oer.c refuse a TIME",
                        "Test.S.list.element: own_kind_exi.c refuses a RELATIVE-OID",
                        "Test.C.oid: own_kind_exi.c refuses an OBJECT IDENTIFIER"),
                compilation.omissions(BackEnd.C).stream()
                        .map(line -> line.substring(line.indexOf("Test.", line.indexOf(": "))))
                        .toList());
        assertEquals(List.of(), compilation.omissions(BackEnd.of(RuleSet.UPER)));
    }

    @Test
    void valuesAreCheckedWhenTheyAreWritten() throws IOException {
        Path source = Files.writeString(folder.resolve("main.c"), GeneratedCode.resource("/c/uncommon.c"));
        List<String> arguments = new ArrayList<>(CProgram.STRICT);
        arguments.addAll(List.of(
                "-I" + folder, source.toString(), "-o", folder.resolve("main").toString()));
        sources().forEach(file -> arguments.add(file.toString()));

        assertEquals("", CProgram.compile(arguments));
        Process process = new ProcessBuilder(folder.resolve("main").toString()).start();
        assertEquals(
                List.of(
                        "4 ok",
                        "0 Identifiers.absolute",
                        "0 Identifiers.absolute",
                        "23 ok",
                        "0 Integers.unsigned",
                        "0 Integers.most",
                        "0 Integers.least",
                        "7 ok",
                        "0 Texts.two",
                        "0 Texts.two",
                        "0 Texts.bmp",
                        "0 Cyrillic.text",
                        "0 Cyrillic.utf8",
                        "4 ok",
                        "0 Bracket.two",
                        "0 Bracket.later",
                        "1 ok",
                        "3 ok"),
                new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                        .lines()
                        .toList());
    }

    /** What no type needs is not there. */
    @ParameterizedTest
    @CsvSource({
        "INTEGER, ''",
        "UTF8String, ''",
        "BMPString (FROM (\"a\")), ''",
        "OBJECT IDENTIFIER, ''",
        "REAL, c2x_real.c",
        "INTEGER (0..18446744073709551616), c2x_integer.c",
        "DATE, c2x_time.c",
        "GeneralizedTime, ''",
        "BMPString, c2x_characters.c",
        "UTF8String (FROM (\"a\")), c2x_characters.c"
    })
    void runTimeIsWhatTypesNeed(String type, String more) {
        Set<String> files = new TreeSet<>(GeneratedCode.generate(
                        "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN S ::= SEQUENCE { a " + type + " } END", BackEnd.C)
                .keySet());
        files.removeIf(file -> !file.startsWith("c2x_") || file.startsWith("c2x_runtime.") || file.equals("c2x_der.c"));

        assertEquals(more, String.join(" ", files));
    }
}
