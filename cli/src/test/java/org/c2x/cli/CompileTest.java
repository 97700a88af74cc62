package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompileTest {
    @TempDir
    private Path folder;

    private Path parking;
    private Path levels;
    private Path out;

    @BeforeEach
    void writeModules() throws IOException {
        out = folder.resolve("out");
        parking = Files.writeString(folder.resolve("Parking.asn"), """
            Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            IMPORTS Level FROM Levels;
            Lot ::= SEQUENCE { free INTEGER (0..500), level Level DEFAULT 0, ... }
            END
            """);
        levels = Files.writeString(
                folder.resolve("Levels.asn"),
                "Levels DEFINITIONS AUTOMATIC TAGS ::= BEGIN Level ::= INTEGER (-5..10) END");
    }

    @Test
    void doubtfulModulesAreSaidToBe() throws IOException {
        Files.writeString(parking, """
            Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            IMPORTS Level FROM Levels;
            Lot ::= SEQUENCE { level Level }
            END
            """);
        Files.writeString(levels, "Levels DEFINITIONS ::= BEGIN EXPORTS Floor; Level ::= INTEGER Floor ::= NULL END");
        String warning = parking + ":2:9: warning: ";

        Run compiled = compileToJava();
        assertEquals(0, compiled.code(), compiled.err());
        assertTrue(compiled.err().startsWith(warning), compiled.err());
        Run quiet = compileToJava("--no-warnings");
        assertEquals(0, quiet.code(), quiet.err());
        assertFalse(quiet.err().contains("warning"), quiet.err());

        String modules = parking + "," + levels;
        String jer = "{\"level\":1}";
        for (List<String> command : List.of(
                List.of("convert", "--asn1", modules, "--type", "Lot", "--from", "jer", "--to", "uper"),
                List.of("inspect", "--asn1", modules, "--type", "Lot", "--hex"),
                List.of("advise", "--asn1", modules, "--type", "Lot"),
                List.of("schema", parking.toString(), levels.toString()))) {
            assertTrue(Run.of(jer, command.toArray(String[]::new)).err().contains(warning), command.toString());
        }
    }

    @Test
    void chosenTypes_areWrittenWithWhatTheyNeed() throws IOException {
        Files.writeString(parking, """
            Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Lot ::= SEQUENCE { free Free } Free ::= SEQUENCE { cars INTEGER (0..500) }
            City ::= SEQUENCE { lots SEQUENCE OF Lot } Unneeded ::= SEQUENCE { lot Lot }
            END
            """);

        Run lots = compileToJava("--type", "Lot");
        assertEquals(0, lots.code(), lots.err());
        assertEquals(List.of("x/Free.java", "x/Lot.java"), written());

        Run all = compileToC("--type", "Parking.City,Free");
        assertEquals(0, all.code(), all.err());
        String header = Files.readString(out.resolve("x.h"));
        assertTrue(header.contains("x_City_uper_encode("), header);
        assertTrue(header.contains("x_Free_uper_encode("), "chosen, though a part of another one: " + header);
        assertFalse(header.contains("x_Lot_uper_encode(") || header.contains("Unneeded"), header);

        Run none = compileToJava("--type", "Lots");
        assertEquals(2, none.code());
        assertTrue(none.err().startsWith("unknown type 'Lots'; the modules define Lot, Free, City"), none.err());
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> out.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void deviations_areWarningsWhereThatIsWanted() throws IOException {
        Files.writeString(parking, """
            Parking DEFINITIONS ::= BEGIN
            Lot ::= SEQUENCE { level [0] IMPLICIT Level } Level ::= CHOICE { deck [1] INTEGER }
            END
            """);
        String warning = parking + ":2:26: warning: an IMPLICIT tag of a CHOICE";

        assertEquals(1, compileToJava().code());
        Run compiled = compileToJava("--lenient");
        assertEquals(0, compiled.code(), compiled.err());
        assertTrue(compiled.err().startsWith(warning), compiled.err());
        Run converted = Run.of(
                "{\"level\":{\"deck\":7}}",
                "convert",
                "--lenient",
                "--asn1",
                parking.toString(),
                "--type",
                "Lot",
                "--from",
                "jer",
                "--to",
                "der",
                "--hex");
        assertEquals("3007a005a103020107\n", converted.text(), "explicit: " + converted.err());
        assertTrue(converted.err().startsWith(warning), converted.err());
    }

    @Test
    void modules_areNamedAlikeInEveryCommand() throws IOException {
        Files.writeString(folder.resolve("README.txt"), "no module");
        Files.createDirectories(folder.resolve("older.asn"));
        String comma = parking + "," + levels;
        String lot = "{\"free\":7,\"level\":-5}";
        for (List<String> names :
                List.of(List.of(comma), List.of(parking.toString(), levels.toString()), List.of(folder.toString()))) {
            Run converted = run(lot, names, "convert", "--type", "Lot", "--from", "jer", "--to", "oer", "--hex");
            assertEquals("400007fb\n", converted.text(), names + converted.err());
            assertEquals(
                    0,
                    run("400007fb", names, "inspect", "--type", "Lot", "--scheme", "oer", "--hex")
                            .code());
            assertEquals(0, run("", names, "advise", "--type", "Lot").code());
            assertEquals(
                    0,
                    run("", names, "compile", "--to", "java", "--package", "x", "--out", out.toString())
                            .code());
        }
        for (String names : List.of(comma, folder.toString())) {
            assertTrue(Run.of("", "schema", names).text().contains("Parking.Lot"));
        }
    }

    private static Run run(String in, List<String> modules, String... command) {
        return Run.of(
                in,
                Stream.of(Stream.of(command), Stream.of("--asn1"), modules.stream())
                        .flatMap(each -> each)
                        .toArray(String[]::new));
    }

    private Run compileToC(String... options) {
        return compileModules(parking.toString(), "c", "x", options);
    }

    private Run compileToJava(String... options) {
        return compile("java", "x", options);
    }

    private Run compile(String to, String packageName, String... options) {
        return compileModules(parking + "," + levels, to, packageName, options);
    }

    private Run compileModules(String modules, String to, String packageName, String... options) {
        String[] usual = {"compile", "--asn1", modules, "--to", to, "--package", packageName, "--out", out.toString()};
        return Run.of("", Stream.of(usual, options).flatMap(Stream::of).toArray(String[]::new));
    }

    @Test
    void java_areRecords() throws IOException {
        Run run = Run.of(
                "",
                "compile",
                "--asn1",
                parking.toString(),
                levels.toString(),
                "--to",
                "java",
                "--package",
                "org.example.parking",
                "--out",
                out.toString());

        assertEquals(0, run.code(), run.err());
        assertEquals("", run.text());
        assertTrue(Files.readString(out.resolve("org/example/parking/Lot.java")).contains("record Lot("));
        compiles();
    }

    @ParameterizedTest
    @CsvSource({"uper, Uper", "aper, Aper", "oer, Oer", "exi, Exi", "views, View"})
    void rules_areRecordsAndCodecs(String target, String ending) throws IOException {
        Run run = compile(target, "parking");

        assertEquals(0, run.code(), run.err());
        assertTrue(Files.exists(out.resolve("parking/Lot.java")));
        assertTrue(Files.exists(out.resolve("parking/Lot" + ending + ".java")));
        compiles();
    }

    @Test
    void c_isHeaderAndSourcesWithTheirRunTime() throws IOException {
        Run run = compile("c", "org.example.parking");

        assertEquals(0, run.code(), run.err());
        String header = Files.readString(out.resolve("org_example_parking.h"));
        assertTrue(header.contains("size_t org_example_parking_Lot_uper_encode("), header);
        assertTrue(Files.exists(out.resolve("org_example_parking_uper.c")));
        assertTrue(Files.exists(out.resolve("c2x_runtime.h")));
        assertTrue(Files.exists(out.resolve("c2x_runtime.c")));
    }

    @Test
    void cOfLittleSize_isTheSameHeaderWithTables() throws IOException {
        Run run = compile("c", "org.example.parking", "--size");

        assertEquals(0, run.code(), run.err());
        String header = Files.readString(out.resolve("org_example_parking.h"));
        assertTrue(header.contains("size_t org_example_parking_Lot_uper_encode("), header);
        assertTrue(Files.readString(out.resolve("org_example_parking_uper.c"))
                .contains("static const uint16_t plan_Lot[]"));
        assertTrue(Files.exists(out.resolve("c2x_small.c")));
        assertFalse(Files.exists(out.resolve("org_example_parking_oer.c")));
    }

    @Test
    void integerOctets_areThoseOfNumbersWithoutBounds() throws IOException {
        Files.writeString(parking, """
            Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Lot ::= SEQUENCE { serial INTEGER, level INTEGER (0..5) }
            END
            """);

        Run wide = compile("c,rust", "x", "--integer-octets", "20");
        assertEquals(0, wide.code(), wide.err());
        assertTrue(Files.readString(out.resolve("x.h")).contains("c2x_integer serial;"));
        assertTrue(Files.readString(out.resolve("src/types.rs")).contains("pub serial: Integer<20>,"));

        Run few = compile("c", "x", "--integer-octets", "7");
        assertEquals(2, few.code());
        assertTrue(few.err().contains("--integer-octets requires 8 or more"), few.err());
    }

    @Test
    void size_isForCOnly() {
        Run run = compile("proto", "p", "--size");

        assertEquals(2, run.code(), run.err());
        assertTrue(run.err().contains("--size requires --to c"), run.err());
    }

    @Test
    void c_namesThePlaceOfWhatIsNotSupported() throws IOException {
        Files.writeString(levels, """
            Levels DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Level ::= OCTET STRING (SIZE (4294967296))
            Tag ::= SEQUENCE { flags BIT STRING { far (4294967296) } }
            END
            """);
        Files.writeString(parking, """
            Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            IMPORTS Level FROM Levels;
            Lot ::= SEQUENCE { level Level }
            END
            """);

        Run run = compile("c", "parking");

        assertEquals(1, run.code());
        for (String line : List.of(
                parking + ":3:1: Parking.Lot.level: a size of 4294967296 or more is not supported by the C back end",
                levels + ":3:1: Levels.Tag.flags: a named bit above 4294967295 is not supported by the C back end")) {
            assertTrue(run.err().contains(line), run.err());
        }
    }

    @Test
    void c_tellsWhatOneOfItsEncodingsRefuses() throws IOException {
        Files.writeString(levels, "Levels DEFINITIONS AUTOMATIC TAGS ::= BEGIN Level ::= REAL END");
        Files.writeString(
                parking,
                "Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN IMPORTS Level FROM Levels; Lot ::= SEQUENCE {\n"
                        + "level Level } END");

        Run run = compile("c", "parking");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.err().contains("Parking.Lot.level: parking_exi.c refuses a REAL"), run.err());
        assertTrue(Files.exists(out.resolve("parking_exi.c")));
    }

    @Test
    void whatOneBackEndCannotExpress_isNoMatterToTheOthers() throws IOException {
        Files.writeString(levels, "Levels DEFINITIONS AUTOMATIC TAGS ::= BEGIN Level ::= INTEGER END");
        Files.writeString(
                parking,
                "Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN IMPORTS Level FROM Levels; Lot ::= SEQUENCE {\n"
                        + "level Level, flags BIT STRING { beyond(3000000000) } } END");

        Run run = compile("uper,c,xsd", "parking");

        assertEquals(1, run.code());
        List<String> lines = run.err().lines().toList();
        assertEquals("c2x compile: xsd: 6 files in " + out, lines.get(0));
        assertEquals("c2x compile: c: 10 files in " + out, lines.get(1));
        assertEquals("c2x compile: nothing was written for java, uper, which cannot express", lines.get(2));
        assertTrue(lines.get(3).startsWith(parking + ":1:"), lines.get(3));
        assertTrue(lines.get(3).contains("Parking.Lot.flags: a named bit above 2147483647"), lines.get(3));
        assertTrue(Files.exists(out.resolve("parking_uper.c")));
    }

    @Test
    void xsd_everyFormOfEachMessageType() throws IOException {
        Run run = compile("xsd", "parking");

        assertEquals(0, run.code(), run.err());
        for (String form : List.of("", "-flat", "-numbered", "-numbered-flat", "-builtin", "-builtin-flat")) {
            assertTrue(
                    Files.readString(out.resolve("parking/Lot" + form + ".xsd")).contains("name=\"Lot\""), form);
        }
        assertEquals(List.of(), sources());
    }

    @Test
    void proto_isOneFileForAllModules() throws IOException {
        Run run = compile("proto-tuned", "parking");

        assertEquals(0, run.code(), run.err());
        assertTrue(Files.readString(out.resolve("parking/messages.proto")).contains("message Lot {"));
    }

    private void compiles() throws IOException {
        List<String> arguments = Stream.concat(
                        Stream.of(
                                "-Xlint:all",
                                "-Werror",
                                "-d",
                                folder.resolve("classes").toString(),
                                "-cp",
                                System.getProperty("java.class.path")),
                        sources().stream())
                .toList();

        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    private List<String> sources() throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith(".java"))
                    .toList();
        }
    }

    @Test
    void badModule_isShownWithItsPlace() throws IOException {
        Files.writeString(levels, "Levels DEFINITIONS ::= BEGIN\n  Level ::= INTEGER (5..1\nEND\n");

        Run run = Run.of(
                "", "compile", "--asn1", levels.toString(), "--to", "java", "--package", "p", "--out", out.toString());

        assertEquals(1, run.code());
        assertTrue(run.err().startsWith(levels + ":3:1: error: "), run.err());
        assertFalse(Files.exists(out));
    }

    @Test
    void wrongUsage() {
        assertUsage(
                "unknown target 'cobol'; there are java, uper, aper, oer, der, exi, xsd, proto, proto-codesize, "
                        + "proto-tuned, views, json-schema, c",
                "cobol",
                "p",
                levels.toString());
        assertUsage("only one proto target at a time", "proto,proto-tuned", "p", levels.toString());
        assertUsage("'1p' is not a name of a Java package", "java", "1p", levels.toString());
        assertUsage("no such ASN.1 file: nowhere.asn", "java", "p", "nowhere.asn");
    }

    private void assertUsage(String message, String target, String packageName, String module) {
        Run run = Run.of(
                "", "compile", "--asn1", module, "--to", target, "--package", packageName, "--out", out.toString());

        assertEquals(2, run.code());
        assertTrue(run.err().startsWith(message), run.err());
    }
}
