package org.c2x.bench.report;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.MeasuredLengths;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/**
 * Looks up what contenders reached in one environment.
 *
 * @param environment times, memory and instructions of others do not count
 */
record Findings(StudyResult result, String environment) {

    /** A scheme and what it reached. */
    record Find(String scheme, Estimate estimate) {
        static Find of(Figure figure) {
            return new Find(figure.scheme(), Estimate.of(figure));
        }

        @Override
        public String toString() {
            return scheme + ' ' + estimate.text();
        }
    }

    /**
     * What is compared.
     *
     * @param direction null where it does not matter
     */
    record Question(String content, @Nullable Direction direction, Boundary boundary) {}

    /** Those of the first environment with times of its processor; if none has times, of the first at all. */
    static Findings first(StudyResult result) {
        Set<String> timed = result.of(Quantity.TIME).map(Figure::environment).collect(Collectors.toSet());
        Targets targets = new Targets(result);
        return result.environments().stream()
                .map(Environment::id)
                .filter(id -> timed.contains(id) && targets.isAtHome(id))
                .findFirst()
                .map(id -> new Findings(result, id))
                .orElseGet(
                        () -> new Findings(result, result.environments().get(0).id()));
    }

    /** The time of an operation with the whole work. */
    Optional<Figure> time(String scheme, String content, Operation operation) {
        return Stream.of(Boundary.BOTH, whole())
                .map(boundary -> new Figure.Key(environment, scheme, content, operation, boundary, Quantity.TIME))
                .flatMap(key -> result.figures().find(key).stream())
                .findFirst();
    }

    /** The least time of a contender. */
    Optional<Find> fastest(Contender contender, Question question) {
        return least(contender, times(question));
    }

    /** The least length of a contender. */
    Optional<Find> smallest(Contender contender, Question question) {
        return question.content().equals(Length.AVERAGE)
                ? smallestAverage(contender)
                : least(contender, result.figures().of(Quantity.LENGTH, question.content()));
    }

    private Optional<Find> smallestAverage(Contender contender) {
        return result.of(Quantity.LENGTH)
                .map(Figure::scheme)
                .distinct()
                .filter(scheme -> stands(contender, scheme))
                .flatMap(scheme -> MeasuredLengths.average(scheme, result.figures())
                        .map(average -> new Find(scheme, Estimate.octets(average.doubleValue())))
                        .stream())
                .min(Comparator.comparingDouble(find -> find.estimate().value()));
    }

    /** The least heap of a contender. */
    Optional<Find> leanest(Contender contender, Question question) {
        return least(contender, heap(question));
    }

    /** The instructions of a contender, the least where several stand for it. */
    Optional<Find> shortest(Contender contender, Question question) {
        return least(contender, here(Quantity.INSTRUCTIONS, question));
    }

    /** Times of encoding or decoding, of fresh arrays only. */
    Stream<Figure> times(Question question) {
        return here(Quantity.TIME, question).filter(time -> isUnder(time.boundary(), question.boundary()));
    }

    /** Heap of encoding or decoding. */
    Stream<Figure> heap(Question question) {
        return here(Quantity.HEAP, question).filter(heap -> isUnder(heap.boundary(), question.boundary()));
    }

    private Stream<Figure> here(Quantity quantity, Question question) {
        return result.figures()
                .of(quantity, question.content())
                .filter(figure -> environment.equals(figure.environment())
                        && figure.operation() == Operation.of(requireNonNull(question.direction())));
    }

    private Optional<Find> least(Contender contender, Stream<Figure> figures) {
        return figures.filter(figure -> stands(contender, figure.scheme()))
                .min(Comparator.comparingDouble(Figure::value))
                .map(Find::of);
    }

    /** Contents that were timed. */
    Stream<String> timed() {
        return result.of(Quantity.TIME)
                .filter(figure -> environment.equals(figure.environment())
                        && !figure.content().isEmpty())
                .map(Figure::content)
                .distinct();
    }

    /** The boundary that has the whole work: native codecs have only the one, which is what their own callers see. */
    Boundary whole() {
        return isNative() ? Boundary.CODEC : Boundary.END_TO_END;
    }

    /** Whether the environment is one of native codecs without a JVM around them. */
    boolean isNative() {
        return Targets.isNative(result.environment(environment));
    }

    private boolean stands(Contender contender, String scheme) {
        return contender.stands(scheme, result.facts(scheme).orElse(null), isNative());
    }

    /** Whether a row is about encoding to a fresh array or decoding from one. */
    static boolean isMain(Figure row) {
        return row.operation() == Operation.ENCODE || row.operation() == Operation.DECODE;
    }

    /** Whether a figure measured at one boundary counts under another. */
    static boolean isUnder(@Nullable Boundary measured, @Nullable Boundary asked) {
        return measured == Boundary.BOTH || measured == asked;
    }
}
