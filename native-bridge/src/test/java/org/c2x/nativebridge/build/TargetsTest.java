package org.c2x.nativebridge.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Our own codecs for every target, built with nothing but the C compiler. */
class TargetsTest {
    private static final int MESSAGES = 200;

    /** Its number may be larger than any of C. */
    private static final String UNBOUNDED = "study.PersonnelRecord";

    @TempDir
    static Path folder;

    private static final Map<Target, NativeBuild> BUILDS = new ConcurrentHashMap<>();

    @BeforeAll
    static void writeSources() throws IOException {
        NativeSources.writeTo(folder);
    }

    /** Each target is built once, by the first test that wants it. */
    private static NativeBuild build(Target target) {
        assumeTrue(Tools.find("cc").isPresent(), "install gcc libc6-dev");
        assumeTrue(!target.is32Bit() || Doctor.compilesFor32Bits(), "install gcc-multilib");
        return BUILDS.computeIfAbsent(target, TargetsTest::built);
    }

    private static NativeBuild built(Target target) {
        try {
            return new CompilerBuild(target, folder, folder.resolve(target.label()), "0123abc").run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Harness harness(NativeBuild build) {
        return new Harness(build, List.of());
    }

    @ParameterizedTest
    @EnumSource
    @Execution(ExecutionMode.CONCURRENT)
    void randomMessages_haveTheOctetsOfTheVirtualMachine(Target target) throws IOException {
        List<Agreement> agreements = harness(build(target)).check(MESSAGES);

        assertEquals(35, agreements.size(), agreements::toString);
        for (Agreement agreement : agreements) {
            assertTrue(agreement.isOwn() && agreement.equal() > 0, agreement::toString);
            assertEquals(0, agreement.different() + agreement.unencoded(), agreement::toString);
            assertTrue(agreement.isComplete() || agreement.type().equals(UNBOUNDED), agreement::toString);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HOST")
    void programs_haveOnlyInstructionsOfTheirTarget(Target target) throws IOException {
        assumeTrue(Tools.find(target.emulator().get(0)).isPresent(), "install qemu-user");

        assertEquals(Optional.empty(), harness(build(target)).instructionSetProblem());
    }

    @Test
    void programs_forANewerProcessor_areFoundOut() throws IOException {
        assumeTrue(Tools.find(Target.GEODE.emulator().get(0)).isPresent(), "install qemu-user");
        NativeBuild atom = build(Target.ATOM);

        assertTrue(harness(new NativeBuild(Target.GEODE, atom.folder(), List.of()))
                .instructionSetProblem()
                .isPresent());
    }

    @ParameterizedTest
    @EnumSource
    void instructionCounts_areTheSameInEveryRun(Target target) throws IOException {
        assumeTrue(Callgrind.problem().isEmpty(), () -> Callgrind.problem().toString());
        Callgrind counter = new Callgrind(build(target), List.of("--content", "cam,sec2"));
        List<Callgrind.Count> counts = counter.counts();

        assertEquals(22, counts.size(), counts::toString);
        assertTrue(counts.stream().allMatch(count -> count.instructions() > 50), counts::toString);
        assertEquals(counts, counter.counts());
    }

    @Test
    void result_hasTimesAndMemory() throws IOException {
        String result = new Harness(build(Target.GEODE), List.of("--content", "cam")).result();

        assertTrue(result.contains("\"revision\":\"0123abc\""), result);
        assertTrue(
                result.contains("\"scheme\":\"native-uper-c\",\"content\":\"cam\",\"operation\":\"encode\","
                        + "\"boundary\":\"codec\",\"quantity\":\"heap\",\"unit\":\"octets\",\"value\":0}"),
                result);
        assertFalse(result.contains("\"quantity\":\"stack\",\"unit\":\"octets\",\"value\":0"), result);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "v1.CAM uper | line 1: expected type, encoding and octets",
                "v1.CAM uper 0102xy | line 1: expected pairs of small hexadecimal digits",
                "v1.CAM uper 010 | line 1: expected pairs of small hexadecimal digits"
            })
    void check_ofABrokenFile_saysWhere(String line, String problem) throws IOException {
        NativeBuild build = build(Target.HOST);
        Path file = Files.writeString(build.folder().resolve("messages.txt"), line + '\n');

        Tools.Outcome outcome = Tools.run(folder, List.of(build.harness().toString(), "--check", file.toString()));

        assertEquals(1, outcome.code());
        assertEquals("c2x-harness: " + file + ": " + problem, outcome.output().strip());
    }

    @Test
    void check_ofMessagesThatAreNone_countsThem() throws IOException {
        NativeBuild build = build(Target.HOST);
        Path file = Files.writeString(build.folder().resolve("none.txt"), "v1.CAM uper 01\nv1.CAM uper ff\n");

        Tools.Outcome outcome = Tools.run(
                folder, List.of(build.harness().toString(), "--scheme", "native-uper-c", "--check", file.toString()));
        Agreement cams =
                Agreement.of(outcome.output().lines().skip(1).findFirst().orElseThrow());

        assertEquals(2, cams.undecoded());
        assertTrue(cams.verdict().startsWith("its decoder refuses 2 ("), cams::verdict);
    }

    @Test
    void result_withoutTheProgramThatCountsMemory_isNone() throws IOException {
        Path alone = Files.createDirectories(folder.resolve("alone")).resolve("c2x-harness");
        Files.copy(build(Target.HOST).harness(), alone);

        Tools.Outcome outcome = Tools.run(folder, List.of(alone.toString(), "--json", "--content", "cam"));

        assertEquals(1, outcome.code());
        assertTrue(
                outcome.output().contains("c2x-harness-memory, which has to be in the same folder"), outcome::output);
    }
}
