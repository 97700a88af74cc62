package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;

/**
 * What became of one time between two runs.
 *
 * @param environment     of the later run
 * @param operation       what was timed, in words: also percentiles of bursts and first messages
 * @param boundary        what the time includes, in words; {@code baseline} for baselines
 * @param before          time in the earlier run
 * @param after           time in the later run
 * @param ratio           of the later to the earlier
 * @param allocatedBefore octets allocated by an operation in the earlier run, null where that is not measured
 * @param allocatedAfter  the same in the later run
 */
public record Change(
        String environment,
        String scheme,
        String content,
        String operation,
        String boundary,
        Time before,
        Time after,
        Ratio ratio,
        @Nullable Double allocatedBefore,
        @Nullable Double allocatedAfter,
        Verdict verdict) {

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
     * The times that are in both results, in the order of the later one. Times of results with one JVM each are
     * compared whatever the JVMs are called, so two JVMs can be compared as well.
     */
    public static List<Change> between(StudyResult before, StudyResult after) {
        Map<Timed.Key, Timed> earlier = Timed.of(before, names(before, after)).stream()
                .collect(Collectors.toMap(Timed::key, time -> time));
        List<Change> changes = new ArrayList<>();
        for (Timed time : Timed.of(after, names(after, before))) {
            Timed was = earlier.get(time.key());
            if (was != null) {
                changes.add(of(was, time));
            }
        }
        return changes;
    }

    /** What environments of a result are called beside another. */
    static UnaryOperator<String> names(StudyResult result, StudyResult other) {
        boolean oneEach = jvms(result).size() == 1 && jvms(other).size() == 1;
        return id -> oneEach && jvms(result).contains(id) ? "" : id;
    }

    private static List<String> jvms(StudyResult result) {
        return result.environments().stream()
                .filter(environment -> environment.jvm() != null)
                .map(Environment::id)
                .toList();
    }

    private static Change of(Timed before, Timed after) {
        Ratio ratio = Ratio.of(after.time(), before.time());
        return new Change(
                after.environment(),
                after.key().scheme(),
                after.key().content(),
                after.key().operation(),
                after.key().boundary(),
                before.time(),
                after.time(),
                ratio,
                before.allocated(),
                after.allocated(),
                verdict(ratio));
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
