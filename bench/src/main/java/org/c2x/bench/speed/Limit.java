package org.c2x.bench.speed;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;

/**
 * A figure of one scheme and the most it may be.
 *
 * @param what  for instance {@code cam: encode / clone}
 * @param value what was measured
 * @param most  the limit, null if there is none yet
 */
record Limit(String what, double value, @Nullable Double most) implements Goal {
    private static final double ENCODE_TO_CLONE = 6;
    private static final double DECODE_TO_COPY = 1.3;
    private static final double STREAM_TO_SINGLE = 2;
    /** What sampling may add to an allocation, in octets. */
    private static final double ALLOCATION_NOISE = 0.5;

    @Override
    public boolean holds() {
        return most == null || value <= most;
    }

    @Override
    public String toString() {
        String wanted = most == null ? "" : String.format(Locale.ROOT, "at most %5.2f", most);
        return Goal.line(what, value, wanted, holds());
    }

    /**
     * The figures of a scheme.
     *
     * @param limited the content that the limits are for; the streams are measured against it, octet for octet
     * @param streams names of the contents that are streams
     */
    static List<Limit> of(FigureList figures, String scheme, String limited, List<String> streams) {
        List<Limit> limits = new ArrayList<>();
        for (String content :
                figures.of(Quantity.TIME).map(Figure::content).distinct().toList()) {
            boolean isLimited = content.equals(limited);
            Measured own = new Measured(figures, scheme, content);
            own.ratio(Operation.ENCODE, isLimited ? ENCODE_TO_CLONE : null).ifPresent(limits::add);
            own.ratio(Operation.DECODE, isLimited ? DECODE_TO_COPY : null).ifPresent(limits::add);
            own.allocationOverGraph(isLimited ? ALLOCATION_NOISE : null).ifPresent(limits::add);
            own.allocationIntoBuffer(isLimited ? ALLOCATION_NOISE : null).ifPresent(limits::add);
            if (streams.contains(content)) {
                Measured single = new Measured(figures, scheme, limited);
                own.perOctet(Operation.ENCODE, single).ifPresent(limits::add);
                own.perOctet(Operation.DECODE, single).ifPresent(limits::add);
            }
        }
        return limits;
    }

    /** The figures of one content. */
    private record Measured(FigureList figures, String scheme, String name) {
        private Optional<Figure> figure(String of, Operation operation, Quantity quantity) {
            return figures.of(quantity, name)
                    .filter(figure -> of.equals(figure.scheme()) && figure.operation() == operation)
                    .findFirst();
        }

        Optional<Limit> ratio(Operation operation, @Nullable Double most) {
            return figure(scheme, operation, Quantity.TIME)
                    .map(time -> Comparison.ratio(time, figures))
                    .map(ratio -> new Limit(
                            name + ": " + operation.label() + " / "
                                    + operation.baseline().label() + ", times",
                            ratio.value(),
                            most));
        }

        Optional<Limit> allocationOverGraph(@Nullable Double most) {
            return figure(Figure.BASELINE, Operation.COPY_GRAPH, Quantity.ALLOCATED)
                    .flatMap(copy -> figure(scheme, Operation.DECODE, Quantity.ALLOCATED)
                            .map(decode -> new Limit(
                                    name + ": decode allocates beyond the records, octets",
                                    decode.value() - copy.value(),
                                    most)));
        }

        Optional<Limit> allocationIntoBuffer(@Nullable Double most) {
            return figure(scheme, Operation.ENCODE_INTO_BUFFER, Quantity.ALLOCATED)
                    .map(figure -> new Limit(name + ": encode into buffer allocates, octets", figure.value(), most));
        }

        Optional<Limit> perOctet(Operation operation, Measured single) {
            return octetsPerSecond(operation)
                    .flatMap(own -> single.octetsPerSecond(operation)
                            .map(others -> new Limit(
                                    name + ": " + operation.label() + " an octet / the same of " + single.name
                                            + ", times",
                                    others / own,
                                    STREAM_TO_SINGLE)));
        }

        private Optional<Double> octetsPerSecond(Operation operation) {
            return figure(scheme, operation, Quantity.TIME)
                    .map(time -> Comparison.octetsPerSecond(time, figures))
                    .filter(OptionalDouble::isPresent)
                    .map(OptionalDouble::getAsDouble);
        }
    }
}
