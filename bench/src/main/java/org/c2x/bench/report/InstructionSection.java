package org.c2x.bench.report;

import java.util.List;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.result.Cortex;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** Counts of machine instructions, where times mean nothing. */
final class InstructionSection {
    private InstructionSection() {}

    static Section of(StudyResult result) {
        return Section.of(
                "instructions",
                "Instructions of one message",
                "Counted on emulated processors, which execute the target’s instructions but do not "
                        + "model its timing.",
                new Part(
                        "Instructions",
                        List.of(),
                        List.of(chart(
                                result,
                                "Instructions",
                                result.of(Quantity.INSTRUCTIONS)
                                        // counts on a microcontroller have a chapter and an axis of their own
                                        .filter(one -> !Cortex.isOf(result.environment(one.environment())))
                                        .toList())),
                        List.of()));
    }

    /** Bars of counts by content and direction. */
    static Chart chart(StudyResult result, String title, List<Figure> counts) {
        boolean several = counts.stream().map(Figure::environment).distinct().count() > 1;
        return Chart.of(
                title,
                "instructions per message, logarithmic",
                counts.stream().map(one -> point(one, several, result)).toList());
    }

    private static Chart.Point point(Figure one, boolean several, StudyResult result) {
        String target = result.environment(one.environment()).toolchain();
        String figure = Figures.large(one.value());
        return new Chart.Point(
                one.content() + ", " + one.requireOperation().direction().label(),
                one.scheme() + (several ? " · " + one.environment() : ""),
                Marks.of(result, one.scheme(), one.content()).with(null, one.environment()),
                "",
                one.value(),
                Double.NaN,
                Double.NaN,
                figure,
                one.scheme() + ": " + Figures.octets(one.value()) + " instructions; " + target);
    }
}
