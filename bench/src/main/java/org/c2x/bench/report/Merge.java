package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.bench.result.ColdStart;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.Latency;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.PooledScatter;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;

/**
 * Several results as one. Equal environments become one, different ones of the same name get different names; of two
 * figures of the same thing the later result's counts, but times that were measured without a JVM are taken together,
 * for each run of the C harness is one fork. What describes a run is the first result's.
 */
final class Merge {
    private final List<Environment> environments = new ArrayList<>();
    private final List<StudyResult> results;
    /** Of each result, what each of its environments is called in all of them. */
    private final List<Map<String, String>> names = new ArrayList<>();

    private Merge(List<StudyResult> results) {
        this.results = results;
        results.forEach(result -> names.add(adopt(result.environments())));
    }

    /**
     * One result of all.
     *
     * @param results at least one
     */
    static StudyResult of(List<StudyResult> results) {
        List<StudyResult> distinct = results.stream().distinct().toList();
        return distinct.size() == 1 ? distinct.get(0) : new Merge(distinct).merged();
    }

    private Map<String, String> adopt(List<Environment> theirs) {
        Map<String, String> adopted = new HashMap<>();
        for (Environment environment : theirs) {
            Environment known = environments.stream()
                    .filter(other -> environment.named(other.id()).equals(other))
                    .findFirst()
                    .orElseGet(() -> {
                        Environment added = environment.named(unusedName(environment.id()));
                        environments.add(added);
                        return added;
                    });
            adopted.put(environment.id(), known.id());
        }
        return adopted;
    }

    private String unusedName(String name) {
        List<String> used = environments.stream().map(Environment::id).toList();
        String unused = name;
        for (int number = 2; used.contains(unused); number++) {
            unused = name + " (" + number + ')';
        }
        return unused;
    }

    private StudyResult merged() {
        StudyResult first = results.get(0);
        return new StudyResult(
                first.formatVersion(),
                first.mode(),
                first.state(),
                first.planned(),
                first.made(),
                first.started(),
                first.finished(),
                environments,
                first.configuration(),
                rows(),
                latest(this::latencies, one ->
                        new Latency.Key(
                                one.environment(), one.scheme(), one.content(), one.direction(), one.boundary())),
                latest(this::coldStarts, one ->
                        List.of(one.environment(), one.scheme(), one.content(), one.direction())),
                latest(this::instructions, one ->
                        List.of(one.environment(), one.scheme(), one.content(), one.direction())),
                latest(this::memory, MemoryRow::key),
                latest(index -> results.get(index).lengths(), one -> List.of(one.scheme(), one.content())),
                latest(index -> results.get(index).deflated(), one -> List.of(one.scheme(), one.content())),
                latest(index -> results.get(index).budgets(), one -> List.of(one.scheme(), one.content())),
                latest(index -> results.get(index).nesting(), one -> one.content()),
                latest(index -> results.get(index).skipped(), one -> one));
    }

    private List<Row> rows() {
        Set<String> inC = environments.stream()
                .filter(Targets::isNative)
                .map(Environment::id)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Stream<Row> inJvms = latest(this::rows, Row::key).stream().filter(row -> !inC.contains(row.environment()));
        return Stream.concat(inJvms, inC.stream().flatMap(target -> together(target).stream()))
                .toList();
    }

    private List<Row> together(String target) {
        return PooledScatter.ofRuns(IntStream.range(0, results.size())
                .boxed()
                .flatMap(index -> rows(index).stream())
                .filter(row -> row.environment().equals(target)));
    }

    private List<Row> rows(int index) {
        return results.get(index).rows().stream()
                .map(row -> new Row(
                        names.get(index).get(row.environment()),
                        row.scheme(),
                        row.content(),
                        row.direction(),
                        row.operation(),
                        row.boundary(),
                        row.time(),
                        row.recordsPerSecond(),
                        row.octetsPerSecond(),
                        row.allocatedOctets(),
                        row.lengthOctets(),
                        row.ratio()))
                .toList();
    }

    private List<Latency> latencies(int index) {
        return results.get(index).latencies().stream()
                .map(one -> new Latency(
                        names.get(index).get(one.environment()),
                        one.scheme(),
                        one.content(),
                        one.direction(),
                        one.boundary(),
                        one.messages(),
                        one.burst(),
                        one.message(),
                        one.forks()))
                .toList();
    }

    private List<ColdStart> coldStarts(int index) {
        return results.get(index).coldStarts().stream()
                .map(one -> new ColdStart(
                        names.get(index).get(one.environment()),
                        one.scheme(),
                        one.content(),
                        one.direction(),
                        one.time()))
                .toList();
    }

    private List<InstructionCount> instructions(int index) {
        return results.get(index).instructions().stream()
                .map(one -> new InstructionCount(
                        names.get(index).get(one.environment()),
                        one.scheme(),
                        one.content(),
                        one.direction(),
                        one.instructions()))
                .toList();
    }

    private List<MemoryRow> memory(int index) {
        return results.get(index).memory().stream()
                .map(one -> MemoryRow.of(
                        one.key().in(names.get(index).get(one.environment())),
                        one.allocatedOctets(),
                        one.stackOctets(),
                        one.retainedOctets()))
                .toList();
    }

    /** The figures of all results, of several of the same thing the last. */
    private <T> List<T> latest(Function<Integer, List<T>> figures, Function<T, Object> key) {
        Map<Object, T> latest = new LinkedHashMap<>();
        for (int index = 0; index < results.size(); index++) {
            figures.apply(index).forEach(figure -> latest.put(key.apply(figure), figure));
        }
        return List.copyOf(latest.values());
    }
}
