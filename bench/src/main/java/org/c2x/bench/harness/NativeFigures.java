package org.c2x.bench.harness;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * What was measured without a JVM.
 *
 * @param environments one for each target
 * @param skipped      what could not be
 */
public record NativeFigures(List<Environment> environments, List<Figure> figures, List<Skipped> skipped) {
    public static final NativeFigures NONE = new NativeFigures(List.of(), List.of(), List.of());

    public NativeFigures {
        environments = List.copyOf(environments);
        figures = List.copyOf(figures);
        skipped = List.copyOf(skipped);
    }

    /** Those among the figures of a result; what it skipped is left to who knows why. */
    public static NativeFigures in(StudyResult result) {
        List<Environment> environments = result.environments().stream()
                .filter(environment -> environment.compiler() != null)
                .toList();
        Set<String> ids = environments.stream().map(Environment::id).collect(Collectors.toSet());
        return new NativeFigures(
                environments,
                result.figures().all().stream()
                        .filter(figure -> ids.contains(figure.environment()))
                        .toList(),
                List.of());
    }

    /** All of a result that is of one target, the lengths too. */
    static NativeFigures of(StudyResult result) {
        return new NativeFigures(result.environments(), result.figures().all(), result.skipped());
    }

    static NativeFigures ofFigures(List<Figure> figures) {
        return new NativeFigures(List.of(), figures, List.of());
    }

    /** No figures, and why. */
    public static NativeFigures ofSkipped(List<Skipped> skipped) {
        return new NativeFigures(List.of(), List.of(), skipped);
    }

    /** These and others. */
    public NativeFigures and(NativeFigures others) {
        return new NativeFigures(
                both(others, NativeFigures::environments),
                both(others, NativeFigures::figures),
                both(others, NativeFigures::skipped));
    }

    private <T> List<T> both(NativeFigures others, Function<NativeFigures, List<T>> parts) {
        return Stream.concat(parts.apply(this).stream(), parts.apply(others).stream())
                .toList();
    }

    /** Whether the times and the memory of an environment are there. */
    boolean has(String environment) {
        return environments.stream().anyMatch(known -> known.id().equals(environment));
    }

    /** What there is of a quantity in an environment. */
    Stream<Figure> of(Quantity quantity, String environment) {
        return figures.stream().filter(figure -> figure.is(quantity) && environment.equals(figure.environment()));
    }
}
