package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What became of one time between two runs.
 *
 * @param before in the earlier run
 * @param after  in the later run, which says what it is about
 * @param ratio  of the later to the earlier
 */
public record Change(Figure before, Figure after, Ratio ratio, Verdict verdict) {
    /** Percentiles far out differ from fork to fork whatever is changed. */
    private static final Set<Quantity> STEADY =
            Set.of(Quantity.TIME, Quantity.FIRST_MESSAGE, Quantity.P50, Quantity.P99);

    /** What a change comes to. */
    public enum Verdict {
        FASTER,
        SLOWER,
        NOT_DISTINGUISHABLE;

        /** The name for people and in files. */
        @JsonValue
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * The times that are in both results, in the order of the later one: means, steady percentiles of latencies, first
     * messages. Times of results with one JVM each are compared whatever the JVMs are called, so two JVMs can be
     * compared as well.
     */
    public static List<Change> between(StudyResult before, StudyResult after) {
        UnaryOperator<String> name = names(after, before);
        List<Change> changes = new ArrayList<>();
        times(after)
                .forEach(time -> before.figures()
                        .find(time.key().in(name.apply(time.environment())))
                        .ifPresent(was -> changes.add(of(was, time))));
        return changes;
    }

    /** What is compared of a result. */
    public static List<Figure> times(StudyResult result) {
        return result.figures().all().stream()
                .filter(figure -> STEADY.contains(figure.key().quantity()))
                .toList();
    }

    /** What environments of a result are called in another one. */
    static UnaryOperator<String> names(StudyResult result, StudyResult other) {
        boolean oneEach = result.jvms().size() == 1 && other.jvms().size() == 1;
        return id -> oneEach && result.jvms().get(0).id().equals(id)
                ? other.jvms().get(0).id()
                : id;
    }

    private static Change of(Figure before, Figure after) {
        Ratio ratio = Ratio.of(after, before);
        return new Change(before, after, ratio, verdict(ratio));
    }

    private static Verdict verdict(Ratio ratio) {
        if (!ratio.tellsApart()) {
            return Verdict.NOT_DISTINGUISHABLE;
        }
        return ratio.value() < 1 ? Verdict.FASTER : Verdict.SLOWER;
    }

    /** Whether it became slower by more than chance explains and by more than so many percent. */
    public boolean exceeds(double percent) {
        return verdict == Verdict.SLOWER && ratio.value() > 1 + percent / 100;
    }
}
