package org.c2x.bench.report;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Cortex;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * What was counted on a Cortex-M4F. Counts are of another kind of machine than anything else on the page, and never
 * are in one column or on one axis with it.
 */
final class CortexFigures {
    /** What to do for counts. */
    static final String HOW_TO_ADD =
            "not in these result files: run c2x native --target cortex-m4f --json > cortex.json, and "
                    + "pass this file to c2x report as well";

    private final StudyResult result;
    private final boolean isRecorded;
    private final List<Environment> environments;

    private CortexFigures(StudyResult result, boolean isRecorded) {
        this.result = result;
        this.isRecorded = isRecorded;
        environments = result.environments().stream().filter(Cortex::isOf).toList();
    }

    /**
     * Those of a result, or of another where it has none of them.
     *
     * @param recorded what was counted elsewhere
     */
    static CortexFigures of(StudyResult result, StudyResult recorded) {
        boolean isHere = result.environments().stream().anyMatch(Cortex::isOf);
        return isHere ? new CortexFigures(result, false) : new CortexFigures(recorded, true);
    }

    /** By what it was counted: compiler and emulator; empty if nothing was. */
    Optional<String> toolchain() {
        return environments.stream()
                .findFirst()
                .map(one -> (isRecorded ? "recorded with " : "counted with ")
                        + requireNonNull(one.compiler()).name() + ", " + one.cpu());
    }

    /** The same as a sentence that follows others; empty if there is nothing to say. */
    String source() {
        return toolchain()
                .map(text -> " " + Character.toUpperCase(text.charAt(0)) + text.substring(1) + '.')
                .orElse("");
    }

    /** Why nothing of a library was counted. */
    String whyNot(String library) {
        return environments.isEmpty()
                ? HOW_TO_ADD
                : result.skipped().stream()
                        .filter(skipped -> skipped.scheme() != null && MpsocEntrant.isOf(library, skipped.scheme()))
                        .map(Skipped::reason)
                        .findFirst()
                        .orElse(HOW_TO_ADD);
    }

    /** After names of what was counted: nothing, or that it was recorded. */
    String how() {
        return isRecorded ? ", recorded" : "";
    }

    /** Length of an encoding in octets. */
    Optional<Figure> length(String scheme, String content) {
        return result.figures().find(Figure.Key.of(scheme, content, Quantity.LENGTH));
    }

    /** Schemes with counts, in their order. */
    List<String> schemes() {
        return counts().map(Figure::scheme).distinct().toList();
    }

    /** Whether a content was counted in a scheme. */
    boolean has(String scheme, String content) {
        return counts().anyMatch(count -> scheme.equals(count.scheme()) && content.equals(count.content()));
    }

    /** Contents with figures, in their order. */
    List<String> contents() {
        return counts().map(Figure::content).distinct().toList();
    }

    private Stream<Figure> counts() {
        return result.of(Quantity.INSTRUCTIONS)
                .filter(row -> environments.stream()
                        .anyMatch(environment -> environment.id().equals(row.environment())));
    }

    /**
     * A figure.
     *
     * @param level     how the compiler optimised, {@code O2} or {@code Os}
     * @param operation null where the quantity is of none
     */
    Optional<Figure> find(
            String level, String scheme, String content, @Nullable Operation operation, Quantity quantity) {
        return result.figures()
                .find(new Figure.Key(
                        Cortex.environment(level),
                        scheme,
                        content,
                        operation,
                        operation == null ? null : Boundary.CODEC,
                        quantity));
    }
}
