package org.c2x.bench.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.c2x.bench.BenchContents;
import org.c2x.bench.Content;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Effort;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Progress;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;

/**
 * Measures the compiled codec against the baselines and prints the ratios with their limits. Arguments are the names
 * of the contents, without any it is those that the project publishes ratios of. Exit code 1 if a limit is missed.
 */
public final class SpeedCheck {
    private static final String SCHEME = "uper";
    private static final String LIMITED = "cam";
    private static final List<String> PUBLISHED =
            List.of(LIMITED, "cam-stream", "cam-stream-optional", "cam-full", "denm-full");

    private SpeedCheck() {}

    public static void main(String[] arguments) throws IOException {
        List<String> names = arguments.length == 0 ? PUBLISHED : Arrays.asList(arguments);
        List<Content<?>> contents =
                names.stream().<Content<?>>map(BenchContents::get).toList();
        Plan plan = Plan.of(Effort.RATIOS, List.of(SCHEME), contents);
        System.err.println(plan.size() + " measurements, about " + plan.estimatedSeconds() / 60 + " min");
        StudyResult result;
        try (Progress progress = Progress.onStandardError(plan)) {
            result = Study.run(plan, StudyFiles.in(Path.of("results"), Instant.now()), progress);
        }
        List<String> streams =
                contents.stream().filter(Content::isStream).map(Content::name).toList();
        List<Limit> limits = Limit.of(result.rows(), SCHEME, LIMITED, streams);
        limits.forEach(System.out::println);
        result.skipped().forEach(System.err::println);
        boolean passed = result.skipped().isEmpty() && limits.stream().allMatch(Limit::holds);
        System.exit(passed ? 0 : 1);
    }
}
