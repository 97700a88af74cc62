package org.c2x.bench.result;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;

/**
 * One measurement. Everything is per message, in a stream of messages too.
 *
 * @param environment      what it was measured with
 * @param scheme           what was measured, {@value #BASELINE} for a baseline
 * @param direction        the operation's, for readers that only want to sort
 * @param boundary         what the time includes, null for a baseline
 * @param time             time of one operation
 * @param recordsPerSecond the same turned round
 * @param octetsPerSecond  records per second times length, null where there is no encoding
 * @param allocatedOctets  octets allocated on the heap by one operation
 * @param lengthOctets     length of the encoding, the mean in a stream, null where there is no encoding
 * @param ratio            to the baseline of the direction, null for a baseline and where it was not measured
 */
public record Row(
        String environment,
        String scheme,
        String content,
        Direction direction,
        Operation operation,
        @Nullable Boundary boundary,
        Time time,
        double recordsPerSecond,
        @Nullable Double octetsPerSecond,
        double allocatedOctets,
        @Nullable Double lengthOctets,
        @Nullable Ratio ratio)
        implements Figure {

    /** Scheme of the rows that others are compared with. */
    public static final String BASELINE = "baseline";

    /** Content of the rows that are about no message. */
    public static final String NO_CONTENT = "no message";

    /** A row without a ratio; the figures that follow from others are computed. */
    public static Row of(Key key, Time time, double allocatedOctets, @Nullable Double lengthOctets) {
        double recordsPerSecond = 1e9 / time.nanos();
        return new Row(
                key.environment,
                key.scheme,
                key.content,
                key.operation.direction(),
                key.operation,
                key.boundary,
                time,
                recordsPerSecond,
                lengthOctets == null ? null : Double.valueOf(recordsPerSecond * lengthOctets),
                allocatedOctets,
                lengthOctets,
                null);
    }

    /** The same row, compared with a baseline. */
    public Row comparedWith(Row baseline) {
        return new Row(
                environment,
                scheme,
                content,
                direction,
                operation,
                boundary,
                time,
                recordsPerSecond,
                octetsPerSecond,
                allocatedOctets,
                lengthOctets,
                Ratio.of(time, baseline.time));
    }

    @Override
    public Key key() {
        Double cloned = operation == Operation.CLONE_OCTETS ? lengthOctets : null;
        return new Key(environment, scheme, content, operation, boundary, cloned);
    }

    @Override
    public int forkCount() {
        return time.forkNanos().size();
    }

    /** The ratio is left out: a baseline grows as well. */
    @Override
    public Row and(Figure more) {
        Figure.requireSame(this, more);
        Row other = (Row) more;
        double allocated = (allocatedOctets * forkCount() + other.allocatedOctets * other.forkCount())
                / (forkCount() + other.forkCount());
        return of(key(), time.and(other.time), allocated, lengthOctets);
    }

    /**
     * What a row is about; in a result no two rows are about the same.
     *
     * @param clonedOctets how many, null for all that is not a clone of octets
     */
    public record Key(
            String environment,
            String scheme,
            String content,
            Operation operation,
            @Nullable Boundary boundary,
            @Nullable Double clonedOctets) {

        /** The same in another environment. */
        Key in(String other) {
            return new Key(other, scheme, content, operation, boundary, clonedOctets);
        }
    }
}
