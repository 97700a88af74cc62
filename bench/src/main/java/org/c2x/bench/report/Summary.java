package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.report.Findings.Find;
import org.c2x.bench.report.Findings.Question;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** The answers in one look: what is fastest, smallest and leanest for each content. */
final class Summary {
    private final StudyResult result;
    private final String environment;
    private final Findings findings;

    private Summary(StudyResult result, String environment) {
        this.result = result;
        this.environment = environment;
        this.findings = new Findings(result, environment);
    }

    /**
     * The best for one content, from record to octets and back: the same work for all.
     *
     * @param environment where times are of, empty if there is only one
     */
    record Line(
            String content,
            String environment,
            Best encode,
            Best decode,
            Best length,
            Best heapToEncode,
            Best heapToDecode) {}

    /**
     * Who is best.
     *
     * @param holder scheme, or schemes that are equal; empty if nothing was measured
     * @param style  of the holder's family
     * @param figure what it reached
     * @param others schemes that nobody can tell from it, empty if there are none and if it has no interval
     */
    record Best(String holder, String style, String figure, String others) {
        static final Best NONE = new Best("", "", "", "");
    }

    /** A line for each content that was timed, in each environment where times were measured. */
    static List<Line> of(StudyResult result) {
        List<String> environments = environments(result);
        boolean several = environments.size() > 1;
        return environments.stream()
                .flatMap(id -> new Summary(result, id).lines(several ? id : ""))
                .toList();
    }

    /** The environments whose times are those of their processors; if there are none, the first. */
    static List<String> environments(StudyResult result) {
        Set<String> timed = result.of(Quantity.TIME).map(Figure::environment).collect(Collectors.toSet());
        List<String> environments = result.environments().stream()
                .map(Environment::id)
                .filter(new Targets(result)::isAtHome)
                .filter(timed::contains)
                .toList();
        return environments.isEmpty() ? List.of(result.environments().get(0).id()) : environments;
    }

    private Stream<Line> lines(String shown) {
        Quantity leading = findings.timed().findAny().isPresent() ? Quantity.TIME : Quantity.HEAP;
        return findings.contents(leading)
                .map(content -> new Line(
                        content,
                        shown,
                        fastest(content, Direction.ENCODE),
                        fastest(content, Direction.DECODE),
                        smallest(content),
                        leanest(content, Direction.ENCODE),
                        leanest(content, Direction.DECODE)));
    }

    private Best fastest(String content, Direction direction) {
        return best(findings.times(new Question(content, direction, findings.whole())));
    }

    private Best smallest(String content) {
        return best(result.figures()
                .of(Quantity.LENGTH, content)
                .filter(length -> BenchSchemes.isNative(length.scheme()) == findings.isNative()));
    }

    private Best leanest(String content, Direction direction) {
        return best(findings.heap(new Question(content, direction, findings.whole())));
    }

    private static Best best(Stream<Figure> figures) {
        return best(figures.map(Find::of).toList());
    }

    private static Best best(List<Find> finds) {
        Optional<Find> least = finds.stream()
                .min(Comparator.comparingDouble(find -> find.estimate().value()));
        if (least.isEmpty()) {
            return Best.NONE;
        }
        Find best = least.get();
        List<String> equal =
                names(finds, find -> find.estimate().value() == best.estimate().value());
        List<String> close = names(
                finds,
                find -> best.estimate().low() != null
                        && find.estimate().value() != best.estimate().value()
                        && !find.estimate().over(best.estimate()).tellsApart());
        return new Best(
                String.join(", ", equal),
                Family.of(equal.get(0)).style(),
                best.estimate().text() + (best.estimate().low() == null ? ", no interval" : ""),
                String.join(", ", close));
    }

    private static List<String> names(List<Find> finds, Predicate<Find> which) {
        return finds.stream()
                .filter(which)
                .map(Find::scheme)
                .distinct()
                .sorted()
                .toList();
    }
}
