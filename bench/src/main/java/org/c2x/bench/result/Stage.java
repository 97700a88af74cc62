package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonAutoDetect;

/**
 * A step of a study. Steps are measured one after the other, until the promised time is over.
 *
 * @param name    what {@code c2x study --only} calls it
 * @param title   what it measures, for people
 * @param planned number of forks that it needs
 * @param made    number of these that have ended; fewer than planned if the time was over before
 */
@JsonAutoDetect(isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public record Stage(String name, String title, int planned, int made) {
    /** Whether all of it was measured. */
    public boolean isComplete() {
        return made >= planned;
    }
}
