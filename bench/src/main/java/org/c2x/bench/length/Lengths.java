package org.c2x.bench.length;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Content;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2015;

/** Measures encoded lengths and sets them beside published ones. */
public final class Lengths {
    private static final String WITH_DIGEST = "sec1-digest";
    private static final String WITH_CERTIFICATE = "sec1-certificate";

    private Lengths() {}

    /**
     * Every content in every scheme, contents in their order, schemes within them; streams of messages left out. Where
     * both envelopes of CAMs are among the contents their average follows.
     */
    public static List<Length> of(List<String> schemes, List<Content<?>> contents) {
        List<Length> lengths = new ArrayList<>();
        for (Content<?> content : contents) {
            if (!content.isStream()) {
                schemes.forEach(scheme -> lengths.add(measure(scheme, content)));
            }
        }
        schemes.forEach(scheme -> average(scheme, lengths).ifPresent(lengths::add));
        return lengths.stream().map(Lengths::besidePublished).toList();
    }

    private static <T> Length measure(String scheme, Content<T> content) {
        Optional<Codec<T>> codec = Codecs.find(scheme, content.type());
        if (codec.isEmpty()) {
            return Length.missing(
                    scheme,
                    content.name(),
                    Codecs.unavailable(scheme)
                            .map(reason -> "skipped because " + reason)
                            .orElseGet(() -> "the scheme has no codec for " + content.type().getSimpleName()));
        }
        try {
            int length = codec.get().encode(content.messages().get(0)).length;
            return Length.measured(scheme, content.name(), BigDecimal.valueOf(length));
        } catch (EncodeException e) {
            return Length.missing(scheme, content.name(), e.getMessage());
        }
    }

    /**
     * Table VII: the envelope of a CAM, now with the certificate and else with its digest. Empty if the scheme has not
     * both among some lengths.
     */
    public static Optional<Length> average(String scheme, List<Length> lengths) {
        Study2015.AverageEnvelope rates = Published.study2015().averageEnvelope();
        BigDecimal digest = find(scheme, WITH_DIGEST, lengths);
        BigDecimal certificate = find(scheme, WITH_CERTIFICATE, lengths);
        if (digest == null || certificate == null) {
            return Optional.empty();
        }
        int all = rates.messagesPerSecond();
        int certificates = rates.certificatesPerSecond();
        BigDecimal octetsPerSecond = digest.multiply(BigDecimal.valueOf(all - certificates))
                .add(certificate.multiply(BigDecimal.valueOf(certificates)));
        return Optional.of(Length.measured(
                scheme,
                Length.AVERAGE,
                octetsPerSecond.divide(BigDecimal.valueOf(all)).setScale(1)));
    }

    private static @Nullable BigDecimal find(String scheme, String content, List<Length> lengths) {
        return lengths.stream()
                .filter(length -> length.scheme().equals(scheme) && length.content().equals(content))
                .findFirst()
                .map(Length::length)
                .orElse(null);
    }

    private static Length besidePublished(Length measured) {
        Optional<PublishedColumn> column = PublishedColumn.of(measured.scheme());
        return column.isEmpty() ? measured : besidePublished(measured, column.get());
    }

    private static Length besidePublished(Length measured, PublishedColumn column) {
        BigDecimal in2014 = column.length2014(measured.content()).orElse(null);
        BigDecimal in2015 = column.length2015(measured.content()).orElse(null);
        return new Length(
                measured.scheme(),
                measured.content(),
                measured.length(),
                in2014,
                in2015,
                measured.length() == null ? measured.reason() : reason(measured, column, in2014, in2015));
    }

    /** Only for figures that differ; what nobody has explained yet says so. */
    private static @Nullable String reason(
            Length measured, PublishedColumn column, @Nullable BigDecimal in2014, @Nullable BigDecimal in2015) {
        return Length.reasons(reason(measured, column, 2014, in2014), reason(measured, column, 2015, in2015));
    }

    private static @Nullable String reason(
            Length measured, PublishedColumn column, int study, @Nullable BigDecimal published) {
        if (published == null || published.compareTo(measured.length()) == 0) {
            return null;
        }
        return Reasons.find(column, study, measured.content()).orElse("differs, reason not known");
    }
}
