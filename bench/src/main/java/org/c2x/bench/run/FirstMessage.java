package org.c2x.bench.run;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.c2x.bench.BenchContent;
import org.c2x.bench.jmh.ColdStartBenchmark;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;
import org.c2x.bench.settle.ForkRequest;

/**
 * The time of the first message in a fresh JVM.
 *
 * @param octets the encoding, made beforehand: whoever makes it in the measured JVM has used the codec
 */
record FirstMessage(String scheme, BenchContent<?> content, Direction direction, byte[] octets) implements Measurement {
    private static final int START_MILLIS = 700;

    @Override
    public String title() {
        return scheme + ' ' + content.name() + ' ' + direction.label() + ", first message";
    }

    @Override
    public Figure.Key key(String environment) {
        return new Figure.Key(
                environment,
                scheme,
                content.name(),
                Operation.of(direction),
                Boundary.END_TO_END,
                Quantity.FIRST_MESSAGE);
    }

    @Override
    public List<Quantity> quantities() {
        return List.of(Quantity.FIRST_MESSAGE);
    }

    @Override
    public String benchmark() {
        return ColdStartBenchmark.class.getName() + '.' + direction.label();
    }

    @Override
    public Map<String, String> parameters() {
        return Map.of(
                "scheme",
                scheme,
                "content",
                content.name(),
                "octets",
                HexFormat.of().formatHex(octets));
    }

    @Override
    public ForkRequest.Kind kind() {
        return ForkRequest.Kind.FIRST;
    }

    @Override
    public int forks(Configuration configuration) {
        return configuration.coldStartForks();
    }

    @Override
    public int forkMillis(Configuration configuration) {
        return START_MILLIS;
    }

    @Override
    public List<Figure> figures(String environment, ForkOutcome fork) {
        return List.of(Figure.ofForks(
                key(environment), List.of(fork.iterations().get(0).wallNanos())));
    }
}
