package org.c2x.asn1.lexer;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.source.SourceFile;

/**
 * Splits a file into tokens. What is no token is noted and becomes one of kind BAD; the list is closed by one of kind
 * END.
 */
public final class Lexer {
    private static final String SINGLE_SYMBOLS = "{}<>,.()[]-:=;@|!^&/*'\"";

    /** Longer names and numbers would only keep the arithmetic and the reader of messages busy. */
    private static final int MAXIMUM_LENGTH = 1000;

    private final SourceScanner in;
    private final UnexpectedInput unexpected;

    private Lexer(SourceFile file, Diagnostics diagnostics) {
        this.in = new SourceScanner(file);
        this.unexpected = new UnexpectedInput(diagnostics);
    }

    /** All tokens of the file; errors go to the diagnostics. */
    public static List<Token> tokens(SourceFile file, Diagnostics diagnostics) {
        return new Lexer(file, diagnostics).run();
    }

    private List<Token> run() {
        List<Token> tokens = new ArrayList<>();
        Trivia before = new Trivia(in, unexpected, 0);
        int previousLine = 0;
        while (true) {
            Position start = in.position();
            boolean first = start.line() != previousLine;
            int from = in.offset();
            Kind kind = Kind.BAD;
            String text = "";
            try {
                Kind scanned =
                        scan(!tokens.isEmpty() && tokens.get(tokens.size() - 1).is("::="));
                text = content(scanned, from, start);
                kind = scanned;
            } catch (SourceError error) {
                unexpected.error(start, error.getMessage());
            }
            previousLine = in.line();
            int end = in.offset();
            Trivia after = new Trivia(in, unexpected, previousLine);
            tokens.add(new Token(kind, text, start, from, end, before.before(), after.after(), first));
            if (kind == Kind.END) {
                unexpected.end();
                return tokens;
            }
            before = after;
        }
    }

    /** Moves past the next item; a value in XML is one, and occurs only in assignments. */
    private Kind scan(boolean mayBeXml) {
        Position start = in.position();
        int c = in.peek(0);
        if (c < 0) {
            return Kind.END;
        }
        if (SourceScanner.isLetter(c)) {
            return word(start);
        }
        if (SourceScanner.isDigit(c)) {
            return number(start);
        }
        if (c == '"') {
            return characterString(start);
        }
        if (c == '\'') {
            return bitsOrOctets(start);
        }
        if (mayBeXml && new XmlScanner(in).startsValue()) {
            new XmlScanner(in).skipValue();
            return Kind.XML_VALUE;
        }
        int symbol = symbolLength(c);
        if (symbol > 0) {
            in.advance(symbol);
            return Kind.SYMBOL;
        }
        do {
            in.advance(1);
        } while (in.peek(0) == c);
        unexpected.character(start, c, "unexpected character " + describe(c));
        return Kind.BAD;
    }

    /** Of the longest symbol here, 0 if there is none. */
    private int symbolLength(int first) {
        int second = in.peek(1);
        return switch (first) {
            case ':' -> second == ':' && in.peek(2) == '=' ? 3 : 1;
            case '.' -> second != '.' ? 1 : in.peek(2) == '.' ? 3 : 2;
            case '[', ']' -> second == first ? 2 : 1;
            default -> SINGLE_SYMBOLS.indexOf(first) >= 0 ? 1 : 0;
        };
    }

    private static String describe(int c) {
        String code = String.format("U+%04X", c);
        boolean shown = !Character.isISOControl(c) && !Character.isSurrogate((char) c);
        return shown ? "'" + (char) c + "' (" + code + ")" : code;
    }

    private Kind word(Position start) {
        boolean upper = Character.isUpperCase(in.peek(0));
        int from = in.offset();
        in.skipName();
        while (in.peek(0) == '_') {
            unexpected.error(in.position(), "'_' in a name: ASN.1 knows letters, digits and hyphens");
            in.advance(1);
            in.skipName();
        }
        if (in.offset() - from > MAXIMUM_LENGTH) {
            throw new SourceError(start, "a name of more than " + MAXIMUM_LENGTH + " characters");
        }
        if (upper && Keywords.contains(in.since(from))) {
            return Kind.KEYWORD;
        }
        return upper ? Kind.UPPER_NAME : Kind.LOWER_NAME;
    }

    // X.680 clauses 12.8, 12.9: a real number has a decimal point or an exponent; "1..5" is a range, "1...5" one from
    // 1.0
    private Kind number(Position start) {
        int from = in.offset();
        Kind kind = Kind.NUMBER;
        in.skipDigits();
        if (in.peek(0) == '.' && (in.peek(1) != '.' || isRangeAfterPoint())) {
            kind = Kind.REAL_NUMBER;
            in.advance(1);
            in.skipDigits();
        }
        int sign = in.peek(1) == '-' ? 1 : 0;
        if ((in.peek(0) == 'e' || in.peek(0) == 'E') && SourceScanner.isDigit(in.peek(1 + sign))) {
            kind = Kind.REAL_NUMBER;
            in.advance(1 + sign);
            in.skipDigits();
        }
        if (in.offset() - from > MAXIMUM_LENGTH) {
            throw new SourceError(start, "a number of more than " + MAXIMUM_LENGTH + " characters");
        }
        return kind;
    }

    /** True if the point of a real number is followed by a range; else three points are an extension marker. */
    private boolean isRangeAfterPoint() {
        int end = in.peek(3);
        return in.peek(2) == '.'
                && (SourceScanner.isDigit(end) || SourceScanner.isLetter(end) || end == '-' || end == '<');
    }

    // X.680 clause 12.14: a quote inside is written twice.
    private Kind characterString(Position start) {
        in.advance(1);
        while (in.peek(0) >= 0) {
            if (in.peek(0) == '"') {
                in.advance(1);
                if (in.peek(0) != '"') {
                    return Kind.CHARACTER_STRING;
                }
            }
            in.advance(1);
        }
        throw new SourceError(start, "this string is not closed: expected '\"'");
    }

    // X.680 clauses 12.10 and 12.12.
    private Kind bitsOrOctets(Position start) {
        in.advance(1);
        while (in.peek(0) >= 0 && in.peek(0) != '\'') {
            in.advance(1);
        }
        int radix = in.peek(1);
        if (in.peek(0) < 0 || radix != 'B' && radix != 'H') {
            in.advance(1);
            throw new SourceError(start, "this string is not closed: expected 'B or 'H");
        }
        in.advance(2);
        return radix == 'B' ? Kind.BINARY_STRING : Kind.HEX_STRING;
    }

    private String content(Kind kind, int from, Position start) {
        String text = in.since(from);
        return switch (kind) {
            case CHARACTER_STRING -> characters(text.substring(1, text.length() - 1));
            case BINARY_STRING -> digits(text, "01", start);
            case HEX_STRING -> digits(text, "0123456789ABCDEF", start);
            default -> text;
        };
    }

    /** White space around a line end is no part of a string (X.680 clause 12.14.1). */
    private static String characters(String inside) {
        String joined = inside;
        if (inside.indexOf('\n') >= 0 || inside.indexOf('\r') >= 0) {
            String[] lines = inside.split("\r\n|\r|\n", -1);
            StringBuilder text = new StringBuilder(inside.length());
            for (int i = 0; i < lines.length; i++) {
                String line = i == 0 ? lines[i] : lines[i].stripLeading();
                text.append(i == lines.length - 1 ? line : line.stripTrailing());
            }
            joined = text.toString();
        }
        return joined.replace("\"\"", "\"");
    }

    private static String digits(String quoted, String alphabet, Position start) {
        StringBuilder digits = new StringBuilder(quoted.length());
        for (int i = 1; i < quoted.length() - 2; i++) {
            char c = quoted.charAt(i);
            if (!SourceScanner.isWhiteSpace(c)) {
                if (alphabet.indexOf(c) < 0) {
                    throw new SourceError(start, describe(c) + " in a string of the digits " + alphabet);
                }
                digits.append(c);
            }
        }
        return digits.toString();
    }
}
