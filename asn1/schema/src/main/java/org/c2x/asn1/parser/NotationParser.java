package org.c2x.asn1.parser;

import java.util.List;
import org.c2x.asn1.lexer.Lexer;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.ObjectNode;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Reads what is in braces once it is known whether a value or an object is meant. */
public final class NotationParser {

    private NotationParser() {}

    /**
     * The value.
     *
     * @throws SourceError if it is none
     */
    public static ValueNode value(ValueNode.InBraces node, Diagnostics diagnostics) {
        return new Grammar(new TokenStream(node.tokens()), diagnostics).values.value();
    }

    /**
     * The value that a whole text is, or that is assigned in it (X.680 clause 16.2).
     *
     * @throws SourceError if it is none
     */
    public static ValueNode value(SourceFile text, Diagnostics diagnostics) {
        TokenStream tokens = new TokenStream(Lexer.tokens(text, diagnostics));
        if (tokens.is(Token.Kind.LOWER_NAME)
                && tokens.peek(1).kind() == Token.Kind.UPPER_NAME
                && tokens.peek(2).is("::=")) {
            tokens.take(3);
        }
        ValueNode value = new Grammar(tokens, diagnostics).values.value();
        if (!tokens.is(Token.Kind.END)) {
            throw tokens.expected("nothing after the value");
        }
        return value;
    }

    /**
     * The object of the class.
     *
     * @param parameterised tells names with parameters from those that the setting of another field follows
     * @throws SourceError if it is none
     */
    public static ObjectNode object(
            ValueNode.InBraces node, ClassNode objectClass, Parameterised parameterised, Diagnostics diagnostics) {
        Grammar grammar = new Grammar(new TokenStream(node.tokens()), diagnostics, parameterised);
        return new ObjectParser(grammar, objectClass).object(node.position());
    }

    /** The type that the name of an element means: a reference or a built-in one with low lines for spaces. */
    static TypeNode typeInXml(Name name, Diagnostics diagnostics) {
        String words =
                name.text().replaceFirst("_(STRING|IDENTIFIER|PDV)$", " $1").replace('_', '-');
        if (!words.matches("([A-Z][A-Za-z0-9-]*\\.)?[A-Z][A-Za-z0-9]*(-[A-Za-z0-9]+)*( [A-Z]+)?")) {
            throw new SourceError(name.position(), "expected the name of a type");
        }
        List<Token> tokens = Lexer.tokens(new SourceFile("", words), diagnostics).stream()
                .map(word ->
                        new Token(word.kind(), word.text(), name.position(), word.start(), word.end(), "", "", false))
                .toList();
        TokenStream stream = new TokenStream(tokens);
        try {
            TypeNode type = new Grammar(stream, diagnostics).types.type();
            if (stream.is(Token.Kind.END)) {
                return type;
            }
            throw stream.expected("the end of the name");
        } catch (SourceError noType) {
            throw new SourceError(name.position(), "expected the name of a type");
        }
    }
}
