package org.c2x.bench.result;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;

/**
 * How the times of bursts are distributed. A burst is a number of different messages one after the other, because
 * asking for the time costs about as much as one fast operation; a burst of nothing shows what that costs.
 *
 * @param environment what it was measured with
 * @param scheme      what was measured, {@value Row#BASELINE} for the empty burst
 * @param content     the messages, null for the empty burst
 * @param direction   which way, null for the empty burst
 * @param boundary    what the time includes, null for the empty burst
 * @param messages    in one burst, also where it is empty: what {@code message} is shared out to
 * @param burst       times of whole bursts
 * @param message     the same per message
 * @param forks       times of whole bursts in each fork
 */
public record Latency(
        String environment,
        String scheme,
        @Nullable String content,
        @Nullable Direction direction,
        @Nullable Boundary boundary,
        int messages,
        Percentiles burst,
        Percentiles message,
        List<Percentiles> forks)
        implements Figure {
    public Latency {
        forks = List.copyOf(forks);
    }

    /** What one fork or more show. */
    public static Latency ofForks(Key key, int messages, List<Percentiles> forks) {
        Percentiles burst = Percentiles.over(forks);
        return new Latency(
                key.environment,
                key.scheme,
                key.content,
                key.direction,
                key.boundary,
                messages,
                burst,
                burst.dividedBy(messages),
                forks);
    }

    @Override
    public Key key() {
        return new Key(environment, scheme, content, direction, boundary);
    }

    @Override
    public int forkCount() {
        return forks.size();
    }

    @Override
    public Latency and(Figure more) {
        Figure.requireSame(this, more);
        return ofForks(
                key(), messages, Stream.concat(forks.stream(), ((Latency) more).forks.stream()).toList());
    }

    /** What a distribution is about; all but the environment and the scheme null for the empty burst. */
    public record Key(
            String environment,
            String scheme,
            @Nullable String content,
            @Nullable Direction direction,
            @Nullable Boundary boundary) {}
}
