package org.c2x.bench.length;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2015;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;

/**
 * Encoded lengths of single messages.
 *
 * @param figures contents in their order, schemes within them
 * @param skipped what a scheme cannot express, and why
 */
public record MeasuredLengths(List<Figure> figures, List<Skipped> skipped) {
    private static final String WITH_DIGEST = "sec1-digest";
    private static final String WITH_CERTIFICATE = "sec1-certificate";

    public MeasuredLengths {
        figures = List.copyOf(figures);
        skipped = List.copyOf(skipped);
    }

    /** Measures every content in every scheme that can be used; streams of messages are left out. */
    public static MeasuredLengths measure(List<String> schemes, List<BenchContent<?>> contents) {
        List<Figure> figures = new ArrayList<>();
        List<Skipped> skipped = new ArrayList<>();
        for (BenchContent<?> content : contents) {
            if (!content.isStream()) {
                schemes.forEach(scheme -> measure(scheme, content, figures, skipped));
            }
        }
        return new MeasuredLengths(figures, skipped);
    }

    private static <T> void measure(
            String scheme, BenchContent<T> content, List<Figure> figures, List<Skipped> skipped) {
        Optional<Codec<T>> codec = Codecs.find(scheme, content.type());
        if (codec.isEmpty()) {
            skipped.add(Skipped.of(scheme, content.name(), BenchSchemes.noCodec(content)));
            return;
        }
        try {
            int length = codec.get().encode(content.messages().get(0)).length;
            figures.add(Figure.of(Figure.Key.of(scheme, content.name(), Quantity.LENGTH), length));
        } catch (EncodeException e) {
            skipped.add(Skipped.of(scheme, content.name(), e.getMessage()));
        } catch (RuntimeException e) {
            // of a library; it keeps its other contents
            skipped.add(Skipped.of(scheme, content.name(), "of a failure: " + e));
        }
    }

    /**
     * Every content in every scheme beside published lengths, those that cannot be used too. Where both envelopes of
     * CAMs are among the contents their average follows.
     */
    public static List<Length> of(List<String> schemes, List<BenchContent<?>> contents) {
        MeasuredLengths measured = measure(
                schemes.stream()
                        .filter(scheme -> !Codecs.unavailable().containsKey(scheme))
                        .toList(),
                contents);
        FigureList figures = new FigureList(measured.figures);
        Stream<Length> lengths = contents.stream()
                .filter(content -> !content.isStream())
                .flatMap(content -> schemes.stream().map(scheme -> measured.of(scheme, content.name(), figures)));
        Stream<Length> averages = schemes.stream()
                .flatMap(scheme ->
                        average(scheme, figures)
                                .map(average -> Length.measured(scheme, Length.AVERAGE, average))
                                .stream());
        return Stream.concat(lengths, averages).toList();
    }

    private Length of(String scheme, String content, FigureList among) {
        OptionalDouble length = among.length(scheme, content);
        if (length.isPresent()) {
            return Length.measured(scheme, content, BigDecimal.valueOf((long) length.getAsDouble()));
        }
        String unavailable = Codecs.unavailable().get(scheme);
        return Length.missing(
                scheme,
                content,
                unavailable != null
                        ? "skipped because " + unavailable
                        : skipped.stream()
                                .filter(one -> one.isOf(scheme, content))
                                .map(Skipped::reason)
                                .findFirst()
                                .orElseThrow());
    }

    /**
     * Table VII: the envelope of a CAM, now with the certificate and else with its digest. Empty if a scheme has not
     * both lengths.
     */
    public static Optional<BigDecimal> average(String scheme, FigureList figures) {
        Study2015.AverageEnvelope rates = Published.study2015().averageEnvelope();
        OptionalDouble digest = figures.length(scheme, WITH_DIGEST);
        OptionalDouble certificate = figures.length(scheme, WITH_CERTIFICATE);
        if (digest.isEmpty() || certificate.isEmpty()) {
            return Optional.empty();
        }
        int all = rates.messagesPerSecond();
        int certificates = rates.certificatesPerSecond();
        BigDecimal octetsPerSecond = BigDecimal.valueOf(((long) digest.getAsDouble()) * (all - certificates)
                + ((long) certificate.getAsDouble()) * certificates);
        return Optional.of(octetsPerSecond.divide(BigDecimal.valueOf(all)).setScale(1));
    }
}
