package org.c2x.asn1.parser;

import java.util.List;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;

/** The tokens of a file and the place reached. */
final class TokenStream {
    /** Deeper nesting is no published module but an attempt on the stack. */
    private static final int MAXIMUM_DEPTH = 200;

    /** A place to come back to. */
    record Mark(int index, int depth) {}

    private final List<Token> tokens;
    private int index;
    private int depth;

    /** @param tokens closed by one that nothing steps over: of kind END, or the brace that closes a part of a file */
    TokenStream(List<Token> tokens) {
        this.tokens = tokens;
    }

    Token peek() {
        return peek(0);
    }

    /** The token at a distance from here; after the end it is the end. */
    Token peek(int distance) {
        return tokens.get(Math.min(index + distance, tokens.size() - 1));
    }

    /** The token before this place. */
    Token previous() {
        return tokens.get(Math.max(index - 1, 0));
    }

    Position position() {
        return peek().position();
    }

    Token next() {
        Token token = peek();
        if (index < tokens.size() - 1) {
            index++;
        }
        return token;
    }

    boolean is(String keywordOrSymbol) {
        return peek().is(keywordOrSymbol);
    }

    boolean is(Kind kind) {
        return peek().kind() == kind;
    }

    boolean accept(String keywordOrSymbol) {
        boolean here = is(keywordOrSymbol);
        if (here) {
            next();
        }
        return here;
    }

    Token expect(String keywordOrSymbol) {
        if (!is(keywordOrSymbol)) {
            throw expected("'" + keywordOrSymbol + "'");
        }
        return next();
    }

    /** The brace after a list whose items are separated by commas. */
    void expectEndOfList() {
        if (!accept("}")) {
            throw expected("',' or '}'");
        }
    }

    /** A name of the kind. */
    Name expectName(Kind kind) {
        if (!is(kind)) {
            throw expectedName(kind, kind.description());
        }
        Token token = next();
        return new Name(token.text(), token.position());
    }

    /** What to throw where something else is expected. */
    SourceError expected(String what) {
        if (is(Kind.BAD)) {
            return SourceError.alreadyTold();
        }
        return new SourceError(position(), "expected " + what + ", found " + peek().description());
    }

    /** The same for a name of the kind, which the letter that it starts with may be all that it lacks. */
    SourceError expectedName(Kind kind, String what) {
        if (kind == Kind.LOWER_NAME && is(Kind.UPPER_NAME)) {
            return expected(what + ", which starts with a small letter");
        }
        if (kind == Kind.UPPER_NAME && is(Kind.LOWER_NAME)) {
            return expected(what + ", which starts with a capital letter");
        }
        return expected(what);
    }

    /** This place. */
    Mark mark() {
        return new Mark(index, depth);
    }

    /** Goes back to a place, to read it in another way. */
    void reset(Mark mark) {
        index = mark.index;
        depth = mark.depth;
    }

    /** The tokens from here, so many of them, which are stepped over. */
    List<Token> take(int count) {
        List<Token> taken = tokens.subList(index, index + count);
        index += count;
        return taken;
    }

    /** Marks that a construct starts inside another; to be followed by {@link #leave}. */
    void enter() {
        if (++depth > MAXIMUM_DEPTH) {
            throw new SourceError(position(), "nested more than " + MAXIMUM_DEPTH + " levels deep");
        }
    }

    void leave() {
        depth--;
    }

    /** Forgets the nesting, where reading goes on after an error. */
    void resetDepth() {
        depth = 0;
    }

    /**
     * The distance from here, where a brace opens, to after the one that closes it.
     *
     * @throws SourceError if there is none
     */
    int distanceAfterBraces() {
        return distanceAfterBraces(0);
    }

    /** The same for a brace that opens at a distance from here. */
    int distanceAfterBraces(int start) {
        int open = 0;
        for (int distance = start; index + distance < tokens.size(); distance++) {
            if (peek(distance).is("{")) {
                open++;
            } else if (peek(distance).is("}") && --open == 0) {
                return distance + 1;
            }
        }
        throw new SourceError(position(), "this brace is not closed: expected '}'");
    }
}
