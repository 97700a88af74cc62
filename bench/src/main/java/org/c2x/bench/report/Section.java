package org.c2x.bench.report;

import java.util.List;

/**
 * A chapter of the page that consists of charts and tables.
 *
 * @param id   what links to it say
 * @param lead what it is about, in a sentence or two
 */
record Section(String id, String title, String lead, List<Part> parts) {

    /**
     * A part of a chapter.
     *
     * @param text paragraphs before the charts
     */
    record Part(String title, List<String> text, List<Chart> charts, List<Table> tables) {
        Part {
            charts = charts.stream().filter(Chart::filled).toList();
            tables = tables.stream().filter(Table::filled).toList();
        }

        /** One of a table that has its title. */
        static Part of(Table table) {
            return of(table.title(), table);
        }

        /** One of tables only. */
        static Part of(String title, Table... tables) {
            return new Part(title, List.of(), List.of(), List.of(tables));
        }

        /** Whether its tables are folded, because charts show most of it. */
        boolean folded() {
            return !charts.isEmpty();
        }

        /** Whether it says anything. */
        boolean filled() {
            return !charts.isEmpty() || !tables.isEmpty() || !text.isEmpty();
        }
    }

    /** A chapter of the parts that have figures. */
    static Section of(String id, String title, String lead, Part... parts) {
        return new Section(
                id, title, lead, List.of(parts).stream().filter(Part::filled).toList());
    }

    /** Whether it has any figure. */
    boolean filled() {
        return !parts.isEmpty();
    }
}
