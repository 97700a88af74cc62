package org.c2x.bench.run;

import java.io.IOException;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.harness.NativeFigures;
import org.c2x.bench.harness.NativeStudy;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.Stage;
import org.c2x.bench.result.StudyResult;

/** Native codecs without a JVM. */
final class NativePart implements Supplement {
    private final @Nullable NativeStudy study;
    private NativeFigures figures = NativeFigures.NONE;
    private boolean planned;
    private boolean complete;

    /** @param study null for a run that leaves native codecs as they are */
    NativePart(@Nullable NativeStudy study) {
        this.study = study;
        planned = study != null;
        complete = study == null;
    }

    /** Takes over what an earlier run has; what it skipped and may be tried again is left out. */
    void goOn(StudyResult before, List<Skipped> skippedBefore, boolean wasPlanned) {
        List<Skipped> skipped = study == null
                ? skippedBefore
                : skippedBefore.stream().filter(one -> !study.triesAgain(one)).toList();
        figures = NativeFigures.in(before).and(NativeFigures.ofSkipped(skipped));
        planned |= wasPlanned;
        complete = wasPlanned ? StudyStage.NATIVE.isCompleteIn(before) : study == null;
    }

    NativeFigures figures() {
        return figures;
    }

    @Override
    public boolean isPlanned() {
        return planned;
    }

    @Override
    public long openMillis() {
        return study == null || complete ? 0 : study.estimatedMillis() - study.usedMillis(figures);
    }

    @Override
    public Stage stage(StudyStage stage) {
        boolean isOpen = planned && !complete;
        return new Stage(stage.label(), stage.title(), study != null || isOpen ? 1 : 0, isOpen ? 0 : 1);
    }

    @Override
    public List<Skipped> skipped() {
        return figures.skipped();
    }

    @Override
    public void run(Notebook notebook) throws IOException {
        if (study != null) {
            study.run(figures, (what, more) -> {
                figures = figures.and(more);
                notebook.note(what);
            });
            complete = true;
        }
    }
}
