package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.Assignment.Parameter;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Assignments (X.680 clause 16), their parameters and the actual parameters of references (X.683). */
final class ParameterParser {
    /** What in braces makes a set of values rather than one value. */
    private static final Set<String> SET_MARKS =
            Set.of("|", "^", "..", "<", "...", "UNION", "INTERSECTION", "EXCEPT", "ALL", "INCLUDES", "SIZE", "FROM");

    private final Grammar grammar;
    private final TokenStream tokens;

    ParameterParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    // Assignment ::= TypeAssignment | ValueAssignment | ValueSetTypeAssignment | ParameterizedAssignment
    Assignment assignment() {
        Token first = tokens.peek();
        if (tokens.is(Kind.UPPER_NAME)) {
            return typeAssignment(first);
        }
        if (tokens.is(Kind.LOWER_NAME)) {
            return valueAssignment(first);
        }
        throw tokens.expected("an assignment or END");
    }

    // TypeAssignment ::= typereference "::=" Type;  ValueSetTypeAssignment ::= typereference Type "::=" ValueSet
    private Assignment typeAssignment(Token first) {
        Name name = tokens.expectName(Kind.UPPER_NAME);
        List<Parameter> parameters = tokens.is("{") ? parameterList() : List.of();
        TypeNode type;
        if (tokens.accept("::=")) {
            if (tokens.is("CLASS")) {
                throw SourceError.notSupported(tokens.position(), "information object classes (X.681)");
            }
            type = grammar.types.type();
        } else {
            Position position = tokens.position();
            TypeNode governor = grammar.types.type();
            tokens.expect("::=");
            tokens.expect("{");
            ConstraintNode set = grammar.constraints.elementSets(position);
            tokens.expect("}");
            type = new TypeNode.Constrained(position, governor, set);
        }
        return new Assignment.OfType(name, parameters, type, grammar.commentSince(first));
    }

    // ValueAssignment ::= valuereference Type "::=" Value
    private Assignment valueAssignment(Token first) {
        Name name = tokens.expectName(Kind.LOWER_NAME);
        List<Parameter> parameters = tokens.is("{") ? parameterList() : List.of();
        TypeNode type = grammar.types.type();
        tokens.expect("::=");
        ValueNode value = grammar.values.value();
        return new Assignment.OfValue(name, parameters, type, value, grammar.commentSince(first));
    }

    // ParameterList ::= "{" Parameter "," + "}";  Parameter ::= ParamGovernor ":" DummyReference | DummyReference
    private List<Parameter> parameterList() {
        List<Parameter> parameters = new ArrayList<>();
        tokens.expect("{");
        do {
            Optional<TypeNode> governor = Optional.empty();
            if (!tokens.peek(1).is(",") && !tokens.peek(1).is("}")) {
                governor = Optional.of(grammar.types.type());
                tokens.expect(":");
            }
            if (!tokens.is(Kind.UPPER_NAME) && !tokens.is(Kind.LOWER_NAME)) {
                throw tokens.expected("the name of a parameter");
            }
            parameters.add(
                    new Parameter(governor, tokens.expectName(tokens.peek().kind())));
        } while (tokens.accept(","));
        tokens.expect("}");
        return parameters;
    }

    // ActualParameterList ::= "{" ActualParameter "," + "}"
    List<ActualParameter> actualParameters() {
        List<ActualParameter> parameters = new ArrayList<>();
        tokens.expect("{");
        do {
            parameters.add(actualParameter());
        } while (tokens.accept(","));
        tokens.expect("}");
        return parameters;
    }

    // ActualParameter ::= Type | Value | ValueSet | DefinedObjectClass | Object | ObjectSet
    private ActualParameter actualParameter() {
        Position position = tokens.position();
        if (tokens.is("{")) {
            return isValueSet() ? valueSet(position) : bracedValue(position);
        }
        if (grammar.values.startsValue()) {
            Optional<ValueNode> value = Optional.of(grammar.values.value());
            return new ActualParameter(position, Optional.empty(), value, Optional.empty());
        }
        return new ActualParameter(position, Optional.of(grammar.types.type()), Optional.empty(), Optional.empty());
    }

    private boolean isValueSet() {
        int end = tokens.distanceBehindBraces();
        for (int distance = 1; distance < end; distance++) {
            Token token = tokens.peek(distance);
            if (SET_MARKS.contains(token.text()) && token.is(token.text())) {
                return true;
            }
        }
        return tokens.peek(1).kind() == Kind.UPPER_NAME;
    }

    private ActualParameter valueSet(Position position) {
        tokens.expect("{");
        ConstraintNode set = grammar.constraints.elementSets(position);
        tokens.expect("}");
        return new ActualParameter(position, Optional.empty(), Optional.empty(), Optional.of(set));
    }

    private ActualParameter bracedValue(Position position) {
        ValueNode value = grammar.values.value();
        Optional<ConstraintNode> set = Optional.empty();
        if (value instanceof ValueNode.Braced braced
                && braced.elements().size() == 1
                && braced.elements().get(0).size() == 1) {
            ElementsNode single = new ElementsNode.SingleValue(
                    position, braced.elements().get(0).get(0));
            set = Optional.of(new ConstraintNode(position, single, false, null));
        }
        return new ActualParameter(position, Optional.empty(), Optional.of(value), set);
    }
}
