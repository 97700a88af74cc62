package org.c2x.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;

/** A trace for people: bits or octets, component, value with its meaning, type; or as JSON. */
final class TraceTable {
    private static final String INDENT = "  ";
    private static final String GAP = "  ";

    private TraceTable() {}

    /** A line for each entry; components are indented by their depth. */
    static String text(Trace trace) {
        List<TraceEntry> entries = trace.entries();
        int placeWidth =
                entries.stream().mapToInt(entry -> place(entry).length()).max().orElse(0);
        List<String> names = names(entries);
        int nameWidth = names.stream().mapToInt(String::length).max().orElse(0);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < entries.size(); i++) {
            TraceEntry entry = entries.get(i);
            String line =
                    padded(place(entry), placeWidth) + GAP + padded(names.get(i), nameWidth) + GAP + meaning(entry);
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

    /** What each entry is called: a component by the part of its path that the value around it does not have. */
    private static List<String> names(List<TraceEntry> entries) {
        List<String> names = new ArrayList<>();
        Deque<TraceEntry> around = new ArrayDeque<>();
        for (TraceEntry entry : entries) {
            while (!around.isEmpty() && around.peek().depth() >= entry.depth()) {
                around.pop();
            }
            String outer = around.isEmpty() ? "" : around.peek().path();
            names.add(INDENT.repeat(entry.depth()) + name(entry, outer));
            around.push(entry);
        }
        return names;
    }

    private static String name(TraceEntry entry, String outer) {
        String path = entry.path();
        if (!entry.what().equals(TraceEntry.VALUE)) {
            return '(' + entry.what() + ')';
        }
        if (path.isEmpty()) {
            return entry.type();
        }
        String own = path.equals(outer) ? path.substring(path.lastIndexOf('.') + 1) : path.substring(outer.length());
        return own.startsWith(".") ? own.substring(1) : own;
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
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
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
