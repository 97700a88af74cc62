package org.c2x.bench.result;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What figures are numbers of. The ones here are those that reports know how to show; programs may write others, which
 * stand with their names in the table of all figures.
 *
 * @param name in words
 * @param unit {@value #NANOS} makes it a time: above 0, its forks taken together by their geometric mean
 */
public record Quantity(String name, String unit) {
    static final String NANOS = "ns";
    private static final String OCTETS = "octets";

    /** Processor time of one operation, of the thread that does it. */
    public static final Quantity TIME = new Quantity("time", NANOS);
    /** The same by the clock on the wall. */
    public static final Quantity WALL_TIME = new Quantity("wall time", NANOS);
    /** How much of the time on the wall the measuring thread was on a processor, 1 on a machine with nothing else. */
    public static final Quantity PROCESSOR_SHARE = new Quantity("processor share", "1");
    /** A fork that had less than this {@link #PROCESSOR_SHARE} was disturbed: its caches were another's, too. */
    public static final double DISTURBED_SHARE = 0.9;
    /** Iterations of each fork that were thrown away until it had settled; forks in the order of those of the time. */
    public static final Quantity WARMUP = new Quantity("warm-up iterations", "1");
    /** How many of these were thrown away because something shared the core, or slowed it down. */
    public static final Quantity DISTURBED = new Quantity("disturbed iterations", "1");
    /** Forks that had not settled when their time was over and do not count; absent if there are none. */
    public static final Quantity UNSETTLED = new Quantity("forks that did not settle", "1");
    /** Time on the wall of one message while every core does the same. */
    public static final Quantity ALL_CORES = new Quantity("wall time on all cores", NANOS);
    /** Time of the first operation of a fresh process, with all that is loaded and built for it. */
    public static final Quantity FIRST_MESSAGE = new Quantity("first message", NANOS);
    /** Heap that an operation allocates while it is timed. */
    public static final Quantity ALLOCATED = new Quantity("allocated", OCTETS);
    /** Heap that a warm operation allocates, its result included. */
    public static final Quantity HEAP = new Quantity("heap", OCTETS);
    /** Stack below the caller of a warm operation, at the deepest point. */
    public static final Quantity STACK = new Quantity("stack", OCTETS);
    /** What a decoded message keeps alive, without what the codec itself holds. */
    public static final Quantity RETAINED = new Quantity("retained", OCTETS);
    /** Length of the encoding, in a stream of messages the mean. */
    public static final Quantity LENGTH = new Quantity("length", OCTETS);
    /** Percentiles of the lengths of many messages, in ascending order; the first and the last are the extremes. */
    public static final List<Quantity> LENGTHS = Stream.of("least", "p5", "p50", "p90", "p95", "p99", "most")
            .map(part -> new Quantity("length " + part, OCTETS))
            .toList();
    /** The same after DEFLATE (RFC 1951) at its best level, without a header. */
    public static final Quantity DEFLATED = new Quantity("deflated length", OCTETS);
    /** Flash that a codec for one type takes: how much longer a program is with it, all that it calls included. */
    public static final Quantity CODE = new Quantity("code size", OCTETS);
    /** What of that is its own, without the C library. */
    public static final Quantity LIBRARY_CODE = new Quantity("code size without C library", OCTETS);
    /** Machine instructions that an operation executes. */
    public static final Quantity INSTRUCTIONS = new Quantity("instructions", "1");
    /** Percentiles of the time of one message in a burst of many. */
    public static final Quantity P50 = new Quantity("latency p50", NANOS);

    public static final Quantity P90 = new Quantity("latency p90", NANOS);
    public static final Quantity P99 = new Quantity("latency p99", NANOS);
    public static final Quantity P999 = new Quantity("latency p99.9", NANOS);
    public static final Quantity MOST = new Quantity("latency max", NANOS);
    /** In ascending order. */
    public static final List<Quantity> LATENCIES = List.of(P50, P90, P99, P999, MOST);

    private static final Set<Quantity> OF_OPERATIONS = Set.of(
            TIME,
            WALL_TIME,
            PROCESSOR_SHARE,
            WARMUP,
            DISTURBED,
            UNSETTLED,
            ALL_CORES,
            FIRST_MESSAGE,
            ALLOCATED,
            HEAP,
            STACK,
            RETAINED,
            INSTRUCTIONS,
            P50,
            P90,
            P99,
            P999,
            MOST);
    private static final String BITS = "bits";
    private static final String LEVEL = "components on level ";
    private static final int MOST_LEVELS = 100;

    public Quantity {
        Objects.requireNonNull(name, "quantity");
        Objects.requireNonNull(unit, "unit");
    }

    /** Components of a message on a level of nesting, from 1, reached through mandatory ones. */
    public static Quantity level(int level) {
        return new Quantity(LEVEL + level, "1");
    }

    /** The levels from the first on, more of them than messages have. */
    public static List<Quantity> levels() {
        return IntStream.rangeClosed(1, MOST_LEVELS).mapToObj(Quantity::level).toList();
    }

    /**
     * Bits of a message that say the same of the same component; together they are the whole message.
     *
     * @param what what they say, {@code value} for what the component itself says
     * @param path from the message to the component, empty for the message
     */
    public static Quantity bits(String what, String path) {
        return new Quantity(what + ": " + path, BITS);
    }

    /** Whether this is some part of a message's bits. */
    public boolean isBits() {
        return unit.equals(BITS) && name.contains(": ");
    }

    /** What {@link #bits(String, String)} was given as the first. */
    public String what() {
        return name.substring(0, name.indexOf(": "));
    }

    /** What {@link #bits(String, String)} was given as the second. */
    public String path() {
        return name.substring(name.indexOf(": ") + 2);
    }

    /** Whether it is nothing without an operation. */
    boolean isOfOperation() {
        return OF_OPERATIONS.contains(this);
    }

    /** Whether it is a property of a message in a scheme. */
    boolean isOfEncoding() {
        return equals(LENGTH) || LENGTHS.contains(this) || equals(DEFLATED) || isBits();
    }

    /** Whether it is a time, which is above 0 and scatters by factors. */
    public boolean isTime() {
        return unit.equals(NANOS);
    }
}
