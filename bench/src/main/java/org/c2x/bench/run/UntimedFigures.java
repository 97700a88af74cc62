package org.c2x.bench.run;

import java.util.List;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Content;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Lengths;
import org.c2x.bench.length.Nesting;
import org.c2x.bench.octets.BitBudgets;
import org.c2x.bench.octets.DeflatedLengths;
import org.c2x.bench.result.BitBudget;
import org.c2x.bench.result.DeflatedLength;
import org.c2x.bench.result.StudyResult;

/**
 * What a study finds out without running anything twice, of all schemes and contents.
 *
 * @param lengths  beside published ones
 * @param deflated before and after compression
 * @param budgets  where the bits of a message go
 * @param nesting  beside published ones
 */
public record UntimedFigures(
        List<Length> lengths,
        List<DeflatedLength> deflated,
        List<BitBudget> budgets,
        List<Nesting> nesting) {
    /** The scheme whose bits the report accounts for. */
    private static final String BUDGETED = "uper";

    /** For a run that only measures times. */
    public static UntimedFigures none() {
        return new UntimedFigures(List.of(), List.of(), List.of(), List.of());
    }

    /** All of them, which takes some seconds. */
    public static UntimedFigures all() {
        List<Content<?>> contents = BenchContents.forLengths();
        return new UntimedFigures(
                Lengths.of(BenchSchemes.known(), contents),
                DeflatedLengths.of(BenchSchemes.all(), contents),
                BitBudgets.of(BUDGETED, contents),
                Nesting.of(contents));
    }

    /** Those of an earlier run. */
    static UntimedFigures of(StudyResult result) {
        return new UntimedFigures(result.lengths(), result.deflated(), result.budgets(), result.nesting());
    }
}
