package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void report_ofAResult_isPageAndSummaryAndTable() throws Exception {
        Path result = Files.writeString(folder.resolve("result.json"), emptyResult());
        Path page = folder.resolve("page.html");

        int code = run("report", "--out", page.toString(), result.toString());

        assertEquals(0, code, err.toString());
        assertTrue(Files.readString(page).contains("Nothing was measured."));
        assertTrue(Files.readString(folder.resolve("page.md")).contains("## Summary"));
        assertTrue(Files.readString(folder.resolve("page.csv")).startsWith("environment,scheme,content,"));
        assertEquals(4, out.toString().lines().count(), out.toString());
    }

    @Test
    void report_insert_replacesWhatIsBetweenTheLines() throws Exception {
        Path result = Files.writeString(folder.resolve("result.json"), emptyResult());
        Path document = Files.writeString(
                folder.resolve("doc.md"), "A\n<!-- c2x report doc.svg -->\nold\n<!-- end of c2x report -->\nB\n");
        String[] command = {
            "report",
            "--out",
            folder.resolve("page.html").toString(),
            "--insert",
            document.toString(),
            result.toString()
        };

        assertEquals(0, run(command), err.toString());
        String first = Files.readString(document);
        assertEquals(0, run(command), err.toString());

        assertTrue(first.startsWith("A\n<!-- c2x report doc.svg -->\n!["), first);
        assertTrue(first.endsWith("\n<!-- end of c2x report -->\nB\n"), first);
        assertFalse(first.contains("old"), first);
        assertEquals(first, Files.readString(document));
        assertTrue(Files.exists(folder.resolve("doc.svg")));
    }

    @Test
    void report_insertWithoutItsLines_saysThem() throws Exception {
        Path result = Files.writeString(folder.resolve("result.json"), emptyResult());
        Path document = Files.writeString(folder.resolve("doc.md"), "A\n");

        int code = run(
                "report",
                "--out",
                folder.resolve("page.html").toString(),
                "--insert",
                document.toString(),
                result.toString());

        assertEquals(1, code);
        assertTrue(err.toString().contains("no place for the report; add the lines <!-- c2x report"), err.toString());
    }

    @Test
    void report_missingFile_isNamed() {
        int code = run(
                "report",
                "--out",
                folder.resolve("page.html").toString(),
                folder.resolve("none").toString());

        assertEquals(1, code);
        assertTrue(err.toString().startsWith("c2x report: no such file: "), err.toString());
    }

    @Test
    void report_noResult_isRefused() throws Exception {
        Path other = Files.writeString(folder.resolve("other.json"), "[]");

        int code = run("report", "--out", folder.resolve("page.html").toString(), other.toString());

        assertEquals(1, code);
        assertEquals(
                "c2x report: " + other + ": not a result file; choose one that c2x bench or c2x study wrote",
                err.toString().strip());
    }

    @Test
    void report_truncatedNewerOrAFolder_isOneLineWithTheName() throws Exception {
        Path whole = Files.writeString(folder.resolve("whole.json"), emptyResult());
        Path truncated = Files.writeString(
                folder.resolve("truncated.json"), emptyResult().substring(0, 300));
        Path newer = Files.writeString(
                folder.resolve("newer.json"), emptyResult().replace("\"formatVersion\": 6", "\"formatVersion\": 8"));

        for (Path bad : List.of(truncated, newer, folder)) {
            err.getBuffer().setLength(0);
            assertEquals(
                    1, run("report", "--out", folder.resolve("p.html").toString(), whole.toString(), bad.toString()));
            assertEquals(1, err.toString().lines().count(), err.toString());
            assertTrue(err.toString().startsWith("c2x report: " + bad + ": "), err.toString());
            assertFalse(err.toString().contains("Exception"), err.toString());
        }
    }

    @Test
    void report_help_tellsExitCodes() {
        assertEquals(0, run("report", "--help"));

        assertTrue(out.toString().contains("Exit codes:"), out.toString());
    }

    @Test
    void report_withoutFiles_isWrongUsage() {
        assertEquals(2, run("report"));
    }

    /** What a program without a JVM writes that has measured nothing yet. */
    private static String emptyResult() {
        return """
                {"formatVersion": 6,
                 "header": {"mode": "counted", "state": "COMPLETE", "planned": 0, "made": 0,
                   "started": "2026-01-02T03:04:05Z",
                   "environments": [{"id": "geode", "cpu": "a processor", "cpuFrequency": "unknown",
                     "cores": 1, "memoryOctets": 0, "os": "an OS", "architecture": "i586",
                     "compiler": {"name": "gcc", "flags": ["-O3"], "target": "geode"}, "libraries": {},
                     "revision": "abcdef"}],
                   "configuration": {"forks": 1, "latencyForks": 0, "coldStartForks": 0,
                     "mostForks": 1, "mostMillis": 0, "iterations": 1, "iterationMillis": 0, "schemes": [],
                     "contents": [], "directions": []}},
                 "figures": [], "skipped": []}
                """;
    }

    private int run(String... arguments) {
        Run run = Run.of("", arguments);
        out.write(run.text());
        err.write(run.err());
        return run.code();
    }
}
