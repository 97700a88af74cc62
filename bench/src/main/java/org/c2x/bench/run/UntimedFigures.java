package org.c2x.bench.run;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.length.LengthPercentiles;
import org.c2x.bench.length.MeasuredLengths;
import org.c2x.bench.length.NestingCounts;
import org.c2x.bench.octets.BitBudgets;
import org.c2x.bench.octets.DeflatedLengths;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * What a study finds out without running anything twice, of all schemes and contents: the same in every environment.
 *
 * @param figures lengths before and after compression, where the bits go, nesting
 * @param skipped lengths that there are not
 */
public record UntimedFigures(List<Figure> figures, List<Skipped> skipped) {
    /** The scheme whose bits the report accounts for. */
    private static final String BUDGETED = "uper";

    public UntimedFigures {
        figures = List.copyOf(figures);
        skipped = List.copyOf(skipped);
    }

    /** For a run that only measures times. */
    public static UntimedFigures none() {
        return new UntimedFigures(List.of(), List.of());
    }

    /** All of them, which takes some seconds. */
    public static UntimedFigures all() {
        List<String> schemes = BenchSchemes.all();
        return of(schemes, BenchContents.forLengths(), LengthPercentiles.of(schemes, BenchContents.all()));
    }

    /** Those of some schemes and contents, with others that were found out elsewhere. */
    public static UntimedFigures of(List<String> schemes, List<BenchContent<?>> contents, List<Figure> others) {
        MeasuredLengths lengths = MeasuredLengths.measure(schemes, contents);
        return new UntimedFigures(
                Stream.of(
                                lengths.figures(),
                                others,
                                DeflatedLengths.of(schemes, contents),
                                BitBudgets.of(BUDGETED, contents),
                                NestingCounts.figures(contents))
                        .flatMap(List::stream)
                        .toList(),
                lengths.skipped());
    }

    /** Those of an earlier run. */
    static UntimedFigures of(StudyResult result) {
        return new UntimedFigures(
                result.figures().all().stream()
                        .filter(figure -> figure.environment().isEmpty())
                        .toList(),
                result.skipped().stream().filter(Skipped::isOfEveryEnvironment).toList());
    }
}
