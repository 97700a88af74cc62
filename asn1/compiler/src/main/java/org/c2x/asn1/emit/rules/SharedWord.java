package org.c2x.asn1.emit.rules;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.BitWriter;

/**
 * A word in local variables that gathers fields of which some may be absent: one write takes what is there. The writer
 * keeps its position in memory, so that each write waits for the one before.
 */
final class SharedWord {
    private static final String ZERO = "0";

    private final SourceWriter out;
    private final LocalNames names;
    private String bits = "";
    private String width = "";
    /** Bits that there are if all are present. */
    private int most;

    SharedWord(SourceWriter out, LocalNames names) {
        this.out = out;
        this.names = names;
    }

    boolean isOpen() {
        return !bits.isEmpty();
    }

    /** Bits that there is room for. */
    int room() {
        return BitWriter.WORD_BITS - most;
    }

    /** Begins the word with fields that are present: an OR of terms. */
    void open(List<String> terms, int ownWidth) {
        bits = names.fresh("word");
        width = names.fresh("width");
        most = ownWidth;
        lines("long " + bits + " = ", terms.isEmpty() ? List.of(ZERO) : terms, ";");
        out.line("int " + width + " = " + ownWidth + ";");
    }

    /** Adds fields: an OR of terms. */
    void append(List<String> terms, int ownWidth) {
        if (ownWidth > 0) {
            most += ownWidth;
            lines(bits + " = ", with(terms, ownWidth), ";");
            out.line(width + " += " + ownWidth + ";");
        }
    }

    /**
     * Has the word written with fields behind it, and ends it.
     *
     * @param target the writer's variable
     */
    void write(String target, List<String> terms, int ownWidth) {
        if (ownWidth == 0) {
            out.line(target + ".write(" + bits + ", " + width + ");");
        } else {
            lines(target + ".write(", with(terms, ownWidth), ", " + width + " + " + ownWidth + ");");
        }
        bits = "";
    }

    private List<String> with(List<String> terms, int ownWidth) {
        List<String> all = new ArrayList<>(List.of(bits + " << " + ownWidth));
        all.addAll(terms);
        return all;
    }

    private void lines(String start, List<String> terms, String end) {
        int last = terms.size() - 1;
        for (int i = 0; i <= last; i++) {
            String line = terms.get(i) + (i == last ? end : "");
            if (i == 0) {
                out.line(start + line);
            } else {
                out.continuation("| " + line);
            }
        }
    }
}
