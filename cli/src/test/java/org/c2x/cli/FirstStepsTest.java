package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirstStepsTest {
    @TempDir
    private Path folder;

    @Test
    void withoutArguments_saysWhatToTryFirst() {
        Run run = Run.of("");

        assertEquals(2, run.code());
        assertEquals("", run.text());
        assertTrue(run.err().contains("Try first:"), run.err());
        assertTrue(run.err().contains("c2x study "), run.err());
    }

    @Test
    void everyCommand_hasAManualPage() throws IOException {
        ManPages.write(folder.toFile());

        for (String command : Subcommand.names()) {
            String page = Files.readString(folder.resolve("c2x-" + command + ".adoc"));
            assertTrue(page.contains("== Synopsis"), page);
        }
    }

    @Test
    void completion_completesCommandsAndTheirOptions() throws Exception {
        assumeTrue(new File("/bin/bash").canExecute(), "skipped: no bash");
        Path script = Files.write(
                folder.resolve("completion"), Run.of("", "completion").out());

        Process bash = new ProcessBuilder(
                        "/bin/bash",
                        "-c",
                        "source \"$0\"; complete() { COMP_WORDS=(\"$@\") COMP_CWORD=$(($# - 1)); "
                                + "_complete_c2x 2>/dev/null; echo \"${COMPREPLY[@]}\"; }; complete c2x conv; "
                                + "complete c2x convert --fr",
                        script.toString())
                .redirectErrorStream(true)
                .start();

        assertEquals("convert\n--from\n", new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }
}
