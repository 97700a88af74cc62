package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.StudyResult;

/** The environments of native codecs, one for each target that the C harness was built for. */
record Targets(StudyResult result) {
    /** The profiles of the studies' processors, in the order of their figures. */
    static final List<String> OF_THE_STUDIES = List.of("i7", "atom", "geode");

    private static final String HOST = "host";

    /** Whether figures of an environment are those of native code without a JVM around it. */
    static boolean isNative(Environment environment) {
        return environment.compiler() != null;
    }

    /** All that the result has, those of the studies first. */
    List<Environment> all() {
        List<String> order = Stream.concat(OF_THE_STUDIES.stream(), Stream.of(HOST)).toList();
        return result.environments().stream()
                .filter(Targets::isNative)
                .sorted(Comparator.comparingInt(environment -> {
                    int place = order.indexOf(environment.compiler().target());
                    return place < 0 ? order.size() : place;
                }))
                .toList();
    }

    /** The one for a target. */
    Optional<Environment> of(String target) {
        return all().stream()
                .filter(environment -> environment.compiler().target().equals(target))
                .findFirst();
    }

    /**
     * The one whose times and memory stand beside the JVM's: the studies' Core i7, else the host, because code for the
     * others runs here on a processor that they have nothing in common with.
     */
    Optional<Environment> main() {
        return Stream.of(OF_THE_STUDIES.get(0), HOST)
                .flatMap(target -> of(target).stream())
                .findFirst()
                .or(() -> all().stream().findFirst());
    }

    /** Why there is no native figure at all, and what to do about it. */
    static String howToAdd(String target) {
        return "needs the C harness: c2x native --target " + target + " --json > " + target
                + ".json, then c2x report with this file too";
    }

    /** Why native schemes have no figure of a content. */
    String whyNot(List<String> schemes, String content) {
        if (all().isEmpty()) {
            return howToAdd(OF_THE_STUDIES.get(0));
        }
        String skipped = result.skipped().stream()
                .filter(one -> schemes.stream().anyMatch(scheme ->
                        one.what().equals(scheme) || one.what().startsWith(scheme + " with " + content)))
                .map(one -> one.what() + ": " + one.reason())
                .distinct()
                .collect(Collectors.joining("; "));
        return skipped.isEmpty() ? "not among the native codecs of these result files" : skipped;
    }
}
