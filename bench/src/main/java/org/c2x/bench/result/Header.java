package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/**
 * How a run came about.
 *
 * @param mode          how long was measured, in words; a smoke run says that it is no measurement
 * @param state         whether it goes on and whether all that was planned was done
 * @param planned       number of processes (forks) that the run set out to start for times
 * @param made          number of these that have ended, well or badly
 * @param started       when the run began, ISO 8601 in UTC
 * @param finished      when the last of these ended, null if none has yet
 * @param environments  what was measured with, at least one
 * @param configuration how was measured
 * @param stages        in the order in which they are measured, none of a run that has no order
 * @param module        what was measured with, null if it is the contents of the studies
 * @param schemes       what is known of the schemes that were measured, by their names; without entries in files of
 *                      format 6 and of programs that know no more than {@link KnownSchemes} says
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Header(
        String mode,
        State state,
        int planned,
        int made,
        String started,
        @Nullable String finished,
        List<Environment> environments,
        Configuration configuration,
        @JsonSetter(nulls = Nulls.AS_EMPTY) List<Stage> stages,
        @Nullable MeasuredModule module,

        @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
        Map<String, SchemeFacts> schemes) {
    /** @throws IllegalArgumentException if there is no environment, or two are called the same */
    public Header {
        environments = List.copyOf(environments);
        schemes = Collections.unmodifiableMap(new LinkedHashMap<>(schemes));
        stages = List.copyOf(stages);
        long names = environments.stream().map(Environment::id).distinct().count();
        if (names == 0 || names < environments.size()) {
            throw new IllegalArgumentException("environments of different names expected");
        }
    }

    /** A run with the contents of the studies, without stages. */
    public Header(
            String mode,
            State state,
            int planned,
            int made,
            String started,
            @Nullable String finished,
            List<Environment> environments,
            Configuration configuration) {
        this(mode, state, planned, made, started, finished, environments, configuration, List.of(), null, Map.of());
    }

    /** Whether a run reached its end. */
    public enum State {
        /** Everything planned was measured. */
        COMPLETE,
        /** It ended early, because of its time limit, a failure or an interruption; another run can continue it. */
        INCOMPLETE,
        /** It is running, or its process was killed; another run can continue it. */
        RUNNING
    }

    /** The same with other environments. */
    public Header in(List<Environment> others) {
        return new Header(
                mode, state, planned, made, started, finished, others, configuration, stages, module, schemes);
    }

    /** The same with what is known of other schemes. */
    public Header of(Map<String, SchemeFacts> others) {
        return new Header(
                mode, state, planned, made, started, finished, environments, configuration, stages, module, others);
    }

    /** The same of a run that was broken off. */
    public Header brokenOff() {
        return new Header(
                mode,
                State.INCOMPLETE,
                planned,
                made,
                started,
                finished,
                environments,
                configuration,
                stages,
                module,
                schemes);
    }

    /** The same run with several processes for each time, the last of which ended at a time. */
    public Header ofForks(int forks, @Nullable String ended) {
        return new Header(
                mode,
                state,
                forks,
                forks,
                started,
                ended,
                environments,
                configuration.ofForks(forks),
                stages,
                module,
                schemes);
    }
}
