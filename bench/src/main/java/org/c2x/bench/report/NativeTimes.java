package org.c2x.bench.report;

import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/**
 * Times of codecs in C: of the loop in C that a run of the JVM measured along with its own codecs, which has forks and
 * so an interval, else of the harness without a JVM.
 */
final class NativeTimes {
    private final StudyResult result;
    /** The harness whose times count. */
    private final Optional<Environment> harness;

    NativeTimes(StudyResult result) {
        this.result = result;
        harness = new Targets(result).timed();
    }

    /** The time to set beside one that was measured in a JVM. */
    Optional<Figure> of(String scheme, String content, Direction direction, Environment jvm) {
        return Stream.concat(
                        Stream.of(key(jvm.id(), scheme, content, direction, Boundary.LOOP)),
                        harness.stream().map(target -> key(target.id(), scheme, content, direction, Boundary.CODEC)))
                .flatMap(key -> result.figures().find(key).stream())
                .findFirst();
    }

    private static Figure.Key key(
            String environment, String scheme, String content, Direction direction, Boundary boundary) {
        return new Figure.Key(environment, scheme, content, Operation.of(direction), boundary, Quantity.TIME);
    }

    /** Where they come from, in words. */
    String source() {
        boolean loops = result.of(Quantity.TIME).anyMatch(row -> row.boundary() == Boundary.LOOP);
        String alone = harness.map(target ->
                        "of the harness alone (" + target.id() + ": " + target.cpu() + ", " + target.toolchain() + ")")
                .orElse("");
        if (loops) {
            return "measured in the same run" + (alone.isEmpty() ? "" : ", where there are none " + alone);
        }
        return alone.isEmpty() ? "none in these result files" : alone;
    }
}
