package org.c2x.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.PacketTable;
import org.c2x.columnar.ColumnarFormat;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for what is made of the packets of a capture. */
final class CaptureForm {
    private static final String GEO_JSON = "geojson";
    private static final String KML = "kml";
    private static final String HTML = "html";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--json", description = "print JSON instead of a table: one object per packet and line")
    private boolean json;

    @Option(
            names = "--summary",
            description = "print a summary for each station and type instead of packets: their number and rate, gaps "
                    + "between them, first and last one, lengths, signers and errors")
    private boolean summary;

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "print a file: csv, parquet or arrow (a row per packet, with columns for the messages of "
                    + "each type), geojson or kml (positions of the senders), pcap (the packets themselves), html "
                    + "(the summary as a page with map and times)")
    private @Nullable String to;

    @Mixin
    private TableOptions table;

    boolean isJson() {
        return json;
    }

    /** Whether something else is wanted than packets, or bits of one, in text or JSON. */
    boolean isFileOrSummary() {
        return to != null || summary;
    }

    /** Whether nothing is printed before the last packet was read. */
    boolean printsAtEnd() {
        return summary || HTML.equals(to);
    }

    /** Whether each type of messages has columns of its own. */
    private boolean hasColumns() {
        return to != null && (to.equals(Conversion.CSV) || ColumnarFormat.of(to).isPresent());
    }

    /** @throws ParameterException if options contradict each other */
    void check() {
        if (to != null && (json || summary)) {
            throw refused("--to " + to + " is a form of its own; --json and --summary are not allowed with it");
        }
        boolean isKnown = to == null
                || hasColumns()
                || List.of(GEO_JSON, KML, Conversion.PCAP, HTML).contains(to);
        if (!isKnown) {
            throw refused("--to: there are csv, parquet, arrow, geojson, kml, pcap and html, not '" + to + "'");
        }
        if (!Conversion.CSV.equals(to)) {
            table.requireNone();
        }
    }

    /**
     * Begins what is to be printed.
     *
     * @param name    of the capture
     * @param packets finds out which messages have columns, where they do
     */
    PacketOutput<?> open(Console console, String name, Supplier<PacketTable> packets) throws IOException {
        if (hasColumns()) {
            return openTable(packets.get(), console);
        } else if (summary) {
            return new PacketSummary(console, json ? PacketSummary::json : PacketSummary::text);
        } else if (to == null) {
            return json ? PacketText.json(console) : PacketText.table(console);
        }
        return switch (to) {
            case GEO_JSON -> PacketText.geoJson(console);
            case KML -> PacketText.kml(console);
            case HTML -> new PacketSummary(console, all -> SummaryPage.html(name, all));
            default -> new PacketFrames(console);
        };
    }

    private PacketOutput<?> openTable(PacketTable packets, Console console) throws IOException {
        Optional<ColumnarFormat> format = Optional.ofNullable(to).flatMap(ColumnarFormat::of);
        try {
            return format.isPresent()
                    ? new PacketColumns(packets, format.get(), console.octets())
                    : PacketText.csv(
                            console, packets, table.rows(packets.type()).header(), table.lines(packets.type()));
        } catch (IllegalArgumentException tooMany) {
            throw refused(tooMany.getMessage() + "; choose types of messages with --type");
        }
    }

    private ParameterException refused(String problem) {
        return new ParameterException(command.commandLine(), problem);
    }
}
