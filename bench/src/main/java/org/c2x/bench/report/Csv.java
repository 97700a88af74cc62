package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Latency;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.result.Time;

/** All figures as comma-separated values (RFC 4180), one figure a line. */
final class Csv {
    private static final String HEAD = "environment,scheme,content,operation,boundary,quantity,unit,value,low"
            + Time.CONFIDENCE + ",high" + Time.CONFIDENCE + ",forks";
    private static final String LINE_END = "\r\n";
    private static final String NANOS = "ns";
    private static final String OCTETS = "octets";

    private final List<String> lines = new ArrayList<>();

    private Csv() {
        lines.add(HEAD);
    }

    /** What a figure is about; null where that does not apply. */
    private record Subject(
            @Nullable String environment,
            @Nullable String scheme,
            @Nullable String content,
            @Nullable String operation,
            @Nullable String boundary) {}

    static String of(StudyResult result) {
        Csv csv = new Csv();
        csv.speed(result);
        result.memory().forEach(csv::memory);
        result.lengths().stream()
                .filter(length -> length.length() != null)
                .forEach(length -> csv.exact(
                        new Subject(null, length.scheme(), length.content(), null, null),
                        "length",
                        OCTETS,
                        length.length().doubleValue()));
        result.deflated().forEach(one -> csv.exact(
                new Subject(null, one.scheme(), one.content(), null, null),
                "deflated length",
                OCTETS,
                one.deflatedOctets()));
        result.budgets().forEach(budget -> budget.entries().forEach(entry -> csv.exact(
                new Subject(null, budget.scheme(), budget.content(), null, null),
                "budget: " + entry.path() + (entry.path().isEmpty() ? "" : ", ") + entry.what(),
                "bits",
                entry.bits())));
        return String.join(LINE_END, csv.lines) + LINE_END;
    }

    private void speed(StudyResult result) {
        result.rows().forEach(row -> {
            Subject subject = new Subject(
                    row.environment(),
                    row.scheme(),
                    row.content(),
                    row.operation().label(),
                    row.boundary() == null ? null : row.boundary().label());
            time(subject, "time", row.time());
            exact(subject, "allocated", OCTETS, row.allocatedOctets());
        });
        result.latencies().forEach(this::latency);
        result.coldStarts().forEach(cold -> time(
                new Subject(
                        cold.environment(), cold.scheme(), cold.content(), cold.direction().label(), null),
                "cold start",
                cold.time()));
        result.instructions().forEach(one -> exact(
                new Subject(one.environment(), one.scheme(), one.content(), one.direction().label(), null),
                "instructions",
                "1",
                one.instructions()));
    }

    private void latency(Latency latency) {
        Subject subject = new Subject(
                latency.environment(),
                latency.scheme(),
                latency.content(),
                latency.direction() == null ? null : latency.direction().label(),
                latency.boundary() == null ? null : latency.boundary().label());
        exact(subject, "latency p50", NANOS, latency.message().p50());
        exact(subject, "latency p90", NANOS, latency.message().p90());
        exact(subject, "latency p99", NANOS, latency.message().p99());
        exact(subject, "latency p99.9", NANOS, latency.message().p999());
        exact(subject, "latency max", NANOS, latency.message().max());
    }

    private void memory(MemoryRow row) {
        Subject subject = new Subject(
                row.environment(),
                row.scheme(),
                row.content(),
                row.direction().label(),
                row.boundary().label());
        exact(subject, "heap", OCTETS, row.allocatedOctets());
        if (row.stackOctets() != null) {
            exact(subject, "stack", OCTETS, row.stackOctets());
        }
        if (row.retainedOctets() != null) {
            exact(subject, "retained", OCTETS, row.retainedOctets());
        }
    }

    private void time(Subject subject, String quantity, Time time) {
        add(
                subject,
                quantity,
                NANOS,
                time.nanos(),
                time.lowNanos(),
                time.highNanos(),
                time.forkNanos().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    private void exact(Subject subject, String quantity, String unit, double value) {
        add(subject, quantity, unit, value, null, null, null);
    }

    private void add(Subject subject, Object... figures) {
        lines.add(Stream.concat(
                        Stream.of(
                                subject.environment,
                                subject.scheme,
                                subject.content,
                                subject.operation,
                                subject.boundary),
                        Stream.of(figures))
                .map(Csv::field)
                .collect(Collectors.joining(",")));
    }

    private static String field(@Nullable Object value) {
        String text = value == null ? "" : value.toString();
        return text.matches("(?s).*[,\"\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }
}
