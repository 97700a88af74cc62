package org.c2x.bench.report;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.report.Findings.Find;
import org.c2x.bench.report.Findings.Question;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SchemeFacts;
import org.c2x.bench.result.StudyResult;

/** Lengths and times of a few contents beside each other, every scheme a line: from record to octets and back. */
final class Headline {
    /** What the studies are about, in as few contents as can be. */
    static final List<String> MESSAGES = List.of("cam", "denm", "sec1-digest", "sec2");

    /** CAMs as vehicles send them, which are not all alike. */
    static final String TRAFFIC = "cam-city-stream";

    /** More contents than these do not fit beside each other. */
    private static final int MOST_CONTENTS = 4;
    /** With more schemes than these only one of each kind is shown. */
    private static final int MOST_SCHEMES = 14;

    private final StudyResult result;
    private final Findings findings;
    private final NativeTimes natives;
    private final List<String> contents;
    private final List<String> schemes;

    private Headline(StudyResult result, Findings findings, List<String> contents) {
        this.result = result;
        this.findings = findings;
        this.natives = new NativeTimes(result);
        this.contents = contents;
        this.schemes = schemes(findings, contents);
    }

    /** Those with times of some contents, from the first encoding on; of too many one of each kind. */
    static List<String> schemes(Findings findings, List<String> contents) {
        StudyResult result = findings.result();
        List<String> timed = contents.stream()
                .flatMap(content -> result.figures().of(Quantity.TIME, content))
                .filter(time -> Findings.isMain(time) && !time.isBaseline())
                .map(Figure::scheme)
                .distinct()
                .sorted(Comparator.<String, Family>comparing(scheme -> Family.of(result, scheme))
                        .thenComparing(result::isNative)
                        .thenComparing(scheme -> scheme))
                .toList();
        List<String> typical = timed.stream()
                .filter(scheme ->
                        result.facts(scheme).filter(SchemeFacts::isTypical).isPresent())
                .toList();
        return timed.size() <= MOST_SCHEMES || typical.isEmpty() ? timed : typical;
    }

    /** Of the messages and envelopes of the studies; without these of the first contents that there are. */
    static Table messages(StudyResult result) {
        Findings findings = Findings.first(result);
        List<String> timed = findings.timed()
                .filter(content -> !content.contains(TimeSection.STREAM))
                .toList();
        List<String> ofStudies = MESSAGES.stream().filter(timed::contains).toList();
        return new Headline(result, findings, compared(findings, ofStudies.isEmpty() ? timed : ofStudies))
                .table("Length and time");
    }

    /** Of contents of many different messages. */
    static Table streams(StudyResult result) {
        Findings findings = Findings.first(result);
        List<String> streams = findings.timed()
                .filter(content -> content.contains(TimeSection.STREAM))
                .sorted(Comparator.comparing(content -> !content.equals(TRAFFIC)))
                .toList();
        return new Headline(result, findings, compared(findings, streams)).table("Streams");
    }

    /** The first contents that several schemes have a time of. */
    private static List<String> compared(Findings findings, List<String> contents) {
        return contents.stream()
                .filter(content -> findings.times(new Question(content, Direction.DECODE, findings.whole()))
                                .map(Figure::scheme)
                                .distinct()
                                .limit(2)
                                .count()
                        == 2)
                .limit(MOST_CONTENTS)
                .toList();
    }

    private Table table(String title) {
        List<Table.Column> head = new ArrayList<>();
        contents.forEach(content -> head.addAll(Table.numbers(content + ", octets", "encode, ns", "decode, ns")));
        Map<String, Set<String>> best = new TreeMap<>();
        for (String content : contents) {
            best.put(content, shortest(findings, content).map(Find::scheme).collect(Collectors.toSet()));
            for (Direction direction : Direction.values()) {
                best.put(
                        content + direction,
                        Fastest.of(findings, content, direction).names());
            }
        }
        List<Line> lines = new ArrayList<>(schemes.stream()
                .map(scheme -> new Line(scheme, Marks.of(result, scheme, null), cells(scheme, best)))
                .filter(Headline::hasTime)
                .toList());
        Line copies = new Line("plain copy", new Marks(Family.BASELINE.style(), null, null, null), copies());
        if (!lines.isEmpty() && hasTime(copies)) {
            lines.add(copies);
        }
        return new Table(
                title,
                "Octets and ns of one message, with the interval of the time. “native” schemes are C "
                        + "without a JVM, from and to its own structs; the others go from record to octets and "
                        + "back. " + Figures.LEGEND
                        + " Bold: the best in Java, and those that are not distinguishable from it.",
                head,
                lines.isEmpty() ? List.of() : List.of(new Block(null, lines)));
    }

    private static boolean hasTime(Line line) {
        return line.cells().stream().anyMatch(cell -> cell.tip() != null);
    }

    private List<Cell> cells(String scheme, Map<String, Set<String>> best) {
        List<Cell> cells = new ArrayList<>();
        for (String content : contents) {
            cells.add(Cell.number(Figures.octets(result.figures().length(scheme, content)))
                    .best(requireNonNull(best.get(content)).contains(scheme)));
            for (Direction direction : Direction.values()) {
                cells.add(Cell.time(time(scheme, content, direction))
                        .best(requireNonNull(best.get(content + direction)).contains(scheme)));
            }
        }
        return cells;
    }

    private Optional<Figure> time(String scheme, String content, Direction direction) {
        Environment here = result.environment(findings.environment());
        return result.isNative(scheme) && !findings.isNative()
                ? natives.of(scheme, content, direction, here)
                : findings.time(scheme, content, Operation.of(direction));
    }

    /** What cannot be undercut: a clone of octets, a copy of the records. */
    private List<Cell> copies() {
        return contents.stream()
                .flatMap(content -> Stream.of(
                        Cell.number(null),
                        Cell.time(baseline(content, Operation.CLONE_OCTETS)),
                        Cell.time(baseline(content, Operation.COPY_GRAPH))))
                .toList();
    }

    private Optional<Figure> baseline(String content, Operation operation) {
        return result.figures()
                .of(Quantity.TIME, content)
                .filter(time ->
                        time.operation() == operation && findings.environment().equals(time.environment()))
                .min(Comparator.comparingDouble(Figure::value));
    }

    /** The schemes with the fewest octets, natives only where everything is. */
    private static Stream<Find> shortest(Findings findings, String content) {
        List<Find> lengths = lengths(findings, content);
        return lengths.stream()
                .filter(find ->
                        find.estimate().value() == lengths.get(0).estimate().value());
    }

    private static List<Find> lengths(Findings findings, String content) {
        List<Figure> all = findings.result()
                .figures()
                .of(Quantity.LENGTH, content)
                .filter(length -> findings.result().isNative(length.scheme()) == findings.isNative())
                .toList();
        List<Figure> timed = all.stream()
                .filter(length -> findings.time(length.scheme(), content, Operation.DECODE)
                        .isPresent())
                .toList();
        return (timed.isEmpty() ? all : timed)
                .stream()
                        .map(Find::of)
                        .sorted(Comparator.comparingDouble(
                                find -> find.estimate().value()))
                        .toList();
    }

    /**
     * Who takes the least time to encode or to decode.
     *
     * @param best   the fastest of the settled ones and those that cannot be told apart from it
     * @param others the other settled ones, from the fastest on
     * @param open   those whose times are uncertain and not ranked
     */
    private record Fastest(List<Find> best, List<Find> others, List<Find> open) {
        static Fastest of(Findings findings, String content, Direction direction) {
            List<Find> all = findings.times(new Question(content, direction, findings.whole()))
                    .map(Find::of)
                    .sorted(Comparator.comparingDouble(find -> find.estimate().value()))
                    .toList();
            List<Find> settled =
                    all.stream().filter(find -> find.estimate().certain()).toList();
            Predicate<Find> isApart =
                    find -> find.estimate().over(settled.get(0).estimate()).tellsApart();
            return new Fastest(
                    settled.stream().filter(isApart.negate()).toList(),
                    settled.stream().filter(isApart).toList(),
                    all.stream().filter(find -> !find.estimate().certain()).toList());
        }

        Set<String> names() {
            return best.stream().map(Find::scheme).collect(Collectors.toSet());
        }

        String sentence(String verb) {
            String uncertain = open.isEmpty()
                    ? "."
                    : ". Uncertain, so not ranked: "
                            + open.stream().map(Find::scheme).collect(Collectors.joining(", ")) + ".";
            if (best.isEmpty()) {
                return "Fastest to " + verb + ": not known yet" + uncertain;
            }
            String who = best.stream().map(Fastest::withInterval).collect(Collectors.joining(", "));
            return "Fastest to " + verb + (isOpen() ? " among certain times" : "") + ": " + who
                    + (best.size() > 1 ? " (not distinguishable)" : "") + rest() + uncertain;
        }

        /** Whether an uncertain one may be as fast as the best. */
        private boolean isOpen() {
            return open.stream()
                    .map(Find::estimate)
                    .anyMatch(time -> !time.hasInterval()
                            || time.low() <= best.get(0).estimate().high());
        }

        private static String withInterval(Find find) {
            Estimate time = find.estimate();
            return find.scheme() + " " + time.text() + " (" + Figures.range(time.low(), time.high()) + ")";
        }

        private String rest() {
            if (others.isEmpty()) {
                return "";
            }
            String first = multiple(others.get(0));
            String last = others.size() == 1 ? "" : " to " + multiple(others.get(others.size() - 1));
            return "; the " + (others.size() == 1 ? "other takes " : "others take ") + first + last + " as long";
        }

        private String multiple(Find find) {
            return Figures.significant(
                            find.estimate().over(best.get(0).estimate()).value())
                    + " × (" + find.scheme() + ")";
        }
    }

    /** Of what vehicles send, which is what to choose by; nothing where it was not measured. */
    static List<String> traffic(StudyResult result) {
        return Findings.first(result).timed().anyMatch(TRAFFIC::equals) ? sentences(result, TRAFFIC) : List.of();
    }

    private static String shown(String content) {
        return switch (content) {
            case "cam" -> "CAM";
            case TRAFFIC -> "CAMs as vehicles of a city send them (" + TRAFFIC + ", means of 256)";
            default -> content;
        };
    }

    /** What a machine says of one content, in three sentences: length, encoding, decoding. */
    static List<String> sentences(StudyResult result, String content) {
        Findings findings = Findings.first(result);
        List<Find> lengths = lengths(findings, content);
        if (lengths.isEmpty()) {
            return List.of("Nothing was measured.");
        }
        Find longest = lengths.get(lengths.size() - 1);
        String least = shortest(findings, content).map(Find::scheme).collect(Collectors.joining(", "));
        boolean alike = longest.estimate().value() == lengths.get(0).estimate().value();
        return List.of(
                "Shortest " + shown(content) + ": " + least + ", "
                        + lengths.get(0).estimate().text()
                        + (alike
                                ? "."
                                : "; " + longest.scheme() + " needs "
                                        + longest.estimate().text() + "."),
                Fastest.of(findings, content, Direction.ENCODE).sentence("encode"),
                Fastest.of(findings, content, Direction.DECODE).sentence("decode"));
    }
}
