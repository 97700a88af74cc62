package org.c2x.bench.report;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.length.Length;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;

/**
 * Looks up what contenders reached in one environment.
 *
 * @param environment times, memory and instructions of others do not count
 */
record Findings(StudyResult result, String environment) {

    /** A scheme and what it reached. */
    record Find(String scheme, Estimate estimate) {
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

    /** The least time of a contender. */
    Optional<Find> fastest(Contender contender, Question question) {
        return times(question)
                .filter(row -> stands(contender, row.scheme()))
                .min(Comparator.comparingDouble(row -> row.time().nanos()))
                .map(row -> new Find(row.scheme(), Estimate.of(row.time())));
    }

    /** Times of encoding or decoding, of fresh arrays only. */
    Stream<Row> times(Question question) {
        return result.rows().stream()
                .filter(row -> row.environment().equals(environment)
                        && row.content().equals(question.content())
                        && isMain(row)
                        && row.direction() == question.direction()
                        && isUnder(row.boundary(), question.boundary()));
    }

    /** The least length of a contender. */
    Optional<Find> smallest(Contender contender, Question question) {
        return result.lengths().stream()
                .filter(length -> length.content().equals(question.content())
                        && length.length() != null
                        && stands(contender, length.scheme()))
                .min(Comparator.comparing(Length::length))
                .map(length -> new Find(
                        length.scheme(), Estimate.octets(length.length().doubleValue())));
    }

    /** The least heap of a contender. */
    Optional<Find> leanest(Contender contender, Question question) {
        return memory(question)
                .filter(row -> stands(contender, row.scheme()))
                .min(Comparator.comparingDouble(MemoryRow::allocatedOctets))
                .map(row -> new Find(row.scheme(), Estimate.octets(row.allocatedOctets())));
    }

    /** Memory of encoding or decoding. */
    Stream<MemoryRow> memory(Question question) {
        return result.memory().stream()
                .filter(row -> row.environment().equals(environment)
                        && row.content().equals(question.content())
                        && row.direction() == question.direction()
                        && isUnder(row.boundary(), question.boundary()));
    }

    /** The instructions of a contender, the least where several stand for it. */
    Optional<Find> shortest(Contender contender, Question question) {
        return result.instructions().stream()
                .filter(count -> count.environment().equals(environment)
                        && stands(contender, count.scheme())
                        && count.content().equals(question.content())
                        && count.direction() == question.direction())
                .min(Comparator.comparingDouble(InstructionCount::instructions))
                .map(count -> new Find(count.scheme(), Estimate.instructions(count.instructions())));
    }

    /** Whether the environment is one of native codecs without a JVM around them. */
    boolean isNative() {
        return Targets.isNative(result.environment(environment));
    }

    private boolean stands(Contender contender, String scheme) {
        return contender.stands(scheme, isNative());
    }

    /** Whether a row is about encoding to a fresh array or decoding from one. */
    static boolean isMain(Row row) {
        return row.operation() == Operation.ENCODE || row.operation() == Operation.DECODE;
    }

    /** Whether a figure measured at one boundary counts under another. */
    static boolean isUnder(@Nullable Boundary measured, @Nullable Boundary asked) {
        return measured == Boundary.BOTH || measured == asked;
    }
}
