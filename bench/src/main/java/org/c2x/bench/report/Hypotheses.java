package org.c2x.bench.report;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.length.Length;
import org.c2x.bench.report.Claim.Extent;
import org.c2x.bench.report.Claim.Measure;
import org.c2x.bench.report.Claim.Multiple;
import org.c2x.bench.report.Findings.Question;
import org.c2x.bench.report.Hypothesis.Evidence;
import org.c2x.bench.report.Hypothesis.Judgement;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.StudyResult;

/** The studies' main findings, judged by what was measured. */
final class Hypotheses {
    private static final String IN_2014 = "2014";
    private static final String IN_2015 = "2015";
    private static final String ASN1C = "ASN1C";
    private static final String IN_BOTH = "2014 and 2015";

    private static final List<String> TRAFFIC = List.of(Headline.TRAFFIC);
    private static final List<String> FACILITIES = List.of("cam", "denm");
    private static final List<String> ENVELOPES = List.of("sec1-digest", "sec1-certificate", "sec2", "sec3");
    private static final List<String> ALL =
            Stream.concat(FACILITIES.stream(), ENVELOPES.stream()).toList();
    private static final List<Direction> ENCODE = List.of(Direction.ENCODE);
    private static final List<Direction> DECODE = List.of(Direction.DECODE);
    private static final List<Direction> BOTH = List.of(Direction.values());
    private static final List<Direction> NONE = Collections.singletonList(null);

    private static final Measure TIME = Findings::fastest;
    private static final Measure LENGTH = Findings::smallest;
    private static final Measure HEAP = Findings::leanest;
    /** What counts as “almost on par”. */
    private static final double ON_PAR = 2;

    private final StudyResult result;

    private Hypotheses(StudyResult result) {
        this.result = result;
    }

    /** All of them, those about time first. */
    static List<Hypothesis> of(StudyResult result, CortexFigures core) {
        Hypotheses hypotheses = new Hypotheses(result);
        return Stream.of(
                        hypotheses.order(),
                        Stream.of(SameOrder.of(result, new Extent(ALL, BOTH))),
                        hypotheses.effort(),
                        hypotheses.lengths(),
                        hypotheses.memory(),
                        MpsocFindings.of(result, core))
                .flatMap(some -> some)
                .toList();
    }

    private Stream<Hypothesis> order() {
        Contender[] rivals = {Contender.ASN1, Contender.PROTOBUF, Contender.EXI};
        return Stream.of(
                atBoundaries(
                        "The binary scheme encodes the envelope fastest.",
                        IN_BOTH,
                        Claim.less(TIME, new Extent(ENVELOPES, ENCODE), Contender.BINARY, rivals)),
                atBoundaries(
                        "The binary scheme decodes the envelope fastest.",
                        IN_2015,
                        Claim.less(TIME, new Extent(ENVELOPES, DECODE), Contender.BINARY, rivals)),
                atBoundaries(
                        "The lead of the binary scheme over ASN.1 is smaller in decoding than in encoding.",
                        IN_2015,
                        Claim.smallerMultiple(
                                ENVELOPES,
                                new Multiple(Contender.ASN1, Contender.BINARY, Direction.DECODE),
                                new Multiple(Contender.ASN1, Contender.BINARY, Direction.ENCODE))),
                atBoundaries(
                        "ASN.1 encodes the envelope faster than Protobuf.",
                        IN_2014,
                        Claim.less(TIME, new Extent(ENVELOPES, ENCODE), Contender.ASN1, Contender.PROTOBUF)),
                atBoundaries(
                        "ASN.1 and Protobuf are almost on par for the envelope: neither takes twice the other’s time.",
                        IN_2015,
                        Claim.within(ON_PAR, TIME, new Extent(ENVELOPES, BOTH), Contender.ASN1, Contender.PROTOBUF)),
                onTrafficToo(
                        atBoundaries(
                                "For CAM and DENM, ASN.1 is faster than Protobuf and EXI.",
                                IN_BOTH,
                                fasterThanTheOthers(FACILITIES)),
                        fasterThanTheOthers(TRAFFIC)),
                atBoundaries(
                        "EXI by a library is slowest for the envelope.",
                        IN_2015,
                        slowestForEnvelope(Contender.EXI_BY_LIBRARY)),
                atBoundaries(
                        "EXI by generated code, which the study did not have, is also slowest.",
                        IN_2015,
                        slowestForEnvelope(Contender.EXI_COMPILED)));
    }

    private static Claim fasterThanTheOthers(List<String> contents) {
        return Claim.less(TIME, new Extent(contents, BOTH), Contender.ASN1, Contender.PROTOBUF, Contender.EXI);
    }

    private static Claim slowestForEnvelope(Contender exi) {
        return Claim.more(TIME, new Extent(ENVELOPES, BOTH), exi, Contender.ASN1, Contender.PROTOBUF, Contender.BINARY);
    }

    private Stream<Hypothesis> effort() {
        return Stream.of(
                onTrafficToo(
                        atBoundaries("Every scheme decodes faster than it encodes.", IN_2015, decodesFaster(ALL)),
                        decodesFaster(TRAFFIC)),
                atBoundaries(
                        "In ASN.1, encoders optimised for time are faster than those optimised for space.",
                        IN_2014,
                        Claim.less(TIME, new Extent(ALL, ENCODE), Contender.ASN1_FOR_TIME, Contender.ASN1_FOR_SPACE)),
                atBoundaries(
                        "The same for Protobuf.",
                        IN_2014,
                        Claim.less(
                                TIME,
                                new Extent(ALL, ENCODE),
                                Contender.PROTOBUF_FOR_TIME,
                                Contender.PROTOBUF_FOR_SPACE)),
                atBoundaries(
                        "The gap between the two is small for ASN.1 and large for Protobuf.",
                        IN_2014,
                        Claim.smallerMultiple(
                                ALL,
                                new Multiple(Contender.ASN1_FOR_SPACE, Contender.ASN1_FOR_TIME, Direction.ENCODE),
                                new Multiple(
                                        Contender.PROTOBUF_FOR_SPACE, Contender.PROTOBUF_FOR_TIME, Direction.ENCODE))),
                atBoundaries(
                        "Employee in unaligned PER takes less time than with ASN1C’s Java run time of 2010.",
                        ASN1C,
                        Hypotheses::employee),
                atBoundaries(
                        "A complex specification slows BER more than PER: more for CAM and DENM than for "
                                + "Employee.",
                        ASN1C,
                        Claim.grows(
                                Asn1cSection.EMPLOYEE,
                                FACILITIES,
                                new Multiple(Contender.BER, Contender.ASN1, Direction.ENCODE),
                                new Multiple(Contender.BER, Contender.ASN1, Direction.DECODE))));
    }

    private static Claim decodesFaster(List<String> contents) {
        return Claim.decodesFaster(
                contents,
                Contender.ASN1,
                Contender.PROTOBUF_FOR_TIME,
                Contender.EXI_BY_LIBRARY,
                Contender.EXI_COMPILED,
                Contender.BINARY);
    }

    private static Stream<Evidence> employee(Findings findings, Boundary boundary) {
        return BOTH.stream()
                .flatMap(direction -> findings
                        .fastest(Contender.ASN1, new Question(Asn1cSection.EMPLOYEE, direction, boundary))
                        .map(find -> Evidence.isLess(
                                Asn1cSection.EMPLOYEE + ", " + direction.label(),
                                find,
                                Asn1cSection.published(direction)))
                        .stream());
    }

    private Stream<Hypothesis> lengths() {
        Extent average = new Extent(List.of(Length.AVERAGE), NONE);
        return Stream.of(
                onTrafficToo(
                        once("ASN.1 has the fewest octets for CAM and DENM.", IN_BOTH, shortestOfAll(FACILITIES)),
                        shortestOfAll(TRAFFIC)),
                once(
                        "ASN.1 has fewer octets than binary for an envelope with a digest.",
                        IN_BOTH,
                        Claim.less(
                                LENGTH, new Extent(ENVELOPES.subList(0, 1), NONE), Contender.ASN1, Contender.BINARY)),
                once(
                        "ASN.1 has more octets than binary for an envelope with a certificate.",
                        IN_BOTH,
                        Claim.more(
                                LENGTH,
                                new Extent(ENVELOPES.subList(1, ENVELOPES.size()), NONE),
                                Contender.ASN1,
                                Contender.BINARY)),
                once(
                        "EXI has the fewest octets for the envelope.",
                        IN_2015,
                        Claim.less(
                                LENGTH,
                                new Extent(ENVELOPES, NONE),
                                Contender.EXI,
                                Contender.ASN1,
                                Contender.BINARY,
                                Contender.PROTOBUF)),
                onTrafficToo(
                        once("Protobuf has the most octets of all.", IN_BOTH, protobufIsLongest(ALL)),
                        protobufIsLongest(TRAFFIC)),
                once(
                        "EXI has the least average length of a CAM’s envelope.",
                        IN_2015 + ", Table VII",
                        Claim.less(
                                LENGTH, average, Contender.EXI, Contender.ASN1, Contender.BINARY, Contender.PROTOBUF)));
    }

    private static Claim shortestOfAll(List<String> contents) {
        return Claim.less(LENGTH, new Extent(contents, NONE), Contender.ASN1, Contender.PROTOBUF, Contender.EXI);
    }

    private static Claim protobufIsLongest(List<String> contents) {
        return Claim.more(
                LENGTH,
                new Extent(contents, NONE),
                Contender.PROTOBUF,
                Contender.ASN1,
                Contender.EXI,
                Contender.BINARY);
    }

    private Stream<Hypothesis> memory() {
        return Stream.of(
                atBoundaries(
                        "In ASN.1, encoders optimised for space need more heap than those optimised for time.",
                        IN_2014,
                        Claim.more(HEAP, new Extent(ALL, ENCODE), Contender.ASN1_FOR_SPACE, Contender.ASN1_FOR_TIME)),
                atBoundaries(
                        "The same for Protobuf with CAM and DENM.",
                        IN_2014,
                        Claim.more(
                                HEAP,
                                new Extent(FACILITIES, ENCODE),
                                Contender.PROTOBUF_FOR_SPACE,
                                Contender.PROTOBUF_FOR_TIME)),
                atBoundaries(
                        "The binary scheme needs the least heap to encode the envelope.",
                        IN_BOTH,
                        Claim.less(
                                HEAP,
                                new Extent(ENVELOPES, ENCODE),
                                Contender.BINARY,
                                Contender.ASN1,
                                Contender.PROTOBUF,
                                Contender.EXI)),
                atBoundaries(
                        "EXI by a library needs the most heap, by a factor.",
                        IN_2015,
                        Claim.more(
                                HEAP,
                                new Extent(ALL, BOTH),
                                Contender.EXI_BY_LIBRARY,
                                Contender.ASN1,
                                Contender.PROTOBUF,
                                Contender.BINARY)));
    }

    /** The same claim about what vehicles send, beside the studies’ messages; nothing where that was not measured. */
    private Hypothesis onTrafficToo(Hypothesis ofStudies, Claim claim) {
        Findings here = findings(result.environments().get(0));
        List<Evidence> evidence = claim.judge(here, Boundary.END_TO_END).toList();
        if (evidence.isEmpty()) {
            return ofStudies;
        }
        return new Hypothesis(
                ofStudies.statement(),
                ofStudies.source(),
                Stream.concat(ofStudies.judgements().stream(), Stream.of(new Judgement("on traffic", evidence)))
                        .toList());
    }

    private Findings findings(Environment environment) {
        return new Findings(result, environment.id());
    }

    /** A hypothesis that does not depend on where the measurement begins and ends. */
    private Hypothesis once(String statement, String source, Claim claim) {
        Findings findings = findings(result.environments().get(0));
        return new Hypothesis(
                statement,
                source,
                List.of(new Judgement(
                        "", claim.judge(findings, Boundary.END_TO_END).toList())));
    }

    /** A hypothesis judged at both boundaries in each JVM, and in C where something of it was measured. */
    private Hypothesis atBoundaries(String statement, String source, Claim claim) {
        List<Environment> jvms = result.jvms();
        Stream<Judgement> inJava = jvms.stream()
                .flatMap(jvm -> Stream.of(Boundary.END_TO_END, Boundary.CODEC)
                        .map(boundary -> new Judgement(
                                boundary.label() + (jvms.size() > 1 ? ", " + jvm.id() : ""),
                                claim.judge(findings(jvm), boundary).toList())));
        Stream<Judgement> inC = new Targets(result)
                .timed().stream()
                        .map(target -> new Judgement(
                                "in C, " + target.target(),
                                claim.judge(findings(target), Boundary.CODEC).toList()))
                        .filter(judgement -> !judgement.evidence().isEmpty());
        return new Hypothesis(statement, source, Stream.concat(inJava, inC).toList());
    }
}
