package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.StudyScheme.Ours;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/**
 * Figures that a study prints as plots without values, drawn again with ours: in Java, in C, and as the instructions
 * that the studies' processors execute.
 *
 * @param published schemes that the study has, by content
 */
record StudyFigures(StudyResult result, Map<String, ? extends Collection<String>> published) {
    private static final String NO_VALUES = "The study prints these figures as plots without values and says: ";
    private static final String PROCESSORS =
            "Its processors were a Core i7, an Atom and a Geode; we count the instructions that code "
                    + "built for them executes. If a chart is missing, measure it with ./c2x study --only "
                    + "headline,envelopes,native, and on another processor with c2x native --target geode --json.";

    /**
     * The figures of one direction, one for each processor of the studies.
     *
     * @param title what they are called
     * @param words what the study says of them
     */
    Part part(String title, Direction direction, String words) {
        Targets targets = new Targets(result);
        List<Chart> charts = new ArrayList<>();
        Optional<Environment> timed = targets.timed();
        timed.ifPresent(target -> charts.add(TimeSection.chart(
                result,
                title + ", in C, profile " + target.target(),
                rows(direction, Ours::inC)
                        .filter(row -> row.environment().equals(target.id()))
                        .toList())));
        for (String name : Targets.OF_THE_STUDIES) {
            targets.of(name).ifPresent(target -> charts.add(instructions(title, direction, target)));
        }
        charts.add(TimeSection.chart(
                result,
                title + ", our JVM",
                rows(direction, this::firstMeasured).toList()));
        return new Part(
                title + ": time to " + direction.label(),
                List.of(NO_VALUES + words + ".", PROCESSORS),
                charts,
                List.of());
    }

    private Chart instructions(String title, Direction direction, Environment target) {
        return InstructionSection.chart(
                result,
                title + ", instructions on " + target.target(),
                ours(Ours::inC)
                        .flatMap(one -> result.figures()
                                .of(Quantity.INSTRUCTIONS, one.content())
                                .filter(count -> target.id().equals(count.environment())
                                        && count.direction() == direction
                                        && count.scheme().equals(one.scheme())))
                        .toList());
    }

    private record Subject(String content, String scheme) {}

    /** What stands for an encoder of the study, of one content. */
    @FunctionalInterface
    private interface Choice {
        List<String> of(Ours ours);
    }

    private Stream<Subject> ours(Choice choice) {
        return published.entrySet().stream()
                .flatMap(content -> content.getValue().stream()
                        .map(StudyScheme::named)
                        .sorted()
                        .flatMap(scheme -> Stream.of(scheme.forTime(), scheme.forSpace()))
                        .flatMap(ours -> choice.of(ours).stream())
                        .map(scheme -> new Subject(content.getKey(), scheme)));
    }

    private Stream<Figure> rows(Direction direction, Choice choice) {
        return ours(choice)
                .flatMap(one -> result.figures()
                        .of(Quantity.TIME, one.content())
                        .filter(row ->
                                row.scheme().equals(one.scheme()) && row.operation() == Operation.of(direction)));
    }

    private List<String> firstMeasured(Ours ours) {
        return ours.java().stream()
                .filter(scheme ->
                        result.of(Quantity.TIME).anyMatch(row -> row.scheme().equals(scheme)))
                .limit(1)
                .toList();
    }
}
