package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.junit.jupiter.api.Test;

class SupplementsTest {

    @Test
    void of_quick_isMemoryOfWhatIsTimed() {
        Supplements supplements = of(Effort.QUICK, null, null);

        Set<String> pairs = supplements.memory().keys().stream()
                .map(key -> key.scheme() + ' ' + key.content())
                .collect(Collectors.toSet());
        assertTrue(pairs.containsAll(Set.of("uper cam", "ber denm", "binary sec2")), pairs.toString());
        assertFalse(pairs.contains("protobuf-codesize cam"));
        assertFalse(pairs.contains("uper cam-full"));
        assertFalse(pairs.stream().anyMatch(pair -> pair.contains("-stream")));
        assertEquals(1, supplements.skipped().size(), "what is left out is told");
        assertNotNull(supplements.natives());
    }

    @Test
    void of_full_isMemoryOfEverything() {
        Supplements supplements = of(Effort.FULL, null, null);

        assertTrue(supplements.memory().size()
                > of(Effort.QUICK, null, null).memory().size());
        assertEquals(List.of(), supplements.skipped());
    }

    @Test
    void of_choice_isThatAlone() {
        Supplements supplements =
                of(Effort.QUICK, List.of("protobuf-codesize"), List.of(BenchContents.get("cam-full")));

        assertEquals(1, supplements.memory().size());
        assertEquals(List.of(), supplements.skipped());
        assertNull(supplements.natives(), "no native scheme was chosen");
    }

    @Test
    void of_nativeSchemes_areNotMeasuredInTheJvm() {
        Supplements supplements = of(Effort.QUICK, List.of("native-uper-c", "uper"), null);

        assertEquals(
                Set.of("uper"),
                supplements.memory().keys().stream().map(Figure.Key::scheme).collect(Collectors.toSet()));
        assertNotNull(supplements.natives());
        assertTrue(BenchSchemes.isNative("native-uper-c"));
    }

    @Test
    void of_severalJvms_memoryIsThatOfTheFirst_andThatIsTold() {
        MeasuredJvm own = MeasuredJvm.current();
        List<MeasuredJvm> twice = MeasuredJvm.at(List.of(own.executable(), own.executable()));
        StudyScope scope =
                new StudyScope(List.of("uper"), List.of(BenchContents.get("cam")), List.of(Direction.values()), twice);
        Plan plan = Plan.of(Effort.QUICK, scope);

        Supplements supplements = Supplements.of(plan, scope.schemes(), scope.contents(), Path.of("none"));

        String first = plan.environments().get(0).id();
        assertEquals(
                Set.of(first),
                supplements.memory().keys().stream()
                        .map(Figure.Key::environment)
                        .collect(Collectors.toSet()));
        assertEquals(
                "memory in " + plan.environments().get(1).id(),
                supplements.skipped().get(0).what());
    }

    private static Supplements of(
            Effort effort, @Nullable List<String> schemes, @Nullable List<BenchContent<?>> contents) {
        StudyScope scope = new StudyScope(
                List.of("fake"),
                List.of(FakeContents.SINGLE),
                List.of(Direction.values()),
                List.of(MeasuredJvm.current()));
        return Supplements.of(Plan.of(effort, scope), schemes, contents, Path.of("none"));
    }
}
