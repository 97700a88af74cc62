package org.c2x.bench.run;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.memory.MemoryStudy;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.Stage;
import org.c2x.bench.result.StudyResult;

/** Heap and stack in the first JVM. */
final class MemoryPart implements Supplement {
    private final @Nullable MemoryStudy study;
    private final MeasuredJvm jvm;
    private final Map<Figure.Key, Figure> figures = new LinkedHashMap<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private int pairsLeft;
    /** As an earlier run has left it, for one that leaves it so. */
    private Stage earlier = StudyStage.MEMORY.at(0, 0);

    /** @param study null for a run that leaves memory as it is */
    MemoryPart(@Nullable MemoryStudy study, MeasuredJvm jvm) {
        this.study = study;
        this.jvm = jvm;
        pairsLeft = study == null ? 0 : study.size();
    }

    /** Takes over what an earlier run has, and gives back what of its skipped figures is about something else. */
    List<Skipped> goOn(StudyResult before, List<Skipped> skippedBefore) {
        Stream.of(Quantity.HEAP, Quantity.STACK, Quantity.RETAINED)
                .flatMap(before::of)
                .filter(before::isFromJvm)
                .forEach(this::take);
        earlier = StudyStage.MEMORY.in(before);
        if (study == null) {
            return skippedBefore;
        }
        MemoryStudy left = study.without(figures.keySet());
        pairsLeft = left.size();
        skippedBefore.stream()
                .filter(one -> study.wouldGive(one) && !left.wouldGive(one))
                .forEach(skipped::add);
        return skippedBefore.stream().filter(one -> !study.wouldGive(one)).toList();
    }

    private void take(Figure figure) {
        figures.put(figure.key(), figure);
    }

    /** The figures, in the order of the study. */
    List<Figure> figures() {
        return study == null
                ? List.copyOf(figures.values())
                : study.keys().stream()
                        .map(figures::get)
                        .filter(Objects::nonNull)
                        .toList();
    }

    @Override
    public long openMillis() {
        return study == null ? 0 : MemoryStudy.estimatedMillis(pairsLeft);
    }

    @Override
    public Stage stage() {
        return study == null ? earlier : StudyStage.MEMORY.at(study.size(), study.size() - pairsLeft);
    }

    @Override
    public List<Skipped> skipped() {
        return List.copyOf(skipped);
    }

    @Override
    public void run(long most, Notebook notebook) throws IOException {
        if (study == null) {
            return;
        }
        try {
            study.without(figures.keySet())
                    .within(most)
                    .run(jvm.executable(), MeasuredJvm.ownProperties(), (pair, result) -> {
                        result.figures().forEach(this::take);
                        skipped.addAll(result.skipped());
                        pairsLeft--;
                        notebook.note(pair);
                    });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while measuring memory");
        }
    }
}
