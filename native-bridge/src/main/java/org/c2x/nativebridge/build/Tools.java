package org.c2x.nativebridge.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of this machine. */
public final class Tools {
    private Tools() {}

    /** Where a program is, looked for as a shell does. */
    public static Optional<Path> find(String program) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** What a program ended with and what it said. */
    public record Outcome(int code, String output) {
        public boolean succeeded() {
            return code == 0;
        }
    }

    /** Runs a program in a folder, both of its outputs in one text. */
    public static Outcome run(Path folder, List<String> command) throws IOException {
        return run(new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true));
    }

    /** A program has failed that must not; the message is all that it said. */
    public static final class FailedException extends IOException {
        private static final long serialVersionUID = 1;

        FailedException(String output) {
            super(output);
        }
    }

    /**
     * What a program said that has to succeed.
     *
     * @throws FailedException if it does not succeed
     */
    public static String require(Path folder, List<String> command) throws IOException {
        Outcome outcome = run(folder, command);
        if (!outcome.succeeded()) {
            throw new FailedException(outcome.output());
        }
        return outcome.output();
    }

    /** Deletes a folder that holds nothing but files. */
    static void deleteFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    /** Runs a program and gives what it says on standard output alone; the rest goes where this program's does. */
    public static Outcome runForOutput(Path folder, List<String> command) throws IOException {
        return run(
                new ProcessBuilder(command).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT));
    }

    private static Outcome run(ProcessBuilder builder) throws IOException {
        builder.environment().putAll(Map.of("LC_ALL", "C"));
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return new Outcome(process.waitFor(), output);
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted: " + builder.command().get(0), e);
        }
    }
}
