package org.c2x.asn1.emit;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a long line of Java is broken: after a comma or semicolon or before an operator, else before a
 * method or after {@code =}, {@code ->} or a bracket.
 */
final class LongLine {
    private static final List<String> OPERATORS = List.of("? ", ": ", "&& ", "|| ", "+ ", "| ");
    /** Deeper than any brackets. */
    private static final int LAST_RESORT = 1000;

    private LongLine() {}

    /**
     * The lines in place of a line; one where it is short, a comment, or cannot be broken.
     *
     * @param room      columns of the first line
     * @param roomAfter columns of the others
     */
    static List<String> broken(String line, int room, int roomAfter) {
        List<String> lines = new ArrayList<>();
        String rest = line;
        boolean isComment = line.startsWith("*") || line.startsWith(" *") || line.startsWith("/");
        while (!isComment && rest.length() > (lines.isEmpty() ? room : roomAfter)) {
            int at = lastBreak(rest, lines.isEmpty() ? room : roomAfter);
            if (at == 0) {
                break;
            }
            lines.add(rest.substring(0, at).stripTrailing());
            rest = rest.substring(at).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /** The last place outside of brackets, or inside of as few as can be; 0 if there is none. */
    private static int lastBreak(String text, int room) {
        int best = 0;
        int bestDepth = Integer.MAX_VALUE;
        int depth = 0;
        char quote = 0;
        for (int i = 0; i <= room && i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                if (c == '\\') {
                    i++;
                } else if (c == quote) {
                    quote = 0;
                }
                continue;
            }
            int own = breakDepth(text, i, depth);
            if (own <= bestDepth && own < Integer.MAX_VALUE) {
                best = i;
                bestDepth = own;
            }
            if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '(' || c == '[') {
                depth++;
            } else if (c == ')' || c == ']') {
                depth--;
            }
        }
        return best;
    }

    /** How deep a break before a character would be; the most if there can be none. */
    private static int breakDepth(String text, int at, int depth) {
        if (at == 0) {
            return Integer.MAX_VALUE;
        }
        char before = text.charAt(at - 1);
        boolean after = text.startsWith(" ", at) && (before == ',' || before == ';');
        boolean operator = before == ' ' && OPERATORS.stream().anyMatch(each -> text.startsWith(each, at));
        if (after || operator) {
            return depth;
        }
        boolean method = before == ')' && text.startsWith(".", at);
        boolean assigned = text.startsWith(" = ", at - 2) || text.startsWith("-> ", at - 2);
        if (method || assigned) {
            return LAST_RESORT;
        }
        return before == '(' && text.charAt(at) != ')' ? LAST_RESORT + 1 : Integer.MAX_VALUE;
    }
}
