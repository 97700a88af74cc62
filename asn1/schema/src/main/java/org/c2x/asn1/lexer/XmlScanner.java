package org.c2x.asn1.lexer;

import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;

/** Finds the end of a value in XML, which is one item here: none of X.680 clause 12 is inside of it. */
final class XmlScanner {
    private final SourceScanner in;

    XmlScanner(SourceScanner in) {
        this.in = in;
    }

    /** True for a tag; the productions of macros, which may start with {@code <}, have more after the name. */
    boolean startsValue() {
        int distance = 1;
        while (isNamePart(in.peek(distance))) {
            distance++;
        }
        boolean isNamed = distance > 1;
        while (SourceScanner.isWhiteSpace(in.peek(distance))) {
            distance++;
        }
        boolean isClosed = in.peek(distance) == '>' || in.peek(distance) == '/' && in.peek(distance + 1) == '>';
        return in.peek(0) == '<' && isNamed && isClosed;
    }

    private static boolean isNamePart(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_' || c == '.';
    }

    /** Moves past the tag that closes the first one. */
    void skipValue() {
        Position start = in.position();
        int open = 0;
        do {
            skipTo('<', start);
            boolean closes = in.peek(1) == '/';
            skipTo('>', start);
            if (closes) {
                open--;
            } else if (in.peek(-1) != '/') {
                open++;
            }
            in.advance(1);
        } while (open > 0);
    }

    private void skipTo(char mark, Position start) {
        while (in.peek(0) != mark) {
            if (in.peek(0) < 0) {
                throw new SourceError(start, "this value in XML is not closed");
            }
            in.advance(1);
        }
    }
}
