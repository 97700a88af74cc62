package org.c2x.captures;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.c2x.asn1.runtime.Nullable;

/**
 * Who sent what: a row for each station and type of its packets. Memory grows with the number of rows, of which there
 * are {@value #MOST_ROWS} at most, and not with that of packets. Not thread-safe.
 */
public final class CaptureSummary {
    /** Most rows; packets of further stations are only counted. */
    public static final int MOST_ROWS = 10_000;

    /** Most signers that a row names. */
    public static final int MOST_SIGNERS = 8;

    private static final double NANOS = 1e9;

    /** What comes later after the first packet counts as then: their milliseconds are a long. */
    private static final long LATEST_SECONDS = Long.MAX_VALUE / 4_000;

    /**
     * What is summarised of a packet.
     *
     * @param isBad whether something is wrong
     */
    public record Fact(
            @Nullable String station,
            @Nullable String type,
            @Nullable Instant time,
            long length,
            @Nullable String signer,
            @Nullable Position position,
            boolean isBad) {
        /** The facts of a packet. */
        public static Fact of(CapturedPacket packet, boolean isBad) {
            return of(packet, packet.position(), isBad);
        }

        /** The facts of a packet that says elsewhere where its sender is. */
        public static Fact of(CapturedPacket packet, @Nullable Position position, boolean isBad) {
            return new Fact(
                    packet.station(), packet.type(), packet.time(), packet.length(), packet.signer(), position, isBad);
        }
    }

    /**
     * The packets of a type that a station sent.
     *
     * @param station     null if unknown
     * @param type        null if unknown
     * @param count       of packets
     * @param first       time of the first one; null if the capture has none
     * @param last        time of the last one
     * @param shortestGap between a packet and the one before; null if there are not two with a time
     * @param longestGap  the same
     * @param least       length of a frame in octets
     * @param mean        length of frames
     * @param greatest    length of a frame
     * @param signers     who signed, {@value CaptureSummary#MOST_SIGNERS} at most, in the order of their names
     * @param moreSigners whether there were others
     * @param errors      how many packets something is wrong with
     * @param track       latitudes and longitudes in turn, in 0.1 microdegree, thinned out if there are many
     * @param times       how many packets came in each of the spans that the capture is divided into
     */
    public record Row(
            @Nullable String station,
            @Nullable String type,
            long count,
            @Nullable Instant first,
            @Nullable Instant last,
            @Nullable Duration shortestGap,
            @Nullable Duration longestGap,
            long least,
            double mean,
            long greatest,
            List<String> signers,
            boolean moreSigners,
            long errors,
            int[] track,
            int[] times) {
        /** Packets a second between the first and the last one; null if that is no time. */
        public @Nullable Double rate() {
            if (first == null || !first.isBefore(last)) {
                return null;
            }
            Duration whole = Duration.between(first, last);
            return (count - 1) / (whole.toNanos() / NANOS);
        }
    }

    private record Key(@Nullable String station, @Nullable String type) {}

    private static final class Entry {
        private long count;
        private long octets;
        private long least = Long.MAX_VALUE;
        private long greatest;
        private long errors;
        private @Nullable Instant first;
        private @Nullable Instant last;
        private @Nullable Instant before;
        private @Nullable Duration shortestGap;
        private @Nullable Duration longestGap;
        private final Set<String> signers = new TreeSet<>();
        private boolean moreSigners;
        private final Track track = new Track();
        private final TimeBins times = new TimeBins();

        void add(Fact fact, @Nullable Instant start) {
            count++;
            octets += fact.length;
            least = Math.min(least, fact.length);
            greatest = Math.max(greatest, fact.length);
            errors += fact.isBad ? 1 : 0;
            if (fact.signer != null && !signers.contains(fact.signer)) {
                boolean isFull = signers.size() == MOST_SIGNERS;
                moreSigners |= isFull || !signers.add(fact.signer);
            }
            if (fact.position != null) {
                track.add(fact.position.latitude(), fact.position.longitude());
            }
            if (fact.time != null) {
                add(fact.time, millis(Duration.between(start, fact.time)));
            }
        }

        private static long millis(Duration time) {
            return time.isNegative() ? 0 : Math.min(LATEST_SECONDS, time.toSeconds()) * 1_000 + time.toMillisPart();
        }

        private void add(Instant time, long millis) {
            times.add(millis);
            first = first == null || time.isBefore(first) ? time : first;
            last = last == null || time.isAfter(last) ? time : last;
            Duration gap = before == null ? Duration.ofNanos(-1) : Duration.between(before, time);
            if (!gap.isNegative()) {
                shortestGap = shortestGap == null || gap.compareTo(shortestGap) < 0 ? gap : shortestGap;
                longestGap = longestGap == null || gap.compareTo(longestGap) > 0 ? gap : longestGap;
            }
            before = time;
        }

        Row row(Key key, long spanMillis) {
            return new Row(
                    key.station,
                    key.type,
                    count,
                    first,
                    last,
                    shortestGap,
                    longestGap,
                    least,
                    (double) octets / count,
                    greatest,
                    List.copyOf(signers),
                    moreSigners,
                    errors,
                    track.coordinates(),
                    times.counts(spanMillis));
        }
    }

    private final Map<Key, Entry> entries = new HashMap<>();
    private @Nullable Instant start;
    private long packets;
    private long unlisted;

    /** Takes another packet into account. */
    public void add(Fact fact) {
        packets++;
        start = start == null ? fact.time : start;
        Key key = new Key(fact.station, fact.type);
        Entry entry = entries.get(key);
        if (entry == null && entries.size() == MOST_ROWS) {
            unlisted++;
            return;
        }
        if (entry == null) {
            entry = new Entry();
            entries.put(key, entry);
        }
        entry.add(fact, start);
    }

    /** How many packets there were. */
    public long packets() {
        return packets;
    }

    /** How many of them are in no row. */
    public long unlisted() {
        return unlisted;
    }

    /** Time of the first packet, at which the spans of {@link Row#times} begin; null if the capture has no times. */
    public @Nullable Instant start() {
        return start;
    }

    /** Length of the spans that {@link Row#times} counts by. */
    public Duration span() {
        return Duration.ofMillis(entries.values().stream()
                .mapToLong(entry -> entry.times.spanMillis())
                .max()
                .orElse(1));
    }

    /** The rows, those with the most packets first. */
    public List<Row> rows() {
        long span = span().toMillis();
        List<Row> rows = new ArrayList<>();
        entries.forEach((key, entry) -> rows.add(entry.row(key, span)));
        Comparator<String> known = Comparator.nullsLast(Comparator.naturalOrder());
        rows.sort(Comparator.comparingLong(Row::count)
                .reversed()
                .thenComparing(Row::station, known)
                .thenComparing(Row::type, known));
        return rows;
    }
}
