package org.c2x.bench.page;

import java.util.List;
import java.util.stream.DoubleStream;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Time;

/**
 * Bars of time on a logarithmic axis, in groups by content.
 *
 * @param title what is compared
 * @param ticks of the axis
 */
record Chart(String title, List<LogAxis.Tick> ticks, List<Group> groups) {

    /** The bars of one content. */
    record Group(String content, List<Bar> bars) {}

    /**
     * One bar.
     *
     * @param style      class that gives it its colour
     * @param width      in percent
     * @param errorLeft  start of the error bar in percent, null if there is none
     * @param errorWidth in percent
     */
    record Bar(String label, String style, String width, String errorLeft, String errorWidth, String value) {}

    static Chart of(Direction direction, List<Row> rows, List<String> schemes) {
        List<Row> shown = rows.stream().filter(row -> row.direction() == direction).toList();
        LogAxis axis = LogAxis.over(shown.stream().flatMapToDouble(row -> ends(row.time())));
        List<Group> groups = shown.stream()
                .map(Row::content)
                .distinct()
                .map(content -> new Group(content, bars(content, shown, schemes, axis)))
                .toList();
        return new Chart(direction.label(), axis.ticks(), groups);
    }

    private static List<Bar> bars(String content, List<Row> rows, List<String> schemes, LogAxis axis) {
        return rows.stream()
                .filter(row -> row.content().equals(content))
                .map(row -> bar(row, schemes, axis))
                .toList();
    }

    private static Bar bar(Row row, List<String> schemes, LogAxis axis) {
        Time time = row.time();
        String value = Figures.time(time) + " ns";
        String width = LogAxis.css(axis.percent(time.nanos()));
        if (time.lowNanos() == null) {
            return new Bar(Names.contestant(row), style(row, schemes), width, null, null, value);
        }
        double from = axis.percent(low(time));
        double to = axis.percent(time.highNanos());
        return new Bar(
                Names.contestant(row),
                style(row, schemes),
                width,
                LogAxis.css(from),
                LogAxis.css(to - from),
                value);
    }

    private static String style(Row row, List<String> schemes) {
        if (row.operation().isBaseline()) {
            return "baseline";
        }
        String scheme = "scheme" + schemes.indexOf(row.scheme()) % 8;
        return row.boundary() == Boundary.CODEC ? scheme + " pale" : scheme;
    }

    private static DoubleStream ends(Time time) {
        return time.lowNanos() == null
                ? DoubleStream.of(time.nanos())
                : DoubleStream.of(time.nanos(), time.highNanos());
    }

    /** Lower end of the error bar; a very wide one would reach below what the axis can show. */
    private static double low(Time time) {
        return Math.max(time.lowNanos(), time.nanos() / 100);
    }
}
