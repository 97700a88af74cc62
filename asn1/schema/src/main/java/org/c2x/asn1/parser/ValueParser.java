package org.c2x.asn1.parser;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Values (X.680 clause 17.7). Without the governor many notations look alike; they become one node. */
final class ValueParser {
    private final Grammar grammar;
    private final TokenStream tokens;

    ValueParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    /** True if what follows is a value rather than a type; NULL counts as the type. */
    boolean startsValue() {
        return switch (tokens.peek().kind()) {
            case NUMBER, REAL_NUMBER, BINARY_STRING, HEX_STRING, CHARACTER_STRING -> true;
            case LOWER_NAME -> !tokens.peek(1).is("<") && !endsInUpperField();
            case UPPER_NAME -> isExternalReference() && !endsInUpperField();
            default ->
                tokens.is("-")
                        || tokens.is("TRUE")
                        || tokens.is("FALSE")
                        || tokens.is("CONTAINING")
                        || startsSpecialReal();
        };
    }

    /** True if a path of fields starts here that ends in a type or a set. */
    boolean endsInUpperField() {
        int distance = tokens.peek(2).kind() == Kind.LOWER_NAME ? 3 : 1;
        if (tokens.peek(distance).is("{")) {
            distance = tokens.distanceAfterBraces(distance);
        }
        Token last = null;
        while (tokens.peek(distance).is(".") && tokens.peek(distance + 1).is("&")) {
            last = tokens.peek(distance + 2);
            distance += 3;
        }
        return last != null && last.kind() == Kind.UPPER_NAME;
    }

    private boolean startsSpecialReal() {
        return tokens.is("PLUS-INFINITY") || tokens.is("MINUS-INFINITY") || tokens.is("NOT-A-NUMBER");
    }

    private boolean isExternalReference() {
        return tokens.is(Kind.UPPER_NAME)
                && tokens.peek(1).is(".")
                && tokens.peek(2).kind() == Kind.LOWER_NAME;
    }

    // Value ::= BuiltinValue | ReferencedValue
    ValueNode value() {
        tokens.enter();
        ValueNode value = tokens.is("{") ? braced() : tokens.is(Kind.KEYWORD) ? keywordValue() : literalOrReference();
        tokens.leave();
        return value;
    }

    /** The same where an object is possible as well. */
    ValueNode valueOrObject() {
        return tokens.is("{") ? inBraces() : value();
    }

    /** A value or an object in braces, to be read when its governor is known. */
    ValueNode.InBraces inBraces() {
        Position position = tokens.position();
        return new ValueNode.InBraces(position, tokens.take(tokens.distanceAfterBraces()));
    }

    private ValueNode keywordValue() {
        Token token = tokens.peek();
        Position position = token.position();
        if (tokens.accept("TRUE")) {
            return new ValueNode.Bool(position, true);
        }
        if (tokens.accept("FALSE")) {
            return new ValueNode.Bool(position, false);
        }
        if (!tokens.peek(1).is(":") && tokens.accept("NULL")) {
            return new ValueNode.Null(position);
        }
        if (tokens.accept("PLUS-INFINITY")) {
            return new ValueNode.SpecialReal(position, Double.POSITIVE_INFINITY);
        }
        if (tokens.accept("MINUS-INFINITY")) {
            return new ValueNode.SpecialReal(position, Double.NEGATIVE_INFINITY);
        }
        if (tokens.accept("NOT-A-NUMBER")) {
            return new ValueNode.SpecialReal(position, Double.NaN);
        }
        if (tokens.accept("CONTAINING")) {
            return new ValueNode.Containing(position, value());
        }
        return typed(position);
    }

    private ValueNode literalOrReference() {
        Token token = tokens.peek();
        Position position = token.position();
        return switch (token.kind()) {
            case NUMBER, REAL_NUMBER -> number(position, false);
            case CHARACTER_STRING ->
                new ValueNode.Characters(position, tokens.next().text());
            case BINARY_STRING -> new ValueNode.Digits(position, tokens.next().text(), 1);
            case HEX_STRING -> new ValueNode.Digits(position, tokens.next().text(), 4);
            case LOWER_NAME -> tokens.peek(1).is(":") ? choice() : referenceOrField(Optional.empty());
            case UPPER_NAME -> isExternalReference() ? externalReference() : typed(position);
            default -> {
                if (tokens.is(Kind.XML_VALUE)) {
                    throw new SourceError(position, "a value in XML names its type itself: value ::= <Type>…</Type>");
                }
                if (tokens.accept("-")) {
                    yield number(position, true);
                }
                throw tokens.expected("a value");
            }
        };
    }

    // SignedNumber ::= number | "-" number;  NumericRealValue ::= realnumber | "-" realnumber
    private ValueNode number(Position position, boolean negative) {
        if (!tokens.is(Kind.NUMBER) && !tokens.is(Kind.REAL_NUMBER)) {
            throw tokens.expected("a number");
        }
        Token token = tokens.next();
        if (token.kind() == Kind.NUMBER) {
            BigInteger number = new BigInteger(token.text());
            return new ValueNode.Number(position, negative ? number.negate() : number);
        }
        try {
            BigDecimal number = new BigDecimal(token.text());
            return new ValueNode.Real(position, negative ? number.negate() : number);
        } catch (NumberFormatException exponentTooLarge) {
            throw new SourceError(position, "the exponent of this number is too large");
        }
    }

    // ChoiceValue ::= identifier ":" Value
    private ValueNode choice() {
        Name alternative = tokens.expectName(Kind.LOWER_NAME);
        tokens.expect(":");
        return new ValueNode.Choice(alternative.position(), alternative, value());
    }

    // ExternalValueReference ::= modulereference "." valuereference
    private ValueNode externalReference() {
        Name module = tokens.expectName(Kind.UPPER_NAME);
        tokens.expect(".");
        return referenceOrField(Optional.of(module));
    }

    // OpenTypeFieldVal ::= Type ":" Value
    private ValueNode typed(Position position) {
        if (!tokens.is(Kind.UPPER_NAME) && !tokens.is(Kind.KEYWORD)) {
            throw tokens.expected("a value");
        }
        TypeNode type = grammar.types.type();
        if (!tokens.accept(":")) {
            throw new SourceError(position, "expected a value, found a type");
        }
        return new ValueNode.Typed(position, type, value());
    }

    // DefinedValue ::= ExternalValueReference | valuereference | ParameterizedValue
    ValueNode.Reference reference(Optional<Name> module) {
        Name name = tokens.expectName(Kind.LOWER_NAME);
        List<ActualParameter> parameters = grammar.parametersOf(module, name);
        return new ValueNode.Reference(name.position(), module, name, parameters);
    }

    // ReferencedValue ::= DefinedValue | ValueFromObject;  ValueFromObject ::= ReferencedObjects "." FieldName
    private ValueNode referenceOrField(Optional<Name> module) {
        ValueNode.Reference reference = reference(module);
        if (!tokens.is(".") || !tokens.peek(1).is("&")) {
            return reference;
        }
        tokens.next();
        return new ValueNode.FieldOfObject(reference.position(), reference, grammar.classes.fieldNames());
    }

    // "{" … "}" of SequenceValue, SequenceOfValue, ObjectIdentifierValue, named bits, RestrictedCharacterStringValue
    private ValueNode braced() {
        Position position = tokens.position();
        List<List<ValueNode>> elements = new ArrayList<>();
        tokens.expect("{");
        if (!tokens.is("}")) {
            do {
                elements.add(element());
            } while (tokens.accept(","));
        }
        tokens.expect("}");
        return new ValueNode.Braced(position, elements);
    }

    private List<ValueNode> element() {
        List<ValueNode> parts = new ArrayList<>();
        do {
            parts.add(part());
        } while (!tokens.is(",") && !tokens.is("}"));
        return parts;
    }

    /** A value in braces, where a name may also be that of a component or carry the number of an arc. */
    private ValueNode part() {
        if (!tokens.is(Kind.LOWER_NAME)
                || tokens.peek(1).is(":")
                || tokens.peek(1).is(".")) {
            return value();
        }
        Name name = tokens.expectName(Kind.LOWER_NAME);
        if (tokens.accept("(")) {
            ValueNode number = value();
            tokens.expect(")");
            return new ValueNode.NamedForm(name.position(), name, number);
        }
        return new ValueNode.Reference(name.position(), Optional.empty(), name, List.of());
    }

    // DefinitiveIdentification ::= "{" DefinitiveObjIdComponentList "}"
    List<ValueNode> objectIdentifierComponents() {
        tokens.expect("{");
        List<ValueNode> components = tokens.is("}") ? List.of() : element();
        tokens.expect("}");
        return components;
    }
}
