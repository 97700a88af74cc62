package org.c2x.bench.run;

import java.io.IOException;
import java.util.List;
import org.c2x.bench.result.Skipped;

/** A part of a study that is measured after the times and noted bit by bit. */
interface Supplement {

    /** Whether the run, or one that it goes on with, set out for it. */
    boolean isPlanned();

    /** Whether all of it has been measured, or is known to be impossible here. */
    boolean isComplete();

    /** About how long the whole of it takes. */
    long estimatedMillis();

    /** Of that so much has been used or will not be needed. */
    long usedMillis();

    /** What was skipped of it. */
    List<Skipped> skipped();

    /** Measures what is not there yet. */
    void run(Notebook notebook) throws IOException;

    /** Where a part notes what it has. */
    @FunctionalInterface
    interface Notebook {
        /** Shows what has been measured and has everything written. */
        void note(String what) throws IOException;
    }
}
