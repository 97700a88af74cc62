package org.c2x.asn1.lexer;

import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceFile;

/** Walks through the characters of a file and counts lines. */
final class SourceScanner {
    private final SourceFile file;
    private final String text;
    private int offset;
    private int line = 1;
    private int lineStart;

    SourceScanner(SourceFile file) {
        this.file = file;
        this.text = file.text();
    }

    /** X.680 clause 12.1.6; other control characters are errors. */
    static boolean isWhiteSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c == '\u00a0' || c == '\ufeff';
    }

    /** The character at a distance from here, a negative one of those passed; -1 beyond the end. */
    int peek(int distance) {
        return offset + distance < text.length() ? text.charAt(offset + distance) : -1;
    }

    boolean startsWith(String prefix) {
        return text.startsWith(prefix, offset);
    }

    /** Moves on, at most to the end. */
    void advance(int characters) {
        int end = Math.min(text.length(), offset + characters);
        while (offset < end) {
            char c = text.charAt(offset++);
            if (c == '\n' || c == '\r' && !startsWith("\n")) {
                line++;
                lineStart = offset;
            }
        }
    }

    void skipWhiteSpace() {
        int end = offset;
        while (end < text.length() && isWhiteSpace(text.charAt(end))) {
            end++;
        }
        advance(end - offset);
    }

    /** Moves to the end of the line, or to a text before it. */
    void skipLine(String before) {
        char first = before.charAt(0);
        int end = offset;
        while (end < text.length()) {
            char c = text.charAt(end);
            if (c == '\n' || c == '\r' || c == first && text.startsWith(before, end)) {
                break;
            }
            end++;
        }
        offset = end;
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
        return text.substring(from, offset);
    }
}
