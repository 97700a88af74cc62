package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Header;

/** A line about the conditions of a measurement. */
record Condition(String name, String value) {
    private static final int OCTETS_PER_GIB = 1 << 30;
    private static final int LONG = 240;

    /** Whether the page shows the value only when asked. */
    boolean folded() {
        return value.length() > LONG;
    }

    /** An environment or a run with its lines. */
    record Group(String title, List<Condition> lines) {}

    /** What figures were measured on and with. */
    static Group of(Environment on) {
        return new Group(
                on.id(),
                List.of(
                        new Condition(
                                "Processor",
                                on.cpu() + ", " + on.cores() + " logical cores, " + on.architecture()
                                        + (on.memoryOctets() == 0
                                                ? ""
                                                : ", "
                                                        + Figures.significant(
                                                                (double) on.memoryOctets() / OCTETS_PER_GIB)
                                                        + " GiB")),
                        new Condition("Frequency", on.cpuFrequency()),
                        new Condition("System", on.os() + ", machine " + on.machine()),
                        new Condition(on.jvm() == null ? "Compiler" : "JVM", on.toolchain()),
                        new Condition("Source", on.revision()),
                        new Condition(
                                "Libraries",
                                on.libraries().entrySet().stream()
                                        .map(library -> library.getKey() + ' ' + library.getValue())
                                        .collect(Collectors.joining(", ")))));
    }

    /** How a run measured. */
    static Group of(Header run) {
        Configuration how = run.configuration();
        List<Condition> lines = new ArrayList<>();
        if (run.module() != null) {
            lines.add(new Condition("Modules", String.join("; ", run.module().versions())));
            lines.add(new Condition("Messages", run.module().messages()));
        }
        lines.addAll(List.of(
                new Condition(
                        "Measured",
                        utc(run.started()) + " to " + (run.finished() == null ? "–" : utc(run.finished())) + ", "
                                + run.made() + " of " + run.planned() + " forks"),
                new Condition(
                        "Mean times",
                        String.format(
                                Locale.ROOT,
                                "%d forks or more, the last %d × %d ms of each once settled",
                                how.forks(),
                                how.iterations(),
                                how.iterationMillis())),
                new Condition(
                        "Other forks",
                        how.latencyForks() + " for each latency, " + how.coldStartForks() + " for each cold start")));
        return new Group("Run: " + run.mode(), lines);
    }

    static String utc(String instant) {
        return instant.replace('T', ' ').replace("Z", " UTC");
    }
}
