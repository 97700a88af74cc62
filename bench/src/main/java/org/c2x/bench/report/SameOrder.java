package org.c2x.bench.report;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.report.Claim.Extent;
import org.c2x.bench.report.Hypothesis.Evidence;
import org.c2x.bench.report.Hypothesis.Judgement;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.StudyResult;

/** The studies' finding that all processors put the schemes into the same order, judged by code in C. */
final class SameOrder {
    private static final List<Contender> CONTENDERS =
            List.of(Contender.ASN1, Contender.PROTOBUF, Contender.EXI, Contender.BINARY);
    private static final String FIRST = Targets.OF_THE_STUDIES.get(0);

    private SameOrder() {}

    static Hypothesis of(StudyResult result, Extent scope) {
        Targets targets = new Targets(result);
        List<Judgement> judgements = Targets.OF_THE_STUDIES.stream()
                .skip(1)
                .map(other -> new Judgement(
                        "in C, " + FIRST + " and " + other,
                        Stream.concat(evidence(targets, scope, FIRST, other), evidence(targets, scope, other, FIRST))
                                .toList()))
                .toList();
        return new Hypothesis(
                "The order of the schemes is the same on Core i7, Atom and Geode: by instructions executed.",
                "2015",
                judgements);
    }

    /** Whatever takes fewer instructions on one takes fewer on the other. */
    private static Stream<Evidence> evidence(Targets targets, Extent scope, String one, String other) {
        return targets.of(one).stream()
                .flatMap(here -> targets.of(other).stream().flatMap(there -> {
                    Findings findingsHere = new Findings(targets.result(), here.id());
                    Findings findingsThere = new Findings(targets.result(), there.id());
                    return CONTENDERS.stream()
                            .flatMap(less -> CONTENDERS.stream()
                                    .flatMap(more -> Claim.lessWhereLess(
                                                    findingsHere, Findings::shortest, scope, less, more)
                                            .judge(findingsThere, Boundary.CODEC)))
                            .map(evidence -> evidence.on(there.id()));
                }));
    }
}
