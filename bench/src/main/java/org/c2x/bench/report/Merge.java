package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.PooledScatter;
import org.c2x.bench.result.SchemeFacts;
import org.c2x.bench.result.StudyResult;

/**
 * Several results as one. Equal environments become one, different ones of the same name get different names; of two
 * figures of the same thing the later result's counts, but times that were measured without a JVM are taken together,
 * for each run of the C harness is one fork. What describes a run is the first result's.
 */
final class Merge {
    private final List<Environment> environments = new ArrayList<>();
    private final Map<Figure.Key, Figure> inJvms = new LinkedHashMap<>();
    private final Map<String, List<Figure>> inC = new LinkedHashMap<>();

    private final Map<String, SchemeFacts> schemes = new LinkedHashMap<>();

    private Merge() {}

    /**
     * One result of all.
     *
     * @param results at least one
     */
    static StudyResult of(List<StudyResult> results) {
        List<StudyResult> distinct = results.stream().distinct().toList();
        if (distinct.size() == 1) {
            return distinct.get(0);
        }
        Merge merge = new Merge();
        distinct.forEach(merge::add);
        return new StudyResult(
                distinct.get(0).header().in(merge.environments).of(merge.schemes),
                merge.figures(),
                distinct.stream()
                        .flatMap(result -> result.skipped().stream())
                        .distinct()
                        .toList());
    }

    private void add(StudyResult result) {
        result.header().schemes().forEach(schemes::putIfAbsent);
        Map<String, Environment> adopted = result.environments().stream()
                .collect(Collectors.toMap(Environment::id, this::adopt, (one, other) -> one, HashMap::new));
        for (Figure figure : result.figures().all()) {
            Environment environment = adopted.get(figure.environment());
            if (environment == null) {
                inJvms.put(figure.key(), figure);
            } else if (Targets.isNative(environment)) {
                inC.computeIfAbsent(environment.id(), first -> new ArrayList<>())
                        .add(figure.in(environment.id()));
            } else {
                Figure ours = figure.in(environment.id());
                inJvms.put(ours.key(), ours);
            }
        }
    }

    private Environment adopt(Environment environment) {
        return environments.stream()
                .filter(other -> environment.named(other.id()).equals(other))
                .findFirst()
                .orElseGet(() -> {
                    Environment added = environment.named(unusedName(environment.id()));
                    environments.add(added);
                    return added;
                });
    }

    private String unusedName(String name) {
        List<String> used = environments.stream().map(Environment::id).toList();
        String unused = name;
        for (int number = 2; used.contains(unused); number++) {
            unused = name + " (" + number + ')';
        }
        return unused;
    }

    private List<Figure> figures() {
        return Stream.concat(
                        inJvms.values().stream(),
                        inC.values().stream().flatMap(runs -> PooledScatter.ofRuns(runs.stream()).stream()))
                .toList();
    }
}
