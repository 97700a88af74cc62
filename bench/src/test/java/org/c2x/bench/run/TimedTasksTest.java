package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.SampleResults;
import org.junit.jupiter.api.Test;

class TimedTasksTest {
    private final Plan plan =
            Plan.of(Effort.QUICK, StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE, FakeContents.STREAM)));
    private final TimedTasks times = new TimedTasks(plan, Path.of("unused.log"));

    @Test
    void headline_isMeasuredOneContentAfterTheOther() {
        assertEquals(Set.of(FakeContents.SINGLE.name()), openContents());

        settle(FakeContents.SINGLE.name(), 10.0, 20.0, 40.0);
        assertEquals(Set.of(FakeContents.SINGLE.name()), openContents(), "their intervals are wide");

        settle(FakeContents.SINGLE.name(), 10.0, 10.01, 10.02);
        assertEquals(Set.of(FakeContents.STREAM.name()), openContents());
    }

    private Set<String> openContents() {
        return times.open(StudyStage.HEADLINE).stream()
                .map(task -> task.key().content())
                .collect(Collectors.toSet());
    }

    private void settle(String content, Double... forks) {
        times.goOn(SampleResults.of(
                plan.environments().get(0).id(),
                Header.State.INCOMPLETE,
                plan.tasks(StudyStage.HEADLINE).stream()
                        .map(Task::key)
                        .filter(key -> content.equals(key.content()))
                        .map(key -> Figure.ofForks(key, Stream.of(forks).toList()))
                        .toArray(Figure[]::new)));
    }
}
