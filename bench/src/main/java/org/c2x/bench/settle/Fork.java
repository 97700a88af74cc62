package org.c2x.bench.settle;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.CompilerHints;

/**
 * Starts fresh JVMs that measure.
 *
 * @param java      the program that starts the JVM
 * @param arguments of the JVM
 * @param log       takes what it prints, at its end
 */
public record Fork(Path java, List<String> arguments, Path log) {
    /** JMH's own switch: whether it may run beside another JMH. */
    private static final String IGNORE_LOCK = "jmh.ignoreLock";

    private static final JsonMapper JSON = new JsonMapper();
    /** What a fork may take beside settling: start, set-up, the iterations that count, on a very busy machine. */
    private static final long PATIENCE_MILLIS = 180_000;

    public Fork {
        arguments = List.copyOf(arguments);
    }

    /** A fork gave no outcome; the message says why. */
    public static final class FailedException extends Exception {
        private static final long serialVersionUID = 1;

        FailedException(String why) {
            super(why);
        }
    }

    /**
     * Makes one fork.
     *
     * @throws FailedException if the benchmark failed, or the fork ended otherwise than it should
     * @throws IOException     if no process can be started, or a file cannot be written
     */
    public ForkOutcome run(ForkRequest request) throws IOException, FailedException {
        if (request.mostMillis() == 0) {
            // what need not settle need not wait for all pages of its heap either
            return run(request, List.of("-XX:-AlwaysPreTouch"));
        }
        return run(request, ClassArchive.of(this, request).arguments());
    }

    /** @param more arguments of the JVM */
    ForkOutcome run(ForkRequest request, List<String> more) throws IOException, FailedException {
        Path file = Files.createTempFile("c2x-fork", ".json");
        try {
            JSON.writeValue(file.toFile(), request);
            int code = exitCode(request, more, file);
            if (code != 0) {
                throw new FailedException("the JVM that measured it ended with exit code " + code);
            }
            ForkOutcome outcome = JSON.readValue(file.toFile(), ForkOutcome.class);
            if (outcome.failure() != null) {
                throw new FailedException(outcome.failure());
            }
            return outcome;
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private int exitCode(ForkRequest request, List<String> more, Path file) throws IOException, FailedException {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(arguments);
        command.addAll(more);
        // what JMH gives its own forks: black holes that the compiler knows, nothing inlined that must not be
        CompilerHints.addCompilerHints(command);
        command.addAll(WorkerThreads.properties());
        if (Boolean.getBoolean(IGNORE_LOCK)) {
            command.add("-D" + IGNORE_LOCK + "=true");
        }
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), ForkProcess.class.getName(), file.toString()));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        // its input stays open: at the end of it the fork knows that this process is gone
        try {
            if (!process.waitFor(request.mostMillis() + PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new FailedException("there was no result for "
                        + TimeUnit.MILLISECONDS.toSeconds(request.mostMillis() + PATIENCE_MILLIS) + " s");
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while measuring");
        } finally {
            process.destroyForcibly();
        }
    }
}
