package org.c2x.cli;

import static java.util.Objects.requireNonNull;

import java.io.PrintWriter;
import java.util.Locale;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import picocli.CommandLine;

/** What codecs take of a microcontroller, a line an operation. */
final class CortexTable {
    private static final String LINE = "%-32s%-16s%-7s%-4s%7s%14s%8s%8s%8s";

    private final StudyResult result;

    CortexTable(StudyResult result) {
        this.result = result;
    }

    void print(CommandLine command) {
        PrintWriter out = command.getOut();
        PrintWriter err = command.getErr();
        Environment first = result.environments().get(0);
        out.println(requireNonNull(first.compiler()).name() + ", " + first.cpu());
        out.println(String.format(
                Locale.ROOT, LINE, "scheme", "content", "", "", "octets", "instructions", "stack", "heap", "flash"));
        result.of(Quantity.INSTRUCTIONS).forEach(count -> out.println(line(count)));
        out.flush();
        result.skipped().stream().map(Skipped::toString).forEach(err::println);
        err.flush();
    }

    private String line(Figure count) {
        FigureList figures = result.figures();
        Figure.Key code =
                new Figure.Key(count.environment(), count.scheme(), count.content(), null, null, Quantity.CODE);
        return String.format(
                Locale.ROOT,
                LINE,
                count.scheme(),
                count.content(),
                count.requireOperation().label(),
                requireNonNull(result.environment(count.environment()).compiler())
                        .flags()
                        .get(0),
                text(figures.length(count.scheme(), count.content()).orElseThrow()),
                text(count.value()),
                text(figures.beside(count, Quantity.STACK).orElseThrow().value()),
                text(figures.beside(count, Quantity.HEAP).orElseThrow().value()),
                text(figures.find(code).orElseThrow().value()));
    }

    /** Most are whole numbers. */
    private static String text(double number) {
        return String.format(Locale.ROOT, number == Math.rint(number) ? "%.0f" : "%.2f", number);
    }
}
