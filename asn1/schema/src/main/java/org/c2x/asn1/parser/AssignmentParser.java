package org.c2x.asn1.parser;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.Assignment.Parameter;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Assignments (X.680 clause 16, X.681 clauses 9, 11 and 12). */
final class AssignmentParser {
    private final Grammar grammar;
    private final TokenStream tokens;

    AssignmentParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    // Assignment ::= TypeAssignment | ValueAssignment | ValueSetTypeAssignment | ObjectClassAssignment
    //              | ObjectAssignment | ObjectSetAssignment | ParameterizedAssignment
    Assignment assignment() {
        Token first = tokens.peek();
        if (tokens.is(Kind.UPPER_NAME)) {
            return upper(first);
        }
        if (tokens.is(Kind.LOWER_NAME)) {
            return lower(first);
        }
        throw tokens.expected("an assignment or END");
    }

    // TypeAssignment ::= typereference "::=" Type;  ObjectClassAssignment ::= objectclassreference "::=" ObjectClass
    private Assignment upper(Token first) {
        Name name = tokens.expectName(Kind.UPPER_NAME);
        List<Parameter> parameters = tokens.is("{") ? grammar.parameters.parameterList() : List.of();
        if (tokens.peek().text().equals("MACRO") && tokens.peek(1).is("::=")) {
            return macro(name);
        }
        boolean isSet = !tokens.is(Kind.SYMBOL) || tokens.is("[");
        if (isSet) {
            return set(first, name, parameters);
        }
        tokens.expect("::=");
        if (tokens.is("CLASS")) {
            return new Assignment.OfClass(name, parameters, grammar.classes.definition(), grammar.commentSince(first));
        }
        TypeNode type = grammar.types.type();
        if (tokens.is("{")) {
            throw new SourceError(tokens.position(), "this type takes nothing in braces");
        }
        return new Assignment.OfType(name, parameters, type, grammar.commentSince(first));
    }

    // ValueSetTypeAssignment ::= typereference Type "::=" ValueSet
    // ObjectSetAssignment ::= objectsetreference DefinedObjectClass "::=" ObjectSet
    private Assignment set(Token first, Name name, List<Parameter> parameters) {
        Position position = tokens.position();
        TypeNode governor = grammar.types.type();
        tokens.expect("::=");
        ConstraintNode set = grammar.parameters.set();
        return new Assignment.OfSet(
                name, parameters, new TypeNode.Constrained(position, governor, set), grammar.commentSince(first));
    }

    // ValueAssignment ::= valuereference Type "::=" Value
    // ObjectAssignment ::= objectreference DefinedObjectClass "::=" Object
    private Assignment lower(Token first) {
        Name name = tokens.expectName(Kind.LOWER_NAME);
        List<Parameter> parameters = tokens.is("{") ? grammar.parameters.parameterList() : List.of();
        if (tokens.is("::=") && tokens.peek(1).kind() == Kind.XML_VALUE) {
            return inXml(name, parameters, first);
        }
        if (tokens.is("::=") && tokens.peek(1).kind() == Kind.BAD) {
            throw SourceError.alreadyTold(); // a value in XML that is not closed
        }
        if (tokens.is("::=")) {
            throw new SourceError(
                    tokens.position(),
                    () -> "expected the type of the value '" + name + "'; names of types start with a capital letter");
        }
        TypeNode type = grammar.types.type();
        if (mayBeClass(type) && (tokens.is(Kind.UPPER_NAME) || tokens.is(Kind.KEYWORD))) {
            return inNotationOfMacro(name, (TypeNode.Reference) type);
        }
        tokens.expect("::=");
        ValueNode value = mayBeClass(type) ? grammar.values.valueOrObject() : grammar.values.value();
        return new Assignment.OfValue(name, parameters, type, value, grammar.commentSince(first));
    }

    // XMLValueAssignment ::= valuereference "::=" XMLTypedValue
    private Assignment inXml(Name name, List<Parameter> parameters, Token first) {
        tokens.next();
        ValueNode.Xml value = XmlParser.element(tokens.next());
        TypeNode type = NotationParser.typeInXml(value.name(), grammar.diagnostics);
        return new Assignment.OfValue(name, parameters, type, value, grammar.commentSince(first));
    }

    // MacroDefinition ::= macroreference MACRO "::=" MacroSubstance (X.208 Annex A)
    private Assignment macro(Name name) {
        tokens.next();
        tokens.expect("::=");
        if (!tokens.accept("BEGIN")) {
            grammar.types.type(); // the name of another macro
            return new Assignment.OfMacro(name, Optional.empty());
        }
        while (!tokens.accept("END")) {
            if (tokens.is(Kind.END)) {
                throw tokens.expected("'END'");
            }
            tokens.next();
        }
        return new Assignment.OfMacro(name, Optional.empty());
    }

    /** A value whose type is in the notation of a macro: words of any kind, then what the macro makes its value. */
    private Assignment inNotationOfMacro(Name name, TypeNode.Reference macro) {
        while (!tokens.accept("::=")) {
            if (tokens.is("END") || tokens.is(Kind.END)) {
                throw tokens.expected("'::='");
            }
            tokens.next();
        }
        boolean isNamed = tokens.is(Kind.LOWER_NAME)
                && (tokens.peek(1).is("{") || tokens.peek(1).kind() == Kind.NUMBER);
        if (isNamed) {
            tokens.next(); // localValue 5, of the years before the colon
        }
        grammar.values.valueOrObject();
        return new Assignment.OfMacro(name, Optional.of(macro));
    }

    // X.681 clause 7.1: no letter of the name of a class is a small one.
    private static boolean mayBeClass(TypeNode type) {
        return type instanceof TypeNode.Reference reference
                && reference.name().text().chars().noneMatch(Character::isLowerCase);
    }
}
