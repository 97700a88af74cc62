package org.c2x.bench.harness;

import java.util.Optional;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.StudyResult;

/**
 * What was counted on a Cortex-M4F elsewhere: for pages of machines without the cross compiler. Counts depend on its
 * version and on the emulator's, so whoever shows them says these. The file {@value #FILE} beside this class is what
 * this command writes, with all libraries that there are:
 *
 * <pre>./c2x native --target cortex-m4f --with cpp --sources DIR --json</pre>
 */
public final class RecordedCounts {
    private static final String FILE = "cortex-m4f.json";

    private RecordedCounts() {}

    /** The counts, empty if none are recorded. */
    public static Optional<StudyResult> read() {
        return ResultFile.readBeside(RecordedCounts.class, FILE);
    }
}
