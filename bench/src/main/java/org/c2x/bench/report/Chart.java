package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.c2x.asn1.runtime.Nullable;

/**
 * Bars in groups, as the template sees them.
 *
 * @param title   what is compared
 * @param caption what the bars are, with their unit
 * @param ticks   of the axis
 */
record Chart(String title, String caption, List<LogAxis.Tick> ticks, List<Group> groups) {

    /**
     * What a bar shows.
     *
     * @param group  heading that it is under, mostly a content
     * @param style  {@code pale} for the paler of two that belong together, else empty
     * @param low    start of the error bar, not a number if there is none
     * @param high   end of the error bar
     * @param figure the value as text with its unit
     * @param tip    what is shown to who points at it
     */
    record Point(
            String group,
            String label,
            Marks marks,
            String style,
            double value,
            double low,
            double high,
            String figure,
            String tip) {
        boolean hasInterval() {
            return !Double.isNaN(low);
        }
    }

    /** Bars under one heading. */
    record Group(String name, List<Bar> bars) {}

    /** One bar; lengths are CSS percentages, those of the error bar null if there is none. */
    record Bar(
            String label,
            Marks marks,
            String style,
            String width,
            @Nullable String errorLeft,
            @Nullable String errorWidth,
            String figure,
            String tip) {}

    /** Bars of values above 0 on a logarithmic axis. */
    static Chart of(String title, String caption, List<Point> points) {
        LogAxis axis = LogAxis.over(points.stream()
                .flatMapToDouble(point -> point.hasInterval()
                        ? DoubleStream.of(point.low(), point.value(), point.high())
                        : DoubleStream.of(point.value())));
        Map<String, List<Bar>> groups = new LinkedHashMap<>();
        points.forEach(point ->
                groups.computeIfAbsent(point.group(), name -> new ArrayList<>()).add(bar(point, axis)));
        return new Chart(
                title,
                caption,
                axis.ticks(value -> LogAxis.css(axis.percent(value))),
                groups.entrySet().stream()
                        .map(group -> new Group(group.getKey(), group.getValue()))
                        .toList());
    }

    private static Bar bar(Point point, LogAxis axis) {
        double from = axis.percent(point.low());
        double to = axis.percent(point.high());
        return new Bar(
                point.label(),
                point.marks(),
                point.style(),
                LogAxis.css(axis.percent(point.value())),
                point.hasInterval() ? LogAxis.css(from) : null,
                point.hasInterval() ? LogAxis.css(to - from) : null,
                point.figure(),
                point.tip());
    }

    /** Whether there is anything in it. */
    boolean filled() {
        return !groups.isEmpty();
    }
}
