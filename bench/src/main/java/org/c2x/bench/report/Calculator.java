package org.c2x.bench.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.channel.Channel;
import org.c2x.bench.channel.Framing;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2015;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/**
 * What the calculator on the page computes with, as JSON; the page has the formulas of {@link Channel} a second time.
 *
 * @param channel      the channel with its constants, at its default rate
 * @param framings     overhead by message
 * @param average      how often an envelope carries the certificate
 * @param messages     octets by content, then by scheme
 * @param envelopes    octets of the envelope with digest and with certificate, then by scheme
 * @param decodeNanos  time to decode by content, then by scheme, in the first environment
 */
record Calculator(
        Channel channel,
        Map<String, Framing> framings,
        Study2015.AverageEnvelope average,
        Map<String, Map<String, Double>> messages,
        Map<String, Map<String, Double>> envelopes,
        Map<String, Map<String, Double>> decodeNanos) {
    private static final String CAM = "cam";
    private static final String DENM = "denm";

    /** The calculator's figures, null without lengths of a message. */
    static @Nullable Calculator of(StudyResult result) {
        Calculator calculator = new Calculator(
                Channel.ITS_G5,
                new TreeMap<>(Map.of(CAM, Framing.CAM, DENM, Framing.DENM)),
                Published.study2015().averageEnvelope(),
                lengths(result, List.of(CAM, DENM)),
                lengths(result, List.of("sec1-digest", "sec1-certificate")),
                times(result));
        return calculator.messages.isEmpty() ? null : calculator;
    }

    private static Map<String, Map<String, Double>> lengths(StudyResult result, List<String> contents) {
        return byContent(contents.stream().flatMap(content -> result.figures().of(Quantity.LENGTH, content)));
    }

    private static Map<String, Map<String, Double>> times(StudyResult result) {
        String environment = result.environments().get(0).id();
        return byContent(result.of(Quantity.TIME)
                .filter(time -> environment.equals(time.environment())
                        && time.operation() == Operation.DECODE
                        && Findings.isUnder(time.boundary(), Boundary.END_TO_END)));
    }

    private static Map<String, Map<String, Double>> byContent(Stream<Figure> figures) {
        return figures.collect(Collectors.groupingBy(
                Figure::content,
                TreeMap::new,
                Collectors.toMap(Figure::scheme, Figure::value, Math::min, TreeMap::new)));
    }
}
