package org.c2x.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;

/** A trace for people: bits or octets, component, value with its meaning, type; or as JSON. */
final class TraceTable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String INDENT = "  ";
    private static final String GAP = "  ";

    private TraceTable() {}

    /** A line for each entry; components are indented by their depth. */
    static String text(Trace trace) {
        List<TraceEntry> entries = trace.entries();
        int placeWidth = entries.stream().mapToInt(entry -> place(entry).length()).max().orElse(0);
        int nameWidth = entries.stream().mapToInt(entry -> name(entry).length()).max().orElse(0);
        StringBuilder text = new StringBuilder();
        for (TraceEntry entry : trace.entries()) {
            String line = padded(place(entry), placeWidth) + GAP + padded(name(entry), nameWidth) + GAP + meaning(entry);
            text.append(line.stripTrailing()).append('\n');
        }
        return text.toString();
    }

    /** First and last bit or octet. */
    private static String place(TraceEntry entry) {
        return switch (entry.count()) {
            case 0 -> "-";
            case 1 -> Integer.toString(entry.first());
            default -> entry.first() + "-" + (entry.first() + entry.count() - 1);
        };
    }

    private static String name(TraceEntry entry) {
        String indent = INDENT.repeat(entry.depth());
        if (!entry.what().equals(TraceEntry.VALUE)) {
            return indent + '(' + entry.what() + ')';
        }
        String path = entry.path();
        String last = path.substring(path.lastIndexOf('.') + 1);
        boolean element = last.endsWith("]");
        return indent + (path.isEmpty() ? entry.type() : element ? last.substring(last.lastIndexOf('[')) : last);
    }

    private static String meaning(TraceEntry entry) {
        boolean root = entry.path().isEmpty();
        String type = entry.type().isEmpty() || root ? "" : ": " + entry.type();
        return entry.text().isEmpty() ? type.replaceFirst("^: ", "") : entry.text() + type;
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    /** One array of objects, in one line. */
    static String json(Trace trace) {
        boolean octets = trace.unit() == DecodeException.Unit.OCTET;
        ArrayNode array = JSON.createArrayNode();
        for (TraceEntry entry : trace.entries()) {
            ObjectNode object = array.addObject();
            object.put("path", entry.path());
            object.put("what", entry.what());
            object.put("type", entry.type());
            object.put(octets ? "firstOctet" : "firstBit", entry.first());
            object.put(octets ? "octetCount" : "bitCount", entry.count());
            object.put("text", entry.text());
        }
        return array + "\n";
    }
}
