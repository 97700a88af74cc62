package org.c2x.asn1.lexer;

import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceFile;

/** Walks through the characters of a file and counts lines. */
final class SourceScanner {
    private final SourceFile file;
    private final char[] text;
    private int offset;
    private int line = 1;
    private int lineStart;

    SourceScanner(SourceFile file) {
        this.file = file;
        this.text = file.text().toCharArray();
    }

    /** X.680 clause 12.1.6; other control characters are errors. */
    static boolean isWhiteSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c == '\u00a0' || c == '\ufeff';
    }

    static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** The character at a distance from here, a negative one of those passed; -1 beyond the end. */
    int peek(int distance) {
        int at = offset + distance;
        return at < text.length ? text[at] : -1;
    }

    boolean startsWith(char first, char second) {
        return peek(0) == first && peek(1) == second;
    }

    /** Moves on, at most to the end. */
    void advance(int characters) {
        int end = Math.min(text.length, offset + characters);
        while (offset < end) {
            char c = text[offset++];
            if (c == '\n' || c == '\r' && peek(0) != '\n') {
                line++;
                lineStart = offset;
            }
        }
    }

    void skipWhiteSpace() {
        while (isWhiteSpace(peek(0))) {
            advance(1);
        }
    }

    void skipDigits() {
        while (isDigit(peek(0))) {
            offset++;
        }
    }

    /** X.680 clauses 12.2 and 12.3: moves past letters, digits and single hyphens, the last being no hyphen. */
    void skipName() {
        int at = offset;
        while (at < text.length) {
            char c = text[at];
            boolean inside = isLetter(c)
                    || isDigit(c)
                    || c == '-' && at + 1 < text.length && (isLetter(text[at + 1]) || isDigit(text[at + 1]));
            if (!inside) {
                break;
            }
            at++;
        }
        offset = at;
    }

    /** Moves to the end of the line, or to two hyphens before it. */
    void skipLine() {
        while (!isAtLineEnd() && !startsWith('-', '-')) {
            offset++;
        }
    }

    boolean isAtLineEnd() {
        return peek(0) < 0 || peek(0) == '\n' || peek(0) == '\r';
    }

    int offset() {
        return offset;
    }

    int line() {
        return line;
    }

    Position position() {
        return new Position(file, line, offset - lineStart + 1);
    }

    String since(int from) {
        return new String(text, from, offset - from);
    }
}
