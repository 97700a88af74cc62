package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class StudyAndLengthsTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void lengths_json_isOneArrayOnStandardOutput() {
        int code = run("lengths", "--json");

        assertEquals(0, code);
        assertTrue(out.toString().matches("\\[.*]\\R"), out.toString());
        assertEquals("", err.toString());
    }

    @Test
    void lengths_table_hasContentsAndSchemes() {
        int code = run("lengths", "--contents", "cam,denm,employee");

        assertEquals(0, code);
        assertEquals(
                """
                          uper  uper-table
                cam         41          41
                denm        43          43
                employee    84          84
                """,
                out.toString().replace(System.lineSeparator(), "\n"));
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
        CommandLine command = Main.commandLine();
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(err));
        return command.execute(arguments);
    }
}
