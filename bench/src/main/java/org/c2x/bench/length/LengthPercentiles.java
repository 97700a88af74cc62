package org.c2x.bench.length;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.bench.BenchContent;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;

/** How long messages are that are not all alike: percentiles over all of them. */
public final class LengthPercentiles {
    /** Those of {@link Quantity#LENGTHS}. */
    private static final double[] SHARES = {0, 0.05, 0.5, 0.9, 0.95, 0.99, 1};

    private LengthPercentiles() {}

    /** Of each stream in each scheme that has codecs for it and can express all of its messages. */
    public static List<Figure> of(List<String> schemes, List<BenchContent<?>> contents) {
        return contents.stream()
                .filter(BenchContent::isStream)
                .flatMap(stream -> of(schemes, stream))
                .toList();
    }

    private static <T> Stream<Figure> of(List<String> schemes, BenchContent<T> stream) {
        return of(schemes, stream.name(), stream.type(), stream.messages());
    }

    /** Of some messages in each scheme that has codecs for them and can express all of them. */
    public static <T> Stream<Figure> of(List<String> schemes, String content, Class<T> type, List<T> messages) {
        return schemes.stream()
                .flatMap(scheme -> sorted(scheme, type, messages)
                        .map(lengths -> percentiles(scheme, content, lengths))
                        .orElse(Stream.empty()));
    }

    private static <T> Optional<int[]> sorted(String scheme, Class<T> type, List<T> messages) {
        Optional<Codec<T>> codec = Codecs.find(scheme, type);
        if (codec.isEmpty()) {
            return Optional.empty();
        }
        try {
            int[] lengths = messages.stream()
                    .mapToInt(message -> codec.get().encode(message).length)
                    .toArray();
            Arrays.sort(lengths);
            return Optional.of(lengths);
        } catch (EncodeException e) {
            return Optional.empty(); // the times of the stream say why
        }
    }

    private static Stream<Figure> percentiles(String scheme, String content, int[] sorted) {
        return IntStream.range(0, SHARES.length)
                .mapToObj(i -> Figure.of(
                        Figure.Key.of(scheme, content, Quantity.LENGTHS.get(i)), percentile(sorted, SHARES[i])));
    }

    /** The least length that so many of the messages do not exceed (nearest rank). */
    static int percentile(int[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }
}
