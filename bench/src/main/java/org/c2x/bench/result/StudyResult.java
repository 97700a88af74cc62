package org.c2x.bench.result;

import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.Length;

/**
 * One run of the study: the document in a result file.
 *
 * @param formatVersion {@value #FORMAT_VERSION}; a reader refuses another
 * @param mode          how long was measured, in words; a smoke run says that it is no measurement
 * @param state         whether all of {@code planned} was measured
 * @param planned       number of measurements the run set out to make; rows and failures come to as many
 * @param started       when the run began, ISO 8601 in UTC
 * @param finished      when the last measurement ended, null if none has yet
 * @param lengths       encoded lengths of all contents in all schemes, measured or not, beside published ones
 * @param skipped       what a reader might look for and does not find, and why
 */
public record StudyResult(
        int formatVersion,
        String mode,
        State state,
        int planned,
        String started,
        @Nullable String finished,
        Environment environment,
        Configuration configuration,
        List<Row> rows,
        List<Length> lengths,
        List<Skipped> skipped) {

    /** Version of the format that this class writes and reads. */
    public static final int FORMAT_VERSION = 2;

    public StudyResult {
        rows = List.copyOf(rows);
        lengths = List.copyOf(lengths);
        skipped = List.copyOf(skipped);
    }

    /** Whether a run reached its end. */
    public enum State {
        COMPLETE,
        INCOMPLETE
    }
}
