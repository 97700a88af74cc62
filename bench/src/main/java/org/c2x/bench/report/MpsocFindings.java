package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.c2x.bench.report.Findings.Find;
import org.c2x.bench.report.Hypothesis.Evidence;
import org.c2x.bench.report.Hypothesis.Judgement;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Cortex;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** The findings of the embedded study, judged by counts on the same kind of core. */
final class MpsocFindings {
    private static final String SOURCE = "MPSoC, Table I and Figure 3";
    private static final String MSGPUCK = "msgpuck";
    private static final String MSGPACK = "msgpack";
    private static final List<String> OF_MESSAGE_PACK = List.of("msgpack-c", MSGPUCK, "mpack");
    private static final List<String> OTHERS = List.of("msgpack-c", "yas", "flatbuffers", "nanopb", "mpack");

    private final StudyResult result;
    private final CortexFigures core;

    private MpsocFindings(StudyResult result, CortexFigures core) {
        this.result = result;
        this.core = core;
    }

    private static boolean isPublished(MpsocEntrant entrant) {
        return !entrant.scheme().contains(MSGPUCK) || entrant.isUnchecked();
    }

    /** All of them. */
    static Stream<Hypothesis> of(StudyResult result, CortexFigures core) {
        MpsocFindings findings = new MpsocFindings(result, core);
        return Stream.of(
                new Hypothesis(
                        "MsgPuck serializes and deserializes with the least effort.",
                        SOURCE,
                        List.of(
                                findings.leastEffort("O2", "", MpsocFindings::isPublished),
                                findings.leastEffort("Os", "", MpsocFindings::isPublished),
                                findings.leastEffort("O2", ", all checked", entrant -> !entrant.isUnchecked()))),
                new Hypothesis(
                        "MsgPuck has the least code.",
                        SOURCE,
                        List.of(findings.leastCode("O2"), findings.leastCode("Os"))),
                new Hypothesis("MsgPuck has the fewest octets.", SOURCE, List.of(findings.fewestOctets())),
                new Hypothesis(
                        "The libraries of MessagePack take longer to deserialize than to serialize.",
                        SOURCE,
                        Stream.concat(
                                        Stream.of(findings.slowerBack("O2"), findings.slowerBack("Os")),
                                        findings.slowerBackInJava())
                                .toList()));
    }

    private Judgement leastEffort(String level, String how, Predicate<MpsocEntrant> which) {
        return new Judgement(
                on(level) + how,
                questions()
                        .flatMap(question -> againstOthers(
                                question.about(),
                                library -> least(library, which, entrant -> count(entrant, question, level))))
                        .toList());
    }

    private Judgement leastCode(String level) {
        return new Judgement(
                on(level),
                MpsocEntrant.STRUCTS.stream()
                        .flatMap(struct -> againstOthers(
                                "struct " + struct,
                                library -> least(
                                        library,
                                        MpsocFindings::isPublished,
                                        entrant -> core.find(
                                                level,
                                                entrant.scheme(),
                                                entrant.contentOf(struct),
                                                null,
                                                Quantity.CODE))))
                        .toList());
    }

    private Judgement fewestOctets() {
        return new Judgement(
                core.how().replace(", ", ""),
                MpsocEntrant.STRUCTS.stream()
                        .flatMap(struct -> againstOthers(
                                "struct " + struct,
                                library -> least(
                                        library,
                                        MpsocFindings::isPublished,
                                        entrant -> core.length(entrant.scheme(), entrant.contentOf(struct)))))
                        .toList());
    }

    private Judgement slowerBack(String level) {
        return new Judgement(
                on(level),
                MpsocEntrant.STRUCTS.stream()
                        .flatMap(struct -> OF_MESSAGE_PACK.stream()
                                .flatMap(library -> isLess(
                                        "struct " + struct + ", serialize against deserialize",
                                        least(
                                                library,
                                                MpsocFindings::isPublished,
                                                entrant ->
                                                        count(entrant, new Question(struct, Direction.ENCODE), level)),
                                        least(
                                                library,
                                                MpsocFindings::isPublished,
                                                entrant -> count(
                                                        entrant, new Question(struct, Direction.DECODE), level)))))
                        .toList());
    }

    private Stream<Judgement> slowerBackInJava() {
        return result.jvms().stream()
                .map(jvm -> new Judgement(
                        "in Java" + (result.jvms().size() > 1 ? ", " + jvm.id() : ""),
                        MpsocEntrant.STRUCTS.stream()
                                .flatMap(struct -> Stream.of(MSGPACK, MSGPACK + "-kept")
                                        .flatMap(scheme -> isLess(
                                                "struct " + struct + ", serialize against deserialize",
                                                time(jvm.id(), scheme, struct, Direction.ENCODE),
                                                time(jvm.id(), scheme, struct, Direction.DECODE))))
                                .toList()));
    }

    private record Question(String struct, Direction direction) {
        String about() {
            return "struct " + struct + ", " + direction.label();
        }
    }

    private static Stream<Question> questions() {
        return MpsocEntrant.STRUCTS.stream()
                .flatMap(struct -> Stream.of(Direction.values()).map(direction -> new Question(struct, direction)));
    }

    private String on(String level) {
        return Cortex.environment(level).replace("native-", "") + core.how();
    }

    /** MsgPuck needs less than each of the other libraries of the study. */
    private static Stream<Evidence> againstOthers(String about, Function<String, Optional<Figure>> figures) {
        return OTHERS.stream().flatMap(other -> isLess(about, figures.apply(MSGPUCK), figures.apply(other)));
    }

    private static Stream<Evidence> isLess(String about, Optional<Figure> claim, Optional<Figure> other) {
        return claim.isEmpty() || other.isEmpty()
                ? Stream.empty()
                : Stream.of(Evidence.isLess(about, Find.of(claim.get()), Find.of(other.get())));
    }

    private Optional<Figure> least(
            String library, Predicate<MpsocEntrant> which, Function<MpsocEntrant, Optional<Figure>> figures) {
        return core.schemes().stream()
                .map(scheme -> new MpsocEntrant(scheme, false))
                .filter(entrant -> entrant.scheme().contains(library) && which.test(entrant))
                .flatMap(entrant -> figures.apply(entrant).stream())
                .min(Comparator.comparingDouble(Figure::value));
    }

    private Optional<Figure> count(MpsocEntrant entrant, Question question, String level) {
        return core.find(
                level,
                entrant.scheme(),
                entrant.contentOf(question.struct()),
                Operation.of(question.direction()),
                Quantity.INSTRUCTIONS);
    }

    private Optional<Figure> time(String jvm, String scheme, String struct, Direction direction) {
        return result.figures()
                .find(new Figure.Key(
                        jvm,
                        scheme,
                        MpsocEntrant.content(struct),
                        Operation.of(direction),
                        Boundary.BOTH,
                        Quantity.TIME));
    }
}
