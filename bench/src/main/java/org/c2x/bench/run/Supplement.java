package org.c2x.bench.run;

import java.io.IOException;
import java.util.List;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.Stage;

/** A part of a study that is measured beside times and noted bit by bit. */
interface Supplement {

    /** About how long what is left of it takes, in milliseconds. */
    long openMillis();

    /**
     * How far it is, as a stage of a study; nothing is planned if neither this run nor one that it goes on with set out
     * for it.
     */
    Stage stage();

    /** What was skipped of it. */
    List<Skipped> skipped();

    /**
     * Measures what is not there yet, as far as there is time.
     *
     * @param most time that is left, in milliseconds
     */
    void run(long most, Notebook notebook) throws IOException;

    /** Where a part notes what it has. */
    @FunctionalInterface
    interface Notebook {
        /** Shows what has been measured and has everything written. */
        void note(String what) throws IOException;
    }
}
