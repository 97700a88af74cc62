package org.c2x.nativebridge.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.nativebridge.build.Tools.Outcome;

/** Counts the instructions of a build's operations: equal in every run, on any machine. */
public final class Callgrind {
    /** Two numbers of operations, far enough apart for the slope. */
    private static final int FEW = 10;

    private static final int MANY = 110;

    /** The function that the harness calls before each operation, and the files for what lies between its calls. */
    private static final String PART_BEGINS = "c2x_count_from_here";

    private static final String PART = "part";
    private static final Pattern TOTAL = Pattern.compile("(?m)^(?:summary|totals): (\\d+)");

    /** Names of an operation in the output of the harness: scheme, content, direction. */
    private static final int NAMES = 3;

    private final NativeBuild build;
    private final List<String> selection;

    /**
     * @param selection arguments that choose schemes, contents and directions
     */
    public Callgrind(NativeBuild build, List<String> selection) {
        this.build = build;
        this.selection = List.copyOf(selection);
    }

    /**
     * Instructions of an operation.
     *
     * @param instructions the slope between few and many operations
     */
    public record Count(String scheme, String content, String direction, double instructions) {}

    /** Why instructions cannot be counted, empty if they can. */
    public static Optional<String> problem() {
        return Tools.find("valgrind").isPresent()
                ? Optional.empty()
                : Optional.of("valgrind is missing, install valgrind");
    }

    /**
     * Counts all operations of the selection.
     *
     * @throws IOException if counting fails; the message is what the harness said
     */
    public List<Count> counts() throws IOException {
        List<Count> few = collected(FEW);
        List<Count> many = collected(MANY);
        List<Count> counts = new ArrayList<>();
        for (int i = 0; i < few.size(); i++) {
            Count count = few.get(i);
            double slope = (many.get(i).instructions - count.instructions) / (MANY - FEW);
            counts.add(new Count(count.scheme, count.content, count.direction, slope));
        }
        return counts;
    }

    /** Instructions of so many operations each, and some more that are the same for any number. */
    private List<Count> collected(int operations) throws IOException {
        Path folder = Files.createTempDirectory("c2x-callgrind");
        try {
            List<String> command = new ArrayList<>(List.of(
                    "valgrind",
                    "--tool=callgrind",
                    "--log-file=" + folder.resolve("log"),
                    "--callgrind-out-file=" + folder.resolve(PART),
                    "--dump-before=" + PART_BEGINS,
                    "--dump-line=no",
                    build.harness().toString(),
                    "--count",
                    String.valueOf(operations)));
            command.addAll(selection);
            Outcome outcome = Tools.run(build.folder(), command);
            if (!outcome.succeeded()) {
                throw new IOException(outcome.output().strip());
            }
            return parts(outcome.output(), folder);
        } finally {
            Tools.deleteFolder(folder);
        }
    }

    /** The first part is what comes before the first operation. */
    private static List<Count> parts(String output, Path folder) throws IOException {
        List<Count> counts = new ArrayList<>();
        for (String[] names : output.lines().map(line -> line.split("\t")).toList()) {
            if (names.length == NAMES) {
                Matcher total = TOTAL.matcher(Files.readString(folder.resolve(PART + '.' + (counts.size() + 2))));
                if (!total.find()) {
                    throw new IOException("callgrind has written no total for " + String.join(", ", names));
                }
                counts.add(new Count(names[0], names[1], names[2], Double.parseDouble(total.group(1))));
            }
        }
        return counts;
    }
}
