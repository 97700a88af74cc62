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
    private Stage stage;

    /** @param study null for a run that leaves native codecs as they are */
    NativePart(@Nullable NativeStudy study) {
        this.study = study;
        stage = StudyStage.NATIVE.at(study == null ? 0 : 1, 0);
    }

    /** Takes over what an earlier run has; what it skipped and may be tried again is left out. */
    void goOn(StudyResult before, List<Skipped> skippedBefore) {
        List<Skipped> skipped = study == null
                ? skippedBefore
                : skippedBefore.stream().filter(one -> !study.triesAgain(one)).toList();
        figures = NativeFigures.in(before).and(NativeFigures.ofSkipped(skipped));
        Stage was = StudyStage.NATIVE.in(before);
        if (was.planned() > 0) {
            stage = was;
        }
    }

    NativeFigures figures() {
        return figures;
    }

    @Override
    public long openMillis() {
        return study == null || stage.isComplete() ? 0 : study.estimatedMillis() - study.usedMillis(figures);
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public List<Skipped> skipped() {
        return figures.skipped();
    }

    @Override
    public void run(long most, Notebook notebook) throws IOException {
        if (study != null && openMillis() <= most) {
            study.run(figures, (what, more) -> {
                figures = figures.and(more);
                notebook.note(what);
            });
            stage = StudyStage.NATIVE.at(1, 1);
        }
    }
}
