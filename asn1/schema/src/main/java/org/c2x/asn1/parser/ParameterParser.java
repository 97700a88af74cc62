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
import org.c2x.asn1.syntax.Assignment.Parameter;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Parameters of assignments and the actual parameters of references (X.683 clauses 8 and 9). */
final class ParameterParser {
    /** What in braces makes a set rather than one value or object. */
    private static final Set<String> SET_MARKS =
            Set.of("|", "^", "..", "<", "...", "UNION", "INTERSECTION", "EXCEPT", "INCLUDES");

    private final Grammar grammar;
    private final TokenStream tokens;

    ParameterParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    // ParameterList ::= "{" Parameter "," + "}";  Parameter ::= ParamGovernor ":" DummyReference | DummyReference
    List<Parameter> parameterList() {
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
    ActualParameter actualParameter() {
        if (tokens.is("{")) {
            return inBraces();
        }
        return grammar.values.startsValue()
                ? ActualParameter.ofValue(grammar.values.value())
                : ActualParameter.ofType(grammar.types.type());
    }

    /** What can be read as a set and as one value or object; which of them is meant, the dummy decides. */
    private ActualParameter inBraces() {
        Position position = tokens.position();
        TokenStream.Mark start = tokens.mark();
        if (isSet()) {
            return ActualParameter.ofSet(set());
        }
        Optional<ConstraintNode> set;
        try {
            set = Optional.of(set());
        } catch (SourceError noSet) {
            set = Optional.empty();
        }
        tokens.reset(start);
        Optional<ValueNode> value = Optional.of(grammar.values.inBraces());
        return new ActualParameter(position, Optional.empty(), value, set);
    }

    private boolean isSet() {
        int end = tokens.distanceAfterBraces();
        int depth = 0;
        for (int distance = 1; distance < end; distance++) {
            Token token = tokens.peek(distance);
            if (token.is("{")) {
                depth++;
            } else if (token.is("}")) {
                depth--;
            } else if (depth == 0 && SET_MARKS.contains(token.text()) && token.is(token.text())) {
                return true;
            }
        }
        return false;
    }

    // ValueSet ::= "{" ElementSetSpecs "}";  ObjectSet ::= "{" ObjectSetSpec "}"
    ConstraintNode set() {
        Position position = tokens.position();
        tokens.expect("{");
        ConstraintNode set = grammar.constraints.elementSets(position);
        tokens.expect("}");
        return set;
    }
}
