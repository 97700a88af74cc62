package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.NotSupportedException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated C of types with nothing in them, and of sizes at the limits of its numbers, compiles without a warning. */
class CWarningsTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void findCompiler() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
    }

    @Test
    void typesWithoutContent() throws IOException {
        assertNoWarning("""
                Null ::= SEQUENCE { a NULL }
                Nulls ::= SEQUENCE { a NULL, b NULL, c E1 }
                E1 ::= SEQUENCE {}
                E2 ::= SEQUENCE {...}
                E3 ::= SEQUENCE {..., a NULL}
                E4 ::= SEQUENCE {..., [[ a NULL, b NULL OPTIONAL ]], c E2}
                E5 ::= SET { a NULL OPTIONAL }
                C1 ::= CHOICE { a NULL }
                C2 ::= CHOICE { a NULL, b E1, c E2, ..., d NULL }
                C3 ::= CHOICE { a NULL, ... }
                Lists ::= SEQUENCE { l1 SEQUENCE OF E1, l2 SEQUENCE (SIZE (4)) OF E1, l3 SEQUENCE (SIZE (0..4)) OF E2,
                    l4 SET OF E2, l5 SEQUENCE OF NULL, l6 SEQUENCE (SIZE (3, ...)) OF E3, l7 SEQUENCE OF E4,
                    l8 SEQUENCE (SIZE (0)) OF E5, l9 SEQUENCE OF C1, l10 SEQUENCE OF C2, l11 SET (SIZE (2)) OF NULL,
                    l12 SEQUENCE OF One }
                One ::= ENUMERATED { only }
                Single ::= SEQUENCE { one One, five INTEGER (5), none OCTET STRING (SIZE (0)),
                    bits BIT STRING (SIZE (0)), text IA5String (SIZE (0)), l SEQUENCE (SIZE (0)) OF BOOLEAN }
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4294967295",
                "0..4294967295",
                "0..4294967296",
                "1..4294967295",
                "4294967295..MAX",
                "0..18446744073709551616",
                "0..3 | 4294967296..4294967299",
                "5 | 4294967296",
                "65536",
                "0..65536",
                "2147483648"
            })
    void sizesAtTheLimits(String size) throws IOException {
        assertNoWarning("""
                S ::= SEQUENCE { octets OCTET STRING (SIZE (%1$s)), bits BIT STRING (SIZE (%1$s)),
                    named BIT STRING {x(1)} (SIZE (%1$s)), text IA5String (SIZE (%1$s)), utf8 UTF8String (SIZE (%1$s)),
                    numbers SEQUENCE (SIZE (%1$s)) OF INTEGER (0..9), open OCTET STRING (SIZE (%1$s, ...)),
                    bmp BMPString (SIZE (%1$s)), universal UniversalString (SIZE (%1$s, ...)),
                    nulls SEQUENCE (SIZE (%1$s)) OF NULL, set SET (SIZE (%1$s)) OF BOOLEAN }
                """.formatted(size));
    }

    @Test
    void numbersAndAlphabetsAtTheLimits() throws IOException {
        assertNoWarning("""
                S ::= SEQUENCE { one UniversalString (FROM ("x")), all UniversalString,
                    only INTEGER (18446744073709551616), named INTEGER { huge (18446744073709551616) } (0..MAX, ...),
                    below INTEGER (MIN..-5, ...), any INTEGER (MIN..MAX, ...), flags BIT STRING { far (4294967295) },
                    nulls SEQUENCE OF NULL DEFAULT { NULL }, empty E DEFAULT {},
                    reals SEQUENCE OF REAL DEFAULT { NOT-A-NUMBER } }
                E ::= SEQUENCE {}
                """);
    }

    @Test
    void sizeAboveTheLimit() {
        NotSupportedException refused =
                assertThrows(NotSupportedException.class, () -> GeneratedCode.generate("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                S ::= SEQUENCE { a OCTET STRING (SIZE (4294967296)) }
                END
                """, BackEnd.C));
        assertEquals(
                "asn1/Test.asn:2:1: Test.S.a: a size of 4294967296 or more is not supported by the C back end yet",
                refused.getMessage());
    }

    @Test
    void namedBitAboveTheLimit() {
        NotSupportedException refused =
                assertThrows(NotSupportedException.class, () -> GeneratedCode.generate("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                S ::= SEQUENCE { a BIT STRING { far (4294967296) } }
                END
                """, BackEnd.C));
        assertTrue(
                refused.getMessage()
                        .startsWith("asn1/Test.asn:2:1: Test.S.a: a named bit above 4294967295 is not supported"),
                refused.getMessage());
    }

    @Test
    void defaultsBeyondTheirMembersAreRefused() {
        NotSupportedException refused =
                assertThrows(NotSupportedException.class, () -> GeneratedCode.generate("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                S ::= SEQUENCE { a INTEGER DEFAULT 9223372036854775807, b INTEGER DEFAULT 9223372036854775808,
                    c INTEGER DEFAULT -9223372036854775809, d INTEGER (0..MAX) DEFAULT 18446744073709551615,
                    e INTEGER (0..MAX) DEFAULT 18446744073709551616,
                    f INTEGER (0..MAX, ...) DEFAULT 18446744073709551616,
                    g SEQUENCE OF CHOICE { n INTEGER } DEFAULT { n : 1, n : 9223372036854775808 } }
                END
                """, BackEnd.C));
        String place = "asn1/Test.asn:2:1: Test.S.";
        String end = " is not supported by the C back end yet";
        assertEquals(
                place + "b: a DEFAULT of 9223372036854775808" + end + '\n' + place
                        + "c: a DEFAULT of -9223372036854775809" + end + '\n' + place
                        + "e: a DEFAULT of 18446744073709551616" + end + '\n' + place
                        + "g: a DEFAULT of 9223372036854775808" + end,
                refused.getMessage());
    }

    @Test
    void runTimeHasNoConversionsByChance() throws IOException {
        DirectorySink sink = new DirectorySink(folder);
        GeneratedCode.generate("Test DEFINITIONS ::= BEGIN S ::= SEQUENCE { a REAL, t DURATION } END", BackEnd.C)
                .forEach(sink::write);
        for (Path file : CProgram.runtime(folder)) {
            List<String> arguments = new ArrayList<>(CProgram.STRICT);
            arguments.addAll(List.of("-pedantic", "-Wshadow", "-Wconversion", "-Wsign-conversion", "-c"));
            arguments.addAll(
                    List.of(file.toString(), "-o", folder.resolve("x.o").toString()));
            assertEquals("", CProgram.compile(arguments), file::toString);
        }
    }

    @Test
    void namesThatCompilersTake() throws IOException {
        String names = "alignas alignof bitand bitor constexpr decltype i386 linux nullptr requires typeof unix";
        String components = names.replace(" ", " BOOLEAN, ") + " BOOLEAN";
        for (String standard : List.of("c99", "gnu17", "gnu2x")) {
            assertNoWarning(standard, "S ::= SEQUENCE { " + components + " }\n");
        }
    }

    @Test
    void comments() throws IOException {
        assertNoWarning("""
                -- */ /* ??/
                -- \\
                -- \u202e ends here ??/
                S ::= SEQUENCE {
                    -- /* a comment *?/ ??/
                    a BOOLEAN }
                """);
    }

    private void assertNoWarning(String types) throws IOException {
        assertNoWarning("c99", types);
    }

    private void assertNoWarning(String standard, String types) throws IOException {
        DirectorySink sink = new DirectorySink(folder);
        GeneratedCode.generate("Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + types + "END\n", BackEnd.C)
                .forEach(sink::write);
        for (Form form : Form.values()) {
            String file = "generated_" + form.suffix() + ".c";
            assertEquals(
                    "",
                    CProgram.compile(List.of(
                            "-std=" + standard,
                            "-Wall",
                            "-Wextra",
                            "-Werror",
                            "-I" + folder,
                            "-c",
                            folder.resolve(file).toString(),
                            "-o",
                            folder.resolve("x.o").toString())));
        }
    }
}
