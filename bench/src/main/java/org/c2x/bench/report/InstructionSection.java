package org.c2x.bench.report;

import java.util.List;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.StudyResult;

/** Counts of machine instructions, where times mean nothing. */
final class InstructionSection {
    private InstructionSection() {}

    static Section of(StudyResult result) {
        List<Chart.Point> points = result.instructions().stream()
                .map(one -> point(one, result))
                .toList();
        return Section.of(
                "instructions",
                "Instructions of one message",
                "Counted on emulated processors, which execute the instructions of the target and none of its timing.",
                new Part(
                        "Instructions",
                        List.of(),
                        List.of(Chart.of("Instructions", "instructions per message, logarithmic", points)),
                        List.of()));
    }

    private static Chart.Point point(InstructionCount one, StudyResult result) {
        String target = result.environment(one.environment()).toolchain();
        String figure = Figures.large(one.instructions());
        return new Chart.Point(
                one.content() + ", " + one.direction().label(),
                one.scheme() + " · " + one.environment(),
                Marks.of(one.scheme(), one.content()).with(null, one.environment()),
                "",
                one.instructions(),
                null,
                null,
                figure,
                one.scheme() + ": " + Figures.octets(one.instructions()) + " instructions; " + target);
    }
}
