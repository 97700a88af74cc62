package org.c2x.bench.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.harness.Choice;
import org.c2x.bench.harness.NativeStudy;
import org.c2x.bench.memory.MemoryStudy;
import org.c2x.bench.own.OwnStudy;
import org.c2x.bench.result.Skipped;

/**
 * What a study measures after the times in its JVMs.
 *
 * @param memory  heap and stack in the first JVM
 * @param natives everything about native codecs without a JVM, null if none was chosen
 * @param skipped what an effort leaves out of this
 */
public record Supplements(MemoryStudy memory, @Nullable NativeStudy natives, List<Skipped> skipped) {
    private static final Skipped LEFT_OUT = new Skipped(
            "memory of what is not timed",
            "a quick run omits it",
            "measure it with c2x study --full, or choose them with --scheme and --content");

    public Supplements {
        skipped = List.copyOf(skipped);
    }

    /**
     * What was chosen; where nothing was, all that belongs to the effort.
     *
     * @param schemes  null where none was chosen
     * @param contents null where none was chosen
     * @param folder   where native codecs are built
     */
    public static Supplements of(
            Plan plan, @Nullable List<String> schemes, @Nullable List<BenchContent<?>> contents, Path folder) {
        return of(plan, schemes, contents, natives(plan, schemes, contents, folder));
    }

    /** What was chosen of a user's module. */
    public static Supplements of(Plan plan, OwnStudy own, List<String> schemes, List<BenchContent<?>> contents) {
        List<String> chosen = schemes.stream().filter(BenchSchemes::isNative).toList();
        return of(plan, schemes, contents, chosen.isEmpty() ? null : natives(plan, own, chosen, contents));
    }

    private static NativeStudy natives(Plan plan, OwnStudy own, List<String> schemes, List<BenchContent<?>> contents) {
        List<String> names = contents.stream()
                .filter(content -> !content.isStream())
                .map(BenchContent::name)
                .toList();
        Choice choice = new Choice(schemes, names, plan.configuration().directions());
        return NativeStudy.ofModules(
                target -> own.programs(schemes, names), NativeStudy.Measured.of(choice, choice, plan.configuration()));
    }

    private static Supplements of(
            Plan plan,
            @Nullable List<String> schemes,
            @Nullable List<BenchContent<?>> contents,
            @Nullable NativeStudy natives) {
        boolean thins = plan.effort() == Effort.QUICK && contents == null;
        List<MemoryStudy.Pair> pairs = (contents == null ? BenchContents.all() : contents)
                .stream()
                        .<MemoryStudy.Pair>flatMap(content -> (schemes == null ? BenchSchemes.all() : schemes)
                                .stream()
                                        // their heap and stack are none of the JVM's: the harness measures them
                                        .filter(scheme -> !BenchSchemes.isNative(scheme))
                                        .filter(scheme ->
                                                !thins || Effort.QUICK.measuresMemory(scheme, content, schemes != null))
                                        .map(scheme -> new MemoryStudy.Pair(scheme, content)))
                        .toList();
        return new Supplements(
                MemoryStudy.of(
                        plan.environments().get(0).id(),
                        pairs,
                        plan.configuration().directions()),
                natives,
                leftOut(plan, thins));
    }

    private static List<Skipped> leftOut(Plan plan, boolean thins) {
        List<Skipped> skipped = new ArrayList<>(thins ? List.of(LEFT_OUT) : List.of());
        plan.environments().stream()
                .skip(1)
                .map(environment -> new Skipped(
                        "memory in " + environment.id(),
                        "memory is measured in the first JVM",
                        "run c2x study --jvm with the path of only this JVM"))
                .forEach(skipped::add);
        return skipped;
    }

    private static @Nullable NativeStudy natives(
            Plan plan, @Nullable List<String> schemes, @Nullable List<BenchContent<?>> contents, Path folder) {
        List<String> chosen = schemes == null
                ? List.of()
                : schemes.stream().filter(BenchSchemes::isNative).toList();
        if (schemes != null && chosen.isEmpty()) {
            return null;
        }
        List<String> names = contents == null
                ? List.of()
                : contents.stream().map(BenchContent::name).toList();
        Choice timed = new Choice(chosen, names, plan.configuration().directions());
        if (plan.effort() == Effort.FULL) {
            return NativeStudy.ofAllTargets(folder, NativeStudy.Measured.of(timed, timed, plan.configuration()));
        }
        Choice counted = new Choice(
                chosen.isEmpty() ? Effort.baseNativeSchemes() : chosen,
                names.isEmpty() ? Effort.BASE_CONTENTS : names,
                plan.configuration().directions());
        return NativeStudy.ofHost(folder, NativeStudy.Measured.of(timed, counted, plan.configuration()));
    }
}
