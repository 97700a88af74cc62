package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.ValueNode;

/** The elements of a value in XML (X.680 clause 12.15 and the XMLValue of each type). */
final class XmlParser {
    /** Deeper nesting is no published value but an attempt on the stack. */
    private static final int MAXIMUM_DEPTH = 200;

    private static final int LONGEST_NAME = 1000;

    private final String text;
    private int offset;
    private Position position;

    private XmlParser(Token token) {
        this.text = token.text();
        this.position = token.position();
    }

    /** The outermost element of a token of kind XML_VALUE. */
    static ValueNode.Xml element(Token token) {
        return new XmlParser(token).element(1);
    }

    // XMLTypedValue ::= "<" NonParameterizedTypeName ">" XMLValue "</" NonParameterizedTypeName ">" | "<" … "/>"
    private ValueNode.Xml element(int depth) {
        Position start = position;
        if (depth > MAXIMUM_DEPTH) {
            throw new SourceError(start, "nested more than " + MAXIMUM_DEPTH + " levels deep");
        }
        advance(1);
        Name name = name();
        StringBuilder content = new StringBuilder();
        List<ValueNode.Xml> children = new ArrayList<>();
        if (accept("/>")) {
            return new ValueNode.Xml(start, name, "", children);
        }
        expect(">");
        while (!text.startsWith("</", offset)) {
            if (text.charAt(offset) == '<') {
                children.add(element(depth + 1));
            } else {
                content.appendCodePoint(character());
            }
        }
        advance(2);
        Position end = position;
        if (!name().text().equals(name.text())) {
            throw new SourceError(end, "expected '" + name + "', which this closes");
        }
        expect(">");
        return new ValueNode.Xml(start, name, content.toString(), children);
    }

    private Name name() {
        Position start = position;
        int from = offset;
        while (Character.isLetterOrDigit(text.charAt(offset)) || "-_.".indexOf(text.charAt(offset)) >= 0) {
            advance(1);
        }
        if (from == offset || offset - from > LONGEST_NAME) {
            throw new SourceError(start, "expected the name of an element");
        }
        Name name = new Name(text.substring(from, offset), start);
        while (Character.isWhitespace(text.charAt(offset))) {
            advance(1);
        }
        return name;
    }

    private void expect(String symbol) {
        if (!accept(symbol)) {
            throw new SourceError(position, "expected '" + symbol + "'");
        }
    }

    private boolean accept(String symbol) {
        boolean here = text.startsWith(symbol, offset);
        if (here) {
            advance(symbol.length());
        }
        return here;
    }

    // X.680 clause 12.15.4: "&amp;", "&lt;", "&gt;" and characters by number
    private int character() {
        int c = text.codePointAt(offset);
        if (c != '&') {
            advance(Character.charCount(c));
            return c;
        }
        Position start = position;
        int end = text.indexOf(';', offset);
        String reference = end < 0 ? "" : text.substring(offset + 1, end);
        int meant = meaning(reference);
        boolean isSurrogate = meant >= Character.MIN_SURROGATE && meant <= Character.MAX_SURROGATE;
        if (!Character.isValidCodePoint(meant) || isSurrogate) {
            throw new SourceError(start, "expected '&amp;', '&lt;', '&gt;' or the number of a character");
        }
        advance(reference.length() + 2);
        return meant;
    }

    private static int meaning(String reference) {
        if (reference.matches("#[0-9]{1,7}")) {
            return Integer.parseInt(reference.substring(1));
        }
        if (reference.matches("#x[0-9A-Fa-f]{1,6}")) {
            return Integer.parseInt(reference.substring(2), 16);
        }
        return switch (reference) {
            case "amp" -> '&';
            case "lt" -> '<';
            case "gt" -> '>';
            default -> -1;
        };
    }

    private void advance(int characters) {
        for (int end = offset + characters; offset < end; offset++) {
            char c = text.charAt(offset);
            boolean isLineEnd = c == '\n' || c == '\r' && !text.startsWith("\n", offset + 1);
            position = isLineEnd
                    ? new Position(position.file(), position.line() + 1, 1)
                    : new Position(position.file(), position.line(), position.column() + 1);
        }
    }
}
