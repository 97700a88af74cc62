package org.c2x.nativebridge.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.nativebridge.build.Tools.Outcome;

/** Runs the programs of a build. */
public final class Harness {
    /** Two counts of operations, far enough apart for the slope. */
    private static final int FEW = 10;

    private static final int MANY = 110;
    private static final Pattern COLLECTED = Pattern.compile("Collected : (\\d+)");

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
     * Measures times.
     *
     * @return a result file
     * @throws IOException if the program fails; it has said why on standard error
     */
    public String times() throws IOException {
        return output(List.of(build.harness().toString(), "--json"));
    }

    /** The same for heap and stack. */
    public String memory() throws IOException {
        return output(List.of(build.memoryHarness().toString(), "--json"));
    }

    private String output(List<String> command) throws IOException {
        Outcome outcome = Tools.runForOutput(build.folder(), with(command, selection));
        if (!outcome.succeeded()) {
            throw new IOException(Path.of(command.get(0)).getFileName() + " ended with " + outcome.code());
        }
        return outcome.output();
    }

    /** Runs every operation once on the target's processor as QEMU has it; what it said if that fails. */
    public Optional<String> instructionSetProblem() throws IOException {
        if (build.target().emulator().isEmpty()) {
            return Optional.empty();
        }
        String emulator = build.target().emulator().get(0);
        if (Tools.find(emulator).isEmpty()) {
            return Optional.of(emulator + " is missing, install qemu-user");
        }
        Outcome outcome = Tools.run(
                build.folder(),
                with(build.target().emulator(), with(List.of(build.harness().toString(), "--count", "1"), selection)));
        return outcome.succeeded() ? Optional.empty() : Optional.of(outcome.output().strip());
    }

    /** Why instructions cannot be counted, empty if they can. */
    public static Optional<String> countingProblem() {
        return Tools.find("valgrind").isPresent()
                ? Optional.empty()
                : Optional.of("valgrind is missing, install valgrind");
    }

    /**
     * Instructions of one operation: the slope between few and many of them.
     *
     * @throws IOException if counting fails; the message is what the counter said
     */
    public double instructions(String scheme, String content, String direction) throws IOException {
        List<String> operation = List.of("--scheme", scheme, "--content", content, "--direction", direction);
        return (double) (collected(operation, MANY) - collected(operation, FEW)) / (MANY - FEW);
    }

    private long collected(List<String> operation, int count) throws IOException {
        List<String> command = List.of("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                build.harness().toString(), "--count", String.valueOf(count));
        Outcome outcome = Tools.run(build.folder(), with(command, operation));
        Matcher collected = COLLECTED.matcher(outcome.output());
        if (!outcome.succeeded() || !collected.find()) {
            throw new IOException(outcome.output().strip());
        }
        return Long.parseLong(collected.group(1));
    }

    private static List<String> with(List<String> command, List<String> more) {
        List<String> all = new ArrayList<>(command);
        all.addAll(more);
        return all;
    }
}
