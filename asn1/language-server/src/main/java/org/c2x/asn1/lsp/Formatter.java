package org.c2x.asn1.lsp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextEdit;

/**
 * Indents lines by the braces around them, aligns types of components, and takes white space from the ends of lines.
 * Only white space between tokens and around comments changes; a line that goes on with an item moves as the line where
 * the item starts, and so does the inside of a comment.
 */
final class Formatter {
    private static final Set<String> OPENING = Set.of("{", "(");
    private static final Set<String> CLOSING = Set.of("}", ")");
    /** After these starts an item of a list; version brackets do not indent, as in published modules. */
    private static final Set<String> BEFORE_ITEMS = Set.of("{", "(", "[[", ",");

    /** What starts a line of a module that is not in an assignment. */
    private static final Set<String> OF_MODULE = Set.of("DEFINITIONS", "BEGIN", "EXPORTS", "IMPORTS", "END");

    /** The first two tokens of a component. */
    private record Line(Token first, Token second) {}

    private final Document document;
    private final String text;
    private final int width;
    private final boolean tabs;
    private final List<TextEdit> edits = new ArrayList<>();
    /** The line in which each bracket opens that is not closed. */
    private final Deque<Integer> open = new ArrayDeque<>();

    private final Deque<List<Line>> components = new ArrayDeque<>();
    private final Set<Integer> starts = new HashSet<>();
    /** Blanks that the last line with a place of its own gained. */
    private int shift;
    /** Blanks before the current line, and before that of the outermost bracket. */
    private int current;

    private int base;

    private Formatter(Document document, FormattingOptions options) {
        this.document = document;
        this.text = document.text();
        this.width = Math.max(1, options.getTabSize());
        this.tabs = !options.isInsertSpaces();
        document.parts().forEach(part -> starts.add(part.start()));
    }

    /** The changes in the order of the text; none where the text is not made of tokens. */
    static List<TextEdit> edits(Document document, FormattingOptions options) {
        boolean isReadable = document.tokens().stream().noneMatch(token -> token.kind() == Kind.BAD);
        return isReadable ? new Formatter(document, options).run() : List.of();
    }

    private List<TextEdit> run() {
        components.push(new ArrayList<>());
        List<Token> tokens = document.tokens();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            int from = i == 0 ? 0 : tokens.get(i - 1).end();
            boolean startsItem = i > 0 && BEFORE_ITEMS.contains(symbol(tokens.get(i - 1)));
            gap(from, token, startsItem);
            if (token.isFirstOfLine() && startsItem && token.kind() == Kind.LOWER_NAME && !open.isEmpty()) {
                component(token, tokens.get(i + 1));
            }
            bracket(token);
        }
        edits.sort((left, right) -> Integer.compare(
                document.offset(left.getRange().getStart()),
                document.offset(right.getRange().getStart())));
        return edits;
    }

    private static String symbol(Token token) {
        return token.kind() == Kind.SYMBOL ? token.text() : "";
    }

    private void bracket(Token token) {
        if (OPENING.contains(symbol(token))) {
            base = open.isEmpty() ? current : base;
            open.push(document.position(token.start()).getLine());
            components.push(new ArrayList<>());
        } else if (CLOSING.contains(symbol(token)) && !open.isEmpty()) {
            open.pop();
            align(components.pop());
        }
    }

    /** What is between two tokens: ends of lines, comments, and the indentation of the second one. */
    private void gap(int from, Token next, boolean startsItem) {
        int line = from;
        int depth = 0;
        for (int i = from; i < next.start(); i++) {
            if (depth == 0 && text.startsWith("--", i)) {
                i = Math.max(i, endOfLineComment(i) - 1);
            } else if (text.startsWith("/*", i)) {
                depth++;
                i++;
            } else if (depth > 0 && text.startsWith("*/", i)) {
                depth--;
                i++;
            } else if (text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                endLine(line, i);
                line = text.startsWith("\r\n", i) ? i + 2 : i + 1;
                i = line - 1;
                startLine(line, next, startsItem, depth > 0);
            }
        }
        if (next.kind() == Kind.END) {
            endLine(line, text.length());
        }
    }

    private int endOfLineComment(int start) {
        int end = start + 2;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            if (text.startsWith("--", end)) {
                return end + 2;
            }
            end++;
        }
        return end;
    }

    private void endLine(int from, int end) {
        int last = end;
        while (last > from && isBlank(text.charAt(last - 1))) {
            last--;
        }
        if (last < end) {
            replace(last, end, "");
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    private void startLine(int start, Token next, boolean startsItem, boolean isInComment) {
        int end = start;
        int old = 0;
        while (end < text.length() && isBlank(text.charAt(end))) {
            old += text.charAt(end) == '\t' ? width - old % width : 1;
            end++;
        }
        if (end == text.length() || text.charAt(end) == '\n' || text.charAt(end) == '\r') {
            return; // white space at the end of an empty line is taken away there
        }
        boolean isComment = end != next.start();
        boolean closes = CLOSING.contains(symbol(next));
        if (!isInComment) {
            if (open.isEmpty() && (starts.contains(next.start()) || OF_MODULE.contains(next.text()))) {
                shift = -old;
            } else if (!open.isEmpty() && (startsItem || closes)) {
                shift = base + width * (closes && !isComment ? levelAfter(next) : level(open)) - old;
            }
        }
        current = Math.max(0, old + shift);
        String indentation = indentation(current);
        if (!indentation.equals(text.substring(start, end))) {
            replace(start, end, indentation);
        }
    }

    /** Brackets that open in one line indent the following ones once. */
    private static int level(Deque<Integer> lines) {
        return (int) lines.stream().distinct().count();
    }

    /** The level of a line that starts with closing brackets. */
    private int levelAfter(Token closing) {
        Deque<Integer> left = new ArrayDeque<>(open);
        List<Token> tokens = document.tokens();
        int i = document.indexBefore(closing.start() + 1);
        while (CLOSING.contains(symbol(tokens.get(i))) && !left.isEmpty()) {
            left.pop();
            i++;
        }
        return level(left);
    }

    private String indentation(int columns) {
        return tabs ? "\t".repeat(columns / width) + " ".repeat(columns % width) : " ".repeat(columns);
    }

    private void component(Token name, Token second) {
        boolean isType = second.kind() != Kind.SYMBOL || second.is("[");
        if (isType && text.substring(name.end(), second.start()).chars().allMatch(c -> isBlank((char) c))) {
            components.element().add(new Line(name, second));
        }
    }

    /** A list whose types its writer has not aligned, or by tabs, stays as it is. */
    private void align(List<Line> lines) {
        Set<Integer> columns = new HashSet<>();
        boolean isAligned = false;
        int needed = 0;
        for (Line line : lines) {
            String blanks = text.substring(line.first().end(), line.second().start());
            if (blanks.indexOf('\t') >= 0) {
                return;
            }
            isAligned |= blanks.length() > 1;
            columns.add(line.second().start() - line.first().start());
            needed = Math.max(needed, line.first().text().length() + 1);
        }
        if (isAligned && columns.size() > 1) {
            for (Line line : lines) {
                String blanks = " ".repeat(needed - line.first().text().length());
                if (!text.substring(line.first().end(), line.second().start()).equals(blanks)) {
                    replace(line.first().end(), line.second().start(), blanks);
                }
            }
        }
    }

    private void replace(int from, int to, String with) {
        edits.add(new TextEdit(document.range(from, to), with));
    }
}
