package org.c2x.bench.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Effort;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Progress;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;
import org.c2x.bench.run.StudyScope;

/**
 * Measures what the project has set itself limits for and prints the figures with them. The first argument says which:
 *
 * <ul>
 *   <li>{@code uper} (the default): the compiled codec against the baselines; further arguments are names of contents,
 *       without any it is those that the project publishes ratios of;
 *   <li>{@code schemes}: compiled EXI against EXIficient and the binary format against protobuf, in one run;
 *   <li>{@code native}: the compiled codec of the JVM against asn1c in a loop of its own, in one run.
 * </ul>
 *
 * Exit code 1 if a limit is missed, 2 if the first argument is another.
 */
public final class SpeedCheck {
    private static final String UPER = "uper";
    private static final String LIMITED = "cam";
    private static final List<String> PUBLISHED =
            List.of(LIMITED, "cam-stream", "cam-stream-optional", "cam-full", "denm-full");
    private static final List<String> MESSAGES = List.of(LIMITED, "denm");
    private static final List<String> ENVELOPES = List.of("sec1-digest", "sec1-certificate", "sec2", "sec3");

    private SpeedCheck() {}

    public static void main(String[] arguments) throws IOException {
        String what = arguments.length == 0 ? UPER : arguments[0];
        boolean passed;
        if (what.equals(UPER)) {
            List<String> names = Arrays.asList(arguments).subList(Math.min(1, arguments.length), arguments.length);
            passed = uper(contents(names.isEmpty() ? PUBLISHED : names));
        } else if (what.equals("schemes")) {
            passed = schemes();
        } else if (what.equals("native")) {
            passed = nativeCodec();
        } else {
            System.err.println("unknown check '" + what + "'; there are uper, schemes, native");
            System.exit(2);
            return;
        }
        System.exit(passed ? 0 : 1);
    }

    private static boolean uper(List<BenchContent<?>> contents) throws IOException {
        List<String> streams = contents.stream()
                .filter(BenchContent::isStream)
                .map(BenchContent::name)
                .toList();
        Plan plan = Plan.of(Effort.RATIOS, StudyScope.of(List.of(UPER), contents));
        return check(plan, result -> Limit.of(result.figures(), UPER, LIMITED, streams));
    }

    private static boolean schemes() throws IOException {
        Plan plan = Plan.withoutBaselines(
                Effort.RATIOS,
                List.of(
                        new Plan.Contest(List.of("exi-compiled", "exi-exificient"), contents(List.of(LIMITED))),
                        new Plan.Contest(List.of("binary", "protobuf"), contents(ENVELOPES))),
                Set.of(Boundary.values()));
        return check(plan, result -> {
            List<Goal> leads =
                    new ArrayList<>(Lead.ofCompiledExi(result.of(Quantity.TIME).toList(), LIMITED));
            ENVELOPES.forEach(envelope ->
                    leads.addAll(Lead.ofBinary(result.of(Quantity.TIME).toList(), envelope)));
            return leads;
        });
    }

    private static boolean nativeCodec() throws IOException {
        Plan plan = Plan.withoutBaselines(
                Effort.QUICK,
                List.of(new Plan.Contest(List.of(UPER, "native-uper-asn1c"), contents(MESSAGES))),
                Lead.NATIVE);
        return check(
                plan,
                result -> MESSAGES.stream()
                        .flatMap(message ->
                                Lead.ofCompiledUper(result.of(Quantity.TIME).toList(), message).stream())
                        .toList());
    }

    private static List<BenchContent<?>> contents(List<String> names) {
        return names.stream().<BenchContent<?>>map(BenchContents::get).toList();
    }

    private static boolean check(Plan plan, Function<StudyResult, List<? extends Goal>> verdicts) throws IOException {
        StudyFiles files = StudyFiles.in(Path.of("results"), Instant.now());
        Study study = Study.begin(plan, files);
        System.err.println(plan.size() + " measurements, about " + study.estimatedMillis() / 60_000 + " min");
        StudyResult result;
        try (Progress progress = Progress.onStandardError(study)) {
            result = study.run(progress);
        }
        List<? extends Goal> figures = verdicts.apply(result);
        figures.forEach(System.out::println);
        result.skipped().forEach(System.err::println);
        return Stream.concat(
                        Stream.of(result.skipped().isEmpty()), figures.stream().map(Goal::holds))
                .allMatch(Boolean::booleanValue);
    }
}
