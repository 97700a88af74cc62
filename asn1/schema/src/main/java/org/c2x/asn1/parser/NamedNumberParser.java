package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.TypeNode.Enumeral;
import org.c2x.asn1.syntax.TypeNode.NamedNumber;
import org.c2x.asn1.syntax.ValueNode;

/** Lists of names and numbers: INTEGER, ENUMERATED and BIT STRING (X.680 clauses 19, 20 and 22). */
final class NamedNumberParser {
    private final Grammar grammar;
    private final TokenStream tokens;

    NamedNumberParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    // IntegerType ::= INTEGER | INTEGER "{" NamedNumberList "}"
    TypeNode integer(Position position) {
        return new TypeNode.Integer(position, tokens.is("{") ? namedNumbers() : List.of());
    }

    // BitStringType ::= BIT STRING | BIT STRING "{" NamedBitList "}"
    TypeNode bitString(Position position) {
        return new TypeNode.BitString(position, tokens.is("{") ? namedNumbers() : List.of());
    }

    // NamedNumberList ::= NamedNumber | NamedNumberList "," NamedNumber
    private List<NamedNumber> namedNumbers() {
        List<NamedNumber> named = new ArrayList<>();
        tokens.expect("{");
        do {
            Token first = tokens.peek();
            Name name = tokens.expectName(Kind.LOWER_NAME);
            ValueNode number = numberInParentheses();
            named.add(new NamedNumber(name, number, grammar.commentSince(first)));
        } while (tokens.accept(","));
        tokens.expectEndOfList();
        return named;
    }

    // "(" SignedNumber ")" | "(" DefinedValue ")"
    private ValueNode numberInParentheses() {
        tokens.expect("(");
        ValueNode number = grammar.values.value();
        tokens.expect(")");
        return number;
    }

    // Enumerations ::= RootEnumeration | RootEnumeration "," "..." ExceptionSpec
    //                | RootEnumeration "," "..." ExceptionSpec "," AdditionalEnumeration
    TypeNode enumerated(Position position) {
        tokens.expect("{");
        List<Enumeral> root = enumerals();
        List<Enumeral> additions = List.of();
        boolean extensible = tokens.accept("...");
        if (extensible) {
            grammar.constraints.exceptionSpec();
            if (tokens.accept(",")) {
                additions = enumerals();
            }
        }
        tokens.expectEndOfList();
        return new TypeNode.Enumerated(position, root, extensible, additions);
    }

    // Enumeration ::= EnumerationItem | EnumerationItem "," Enumeration
    private List<Enumeral> enumerals() {
        List<Enumeral> enumerals = new ArrayList<>();
        do {
            Token first = tokens.peek();
            Name name = tokens.expectName(Kind.LOWER_NAME);
            Optional<ValueNode> number = tokens.is("(") ? Optional.of(numberInParentheses()) : Optional.empty();
            enumerals.add(new Enumeral(name, number, grammar.commentSince(first)));
        } while (tokens.accept(",") && !tokens.is("..."));
        return enumerals;
    }
}
