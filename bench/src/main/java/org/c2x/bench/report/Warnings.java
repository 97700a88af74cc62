package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.ForkGroups;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** What a reader must know before believing a figure. */
final class Warnings {
    /** Of all iterations that were thrown away; a few are disturbed on any machine. */
    private static final double SHARED_PART = 0.5;

    private Warnings() {}

    /** One line each. */
    static List<String> of(List<StudyResult> results, StudyResult merged) {
        List<String> warnings = new ArrayList<>();
        if (results.stream().anyMatch(result -> result.header().mode().contains("no measurement"))) {
            warnings.add("This was a smoke run, not a measurement: it shows that everything runs; its times mean "
                    + "nothing.");
        }
        results.stream()
                .map(result -> result.header().module())
                .filter(module -> module != null && module.random())
                .forEach(module -> warnings.add("Random: the messages of " + module.type()
                        + " are random. Real messages have other values, lengths and optional parts."));
        results.stream()
                .map(StudyResult::header)
                .filter(run -> run.state() == Header.State.RUNNING)
                .forEach(run -> warnings.add("Running: " + run.made() + " of " + run.planned()
                        + " forks have run; intervals become narrower until the end of the run."));
        results.stream()
                .map(StudyResult::header)
                .filter(run ->
                        run.state() == Header.State.INCOMPLETE && run.stages().isEmpty())
                .forEach(
                        run -> warnings.add("Incomplete: " + run.made() + " of " + run.planned() + " forks have run."));
        long all = merged.of(Quantity.TIME).count();
        long uncertain = merged.of(Quantity.TIME)
                .filter(time ->
                        !Figures.isCertain(time) && ForkGroups.of(time.forks()).isEmpty())
                .count();
        if (uncertain > 0) {
            warnings.add("Uncertain: " + uncertain + " of " + all + " times, marked ≈, and not ranked.");
        }
        long groups = merged.of(Quantity.TIME)
                .filter(time -> ForkGroups.of(time.forks()).isPresent())
                .count();
        if (groups > 0) {
            warnings.add("Two groups of forks: " + groups + " of " + all + " times; both are shown, not their mean.");
        }
        long unsettled = Math.round(
                merged.of(Quantity.UNSETTLED).mapToDouble(Figure::value).sum());
        if (unsettled > 0) {
            warnings.add("Not settled: " + unsettled
                    + (unsettled == 1
                            ? " fork was still warming up at its end and does"
                            : " forks were still warming up at their end and do")
                    + " not count.");
        }
        double shared = sumOfForks(merged, Quantity.DISTURBED);
        if (shared > SHARED_PART * sumOfForks(merged, Quantity.WARMUP)) {
            warnings.add("Shared core: during " + Figures.significant(shared)
                    + " iterations something shared the core unseen "
                    + "or slowed it down. They do not count; each fork took longer.");
        }
        long disturbed = merged.of(Quantity.PROCESSOR_SHARE)
                .filter(share -> share.forks().stream().anyMatch(fork -> fork < Quantity.DISTURBED_SHARE))
                .count();
        if (disturbed > 0) {
            warnings.add("Disturbed: other processes used the core during forks of " + disturbed + " of " + all
                    + " times for more than " + Math.round(100 * (1 - Quantity.DISTURBED_SHARE)) + " % of the time.");
        }
        return warnings;
    }

    private static double sumOfForks(StudyResult results, Quantity quantity) {
        return results.of(quantity)
                .flatMap(figure -> figure.forks().stream())
                .mapToDouble(fork -> fork)
                .sum();
    }
}
