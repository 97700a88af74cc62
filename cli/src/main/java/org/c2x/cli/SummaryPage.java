package org.c2x.cli;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.report.Report;
import org.c2x.captures.CaptureSummary;
import org.c2x.captures.CaptureSummary.Row;

/**
 * The summary of a capture as a page that loads nothing.
 *
 * @param title    name of the capture
 * @param style    of reports
 * @param packets  how many there are
 * @param when     begin and end of the time lines, empty if there are none
 * @param map      where stations were; null if nobody knows
 * @param lines    the rows
 * @param unlisted how many packets are in no row, null if none
 * @param unshown  how many rows are not on the page, null if none
 */
record SummaryPage(
        String title,
        String style,
        long packets,
        String when,
        @Nullable StationMap map,
        List<Line> lines,
        @Nullable Long unlisted,
        @Nullable Integer unshown) {
    private static final int MOST_LINES = 500;
    private static final int LINE_HEIGHT = 16;

    /**
     * A row as the page shows it.
     *
     * @param times outline of how many packets came when, in units of one span and {@value #LINE_HEIGHT} for the most
     */
    record Line(Row row, String colour, String times, int spans) {
        public String station() {
            return PacketSummary.cell(row.station());
        }

        public String type() {
            return PacketSummary.cell(row.type());
        }

        public String rate() {
            return PacketSummary.rate(row);
        }

        public String gaps() {
            return row.longestGap() == null
                    ? PacketSummary.cell(null)
                    : PacketSummary.millis(row.shortestGap()) + " – " + PacketSummary.millis(row.longestGap());
        }

        public String first() {
            return PacketSummary.cell(row.first());
        }

        public String last() {
            return PacketSummary.cell(row.last());
        }

        public String octets() {
            return PacketSummary.octets(row);
        }

        public String signers() {
            return row.signers().isEmpty()
                    ? PacketSummary.cell(null)
                    : String.join(" ", row.signers()) + (row.moreSigners() ? " …" : "");
        }
    }

    /** The page. */
    static String html(String name, CaptureSummary summary) {
        List<Row> all = summary.rows();
        List<Row> rows = all.subList(0, Math.min(MOST_LINES, all.size()));
        List<String> colours = StationMap.colours(rows);
        int spans = rows.stream().mapToInt(row -> spans(row.times())).max().orElse(0);
        List<Line> lines = IntStream.range(0, rows.size())
                .mapToObj(i -> new Line(rows.get(i), colours.get(i), outline(rows.get(i), spans), spans))
                .toList();
        SummaryPage page = new SummaryPage(
                name,
                Report.style(),
                summary.packets(),
                period(summary, spans),
                StationMap.of(rows, colours),
                lines,
                summary.unlisted() == 0 ? null : (Long) summary.unlisted(),
                rows.size() == all.size() ? null : (Integer) (all.size() - rows.size()));
        return Page.of("capture.html.mustache", page);
    }

    private static String period(CaptureSummary summary, int spans) {
        if (summary.start() == null) {
            return "";
        }
        Duration span = summary.span();
        return summary.start() + " to " + summary.start().plus(span.multipliedBy(spans)) + ", " + spans + " spans of "
                + span.toMillis() + " ms";
    }

    /** How many spans there are up to the last one with packets. */
    private static int spans(int[] times) {
        int end = times.length;
        while (end > 0 && times[end - 1] == 0) {
            end--;
        }
        return end;
    }

    private static String outline(Row row, int spans) {
        int most = Math.max(1, Arrays.stream(row.times()).max().orElse(1));
        return IntStream.range(0, spans)
                .mapToObj(i -> "V" + (LINE_HEIGHT - Math.round((float) LINE_HEIGHT * row.times()[i] / most)) + "h1")
                .collect(Collectors.joining("", "M0 " + LINE_HEIGHT, "V" + LINE_HEIGHT + "z"));
    }
}
