package org.c2x.cli;

import java.util.ArrayList;
import java.util.List;
import org.c2x.cli.TypeLengths.Octets;
import org.c2x.cli.TypeLengths.Row;
import org.c2x.cli.TypeLengths.Unbounded;

/** Lengths of types for people: a line a type, below it what has no upper bound. */
final class SchemaTable {
    /** As many parts as a list of types shows of one. */
    private static final int FEW = 3;

    private static final String GAP = "  ";

    private SchemaTable() {}

    /** @param brief whether it names a few of the parts only */
    static String of(List<Row> rows, boolean brief) {
        if (rows.isEmpty()) {
            return "";
        }
        List<List<String>> lines = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("octets"));
        head.addAll(rows.get(0).octets().keySet());
        lines.add(head);
        for (Row row : rows) {
            List<String> line = new ArrayList<>(List.of(row.type()));
            row.octets().values().forEach(octets -> line.add(range(octets)));
            lines.add(line);
        }
        int[] widths = widths(lines);
        StringBuilder table = new StringBuilder(line(lines.get(0), widths));
        for (int i = 0; i < rows.size(); i++) {
            table.append(line(lines.get(i + 1), widths));
            parts(rows.get(i).unbounded(), brief, table);
        }
        return table.toString();
    }

    /** In the notation of value ranges and extension markers. */
    static String range(Octets octets) {
        String most = octets.most() == null ? "MAX" : octets.most().toString();
        String least = Long.toString(octets.least());
        return (least.equals(most) ? least : least + ".." + most) + (octets.extensible() ? ",..." : "");
    }

    private static void parts(List<Unbounded> parts, boolean brief, StringBuilder table) {
        int shown = brief ? Math.min(FEW, parts.size()) : parts.size();
        for (Unbounded part : parts.subList(0, shown)) {
            String path = part.path().isEmpty() ? "(the type itself)" : part.path();
            table.append(GAP + GAP + path + ": " + part.what() + " (" + String.join(", ", part.in()) + ")\n");
        }
        if (shown < parts.size()) {
            table.append(GAP + GAP + "and " + (parts.size() - shown) + " more\n");
        }
    }

    private static int[] widths(List<List<String>> lines) {
        int[] widths = new int[lines.get(0).size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        return widths;
    }

    private static String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(cells.get(i))
                    .append(" ".repeat(widths[i] - cells.get(i).length()))
                    .append(GAP);
        }
        return line.toString().stripTrailing() + '\n';
    }
}
