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
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.bench.SourceRevision;
import org.c2x.bench.harness.CortexStudy;
import org.c2x.bench.harness.HarnessStudy;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Effort;
import org.c2x.its.contents.Content;
import org.c2x.nativebridge.NativeSchemes;
import org.c2x.nativebridge.NativeTypes;
import org.c2x.nativebridge.build.Agreement;
import org.c2x.nativebridge.build.CortexMessages;
import org.c2x.nativebridge.build.Doctor;
import org.c2x.nativebridge.build.Harness;
import org.c2x.nativebridge.build.NativeBuild;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;
import org.c2x.nativebridge.build.Target;
import org.c2x.nativebridge.cortex.CortexBuild;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code c2x native}: the C harness for this machine or a target of the studies. */
@Command(
        name = "native",
        description = {
            NativeCommand.SUMMARY,
            "Times are those of this machine; for other processors, compare the instruction counts."
        },
        mixinStandardHelpOptions = true)
final class NativeCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Builds the native codecs for a target, measures them without a JVM, and prints a table or a result file.";

    private static final int DOCTOR_NAME = 20;
    private static final String AGREEMENT = "%-30s%-26s%9s%9s  %s";

    @Spec
    private CommandSpec command;

    @Option(names = "--doctor", description = "only list what this machine has, and how to install the rest")
    private boolean doctor;

    @Option(
            names = "--target",
            paramLabel = "NAME",
            defaultValue = "host",
            description =
                    "host, i7, atom, geode, or cortex-m4f: a microcontroller, where instructions, stack, heap and "
                            + "flash are counted in QEMU and times are not measured (default: ${DEFAULT-VALUE})")
    private String target;

    @Option(
            names = "--check",
            paramLabel = "N",
            description = "do not measure: N random messages of each type, encoded by the JVM, must round-trip through "
                    + "the codecs")
    private int check;

    @Option(
            names = "--forks",
            paramLabel = "N",
            description = "new processes for each time (default: ${DEFAULT-VALUE}); one gives no interval")
    private int forks = Effort.QUICK.forks();

    @Option(
            names = "--with",
            split = ",",
            paramLabel = "NAME",
            description = "also build this, which needs downloads and takes minutes, now and in later builds of DIR: "
                    + "rasn, the codec native-uper-rasn in Rust, for the host; cpp, libraries in C++ for cortex-m4f")
    private List<String> extras = List.of();

    @Option(
            names = "--sources",
            paramLabel = "DIR",
            description = "for cortex-m4f: folder with the sources of libraries that have no package for this "
                    + "processor, each in its own folder, as apt-get source creates them")
    private Path sources;

    @Option(
            names = "--json",
            description = "print a result file, or with --doctor and --check a JSON array, instead of a table")
    private boolean json;

    @Mixin
    private Selection selection;

    @Option(names = "--direction", paramLabel = "NAME", description = "only this direction: encode or decode")
    private String direction;

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description = "where to build (default: where the build of c2x has built them, otherwise a folder "
                    + "for temporary files)")
    private Path work = NativeBuild.usualFolder();

    @Override
    public Integer call() throws IOException {
        if (doctor) {
            examine(Doctor.parts());
            return 0;
        }
        if (forks < 1) {
            throw new ParameterException(command.commandLine(), "--forks " + forks + ": expected at least 1");
        }
        if (target.equals(CortexBuild.TARGET)) {
            return onMicrocontroller();
        }
        Target processor = target();
        List<String> arguments = arguments();
        checkExtras(NativeBuild.EXTRAS);
        try {
            NativeBuild build = NativeBuild.of(processor, Files.createDirectories(work), SourceRevision.id(), extras);
            if (check > 0) {
                printSkipped(build);
                return print(new Harness(build, arguments).check(check));
            }
            print(measured(build, arguments));
            return 0;
        } catch (MissingToolException missing) {
            return skipped(missing);
        }
    }

    private int skipped(MissingToolException missing) {
        PrintWriter err = command.commandLine().getErr();
        err.println("skipped: target " + target + " because " + missing.getMessage());
        err.flush();
        return 1;
    }

    private int onMicrocontroller() throws IOException {
        if (check > 0) {
            throw new ParameterException(
                    command.commandLine(),
                    "--check: not for " + target + ", whose programs compare the octets that they measure");
        }
        checkExtras(CortexBuild.EXTRAS);
        try {
            CortexBuild build = CortexBuild.of(
                    Files.createDirectories(work),
                    new CortexBuild.Selection(
                            selection.schemesOf(CortexMessages.schemes()),
                            selection.contentsOf(CortexMessages.contents().stream()
                                    .map(Content::name)
                                    .toList()),
                            extras,
                            Optional.ofNullable(sources)));
            StudyResult result = new CortexStudy(build, this::tell).run();
            if (json) {
                command.commandLine().getOut().print(ResultFile.text(result));
            } else {
                new CortexTable(result).print(command.commandLine());
            }
            return 0;
        } catch (MissingToolException missing) {
            return skipped(missing);
        }
    }

    private void tell(String step) {
        PrintWriter err = command.commandLine().getErr();
        err.println("c2x native: " + step);
        err.flush();
    }

    private StudyResult measured(NativeBuild build, List<String> arguments) throws IOException {
        try {
            return new HarnessStudy(build, arguments, this::tell).run(forks);
        } catch (IOException failed) {
            // the reason, if nothing is left to measure
            printSkipped(build);
            throw failed;
        }
    }

    private void printSkipped(NativeBuild build) {
        PrintWriter err = command.commandLine().getErr();
        build.skipped().forEach(codec -> err.println("skipped: " + codec));
        err.flush();
    }

    private Target target() {
        return Stream.of(Target.values())
                .filter(one -> one.label().equals(target))
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(),
                        "unknown target '" + target + "'; there are "
                                + Stream.of(Target.values()).map(Target::label).collect(Collectors.joining(", "))
                                + ", " + CortexBuild.TARGET));
    }

    private void checkExtras(List<String> known) {
        for (String extra : extras) {
            if (!known.contains(extra)) {
                throw new ParameterException(
                        command.commandLine(), "unknown extra '" + extra + "'; there is " + String.join(", ", known));
            }
        }
    }

    /** Arguments of the harness. */
    private List<String> arguments() {
        List<String> schemes = new NativeSchemes()
                .providers().stream().map(CodecProvider::scheme).toList();
        List<String> contents =
                NativeTypes.contents().stream().map(Content::name).toList();
        List<String> arguments = new ArrayList<>(List.of(
                "--scheme", String.join(",", selection.schemesOf(schemes)),
                "--content", String.join(",", selection.contentsOf(contents))));
        if (direction != null) {
            arguments.addAll(List.of(
                    "--direction", RunOptions.direction(direction, command).label()));
        }
        return arguments;
    }

    private void examine(List<Doctor.Part> parts) throws JsonProcessingException {
        PrintWriter out = command.commandLine().getOut();
        List<String> packages = Doctor.missingPackages(parts);
        if (json) {
            out.println(new JsonMapper().writeValueAsString(parts));
        } else {
            for (Doctor.Part part : parts) {
                out.println(String.format(
                        Locale.ROOT,
                        "%-" + DOCTOR_NAME + "s%-9s%s",
                        part.name(),
                        part.isPresent() ? "there" : "missing",
                        part.purpose()));
            }
            out.println(packages.isEmpty() ? "no package is missing" : "apt-get install " + String.join(" ", packages));
        }
    }

    /** Exit code: whether our own codecs make no other octets; those of others do as they do. */
    private int print(List<Agreement> agreements) throws JsonProcessingException {
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            out.println(new JsonMapper().writeValueAsString(agreements));
        } else {
            out.println(String.format(Locale.ROOT, AGREEMENT, "scheme", "type", "messages", "equal", ""));
            agreements.forEach(one -> out.println(String.format(
                    Locale.ROOT, AGREEMENT, one.scheme(), one.type(), one.messages(), one.equal(), one.verdict())));
        }
        return agreements.stream().allMatch(one -> one.different() == 0 || !one.isOwn()) ? 0 : 1;
    }

    private void print(StudyResult result) {
        PrintWriter out = command.commandLine().getOut();
        PrintWriter err = command.commandLine().getErr();
        if (json) {
            out.print(ResultFile.text(result));
        } else {
            out.println(String.format(
                    Locale.ROOT,
                    "%-30s%-18s%-7s%7s%12s%8s%13s%8s",
                    "scheme",
                    "content",
                    "",
                    "octets",
                    "ns",
                    "error",
                    "instructions",
                    "heap"));
            result.of(Quantity.TIME).forEach(time -> out.println(line(time, result.figures())));
            result.skipped().stream().map(Skipped::toString).forEach(err::println);
        }
        err.flush();
    }

    private static String line(Figure time, FigureList figures) {
        double error = time.relativeError();
        return String.format(
                Locale.ROOT,
                "%-30s%-18s%-7s%7.0f%12.1f%8s%13s%8s",
                time.scheme(),
                time.content(),
                time.requireOperation().label(),
                figures.length(time.scheme(), time.content()).orElse(Double.NaN),
                time.value(),
                Double.isNaN(error) ? "-" : String.format(Locale.ROOT, "%.1f %%", 100 * error),
                beside(time, Quantity.INSTRUCTIONS, "%.1f", figures),
                beside(time, Quantity.HEAP, "%.0f", figures));
    }

    private static String beside(Figure time, Quantity quantity, String format, FigureList figures) {
        return figures.beside(time, quantity)
                .map(figure -> String.format(Locale.ROOT, format, figure.value()))
                .orElse("-");
    }
}
