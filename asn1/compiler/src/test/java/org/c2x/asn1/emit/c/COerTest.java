package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OER in C: octets that others have written, other forms of them that basic OER allows, and what no form of it is. */
class COerTest {
    private static final List<String> TYPES =
            List.of("Numbers", "Enumerals", "Strings", "Exact", "Structures", "Empty", "Nested");

    /** The octets of the first components of Numbers. */
    private static final String NUMBERS = "c8012cfb808000ffffffff000003ffffffffff";

    @TempDir
    private static Path folder;

    private static CProgram program;

    @BeforeAll
    static void build() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        var schema = GeneratedCode.compile(Map.of("Oer.asn", GeneratedCode.resource("/c/Oer.asn")), Set.of(BackEnd.C))
                .schema();
        new Compilation(schema, "own").emit(Set.of(BackEnd.C), new DirectorySink(folder));
        program = CProgram.start(
                folder,
                CProgram.sources(folder, "own"),
                List.of("own.h"),
                TYPES.stream().map(type -> "own_" + type).toList(),
                CProgram.STRICT.toArray(String[]::new));
    }

    @AfterAll
    static void close() throws IOException {
        if (program != null) {
            program.close();
        }
    }

    private static String transcode(String type, Form from, Form to, String hex) {
        Answer answer =
                program.transcode(TYPES.indexOf(type), from, to, HexFormat.of().parseHex(full(hex)));
        return answer.failure() == 0
                ? HexFormat.of().formatHex(answer.octets())
                : (answer.failure() == 1 ? "decoding: " : "encoding: ") + answer.code() + " " + answer.path();
    }

    private static String full(String hex) {
        return hex.replace("NUMBERS", NUMBERS);
    }

    /** What asn1tools 0.169 and pycrate 0.8.1 write; of version brackets pycrate alone, for asn1tools has none. */
    @ParameterizedTest
    @CsvSource({
        "Numbers, c89480000007fffffffffffffffffe05fefe020b010880, NUMBERS02ff7f0105010807ff00",
        "Numbers, 000077fc0048000000000000000000020006020000e8,"
                + " 000003097f000900000000000000000000000001000301000001070700ff",
        "Enumerals, a0, 020481fe00",
        "Enumerals, 1400, 000382012c01",
        "Strings, fffea626466686a00200a091a2f62c99b46ad9bb840810000000,"
                + " fffe0531323334350010010004041234500831323334353637382020200000",
        "Exact, 0001020304050607fe, 0001020304050607fcff",
        "Structures, 010020, 00010081010043ff",
        "Structures, f562470003000603c000802ff8180600, e0ff0501030102038201ff0103800782010081bf8148ff02068001ff",
        "Structures, c320001ab01c04000670, c00001010980000103818181ff3f0206c00100038003ff",
    })
    void octetsAreThoseOfOthers(String type, String uper, String oer) {
        assertEquals(full(oer), transcode(type, Form.UPER, Form.OER, uper));
        assertEquals(uper, transcode(type, Form.OER, Form.UPER, oer));
    }

    @ParameterizedTest
    @CsvSource({
        // lengths and numbers with leading octets that do not count, TRUE as any octet but zero
        "Numbers, NUMBERS8103ffff7f82000200050108070100, NUMBERS02ff7f0105010807ff00",
        "Structures, 1f020000818101004301, 00010081010043ff",
        // enumerals in the long form
        "Enumerals, 810282000482fffe8100, 020481fe00",
        // unused bits that are not zero
        "Strings, fffe053132333435001f0100040412345f0831323334353637382020200000,"
                + " fffe0531323334350010010004041234500831323334353637382020200000",
        // a DEFAULT that is coded
        "Structures, 2004010081010043ff, 00010081010043ff",
        // an addition that nobody knows, an empty bitmap of additions, and a short one
        "Structures, 80010081010043ff02049001ff03abcdef, 80010081010043ff02068001ff",
        "Structures, 80010081010043ff0100, 00010081010043ff",
        "Structures, 80010081010043ff02078001ff, 80010081010043ff02068001ff",
        // an alternative that nobody knows is kept
        "Structures, 0001008302aabb010043ff, 0001008302aabb010043ff",
    })
    void basicFormsAreRead(String type, String basic, String canonical) {
        assertEquals(full(canonical), transcode(type, Form.OER, Form.OER, basic));
    }

    @Test
    void unknownAlternativesHaveTheirIndexInOtherFormsToo() {
        String oer = "0001008302aabb010043ff";
        String uper = transcode("Structures", Form.OER, Form.UPER, oer);

        assertEquals(oer, transcode("Structures", Form.UPER, Form.OER, uper));
    }

    /** X.696 clause 20.1, note 3: of an untagged CHOICE within a CHOICE; the last one is an addition. */
    @ParameterizedTest
    @CsvSource({"85", "898907", "828282ff", "8181", "86028607", "870187"})
    void tagsOfUntaggedChoicesAreRepeated(String octets) {
        assertEquals(octets, transcode("Nested", Form.OER, Form.OER, octets));
    }

    @Test
    void unknownEnumeralsAreReadButHaveNoEncoding() {
        assertEquals("encoding: 6 Enumerals.later", transcode("Enumerals", Form.OER, Form.OER, "020481fe05"));
    }

    @Test
    void messagesWithoutOctetsAreRefused() {
        assertEquals("encoding: 7 Empty", transcode("Empty", Form.UPER, Form.OER, "00"));
        assertEquals("decoding: 1 Empty", transcode("Empty", Form.OER, Form.UPER, ""));
    }

    @ParameterizedTest
    @CsvSource({
        "Enumerals, 0204, 1 Enumerals.apart",
        "Enumerals, 030481fe00, 2 Enumerals.plain",
        "Enumerals, 80, 2 Enumerals.plain",
        "Enumerals, 0204890100000000000000000000, 7 Enumerals.apart",
        "Numbers, c9, 1 Numbers.byte",
        "Numbers, NUMBERS0001050108070000, 2 Numbers.free",
        "Numbers, NUMBERS8105ff, 1 Numbers.free",
        "Numbers, NUMBERS8001, 2 Numbers.free",
        "Numbers, NUMBERS09010000000000000000010501080700ff, 7 Numbers.free",
        "Numbers, NUMBERS02ff7f0105010808ff00, 2 Numbers.one",
        "Strings, fffe0631, 1 Strings.few",
        "Strings, fffe0531323334350010010900, 2 Strings.some",
        "Strings, fffe0000100000, 2 Strings.some",
        "Strings, fffe000010010804, 2 Strings.some",
        "Strings, fffe0000100101, 2 Strings.some",
        "Strings, fffe00001009010000000000000000, 2 Strings.some",
        "Strings, fffe000010070000000000008004, 2 Strings.some",
        "Strings, fffe00001001000404123450002020200000, 2 Strings.name",
        "Strings, fffe000010010004041234500180, 2 Strings.name",
        "Strings, fffe0000100100040412345001312020200161, 2 Strings.digits",
        "Strings, fffe00001001000404123450013120201f, 2 Strings.code",
        "Strings, fffe0000100100040412345001312020200002c0af, 2 Strings.text",
        "Nested, 898207, 2 Nested.b",
        "Nested, 8982, 2 Nested.b",
        "Nested, 89, 1 Nested.b",
        "Nested, 828283ff, 2 Inner.d",
        "Nested, 860187, 2 Nested.f",
        "Structures, 800100810100, 1 Tagged",
        "Structures, 0001050102030405, 2 StructuresList",
        "Structures, 00010040, 2 Pick",
        "Structures, 000100810100bf8001, 2 Tagged",
        "Structures, 000100810100bfffffffff, 7 Tagged",
        "Structures, 000100810100bf8148, 1 Tagged.far",
        "Structures, 80010081010043ff02068000, 1 Structures.c",
        "Structures, 80010081010043ff0206807f, 1 Structures",
        "Structures, 80010081010043ff0106, 2 Structures",
        "Structures, 80010081010043ff020680820001, 1 Structures",
        "Structures, 000500ffffffff81, 7 StructuresList",
        "Structures, 00010081047fffffff, 1 StructuresPicks",
    })
    void malformedInputIsRefused(String type, String octets, String expected) {
        assertEquals("decoding: " + expected, transcode(type, Form.OER, Form.OER, octets));
    }
}
