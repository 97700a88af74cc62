package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Interval;

/** All figures as comma-separated values (RFC 4180), one figure a line. */
final class Csv {
    private static final String HEAD = "environment,scheme,content,operation,boundary,quantity,unit,value,low"
            + Interval.CONFIDENCE + ",high" + Interval.CONFIDENCE + ",forks";
    private static final String LINE_END = "\r\n";

    private Csv() {}

    static String of(FigureList figures) {
        List<String> lines = new ArrayList<>(List.of(HEAD));
        figures.all().forEach(figure -> lines.add(line(figure)));
        return String.join(LINE_END, lines) + LINE_END;
    }

    private static String line(Figure figure) {
        Interval interval = figure.interval();
        return Stream.of(
                        figure.environment(),
                        figure.scheme(),
                        figure.content(),
                        figure.operation() == null ? null : figure.operation().label(),
                        figure.boundary() == null ? null : figure.boundary().label(),
                        figure.quantity(),
                        figure.unit(),
                        figure.value(),
                        interval == null ? null : interval.low(),
                        interval == null ? null : interval.high(),
                        figure.forks().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .map(Csv::field)
                .collect(Collectors.joining(","));
    }

    private static String field(@Nullable Object value) {
        String text = value == null ? "" : value.toString();
        return text.matches("(?s).*[,\"\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }
}
