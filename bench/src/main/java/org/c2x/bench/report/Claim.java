package org.c2x.bench.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.report.Findings.Find;
import org.c2x.bench.report.Findings.Question;
import org.c2x.bench.report.Hypothesis.Evidence;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;

/** A statement that comparisons decide. */
@FunctionalInterface
interface Claim {

    /** The comparisons that figures at a boundary allow. */
    Stream<Evidence> judge(Findings findings, Boundary boundary);

    /** What is compared: {@link Findings#fastest}, {@link Findings#smallest} or {@link Findings#leanest}. */
    @FunctionalInterface
    interface Measure {
        Optional<Find> of(Findings findings, Contender contender, Question question);
    }

    /**
     * Where it is compared.
     *
     * @param directions one null where the direction does not matter
     */
    record Extent(List<String> contents, List<Direction> directions) {
        private Stream<Question> questions(Boundary boundary) {
            return directions.stream()
                    .flatMap(direction -> contents.stream().map(content -> new Question(content, direction, boundary)));
        }
    }

    /** A contender needs less than each of the others. */
    static Claim less(Measure measure, Extent scope, Contender one, Contender... others) {
        return (findings, boundary) -> scope.questions(boundary)
                .flatMap(question -> Stream.of(others)
                        .flatMap(other -> compare(
                                about(question),
                                measure.of(findings, one, question),
                                measure.of(findings, other, question))));
    }

    /** A contender needs less than another, asked only where it does so by other findings. */
    static Claim lessWhereLess(Findings there, Measure measure, Extent scope, Contender one, Contender other) {
        return (findings, boundary) -> scope.questions(boundary)
                .filter(question -> compare("", measure.of(there, one, question), measure.of(there, other, question))
                        .anyMatch(evidence -> evidence.verdict() == Verdict.HOLDS))
                .flatMap(question -> compare(
                        about(question), measure.of(findings, one, question), measure.of(findings, other, question)));
    }

    /** A contender needs more than each of the others. */
    static Claim more(Measure measure, Extent scope, Contender one, Contender... others) {
        return (findings, boundary) -> Stream.of(others)
                .flatMap(other -> less(measure, scope, other, one).judge(findings, boundary));
    }

    /** Each contender takes less time to decode than to encode. */
    static Claim decodesFaster(List<String> contents, Contender... contenders) {
        return (findings, boundary) -> contents.stream()
                .flatMap(content -> Stream.of(contenders)
                        .flatMap(contender -> compare(
                                content + ", decode against encode",
                                findings.fastest(contender, new Question(content, Direction.DECODE, boundary)),
                                findings.fastest(contender, new Question(content, Direction.ENCODE, boundary)))));
    }

    /** A contender needs less than so many times what another needs, and the other less than so many times it. */
    static Claim within(double factor, Measure measure, Extent scope, Contender one, Contender other) {
        return (findings, boundary) -> scope.questions(boundary)
                .flatMap(question -> measure
                        .of(findings, one, question)
                        .flatMap(first -> measure.of(findings, other, question)
                                .map(second -> Evidence.isWithin(factor, about(question), first, second)))
                        .stream());
    }

    /** One multiple of times is less than another. */
    static Claim smallerMultiple(List<String> contents, Multiple one, Multiple other) {
        return (findings, boundary) -> contents.stream()
                .flatMap(content -> compare(
                        content, one.find(findings, content, boundary), other.find(findings, content, boundary)));
    }

    /** Multiples of times are larger for some contents than for a simple one. */
    static Claim grows(String simple, List<String> contents, Multiple... multiples) {
        return (findings, boundary) -> contents.stream()
                .flatMap(content -> Stream.of(multiples)
                        .flatMap(multiple -> compare(
                                simple + " against " + content,
                                multiple.find(findings, simple, boundary),
                                multiple.find(findings, content, boundary))));
    }

    /** The time of a contender as a multiple of another's. */
    record Multiple(Contender slow, Contender fast, Direction direction) {
        private Optional<Find> find(Findings findings, String content, Boundary boundary) {
            Question question = new Question(content, direction, boundary);
            return findings.fastest(fast, question)
                    .flatMap(base -> findings.fastest(slow, question).map(find -> over(find, base)));
        }

        private Find over(Find find, Find base) {
            return new Find(
                    find.scheme() + " ÷ " + base.scheme() + ", " + direction.label() + ":",
                    Estimate.ofRatio(find.estimate(), base.estimate()));
        }
    }

    private static String about(Question question) {
        @Nullable Direction direction = question.direction();
        return direction == null ? question.content() : question.content() + ", " + direction.label();
    }

    private static Stream<Evidence> compare(String about, Optional<Find> claim, Optional<Find> other) {
        return claim.isEmpty() || other.isEmpty()
                ? Stream.empty()
                : Stream.of(Evidence.isLess(about, claim.get(), other.get()));
    }
}
