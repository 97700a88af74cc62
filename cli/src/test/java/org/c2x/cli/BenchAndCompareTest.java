package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchAndCompareTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path directory;

    private Path before;
    private Path slower;
    private Path faster;

    @BeforeEach
    void writeResults() throws Exception {
        before = write("before", 100, 101, 99);
        slower = write("slower", 130, 131, 129);
        faster = write("faster", 80, 81, 79);
    }

    @Test
    void bench_missingJvm_isWrongUsage() {
        Path missing = directory.resolve("none");

        assertEquals(2, run("bench", "--jvm", missing.toString()));
        assertTrue(err.toString().startsWith("--jvm " + missing + ": no JVM, there is no " + missing), err.toString());
        assertTrue(err.toString().contains("give the folder of a JDK or its bin/java"));
    }

    @Test
    void bench_unknownDirection_isWrongUsage() {
        assertEquals(2, run("bench", "--direction", "sideways"));
        assertTrue(err.toString().startsWith("unknown direction 'sideways'; there are encode, decode"), err.toString());
    }

    @Test
    void bench_nothingToResume_isWrongUsage() {
        assertEquals(
                2, run("bench", "--scheme", "uper", "--content", "cam", "--out", directory.toString(), "--resume"));
        assertTrue(err.toString().contains(directory + ": no run to resume here"), err.toString());
    }

    @Test
    void bench_resumeOfAnotherRun_isWrongUsageWithTheDifference() {
        assertEquals(2, run("bench", "--scheme", "uper", "--content", "cam", "--resume", before.toString()));
        assertTrue(err.toString().contains(before + ": cannot be resumed, this run differs in "), err.toString());
        assertTrue(err.toString().contains("schemes: [a] in the file, [uper] now"), err.toString());
    }

    @Test
    void compare_slower_isExitCode1() {
        assertEquals(1, run("compare", before.toString(), slower.toString()));
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(1).matches("a sample encode, both +100\\.0 ns +130\\.0 ns +1\\.300 .*slower, beyond.*"));
        assertEquals("0 faster, 1 slower, 0 not distinguishable", lines.get(2));
    }

    @Test
    void compare_slowerWithinTheThreshold_isExitCode0() {
        assertEquals(0, run("compare", "--threshold", "40", before.toString(), slower.toString()));
        assertFalse(out.toString().contains("beyond the threshold"));
    }

    @Test
    void compare_fasterOrTheSame_isExitCode0() {
        assertEquals(0, run("compare", before.toString(), faster.toString()));
        assertEquals(0, run("compare", before.toString(), before.toString()));
        assertEquals(
                "0 faster, 0 slower, 1 not distinguishable",
                out.toString().lines().toList().get(7));
        assertTrue(
                out.toString()
                        .contains("1 mean times differ: 100 % by less than 5 %, 100 % by less than 10 %, "
                                + "100 % by less than 15 %, 100 % by less than 20 %, 100 % by less than 25 %, "
                                + "the most by 0.0 %"),
                out.toString());
        assertTrue(out.toString().contains("ratios in each other's intervals: 0 of 0 (100.0 %), orders reversed: 0"));
    }

    @Test
    void compare_json_isOneArray() throws Exception {
        run("compare", "--json", before.toString(), slower.toString());

        JsonNode change = new JsonMapper().readTree(out.toString()).get(0);
        assertEquals("slower", change.get("verdict").asText());
        assertEquals(1.3, change.get("ratio").get("value").asDouble(), 1e-3);
    }

    @Test
    void compare_brokenFile_saysWhichAndWhatToDo() throws Exception {
        Path broken = Files.writeString(directory.resolve("broken.json"), "{\"formatVersion\": 6, \"header\"");

        assertEquals(1, run("compare", before.toString(), broken.toString()));
        assertTrue(err.toString().startsWith("c2x compare: " + broken + ": breaks off at line 1;"));
        assertEquals("", out.toString());
    }

    @Test
    void compare_missingFile_isOneLineWithTheName() {
        Path missing = directory.resolve("missing.json");

        assertEquals(1, run("compare", before.toString(), missing.toString()));
        assertEquals("c2x compare: no such file: " + missing, err.toString().strip());
    }

    @Test
    void compare_threshold_isNoNegativeNumber() {
        assertEquals(2, run("compare", "--threshold", "-1", before.toString(), slower.toString()));
        assertEquals(2, run("compare", "--threshold", "NaN", before.toString(), slower.toString()));
    }

    private int run(String... arguments) {
        Run run = Run.of("", arguments);
        out.write(run.text());
        err.write(run.err());
        return run.code();
    }

    /** A result of one time. */
    private Path write(String name, double... forkNanos) throws Exception {
        Figure time = Figure.ofForks(
                new Figure.Key("jvm", "a", "sample", Operation.ENCODE, Boundary.BOTH, Quantity.TIME),
                Arrays.stream(forkNanos).boxed().toList());
        Environment environment = new Environment(
                "jvm",
                "A processor",
                "unknown",
                2,
                1L << 34,
                "An OS 1",
                "arch",
                new Environment.Jvm("A JVM 17", List.of()),
                null,
                Map.of(),
                "abcdef");
        Header header = new Header(
                "quick",
                Header.State.COMPLETE,
                3,
                3,
                "2026-01-02T03:04:05Z",
                null,
                List.of(environment),
                new Configuration(3, 0, 0, 1, 50, 1, 50, List.of("a"), List.of("sample"), List.of(Direction.values())));
        Path file = directory.resolve(name + ".json");
        ResultFile.write(new StudyResult(header, List.of(time), List.of()), file);
        return file;
    }
}
