package org.c2x.bench.page;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * The page of a result, as the template sees it.
 *
 * @param mode       how long was measured
 * @param started    when, in UTC
 * @param warning    what a reader must know before believing a figure, null if nothing
 * @param headlines  the answers in one look
 * @param charts     one a direction
 * @param tables     one a content
 * @param lengths    one a content
 * @param skipped    what was not measured, and why
 * @param conditions under what was measured
 */
public record ResultPage(
        String mode,
        String started,
        @Nullable String warning,
        List<Headline> headlines,
        List<Chart> charts,
        List<Table> tables,
        List<LengthTable> lengths,
        List<String> skipped,
        List<Condition> conditions) {
    private static final Mustache TEMPLATE =
            new DefaultMustacheFactory("org/c2x/bench/page").compile("result.html.mustache");
    private static final int OCTETS_PER_GIB = 1 << 30;
    /** Error as a fraction of the time above which a reader should be warned. */
    private static final double UNCERTAIN = 0.2;

    /** A line about the conditions of a measurement. */
    record Condition(String name, String value) {}

    /** The page as one HTML document that loads nothing. */
    public static String render(StudyResult result) {
        StringWriter html = new StringWriter();
        TEMPLATE.execute(html, of(result));
        return html.toString();
    }

    /** Whether there is anything to show in charts and tables. */
    boolean measured() {
        return !tables.isEmpty();
    }

    private static ResultPage of(StudyResult result) {
        List<Row> rows = result.rows();
        return new ResultPage(
                result.mode(),
                utc(result.started()),
                warning(result),
                Headline.of(rows),
                Arrays.stream(Direction.values())
                        .filter(direction -> rows.stream().anyMatch(row -> row.direction() == direction))
                        .map(direction ->
                                Chart.of(direction, rows, result.configuration().schemes()))
                        .toList(),
                Table.of(rows, result.lengths()),
                LengthTable.of(result.lengths()),
                result.skipped().stream().map(Skipped::toString).toList(),
                conditions(result));
    }

    private static String utc(String instant) {
        return instant.replace('T', ' ').replace("Z", " UTC");
    }

    private static @Nullable String warning(StudyResult result) {
        List<String> warnings = new ArrayList<>();
        if (result.mode().contains("no measurement")) {
            warnings.add(
                    "This was a smoke run, no measurement: it shows that everything runs, its times mean nothing.");
        }
        if (result.state() == StudyResult.State.INCOMPLETE) {
            warnings.add("Incomplete: " + result.made() + " of " + result.planned()
                    + " JVMs have measured.");
        }
        long uncertain = result.rows().stream()
                .filter(row -> row.time().relativeError() > UNCERTAIN)
                .count();
        if (uncertain > 0) {
            warnings.add("Uncertain: " + uncertain + " of " + result.rows().size()
                    + " times have an error of more than " + Math.round(100 * UNCERTAIN)
                    + " %; the machine may have been busy with something else.");
        }
        return warnings.isEmpty() ? null : String.join(" ", warnings);
    }

    private static List<Condition> conditions(StudyResult result) {
        Environment on = result.environments().get(0);
        Configuration how = result.configuration();
        return List.of(
                new Condition("Processor", on.cpu() + ", " + on.cores() + " logical cores, " + on.architecture()),
                new Condition("Memory", Figures.significant((double) on.memoryOctets() / OCTETS_PER_GIB) + " GiB"),
                new Condition("System", on.os() + ", machine " + on.machine()),
                new Condition("JVM", on.toolchain()),
                new Condition(
                        "Measured",
                        utc(result.started()) + (result.finished() == null ? "" : " to " + utc(result.finished()))),
                new Condition(
                        "Iterations",
                        String.format(
                                Locale.ROOT,
                                "%d JVMs for each figure, in each %d × %d ms to warm up, then %d × %d ms",
                                how.forks(),
                                how.warmupIterations(),
                                how.warmupMillis(),
                                how.iterations(),
                                how.iterationMillis())),
                new Condition("Source", on.revision()),
                new Condition(
                        "Libraries",
                        on.libraries().entrySet().stream()
                                .map(library -> library.getKey() + ' ' + library.getValue())
                                .collect(Collectors.joining(", "))));
    }
}
