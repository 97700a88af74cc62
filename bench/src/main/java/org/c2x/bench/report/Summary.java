package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.Boundary;
import org.c2x.bench.report.Findings.Find;
import org.c2x.bench.report.Findings.Question;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;

/** The answers in one look: what is fastest, smallest and leanest for each content. */
final class Summary {
    private final StudyResult result;
    private final String environment;
    private final Findings findings;
    /** Native codecs have only the one, which is what their own callers see. */
    private final Boundary boundary;

    private Summary(StudyResult result, String environment) {
        this.result = result;
        this.environment = environment;
        this.findings = new Findings(result, environment);
        this.boundary = findings.isNative() ? Boundary.CODEC : Boundary.END_TO_END;
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

    /** A line for each content of which anything is known, in each environment where times were measured. */
    static List<Line> of(StudyResult result) {
        List<String> environments = result.environments().stream()
                .map(Environment::id)
                .filter(new Targets(result)::isAtHome)
                .filter(id -> result.rows().stream().anyMatch(row -> row.environment().equals(id)))
                .toList();
        if (environments.isEmpty()) {
            environments = List.of(result.environments().get(0).id());
        }
        boolean several = environments.size() > 1;
        return environments.stream()
                .flatMap(id -> new Summary(result, id).lines(several ? id : ""))
                .toList();
    }

    private Stream<Line> lines(String shown) {
        return Stream.concat(
                        result.rows().stream().filter(row -> isHere(row.environment())).map(Row::content),
                        result.memory().stream().filter(row -> isHere(row.environment())).map(MemoryRow::content))
                .distinct()
                .map(content -> new Line(
                        content,
                        shown,
                        fastest(content, Direction.ENCODE),
                        fastest(content, Direction.DECODE),
                        smallest(content),
                        leanest(content, Direction.ENCODE),
                        leanest(content, Direction.DECODE)));
    }

    private boolean isHere(String other) {
        return other.equals(environment);
    }

    private Best fastest(String content, Direction direction) {
        return best(findings.times(new Question(content, direction, boundary))
                .map(row -> new Find(row.scheme(), Estimate.of(row.time())))
                .toList());
    }

    private Best smallest(String content) {
        List<Find> lengths = result.lengths().stream()
                .filter(length -> length.content().equals(content)
                        && length.length() != null
                        && Family.isNative(length.scheme()) == findings.isNative())
                .map(length -> new Find(
                        length.scheme(), Estimate.octets(length.length().doubleValue())))
                .toList();
        return lengths.isEmpty() ? best(meanLengths(content)) : best(lengths);
    }

    /** Of streams, whose lengths stand only beside their times. */
    private List<Find> meanLengths(String content) {
        return result.rows().stream()
                .filter(row -> row.content().equals(content)
                        && isHere(row.environment())
                        && Findings.isMain(row)
                        && row.lengthOctets() != null)
                .collect(Collectors.toMap(Row::scheme, Function.identity(), (one, other) -> one))
                .values()
                .stream()
                .map(row -> new Find(row.scheme(), Estimate.octets(row.lengthOctets())))
                .toList();
    }

    private Best leanest(String content, Direction direction) {
        return best(findings.memory(new Question(content, direction, boundary))
                .map(row -> new Find(row.scheme(), Estimate.octets(row.allocatedOctets())))
                .toList());
    }

    private static Best best(List<Find> finds) {
        Optional<Find> least = finds.stream().min(Comparator.comparingDouble(find -> find.estimate().value()));
        if (least.isEmpty()) {
            return Best.NONE;
        }
        Find best = least.get();
        List<String> equal = names(finds, find -> find.estimate().value() == best.estimate().value());
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
        return finds.stream().filter(which).map(Find::scheme).distinct().sorted().toList();
    }
}
