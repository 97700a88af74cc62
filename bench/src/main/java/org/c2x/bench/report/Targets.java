package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.result.Cortex;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * The environments of native codecs, one for each target that the C harness was built for. A microcontroller is none of
 * them: it has no times, and its counts are of another kind of machine.
 */
final class Targets {
    /** The profiles of the studies' processors, in the order of their figures. */
    static final List<String> OF_THE_STUDIES = List.of("i7", "atom", "geode");

    private static final String HOST = "host";
    private static final List<String> ONLY_32_BITS = List.of("atom", "geode");
    private static final String ARCHITECTURE_OF_64_BITS = "x86_64";

    private static final List<String> ORDER =
            Stream.concat(OF_THE_STUDIES.stream(), Stream.of(HOST)).toList();

    private final StudyResult result;
    private final List<Environment> all;
    private final List<Environment> guests;

    Targets(StudyResult result) {
        this.result = result;
        all = result.environments().stream()
                .filter(one -> isNative(one) && !Cortex.isOf(one))
                .sorted(Comparator.comparingInt(Targets::place))
                .toList();
        guests = all.stream()
                .filter(one -> ONLY_32_BITS.contains(one.target())
                        && one.architecture().equals(ARCHITECTURE_OF_64_BITS))
                .toList();
    }

    private static int place(Environment environment) {
        int place = ORDER.indexOf(environment.target());
        return place < 0 ? ORDER.size() : place;
    }

    /** Whether figures of an environment are those of native code without a JVM around it. */
    static boolean isNative(Environment environment) {
        return environment.compiler() != null;
    }

    StudyResult result() {
        return result;
    }

    /** The one for a target. */
    Optional<Environment> of(String target) {
        return all.stream()
                .filter(environment -> environment.target().equals(target))
                .findFirst();
    }

    /**
     * The one whose times and memory are beside the JVM's: the studies' Core i7, else the host, because code for the
     * others runs here on a processor that they have nothing in common with.
     */
    Optional<Environment> main() {
        return Stream.of(OF_THE_STUDIES.get(0), HOST)
                .flatMap(target -> of(target).stream())
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    /**
     * Whether times in an environment are those of the processor that its code is for: a Geode LX and an Atom Z520
     * execute no 64-bit code, so a 64-bit system is neither.
     */
    boolean isAtHome(String environment) {
        return guests.stream().noneMatch(guest -> guest.id().equals(environment));
    }

    /** What a reader might look for: times of processors that are not there. */
    Stream<Skipped> skippedTimes() {
        return guests.stream()
                .map(guest -> new Skipped(
                        "times of " + guest.id(),
                        "its code ran on a processor that it was not built for (" + guest.cpu() + ")",
                        "run a static c2x-harness --json on the board and pass its output to c2x report"));
    }

    /** The same if its times are those of the processor that its code is for. */
    Optional<Environment> timed() {
        return main().filter(target -> isAtHome(target.id()));
    }

    /** Why native schemes can have no figure of a content, empty if they can. */
    Optional<String> whyNot(List<String> schemes, String content) {
        if (all.isEmpty() || schemes.isEmpty()) {
            return Optional.empty();
        }
        String where = main().orElseThrow().id();
        String skipped = result.skipped().stream()
                .filter(one -> where.equals(one.environment())
                        && schemes.stream().anyMatch(scheme -> one.isOf(scheme, content)))
                .map(one -> one.what() + ": " + one.reason())
                .collect(Collectors.joining("; "));
        return skipped.isEmpty() ? Optional.empty() : Optional.of(skipped);
    }
}
