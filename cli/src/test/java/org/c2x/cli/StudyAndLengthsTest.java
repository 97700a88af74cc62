package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyAndLengthsTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void lengths_json_isOneArrayOnStandardOutput() {
        int code = run("lengths", "--json");

        assertEquals(0, code);
        assertTrue(out.toString().matches("\\[.*]\\R"), out.toString());
        assertTrue(err.toString().matches("(skipped: .* because .*\\R)*"), err.toString());
    }

    @Test
    void lengths_table_hasContentsAndSchemes() {
        int code = run("lengths", "--schemes", "uper,uper-table", "--contents", "denm,employee");

        assertEquals(0, code);
        assertEquals("""
                denm          octets    2014    2015
                  uper            43      43      43
                  uper-table      43      43      43
                employee      octets    2014    2015
                  uper            84
                  uper-table      84
                """, out.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void nesting_besideTheStudyOf2015() {
        int code = run("nesting");

        assertEquals(0, code);
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(1).matches("cam +measured +2 +5 +4 .*"), out.toString());
        assertTrue(lines.get(2).matches(" +published 2015 +2 +4 +4 +20 +10"), out.toString());
    }

    @Test
    void nesting_json_isOneArray() {
        int code = run("nesting", "--json");

        assertEquals(0, code);
        assertTrue(out.toString().startsWith("[{\"content\":\"cam\",\"levels\":[2,5,4,"), out.toString());
        assertTrue(out.toString().contains("\"published2015\":[2,4,4,20,10]}"), out.toString());
    }

    @Test
    void lengths_unknownScheme_isWrongUsage() {
        int code = run("lengths", "--schemes", "none");

        assertEquals(2, code);
        assertTrue(err.toString().startsWith("unknown scheme 'none'; there are "), err.toString());
        assertEquals("", out.toString());
    }

    @Test
    void study_quickAndFull_isWrongUsage() {
        assertEquals(2, run("study", "--quick", "--full"));
    }

    @Test
    void study_unknownContent_isWrongUsage() {
        assertEquals(2, run("study", "--contents", "none"));
        assertTrue(err.toString().startsWith("unknown content 'none'; there are "), err.toString());
    }

    private int run(String... arguments) {
        Run run = Run.of("", arguments);
        out.write(run.text());
        err.write(run.err());
        return run.code();
    }
}
