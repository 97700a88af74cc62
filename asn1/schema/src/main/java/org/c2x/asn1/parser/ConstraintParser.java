package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.ElementsNode.Endpoint;
import org.c2x.asn1.syntax.ValueNode;

/** Constraints: set arithmetic, values and ranges (X.680 clauses 49 to 51). */
final class ConstraintParser {
    private final Grammar grammar;
    private final TokenStream tokens;

    ConstraintParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    // Constraint ::= "(" ConstraintSpec ExceptionSpec ")"
    ConstraintNode constraint() {
        if (grammar.tables.starts()) {
            return grammar.tables.constraint();
        }
        tokens.enter();
        Position position = tokens.position();
        tokens.expect("(");
        ConstraintNode constraint = elementSets(position);
        exceptionSpec();
        tokens.expect(")");
        tokens.leave();
        return constraint;
    }

    // SizeConstraint without parentheses, as in SEQUENCE SIZE (1..7) OF
    ConstraintNode bareSize() {
        return new ConstraintNode(tokens.position(), elements(), false, null);
    }

    // ElementSetSpecs ::= RootElementSetSpec | RootElementSetSpec "," "..."
    //                   | RootElementSetSpec "," "..." "," AdditionalElementSetSpec
    // ObjectSetSpec may start with its extension marker: "..." | "..." "," AdditionalElementSetSpec
    ConstraintNode elementSets(Position position) {
        boolean isRootless = tokens.is("...");
        ElementsNode root = isRootless ? null : elementSet();
        ElementsNode additions = null;
        boolean extensible = isRootless || tokens.accept(",");
        if (extensible) {
            tokens.expect("...");
            exceptionSpec();
            if (tokens.accept(",")) {
                additions = elementSet();
            }
        }
        return new ConstraintNode(position, root, extensible, additions);
    }

    // ExceptionSpec ::= "!" ExceptionIdentification | empty
    // ExceptionIdentification ::= SignedNumber | DefinedValue | Type ":" Value
    void exceptionSpec() {
        if (tokens.accept("!")) {
            if (!grammar.values.startsValue()) {
                grammar.types.type();
                tokens.expect(":");
            }
            grammar.values.value();
        }
    }

    // ElementSetSpec ::= Unions | ALL Exclusions;  Unions ::= Intersections | UElems UnionMark Intersections
    private ElementsNode elementSet() {
        Position position = tokens.position();
        if (tokens.accept("ALL")) {
            tokens.expect("EXCEPT");
            return new ElementsNode.Except(position, Optional.empty(), elements());
        }
        List<ElementsNode> parts = new ArrayList<>();
        do {
            parts.add(intersection());
        } while (tokens.accept("|") || tokens.accept("UNION"));
        return parts.size() == 1 ? parts.get(0) : new ElementsNode.Union(position, parts);
    }

    // Intersections ::= IntersectionElements | IElems IntersectionMark IntersectionElements
    private ElementsNode intersection() {
        Position position = tokens.position();
        List<ElementsNode> parts = new ArrayList<>();
        do {
            parts.add(exclusion());
        } while (tokens.accept("^") || tokens.accept("INTERSECTION"));
        return parts.size() == 1 ? parts.get(0) : new ElementsNode.Intersection(position, parts);
    }

    // IntersectionElements ::= Elements | Elems Exclusions;  Exclusions ::= EXCEPT Elements
    private ElementsNode exclusion() {
        Position position = tokens.position();
        if (tokens.is("ALL")) {
            throw new SourceError(position, "ALL EXCEPT combined with other parts needs parentheses");
        }
        ElementsNode base = elements();
        return tokens.accept("EXCEPT") ? new ElementsNode.Except(position, Optional.of(base), elements()) : base;
    }

    // Elements ::= SubtypeElements | ObjectSetElements | "(" ElementSetSpec ")"
    private ElementsNode elements() {
        tokens.enter();
        Position position = tokens.position();
        ElementsNode elements;
        if (tokens.accept("(")) {
            // More than the productions allow: the examples of set arithmetic have extension markers inside.
            ConstraintNode inner = elementSets(position);
            elements = inner.extensible() || inner.root() == null
                    ? new ElementsNode.Extensible(position, inner)
                    : inner.root();
            tokens.expect(")");
        } else if (tokens.is("{") && !isRange(tokens.distanceAfterBraces())) {
            elements = new ElementsNode.SingleValue(position, grammar.values.inBraces());
        } else if (grammar.contentConstraints.starts()) {
            elements = grammar.contentConstraints.elements();
        } else if (startsType()) {
            tokens.accept("INCLUDES");
            elements = new ElementsNode.ContainedSubtype(position, grammar.types.type());
        } else {
            elements = valueOrRange();
        }
        tokens.leave();
        return elements;
    }

    private boolean isRange(int distance) {
        return tokens.peek(distance).is("..") || tokens.peek(distance).is("<");
    }

    private boolean startsType() {
        boolean bound = tokens.is("MIN") || tokens.is("MAX") || tokens.is("NULL");
        return (tokens.is(Kind.KEYWORD) || tokens.is(Kind.UPPER_NAME) || tokens.is(Kind.LOWER_NAME) || tokens.is("["))
                && !bound
                && !grammar.values.startsValue();
    }

    // SingleValue ::= Value;  ValueRange ::= LowerEndpoint ".." UpperEndpoint
    // LowerEndpoint ::= LowerEndValue | LowerEndValue "<";  UpperEndpoint ::= UpperEndValue | "<" UpperEndValue
    private ElementsNode valueOrRange() {
        Position position = tokens.position();
        Endpoint lower = new Endpoint(endValue("MIN"), tokens.accept("<"));
        if (!lower.open() && lower.value().isPresent() && !tokens.is("..")) {
            return new ElementsNode.SingleValue(position, lower.value().get());
        }
        tokens.expect("..");
        boolean open = tokens.accept("<");
        return new ElementsNode.ValueRange(position, lower, new Endpoint(endValue("MAX"), open));
    }

    private Optional<ValueNode> endValue(String unlimited) {
        return tokens.accept(unlimited) ? Optional.empty() : Optional.of(grammar.values.value());
    }
}
