package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.own.OwnLengths;
import org.c2x.bench.own.OwnStudy;
import org.c2x.bench.result.Direction;
import org.c2x.bench.run.Effort;
import org.c2x.bench.run.MeasuredJvm;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;
import org.c2x.bench.run.StudyScope;
import org.c2x.bench.run.StudyStage;
import org.c2x.bench.run.Supplements;
import org.c2x.bench.run.UntimedFigures;
import org.c2x.nativebridge.build.NativeBuild;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say what times to measure, for how long, in which JVMs, and where the results go. */
final class RunOptions {
    private static final String LATEST = "";

    /** What {@code --only} can name. */
    static final class Stages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(StudyStage.values()).map(StudyStage::label).iterator();
        }
    }

    /** A module of the user's own that this process is to measure with. */
    private final Optional<OwnStudy> own = OwnStudy.find();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    // no group of options: a mixin's is listed twice in the usage
    @Option(
            names = "--quick",
            description = "measure the headline until its intervals are narrow, then as much as fits into 20 "
                    + "minutes (default)")
    private boolean quick;

    @Option(
            names = "--full",
            description = "measure everything, for publication; prints at the start how long it takes")
    private boolean full;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "STAGE",
            completionCandidates = Stages.class,
            description = "only these stages: ${COMPLETION-CANDIDATES}")
    private List<String> stages;

    @Mixin
    private Selection selection;

    @Option(
            names = "--direction",
            split = ",",
            paramLabel = "NAME",
            description = "only this direction: encode or decode")
    private List<String> directions;

    @Option(
            names = "--jvm",
            paramLabel = "PATH",
            description = "measure in the JVM at this path, the folder of a JDK or its java; may be repeated")
    private List<Path> jvms;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "results",
            description = "folder for the result files (default: ${DEFAULT-VALUE})")
    private Path out;

    @Option(
            names = "--resume",
            arity = "0..1",
            fallbackValue = LATEST,
            paramLabel = "FILE",
            description = "continue the run of this result file; without FILE, the last one in DIR that "
                    + "did not reach its end")
    private String resumed;

    /** @throws ParameterException if a name is unknown or there is no JVM at a path */
    Plan plan() {
        if (quick && full) {
            throw wrongUsage("--quick and --full cannot be combined");
        }
        Effort effort = full ? Effort.FULL : Effort.QUICK;
        StudyScope scope = new StudyScope(
                schemes(effort),
                selection.contents(BenchContents.all()).orElseGet(() -> contents(effort)),
                directions == null
                        ? List.of(Direction.values())
                        : directions.stream()
                                .map(name -> direction(name, command))
                                .toList(),
                measuredJvms());
        return selection.isNone() && own.isEmpty()
                ? Plan.of(effort, scope, effort.published())
                : Plan.of(effort, scope);
    }

    /** For an own module, all that a JVM has for its type. */
    private List<String> schemes(Effort effort) {
        return own.isEmpty()
                ? selection.schemes().orElseGet(effort::schemes)
                : ownSchemes(effort).stream()
                        .filter(scheme -> !BenchSchemes.isNative(scheme))
                        .toList();
    }

    /** The same and those of C. */
    private List<String> ownSchemes(Effort effort) {
        OwnStudy study = own.orElseThrow();
        return selection
                .schemes()
                .orElseGet(() -> Stream.concat(
                                study.schemesAmong(effort.schemes()).stream(), study.nativeSchemes().stream())
                        .toList());
    }

    private List<BenchContent<?>> contents(Effort effort) {
        return own.map(OwnStudy::benchContents).orElseGet(effort::contents);
    }

    /** What a study measures beside times. */
    Supplements supplements(Plan plan) {
        Optional<List<BenchContent<?>>> contents = selection.contents(BenchContents.all());
        return own.isEmpty()
                ? Supplements.of(
                        plan, selection.schemes().orElse(null), contents.orElse(null), NativeBuild.usualFolder())
                : Supplements.of(
                        plan, own.get(), ownSchemes(plan.effort()), contents.orElseGet(own.get()::benchContents));
    }

    /** What a study finds out without measuring. */
    UntimedFigures untimed() {
        if (own.isEmpty()) {
            return UntimedFigures.all();
        }
        List<String> schemes = own.get().schemesAmong(BenchSchemes.all());
        return UntimedFigures.of(schemes, own.get().benchContents(), OwnLengths.of(own.get(), schemes));
    }

    /** @throws ParameterException if there is no stage of a name */
    Set<StudyStage> stages() {
        return stages == null
                ? EnumSet.allOf(StudyStage.class)
                : stages.stream()
                        .map(name -> StudyStage.of(name)
                                .orElseThrow(() -> wrongUsage(
                                        "unknown stage '" + name + "'; there are " + String.join(", ", new Stages()))))
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(StudyStage.class)));
    }

    /** @throws ParameterException if there is no direction of that name */
    static Direction direction(String name, CommandSpec command) {
        return Arrays.stream(Direction.values())
                .filter(direction -> direction.label().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(),
                        "unknown direction '" + name + "'; there are "
                                + Arrays.stream(Direction.values())
                                        .map(Direction::label)
                                        .collect(Collectors.joining(", "))));
    }

    private List<MeasuredJvm> measuredJvms() {
        try {
            return jvms == null ? List.of(MeasuredJvm.current()) : MeasuredJvm.at(jvms);
        } catch (IllegalArgumentException e) {
            throw wrongUsage("--jvm " + e.getMessage());
        }
    }

    /**
     * Where the run that was named to be resumed has left its files, empty if a new one is wanted.
     *
     * @throws ParameterException if there is none
     */
    Optional<StudyFiles> resumed() throws IOException {
        return resumed == null ? Optional.empty() : Optional.of(resumedFiles());
    }

    /** Where a new run leaves its files. */
    StudyFiles newFiles() throws IOException {
        return StudyFiles.in(out, Instant.now());
    }

    /**
     * The run that was to be resumed.
     *
     * @throws ParameterException if it measured otherwise
     */
    Study resume(Plan plan, StudyFiles files, @Nullable Supplements supplements) throws IOException {
        try {
            return Study.resume(plan, files, supplements);
        } catch (IllegalArgumentException e) {
            throw wrongUsage(String.valueOf(e.getMessage()));
        }
    }

    private StudyFiles resumedFiles() throws IOException {
        if (resumed.equals(LATEST)) {
            return StudyFiles.latestIncomplete(out)
                    .orElseThrow(() -> wrongUsage(
                            out + ": no run to resume here; start one without --resume, or name its result file"));
        }
        Path file = Path.of(resumed);
        InputFiles.require(file, "result file", command.commandLine());
        return StudyFiles.of(file);
    }

    private ParameterException wrongUsage(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
