package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.nativebridge.Crossing;
import org.junit.jupiter.api.Test;

class PlanTest {

    @Test
    void of_codecOnRecords_isMeasuredOnce() {
        Plan plan = Plan.of(Effort.QUICK, StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE)));

        assertEquals(
                List.of(
                        "fake copy record graph",
                        "fake clone octets",
                        "fake fake encode, both",
                        "fake fake decode, both",
                        "fake fake encode, both, on all cores",
                        "fake fake decode, both, on all cores",
                        "fake fake encode, first message",
                        "fake fake decode, first message"),
                titles(plan));
    }

    @Test
    void of_notQuick_intoABufferToo() {
        Plan plan = Plan.of(Effort.RATIOS, StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE)));

        assertTrue(titles(plan).contains("fake fake encode into buffer, both"));
        assertTrue(titles(plan).stream().noneMatch(title -> title.endsWith("on all cores")), "one question only");
    }

    @Test
    void of_codecWithMessagesOfItsOwn_isMeasuredIntoABufferFromThese() {
        Plan plan = Plan.of(Effort.RATIOS, StudyScope.of(List.of("fake-mapped"), List.of(FakeContents.SINGLE)));

        assertTrue(titles(plan).contains("fake-mapped fake encode into buffer, codec"));
    }

    @Test
    void of_severalContents_allCoresOnceForEachScheme() {
        Plan plan = Plan.of(
                Effort.SMOKE, StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE, FakeContents.STREAM)));

        assertEquals(
                2,
                titles(plan).stream()
                        .filter(title -> title.endsWith("on all cores"))
                        .count());
    }

    @Test
    void withoutBaselines_onlyEncodesAndDecodes() {
        Plan plan = Plan.withoutBaselines(
                Effort.RATIOS,
                List.of(new Plan.Contest(List.of("fake", "fake-mapped"), List.of(FakeContents.SINGLE))),
                Set.of(Boundary.values()));

        assertEquals(
                List.of(
                        "fake fake encode, both",
                        "fake fake decode, both",
                        "fake-mapped fake encode, end to end",
                        "fake-mapped fake decode, end to end",
                        "fake-mapped fake encode, codec",
                        "fake-mapped fake decode, codec"),
                titles(plan));
    }

    @Test
    void of_codecWithMessagesOfItsOwn_isMeasuredAtBothBoundaries() {
        Plan plan = Plan.of(Effort.QUICK, StudyScope.of(List.of("fake-mapped"), List.of(FakeContents.SINGLE)));

        assertEquals(
                List.of(
                        "fake copy record graph",
                        "fake clone octets",
                        "fake-mapped fake encode, end to end",
                        "fake-mapped fake decode, end to end",
                        "fake-mapped fake encode, codec",
                        "fake-mapped fake decode, codec",
                        "fake-mapped fake encode, end to end, on all cores",
                        "fake-mapped fake decode, end to end, on all cores",
                        "fake-mapped fake encode, first message",
                        "fake-mapped fake decode, first message"),
                titles(plan));
    }

    @Test
    void of_nativeCodec_isMeasuredInALoopAndBesideAnEmptyCall() {
        assumeTrue(
                Crossing.JNI.unavailable().isEmpty(),
                () -> Crossing.JNI.unavailable().toString());
        List<BenchContent<?>> contents = List.of(BenchContents.get("cam"), BenchContents.get("denm"));

        List<String> titles = titles(Plan.of(Effort.QUICK, StudyScope.of(List.of("native-uper-c"), contents)));

        assertTrue(titles.contains("native-uper-c cam encode, native loop"), titles::toString);
        assertTrue(titles.contains("native-uper-c denm decode, native loop"), titles::toString);
        assertEquals(1, titles.stream().filter("empty JNI call"::equals).count(), titles::toString);
    }

    @Test
    void of_secondSchemeOfSameLength_sharesBaselines() {
        Plan plan = Plan.of(Effort.QUICK, StudyScope.of(List.of("fake", "fake-mapped"), List.of(FakeContents.SINGLE)));

        assertEquals(
                2,
                titles(plan).stream()
                        .filter(title -> title.startsWith("fake copy") || title.startsWith("fake clone"))
                        .count());
    }

    @Test
    void of_codecThatDoesNotGiveItsInputBack_isSkipped() {
        Plan plan = Plan.of(Effort.QUICK, StudyScope.of(List.of("fake-broken"), List.of(FakeContents.SINGLE)));

        assertTrue(
                plan.skipped().get(0).toString().startsWith("skipped: fake-broken fake because of a failure: "),
                plan.skipped().toString());
        assertTrue(plan.skipped()
                .get(0)
                .reason()
                .contains("decode returned a different message from the one that was encoded"));
    }

    @Test
    void of_typeWithoutCodec_isSkipped() {
        Plan plan = Plan.of(Effort.QUICK, StudyScope.of(List.of("fake"), List.of(FakeContents.UNKNOWN)));

        assertEquals(0, plan.size());
        assertEquals(
                "skipped: fake fake-unknown because the scheme has no codec for String",
                plan.skipped().get(0).toString());
    }

    @Test
    void forks_areThoseOfAllMeasurements() {
        Plan plan = Plan.of(Effort.QUICK, StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE)));

        assertEquals(8 * 3, plan.forks(), "two copies, and each way alone, on all cores and as the first message");
    }

    @Test
    void of_oneDirection_leavesTheOtherAndItsBaselineOut() {
        StudyScope scope = new StudyScope(
                List.of("fake"),
                List.of(FakeContents.SINGLE),
                List.of(Direction.DECODE),
                List.of(MeasuredJvm.current()));

        assertEquals(
                List.of(
                        "fake copy record graph",
                        "fake fake decode, both",
                        "fake fake decode, both, on all cores",
                        "fake fake decode, first message"),
                titles(Plan.of(Effort.QUICK, scope)));
    }

    @Test
    void of_full_hasFirstMessagesOfSingleOnesAndBurstsOfStreams() {
        List<String> titles = titles(Plan.of(
                Effort.FULL, StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE, FakeContents.STREAM))));

        assertTrue(titles.containsAll(List.of("fake fake encode, first message", "fake fake decode, first message")));
        assertTrue(titles.containsAll(List.of("fake fake-stream encode, bursts", "fake fake-stream decode, bursts")));
        assertEquals(1, titles.stream().filter("empty burst"::equals).count());
    }

    @Test
    void of_severalJvms_eachHasEveryMeasurement() {
        MeasuredJvm own = MeasuredJvm.current();
        List<MeasuredJvm> twice = MeasuredJvm.at(List.of(own.executable(), own.executable()));
        StudyScope scope =
                new StudyScope(List.of("fake"), List.of(FakeContents.SINGLE), List.of(Direction.values()), twice);

        Plan plan = Plan.of(Effort.QUICK, scope);

        assertEquals(16, plan.size());
        assertEquals(16, plan.tasks().stream().map(Task::key).distinct().count());
    }

    @Test
    void stages_ofAChoice_beginWithAllOfItsTimes() {
        Plan plan = Plan.of(Effort.QUICK, StudyScope.of(List.of("fake-mapped"), List.of(FakeContents.SINGLE)));

        assertEquals(
                List.of(
                        "fake copy record graph",
                        "fake clone octets",
                        "fake-mapped fake encode, end to end",
                        "fake-mapped fake decode, end to end"),
                titles(plan.tasks(StudyStage.HEADLINE)));
        assertEquals(2, plan.size(StudyStage.COLD));
        assertEquals(2, plan.size(StudyStage.LATENCY));
    }

    @Test
    void stages_ofEverything_beginWithOneSchemeOfEachKind() {
        StudyScope scope =
                StudyScope.of(List.of("uper", "der", "protobuf-codesize"), List.of(BenchContents.get("cam")));

        Plan plan = Plan.of(Effort.QUICK, scope, Effort.QUICK.published());

        assertEquals(
                List.of(
                        "cam copy record graph",
                        "cam clone octets",
                        "uper cam encode, both",
                        "uper cam decode, both",
                        "der cam encode, both",
                        "der cam decode, both"),
                titles(plan.tasks(StudyStage.HEADLINE)));
        assertTrue(titles(plan.tasks(StudyStage.ASN1C)).contains("ber tap3 decode, end to end"));
        assertTrue(titles(plan.tasks(StudyStage.MPSOC)).contains("uper mpsoc-a encode, both"));
        assertTrue(titles(plan.tasks(StudyStage.STREAMS)).contains("uper cam-stream decode, both"));
        assertTrue(titles(plan.tasks(StudyStage.REST)).contains("protobuf-codesize cam encode, end to end"));
    }

    @Test
    void stages_ofEverything_envelopesComeAfterTheHeadline() {
        StudyScope scope =
                StudyScope.of(List.of("uper"), List.of(BenchContents.get("sec2"), BenchContents.get("denm")));

        Plan plan = Plan.of(Effort.QUICK, scope, Effort.QUICK.published());

        assertEquals(Set.of("denm"), contents(plan, StudyStage.HEADLINE));
        assertEquals(Set.of("sec2"), contents(plan, StudyStage.ENVELOPES));
    }

    private static Set<String> contents(Plan plan, StudyStage stage) {
        return plan.tasks(stage).stream().map(task -> task.key().content()).collect(Collectors.toSet());
    }

    @Test
    void stages_full_cloneOfTheShortestOctetsLeads() {
        StudyScope scope = StudyScope.of(List.of("uper", "der"), List.of(BenchContents.get("cam")));

        Plan plan = Plan.of(Effort.FULL, scope, Effort.FULL.published());

        assertEquals(
                List.of("baseline-41"),
                plan.tasks(StudyStage.HEADLINE).stream()
                        .map(task -> task.key().scheme())
                        .filter(name -> name.startsWith("baseline-"))
                        .toList());
        assertTrue(titles(plan.tasks(StudyStage.CODEC)).contains("cam clone octets"));
    }

    private static List<String> titles(Plan plan) {
        return titles(plan.tasks());
    }

    private static List<String> titles(List<Task> tasks) {
        return tasks.stream().map(task -> task.measurement().title()).toList();
    }
}
