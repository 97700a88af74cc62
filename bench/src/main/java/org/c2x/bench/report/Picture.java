package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.StudyResult;

/**
 * What an encoding costs in one look: its length against the time to make it and the time to read it, of all schemes
 * with one content, from record to octets and back.
 *
 * @param panels one for each direction
 * @param hidden whether another content is shown first
 */
record Picture(String content, List<Panel> panels, boolean hidden) {
    /** The message that everything else in the studies is measured by. */
    private static final String FIRST = "cam";
    /** Room around the axes, in units of the drawing. */
    private static final double LEFT = 52;

    private static final double TOP = 12;
    private static final double WIDTH = 330;
    private static final double HEIGHT = 250;
    private static final double RADIUS = 4;
    private static final int PANEL_WIDTH = 390;
    /** About how large the letters of a name are. */
    private static final double LETTER_WIDTH = 5.2;

    private static final double LETTER_HEIGHT = 9.5;
    /** Steps that a name may move up or down to be free. */
    private static final int STEPS = 8;
    /** With more schemes or contents than these a picture shows nothing any more. */
    private static final int MOST_NAMES = 60;

    private static final int MOST_CONTENTS = 30;

    /**
     * Axes with points.
     *
     * @param left where it begins in a drawing of all
     */
    record Panel(int left, String title, List<LogAxis.Tick> lengths, List<LogAxis.Tick> times, List<Point> points) {}

    /**
     * A scheme.
     *
     * @param low    where its interval begins, null if there is none
     * @param high   where it ends
     * @param labelX where its name begins
     * @param labelY where its name is
     */
    record Point(
            String scheme,
            String family,
            String x,
            String y,
            @Nullable String low,
            @Nullable String high,
            String labelX,
            String labelY,
            String tip) {}

    /** A scheme with its two figures. */
    private record Scheme(
            String name, Estimate time, @Nullable String interval, double length) {}

    /** A picture for each single message that was timed, the first of them shown. */
    static List<Picture> of(StudyResult result) {
        Findings findings = Findings.first(result);
        List<String> contents = findings.timed()
                .filter(content -> !content.contains(TimeSection.STREAM))
                .limit(MOST_CONTENTS)
                .toList();
        String first = contents.contains(FIRST) || contents.isEmpty() ? FIRST : contents.get(0);
        return contents.stream()
                .map(content -> new Picture(
                        content,
                        Stream.of(Direction.values())
                                .map(direction -> panel(findings, content, direction))
                                .filter(panel -> !panel.points().isEmpty())
                                .toList(),
                        !content.equals(first)))
                .toList();
    }

    private static Panel panel(Findings findings, String content, Direction direction) {
        List<Scheme> schemes = new ArrayList<>();
        findings.times(new Findings.Question(content, direction, findings.whole()))
                .forEach(time -> {
                    OptionalDouble length = findings.result().figures().length(time.scheme(), content);
                    if (length.isPresent() && length.getAsDouble() > 0) {
                        schemes.add(new Scheme(
                                time.scheme(), Estimate.of(time), Figures.interval(time), length.getAsDouble()));
                    }
                });
        LogAxis lengths = LogAxis.over(schemes.stream().mapToDouble(Scheme::length));
        LogAxis times = LogAxis.over(schemes.stream()
                .map(Scheme::time)
                .flatMapToDouble(time ->
                        time.hasInterval() ? DoubleStream.of(time.low(), time.high()) : DoubleStream.of(time.value())));
        return new Panel(
                PANEL_WIDTH * direction.ordinal(),
                "Time to " + direction.label() + ", ns",
                lengths.ticks(value -> place(x(lengths, value))),
                times.ticks(value -> place(y(times, value))),
                points(findings.result(), schemes, lengths, times));
    }

    /** From the fastest on. */
    private static List<Point> points(StudyResult result, List<Scheme> schemes, LogAxis lengths, LogAxis times) {
        List<Box> taken = new ArrayList<>();
        schemes.forEach(scheme -> taken.add(Box.around(x(lengths, scheme.length), y(times, scheme.time.value()))));
        return schemes.stream()
                .sorted(Comparator.comparingDouble(scheme -> scheme.time.value()))
                .limit(MOST_NAMES)
                .map(scheme -> point(result, scheme, lengths, times, taken))
                .toList();
    }

    private static Point point(StudyResult result, Scheme scheme, LogAxis lengths, LogAxis times, List<Box> taken) {
        Estimate time = scheme.time;
        double x = x(lengths, scheme.length);
        double y = y(times, time.value());
        Box name = Box.free(scheme.name, x, y, taken);
        taken.add(name);
        return new Point(
                scheme.name,
                Family.of(result, scheme.name).style(),
                place(x),
                place(y),
                time.hasInterval() ? place(y(times, time.low())) : null,
                time.hasInterval() ? place(y(times, time.high())) : null,
                place(name.left),
                place(name.bottom),
                scheme.name + ": " + Figures.octets(scheme.length) + " octets, " + time.text()
                        + (scheme.interval == null ? "" : " (" + scheme.interval + ")"));
    }

    /** What a point or a name covers. */
    private record Box(double left, double right, double top, double bottom) {
        static Box around(double x, double y) {
            return new Box(x - RADIUS, x + RADIUS, y - RADIUS, y + RADIUS);
        }

        /** Where a name is free beside its point: right or left of it, as near as can be. */
        static Box free(String name, double x, double y, List<Box> taken) {
            double width = name.length() * LETTER_WIDTH;
            double right = x + 1.6 * RADIUS;
            double left = x - 1.6 * RADIUS - width;
            for (int step = 0; step <= STEPS; step++) {
                for (double shift : new double[] {-step, step}) {
                    for (double start : new double[] {right, left}) {
                        Box box = at(start, y + shift * LETTER_HEIGHT / 2, width);
                        if (box.left >= LEFT
                                && box.right <= LEFT + WIDTH
                                && taken.stream().noneMatch(box::overlaps)) {
                            return box;
                        }
                    }
                }
            }
            return at(right, y, width);
        }

        private static Box at(double left, double y, double width) {
            double bottom = y + LETTER_HEIGHT / 2 - 1.5;
            return new Box(left, left + width, bottom - LETTER_HEIGHT, bottom);
        }

        private boolean overlaps(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }
    }

    private static double x(LogAxis axis, double value) {
        return LEFT + axis.percent(value) / 100 * WIDTH;
    }

    private static double y(LogAxis axis, double value) {
        return TOP + HEIGHT - axis.percent(value) / 100 * HEIGHT;
    }

    private static String place(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
