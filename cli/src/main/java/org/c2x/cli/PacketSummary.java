package org.c2x.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.CaptureSummary;
import org.c2x.captures.CaptureSummary.Fact;
import org.c2x.captures.CaptureSummary.Row;

/** Who sent what, once all packets were seen. */
final class PacketSummary implements PacketOutput<Fact> {
    private static final String FORMAT = "%-17s  %-8s  %8s  %9s  %9s  %9s  %-27s  %-27s  %15s  %7s  %6s%n";
    private static final String NOTHING = "-";
    private static final double MILLIS = 1e3;

    private final Console console;
    private final Function<CaptureSummary, String> form;
    private final CaptureSummary summary = new CaptureSummary();

    /** @param form what is printed of the summary */
    PacketSummary(Console console, Function<CaptureSummary, String> form) {
        this.console = console;
        this.form = form;
    }

    @Override
    public Fact of(CapturedLine line) {
        return Fact.of(line.packet(), line.position(), line.isBad());
    }

    @Override
    public void add(Fact made) {
        summary.add(made);
    }

    @Override
    public void close() {
        console.out().print(form.apply(summary));
    }

    /** A table for people. */
    static String text(CaptureSummary summary) {
        String headings = line(
                "station", "message", "packets", "per s", "gap ms", "to ms", "first", "last", "octets", "signers",
                "errors");
        StringBuilder text = new StringBuilder(Colour.HEADING.of(headings.stripTrailing())).append('\n');
        for (Row row : summary.rows()) {
            String line = line(
                    cell(row.station()),
                    cell(row.type()),
                    row.count(),
                    rate(row),
                    millis(row.shortestGap()),
                    millis(row.longestGap()),
                    cell(row.first()),
                    cell(row.last()),
                    octets(row),
                    row.signers().size() + (row.moreSigners() ? "+" : ""),
                    row.errors());
            text.append(row.errors() > 0 ? Colour.BAD.of(line.stripTrailing()) + '\n' : line);
        }
        if (summary.unlisted() > 0) {
            text.append(summary.unlisted()).append(" packets of further stations\n");
        }
        return text.toString();
    }

    private static String line(Object... cells) {
        return String.format(Locale.ROOT, FORMAT, cells).stripTrailing() + '\n';
    }

    static String cell(@Nullable Object cell) {
        return cell == null ? NOTHING : cell.toString();
    }

    static String rate(Row row) {
        return row.rate() == null ? NOTHING : String.format(Locale.ROOT, "%.2f", row.rate());
    }

    static String millis(@Nullable Duration gap) {
        return gap == null ? NOTHING : Long.toString(gap.toMillis());
    }

    /** Least, mean and greatest length. */
    static String octets(Row row) {
        return row.least() + " " + Math.round(row.mean()) + " " + row.greatest();
    }

    /** An object of JSON; gaps are in seconds. */
    static String json(CaptureSummary summary) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("packets", summary.packets());
        node.put("unlisted", summary.unlisted());
        ArrayNode rows = node.putArray("rows");
        summary.rows().forEach(row -> rows.add(json(row)));
        return node.toString() + '\n';
    }

    private static ObjectNode json(Row row) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        put("station", row.station(), node);
        put("type", row.type(), node);
        node.put("count", row.count());
        if (row.rate() != null) {
            node.put("rate", row.rate());
        }
        put("first", row.first(), node);
        put("last", row.last(), node);
        putSeconds("shortestGap", row.shortestGap(), node);
        putSeconds("longestGap", row.longestGap(), node);
        node.putObject("octets")
                .put("least", row.least())
                .put("mean", row.mean())
                .put("greatest", row.greatest());
        ArrayNode signers = node.putArray("signers");
        row.signers().forEach(signers::add);
        node.put("moreSigners", row.moreSigners());
        node.put("errors", row.errors());
        return node;
    }

    private static void put(String name, @Nullable Object value, ObjectNode node) {
        if (value != null) {
            node.put(name, value.toString());
        }
    }

    private static void putSeconds(String name, @Nullable Duration value, ObjectNode node) {
        if (value != null) {
            node.put(name, value.toMillis() / MILLIS);
        }
    }
}
