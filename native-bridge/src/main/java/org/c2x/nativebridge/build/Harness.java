package org.c2x.nativebridge.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.nativebridge.build.Tools.Outcome;

/** Runs the programs of a build. */
public final class Harness {
    private final NativeBuild build;
    private final List<String> selection;

    /**
     * @param selection arguments that choose schemes, contents and directions
     */
    public Harness(NativeBuild build, List<String> selection) {
        this.build = build;
        this.selection = List.copyOf(selection);
    }

    /**
     * Measures times, heap and stack.
     *
     * @return a result file
     * @throws IOException if the program fails; it has said why on standard error
     */
    public String result() throws IOException {
        // where the pages of a program lie in memory can change a time by a third, and they lie there for all processes
        // of a file: only with a copy of its own is a process one sample of many
        Path folder = Files.createTempDirectory(build.folder(), "run");
        try {
            Path copy =
                    Files.copy(build.harness(), folder.resolve(build.harness().getFileName()));
            Files.copy(
                    build.memoryHarness(), folder.resolve(build.memoryHarness().getFileName()));
            return output(with(List.of(copy.toString(), "--json"), selection));
        } finally {
            Tools.deleteFolder(folder);
        }
    }

    /** Runs every operation once on the target's processor as QEMU has it; what it said if that fails. */
    public Optional<String> instructionSetProblem() throws IOException {
        if (build.target().emulator().isEmpty()) {
            return Optional.empty();
        }
        if (emulator().isEmpty()) {
            return Optional.of(build.target().emulator().get(0) + " is missing, install qemu-user");
        }
        List<String> once = List.of(build.harness().toString(), "--count", "1");
        Outcome outcome = Tools.run(build.folder(), with(emulator(), with(once, selection)));
        return outcome.succeeded()
                ? Optional.empty()
                : Optional.of(outcome.output().strip());
    }

    /**
     * Has random messages that the JVM has encoded decoded and encoded again by all codecs of the selection, on the
     * target's processor as QEMU has it, if that is there.
     *
     * @param messages of each type
     * @throws IOException if the program fails; it has said why on standard error
     */
    public List<Agreement> check(int messages) throws IOException {
        Path file = Files.createTempFile("c2x-messages", ".txt");
        try {
            MessagesFile.write(file, messages);
            List<String> check = List.of(build.harness().toString(), "--check", file.toString());
            List<Agreement> agreements = new ArrayList<>();
            for (String line : output(with(emulator(), with(check, selection)))
                    .lines()
                    .skip(1)
                    .toList()) {
                agreements.add(Agreement.of(line));
            }
            return agreements;
        } finally {
            Files.delete(file);
        }
    }

    /** Command that runs programs on the target's processor, empty if this machine's has to do. */
    private List<String> emulator() {
        List<String> emulator = build.target().emulator();
        return !emulator.isEmpty() && Tools.find(emulator.get(0)).isPresent() ? emulator : List.of();
    }

    private String output(List<String> command) throws IOException {
        Outcome outcome = Tools.runForOutput(build.folder(), command);
        if (!outcome.succeeded()) {
            throw new IOException(String.join(" ", command) + " ended with " + outcome.code());
        }
        return outcome.output();
    }

    private static List<String> with(List<String> command, List<String> more) {
        List<String> all = new ArrayList<>(command);
        all.addAll(more);
        return all;
    }
}
