package org.c2x.bench.report;

import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;

/**
 * Times of codecs in C: of the loop in C that a run of the JVM measured along with its own codecs, which has forks and
 * so an interval, else of the harness without a JVM.
 */
record NativeTimes(StudyResult result) {

    /** The time to set beside one that was measured in a JVM. */
    Optional<Row> of(String scheme, String content, Direction direction, Environment jvm) {
        return Stream.concat(
                        result.rows().stream().filter(row -> isLoopIn(row, jvm)),
                        harness().stream().flatMap(target -> result.rows().stream()
                                .filter(row -> row.environment().equals(target.id()))))
                .filter(row -> row.scheme().equals(scheme)
                        && row.content().equals(content)
                        && row.direction() == direction
                        && Findings.isMain(row))
                .findFirst();
    }

    /** Where they come from, in words. */
    String source() {
        boolean loops = result.rows().stream().anyMatch(row -> row.boundary() == Boundary.LOOP);
        String alone = harness()
                .map(target -> "of the harness alone (" + target.id() + ": " + target.cpu() + ", "
                        + target.toolchain() + ")")
                .orElse("");
        if (loops) {
            return "measured in the same run" + (alone.isEmpty() ? "" : ", where there are none " + alone);
        }
        return alone.isEmpty() ? "none in these result files" : alone;
    }

    private Optional<Environment> harness() {
        return new Targets(result).timed();
    }

    private static boolean isLoopIn(Row row, Environment jvm) {
        return row.boundary() == Boundary.LOOP && row.environment().equals(jvm.id());
    }
}
