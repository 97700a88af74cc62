package org.c2x.bench.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What needs no compiler; {@code c2x native} is tried where there is one. */
class NativeStudyTest {
    private static final Choice ALL = new Choice(List.of(), List.of(), List.of(Direction.values()));

    @TempDir
    Path folder;

    @Test
    void ofHost_nothingBuilt_isSkippedWithWhatToDo() throws Exception {
        NativeStudy study = NativeStudy.ofHost(folder, new NativeStudy.Measured(ALL, ALL, 3, 3));
        List<NativeFigures> told = new ArrayList<>();

        study.run(NativeFigures.NONE, (what, figures) -> told.add(figures));

        assertEquals(1, told.size());
        assertEquals(List.of(), told.get(0).figures());
        Skipped skipped = told.get(0).skipped().get(0);
        assertTrue(skipped.reason().contains("build them with c2x native --work " + folder), skipped.toString());
        assertTrue(study.triesAgain(skipped));
        assertFalse(study.triesAgain(new Skipped("native-uper-asn1c with sec2", "its decoder refuses it", null)));
    }

    @Test
    void ofModules_withoutACompiler_isSkippedWithWhatToInstall() throws Exception {
        NativeStudy study = NativeStudy.ofModules(
                target -> {
                    throw new MissingToolException("a C compiler is missing, install gcc");
                },
                new NativeStudy.Measured(ALL, ALL, 3, 3));
        List<NativeFigures> told = new ArrayList<>();

        study.run(NativeFigures.NONE, (what, figures) -> told.add(figures));

        assertEquals(
                List.of(new Skipped("native codecs without a JVM, host", "a C compiler is missing, install gcc", null)),
                told.get(0).skipped());
    }

    @Test
    void estimatedMillis_ofFewerCounts_isLess() {
        Choice one = new Choice(List.of("native-uper-c"), List.of("cam"), List.of(Direction.ENCODE));
        NativeStudy all = NativeStudy.ofHost(folder, new NativeStudy.Measured(ALL, ALL, 3, 3));
        NativeStudy few = NativeStudy.ofHost(folder, new NativeStudy.Measured(ALL, one, 3, 3));

        assertTrue(few.estimatedMillis() < all.estimatedMillis());
        assertEquals(0, few.usedMillis(NativeFigures.NONE));
    }

    @Test
    void choice_asArguments() {
        Choice choice = new Choice(List.of("a", "b"), List.of("cam"), List.of(Direction.DECODE));

        assertEquals(List.of("--scheme", "a,b", "--content", "cam", "--direction", "decode"), choice.arguments());
        assertEquals(List.of(), ALL.arguments());
    }

    @Test
    void figures_inAResult_areThoseWithoutAJvm() {
        StudyResult inC = SampleResults.ofNative(Figure.of(SampleResults.inC(Quantity.HEAP), 16));

        NativeFigures figures = NativeFigures.in(inC).and(NativeFigures.in(SampleResults.complete()));

        assertEquals(inC.environments(), figures.environments());
        assertEquals(inC.figures().all(), figures.figures());
    }
}
