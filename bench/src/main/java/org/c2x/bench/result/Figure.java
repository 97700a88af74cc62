package org.c2x.bench.result;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;

/**
 * One figure of a result: what of, how much, and how sure that is. Everything measured is such a row, so a further
 * quantity or target is only more rows. Of several runs a fresh process, a fork, is the unit of statistics: iterations
 * within one share the layout of memory and the decisions of the compiler and differ far less than forks do.
 *
 * @param environment what it was measured with, empty for what is the same everywhere
 * @param scheme      whose codec, {@value #BASELINE} first for what others are compared with, empty for none
 * @param content     the message, empty for none
 * @param operation   what was done, null for a property of the message or its encoding
 * @param boundary    what the operation includes, null where there is only one
 * @param quantity    name of what it is a number of
 * @param unit        its unit; everything is per message
 * @param value       of forks their mean: the geometric one of times, else the arithmetic one
 * @param interval    confidence interval of a time, null where there are too few forks for one
 * @param forks       what each fork gave, empty for what is exact
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonAutoDetect(isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public record Figure(
        @JsonSetter(nulls = Nulls.AS_EMPTY) String environment,
        @JsonSetter(nulls = Nulls.AS_EMPTY) String scheme,
        @JsonSetter(nulls = Nulls.AS_EMPTY) String content,
        @Nullable Operation operation,
        @Nullable Boundary boundary,
        String quantity,
        String unit,
        double value,
        @Nullable Interval interval,
        @JsonSetter(nulls = Nulls.AS_EMPTY) List<Double> forks) {
    /** Scheme of what others are compared with, or how its name begins. */
    public static final String BASELINE = "baseline";

    /** Half an interval as a part of the value, with what rounding in result files may add. */
    private static final double NARROW = 0.1 * 1.000_001;

    /** @throws IllegalArgumentException if a number is not finite, or a time not above 0 */
    public Figure {
        forks = List.copyOf(forks);
        boolean isTime = new Quantity(quantity, unit).isTime();
        if (!DoubleStream.concat(DoubleStream.of(value), forks.stream().mapToDouble(fork -> fork))
                .allMatch(number -> Double.isFinite(number) && (number > 0 || !isTime))) {
            throw new IllegalArgumentException((isTime ? "times above 0" : "numbers") + " expected as " + quantity
                    + ", not " + value + ' ' + forks);
        }
        requireSubject(environment, scheme, content, operation, new Quantity(quantity, unit));
        if (interval != null && isTime && interval.low() <= 0) {
            throw new IllegalArgumentException("an interval of times begins above 0, not at " + interval.low());
        }
    }

    private static void requireSubject(
            String environment, String scheme, String content, @Nullable Operation operation, Quantity quantity) {
        if (quantity.isOfOperation() && operation == null) {
            throw new IllegalArgumentException("an operation expected, of which the " + quantity.name() + " is");
        }
        boolean isOfMessage = quantity.isOfEncoding() || operation != null && !operation.isOfNoMessage();
        if (isOfMessage && (scheme.isEmpty() || content.isEmpty()) || operation != null && environment.isEmpty()) {
            throw new IllegalArgumentException("environment, scheme and content expected of " + quantity.name());
        }
    }

    /**
     * What a figure is about; in a result no two are about the same. Its components are the figure's.
     */
    public record Key(
            String environment,
            String scheme,
            String content,
            @Nullable Operation operation,
            @Nullable Boundary boundary,
            Quantity quantity) {
        /** Of a message or of its encoding, whatever measures it. */
        public static Key of(String scheme, String content, Quantity quantity) {
            return new Key("", scheme, content, null, null, quantity);
        }

        /** The same in another environment. */
        public Key in(String other) {
            return new Key(other, scheme, content, operation, boundary, quantity);
        }

        /** Another quantity of the same. */
        public Key of(Quantity other) {
            return new Key(environment, scheme, content, operation, boundary, other);
        }

        /** For people: {@code uper cam encode, codec: time}. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            Stream.of(scheme, content, operation == null ? "" : operation.label())
                    .filter(part -> !part.isEmpty())
                    .forEach(part -> text.append(text.isEmpty() ? "" : " ").append(part));
            text.append(boundary == null ? "" : ", " + boundary.label());
            return text + ": " + quantity.name() + (environment.isEmpty() ? "" : " in " + environment);
        }
    }

    /** An exact figure. */
    public static Figure of(Key key, double value) {
        return new Figure(key, value, null, List.of());
    }

    /**
     * What forks show by themselves.
     *
     * @param forks one or more
     */
    public static Figure ofForks(Key key, List<Double> forks) {
        return ofForks(key, forks, Scatter.UNKNOWN);
    }

    private static Figure ofForks(Key key, List<Double> forks, Scatter scatter) {
        if (!key.quantity.isTime()) {
            double mean = forks.stream().mapToDouble(fork -> fork).average().orElseThrow();
            return new Figure(key, mean, null, forks);
        }
        MeanInterval time = MeanInterval.of(forks, scatter);
        return new Figure(key, time.mean(), time.interval(), forks);
    }

    private Figure(Key key, double value, @Nullable Interval interval, List<Double> forks) {
        this(
                key.environment,
                key.scheme,
                key.content,
                key.operation,
                key.boundary,
                key.quantity.name(),
                key.quantity.unit(),
                value,
                interval,
                forks);
    }

    /** What it is about. */
    public Key key() {
        return new Key(environment, scheme, content, operation, boundary, new Quantity(quantity, unit));
    }

    /** Whether it is a number of something. */
    public boolean is(Quantity of) {
        return quantity.equals(of.name()) && unit.equals(of.unit());
    }

    /** What was done, of a figure of a {@linkplain Quantity#isOfOperation quantity of operations}. */
    public Operation requireOperation() {
        return requireNonNull(operation);
    }

    /** Which way the operation goes, null without one. */
    public @Nullable Direction direction() {
        return operation == null ? null : operation.direction();
    }

    /** Whether this is no work of a codec but what its figures are held against. */
    public boolean isBaseline() {
        return operation != null && operation.isBaseline();
    }

    /** Lower end of the interval, not a number without one. */
    public double low() {
        return interval == null ? Double.NaN : interval.low();
    }

    /** Upper end of the interval, not a number without one. */
    public double high() {
        return interval == null ? Double.NaN : interval.high();
    }

    /** Whether its interval is within ± 10 %, so that it can be ranked. */
    public boolean hasNarrowInterval() {
        return relativeError() <= NARROW;
    }

    /** The wider half of the interval as a fraction of the value, not a number where there is none. */
    public double relativeError() {
        return high() / value - 1;
    }

    /** The same in another environment. */
    public Figure in(String other) {
        return new Figure(key().in(other), value, interval, forks);
    }

    /** The same forks, where more is known of their scatter. */
    Figure with(Scatter scatter) {
        return ofForks(key(), forks, scatter);
    }

    /**
     * What the forks of this and of another show together; of exact figures the other.
     *
     * @throws IllegalArgumentException if the other is about something else
     */
    public Figure and(Figure more) {
        if (!key().equals(more.key())) {
            throw new IllegalArgumentException(key() + " expected, not " + more.key());
        }
        return more.forks.isEmpty()
                ? more
                : ofForks(
                        key(),
                        Stream.concat(forks.stream(), more.forks.stream()).toList());
    }
}
