package org.c2x.bench.result;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One run of the study: the document in a result file. A program without a JVM may write the same.
 *
 * @param formatVersion {@value #OLDEST_VERSION} to {@value #FORMAT_VERSION}; a reader refuses another
 * @param header        how the run came about
 * @param figures       all that was measured
 * @param skipped       what a reader might look for and does not find, and why
 */
public record StudyResult(int formatVersion, Header header, FigureList figures, List<Skipped> skipped) {
    /** Version of the format that this class writes. */
    public static final int FORMAT_VERSION = 7;
    /** The oldest version that it reads, whose header says nothing of schemes. */
    public static final int OLDEST_VERSION = 6;

    /** @throws IllegalArgumentException if a figure names an environment that is not among the header's */
    public StudyResult {
        skipped = List.copyOf(skipped);
        Set<String> known = header.environments().stream().map(Environment::id).collect(Collectors.toSet());
        figures.all().stream()
                .map(Figure::environment)
                .filter(name -> !name.isEmpty() && !known.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException(
                            "a figure names the environment " + name + ", which is not there");
                });
    }

    /** A result in the format of this class. */
    public StudyResult(Header header, List<Figure> figures, List<Skipped> skipped) {
        this(FORMAT_VERSION, header, new FigureList(figures), skipped);
    }

    /** All figures of a quantity. */
    public Stream<Figure> of(Quantity quantity) {
        return figures.of(quantity);
    }

    /** All environments. */
    public List<Environment> environments() {
        return header.environments();
    }

    /** The environments that are JVMs. */
    public List<Environment> jvms() {
        return environments().stream()
                .filter(environment -> environment.jvm() != null)
                .toList();
    }

    /** The environment of a name; every figure's is there. */
    public Environment environment(String id) {
        return environments().stream()
                .filter(environment -> environment.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** What is known of a scheme; empty if nothing is. */
    public Optional<SchemeFacts> facts(String scheme) {
        return Optional.ofNullable(header.schemes().get(scheme)).or(() -> KnownSchemes.facts(scheme));
    }

    /** Whether a scheme's codecs are native code. */
    public boolean isNative(String scheme) {
        return facts(scheme).filter(SchemeFacts::isNative).isPresent();
    }

    /** Whether a figure was measured in a JVM. */
    public boolean isFromJvm(Figure figure) {
        return !figure.environment().isEmpty()
                && environment(figure.environment()).jvm() != null;
    }
}
