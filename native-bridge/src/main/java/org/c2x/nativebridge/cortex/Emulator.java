package org.c2x.nativebridge.cortex;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.c2x.nativebridge.build.CortexTools;

/** Runs programs for the processor. An instruction takes 1,024 ns there, by which a program counts its own. */
final class Emulator {
    /** The longest take one. */
    private static final int TIMEOUT_SECONDS = 60;

    private static final List<String> COMMAND = List.of(
            CortexTools.EMULATOR,
            "-M",
            "mps2-an386",
            "-nographic",
            "-monitor",
            "none",
            "-serial",
            "none",
            "-semihosting-config",
            "enable=on,target=native",
            "-icount",
            "shift=10,align=off,sleep=off",
            "-kernel");

    private Emulator() {}

    /** What a program said, line by line, and ended with. */
    record Ending(int code, List<String> lines) {}

    /**
     * Runs a program.
     *
     * @throws IOException if there is none, or if it does not end in time
     */
    static Ending run(Path program) throws IOException {
        if (!Files.exists(program)) {
            // the emulator would take a file that is not there for one without a format
            throw new IOException(program + " was not built");
        }
        Path said = Files.createTempFile("c2x-cortex", ".txt");
        try {
            List<String> command = new ArrayList<>(COMMAND);
            command.add(program.toString());
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            process.getOutputStream().close();
            if (!ended(process)) {
                throw new IOException(program + " did not end within " + TIMEOUT_SECONDS + " s");
            }
            return new Ending(process.exitValue(), Files.readAllLines(said));
        } finally {
            Files.delete(said);
        }
    }

    private static boolean ended(Process process) throws IOException {
        try {
            return process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            process.destroyForcibly();
        }
    }
}
