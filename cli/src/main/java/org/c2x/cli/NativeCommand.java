package org.c2x.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.harness.HarnessStudy;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.build.Doctor;
import org.c2x.nativebridge.build.NativeBuild;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;
import org.c2x.nativebridge.build.Target;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code c2x native}: the C harness for this machine or a target of the studies. */
@Command(
        name = "native",
        description = {
            "Builds the native codecs for a target, measures them without a JVM, and prints a table or a result file.",
            "Times are those of this machine; for another processor the instruction counts tell more."
        },
        mixinStandardHelpOptions = true)
final class NativeCommand implements Callable<Integer> {
    private static final int DOCTOR_NAME = 20;

    @Spec
    private CommandSpec command;

    @Option(names = "--doctor", description = "only lists what this machine has, and how to get the rest")
    private boolean doctor;

    @Option(names = "--target", paramLabel = "NAME", defaultValue = "host", description = "host, i7, atom or geode (default: host)")
    private String target;

    @Option(names = "--json", description = "a result file, or with --doctor an array, instead of a table")
    private boolean json;

    @Option(names = "--scheme", paramLabel = "NAME", description = "only these native schemes, by comma")
    private String schemes;

    @Option(names = "--content", paramLabel = "NAME", description = "only these contents, by comma")
    private String contents;

    @Option(names = "--direction", paramLabel = "NAME", description = "encode or decode")
    private String direction;

    @Option(names = "--work", paramLabel = "DIR", description = "where to build (default: where this program's own build has built them, else in a folder for temporary files)")
    private Path work = NativeBuild.usualFolder();

    @Override
    public Integer call() throws IOException {
        if (doctor) {
            examine(Doctor.parts());
            return 0;
        }
        PrintWriter err = command.commandLine().getErr();
        try {
            NativeBuild build = NativeBuild.of(target(), Files.createDirectories(work));
            print(new HarnessStudy(build, selection(), step -> {
                        err.println("c2x native: " + step);
                        err.flush();
                    })
                    .run());
            return 0;
        } catch (MissingToolException missing) {
            err.println("skipped: target " + target + " because " + missing.getMessage());
            err.flush();
            return 1;
        }
    }

    private Target target() {
        return Stream.of(Target.values())
                .filter(one -> one.label().equals(target))
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(),
                        "unknown target '" + target + "'; there are "
                                + Stream.of(Target.values()).map(Target::label).collect(Collectors.joining(", "))));
    }

    private List<String> selection() {
        List<String> arguments = new ArrayList<>();
        choose("--scheme", schemes, arguments);
        choose("--content", contents, arguments);
        choose("--direction", direction, arguments);
        return arguments;
    }

    private static void choose(String option, String names, List<String> arguments) {
        if (names != null) {
            arguments.addAll(List.of(option, names));
        }
    }

    private void examine(List<Doctor.Part> parts) throws JsonProcessingException {
        PrintWriter out = command.commandLine().getOut();
        List<String> packages = Doctor.missingPackages(parts);
        if (json) {
            out.println(new JsonMapper().writeValueAsString(parts));
        } else {
            for (Doctor.Part part : parts) {
                out.println(String.format(Locale.ROOT, "%-" + DOCTOR_NAME + "s%-9s%s", part.name(),
                        part.isPresent() ? "there" : "missing", part.purpose()));
            }
            out.println(packages.isEmpty() ? "nothing is missing" : "apt-get install " + String.join(" ", packages));
        }
        out.flush();
    }

    private void print(StudyResult result) throws IOException {
        PrintWriter out = command.commandLine().getOut();
        PrintWriter err = command.commandLine().getErr();
        if (json) {
            Path file = Files.createTempFile("c2x-native", ".json");
            ResultFile.write(result, file);
            out.print(Files.readString(file));
            Files.delete(file);
        } else {
            out.println(String.format(Locale.ROOT, "%-30s%-18s%-7s%7s%12s%13s%8s", "scheme", "content", "", "octets",
                    "ns", "instructions", "heap"));
            result.rows().forEach(row -> out.println(line(row, result)));
            result.skipped().stream().map(Skipped::toString).forEach(err::println);
        }
        out.flush();
        err.flush();
    }

    private static String line(Row row, StudyResult result) {
        String instructions = result.instructions().stream()
                .filter(count -> count.scheme().equals(row.scheme())
                        && count.content().equals(row.content())
                        && count.direction() == row.direction())
                .map(InstructionCount::instructions)
                .map(count -> String.format(Locale.ROOT, "%.1f", count))
                .findFirst()
                .orElse("-");
        return String.format(Locale.ROOT, "%-30s%-18s%-7s%7.0f%12.1f%13s%8.0f", row.scheme(), row.content(),
                row.direction().label(), row.lengthOctets(), row.time().nanos(), instructions, row.allocatedOctets());
    }
}
