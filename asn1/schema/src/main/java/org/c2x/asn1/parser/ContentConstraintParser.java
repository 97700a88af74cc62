package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.ElementsNode.InnerComponent;
import org.c2x.asn1.syntax.ElementsNode.InnerComponent.Presence;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Constraints that start with a word: sizes, alphabets, contents and inner types (X.680 clause 51, X.682). */
final class ContentConstraintParser {
    private static final Set<String> FIRST_WORDS =
            Set.of("SIZE", "FROM", "WITH", "PATTERN", "CONTAINING", "ENCODED", "CONSTRAINED", "SETTINGS");

    private final Grammar grammar;
    private final TokenStream tokens;

    ContentConstraintParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    boolean starts() {
        return tokens.is(Kind.KEYWORD) && FIRST_WORDS.contains(tokens.peek().text());
    }

    ElementsNode elements() {
        Position position = tokens.position();
        String word = tokens.next().text();
        return switch (word) {
            // SizeConstraint ::= SIZE Constraint
            case "SIZE" -> new ElementsNode.Size(position, grammar.constraints.constraint());
            // PermittedAlphabet ::= FROM Constraint
            case "FROM" -> new ElementsNode.PermittedAlphabet(position, grammar.constraints.constraint());
            case "WITH" -> inner(position);
            case "PATTERN" -> pattern(position);
            case "CONTAINING" -> containing(position);
            case "ENCODED" -> encodedBy(position, Optional.empty());
            case "CONSTRAINED" -> constrainedBy(position);
            default -> settings(position);
        };
    }

    // PatternConstraint ::= PATTERN Value
    private ElementsNode pattern(Position position) {
        return new ElementsNode.Pattern(position, grammar.values.value());
    }

    // PropertySettings ::= SETTINGS simplestring
    private ElementsNode settings(Position position) {
        if (!tokens.is(Kind.CHARACTER_STRING)) {
            throw tokens.expected("a character string");
        }
        tokens.next();
        return new ElementsNode.Settings(position);
    }

    // ContentsConstraint ::= CONTAINING Type | ENCODED BY Value | CONTAINING Type ENCODED BY Value
    /** Before a value the word is a part of a single value. */
    private ElementsNode containing(Position position) {
        if (tokens.is("{") || grammar.values.startsValue()) {
            return new ElementsNode.SingleValue(position, new ValueNode.Containing(position, grammar.values.value()));
        }
        TypeNode type = grammar.types.type();
        return tokens.accept("ENCODED")
                ? encodedBy(position, Optional.of(type))
                : new ElementsNode.Contents(position, Optional.of(type), Optional.empty());
    }

    private ElementsNode encodedBy(Position position, Optional<TypeNode> containing) {
        tokens.expect("BY");
        ValueNode rules = grammar.values.value();
        return new ElementsNode.Contents(position, containing, Optional.of(rules));
    }

    // UserDefinedConstraint ::= CONSTRAINED BY "{" UserDefinedConstraintParameter "," * "}"
    private ElementsNode constrainedBy(Position position) {
        tokens.expect("BY");
        if (!tokens.is("{")) {
            throw tokens.expected("'{'");
        }
        List<Token> words = tokens.take(tokens.distanceAfterBraces());
        grammar.addUserDefined(position, text(words));
        return new ElementsNode.UserDefined(position);
    }

    /** The constraint as its reader sees it: mostly a comment. */
    private static String text(List<Token> words) {
        return "CONSTRAINED BY "
                + words.stream()
                        .flatMap(word -> Stream.of(word.commentBefore(), word.text(), word.commentAfter()))
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" "));
    }

    // InnerTypeConstraints ::= WITH COMPONENT SingleTypeConstraint | WITH COMPONENTS MultipleTypeConstraints
    private ElementsNode inner(Position position) {
        if (tokens.accept("COMPONENT")) {
            return new ElementsNode.SingleInner(position, grammar.constraints.constraint());
        }
        if (!tokens.accept("COMPONENTS")) {
            throw tokens.expected("COMPONENT or COMPONENTS");
        }
        tokens.expect("{");
        boolean partial = tokens.accept("...");
        List<InnerComponent> components = new ArrayList<>();
        if (!partial || tokens.accept(",")) {
            do {
                components.add(innerComponent());
            } while (tokens.accept(","));
        }
        tokens.expect("}");
        return new ElementsNode.MultipleInner(position, partial, components);
    }

    // NamedConstraint ::= identifier ComponentConstraint;  ComponentConstraint ::= ValueConstraint PresenceConstraint
    private InnerComponent innerComponent() {
        Name name = tokens.expectName(Kind.LOWER_NAME);
        Optional<ConstraintNode> constraint =
                tokens.is("(") ? Optional.of(grammar.constraints.constraint()) : Optional.empty();
        Presence presence = Presence.UNSAID;
        for (Presence written : List.of(Presence.PRESENT, Presence.ABSENT, Presence.OPTIONAL)) {
            if (tokens.accept(written.name())) {
                presence = written;
            }
        }
        return new InnerComponent(name, constraint, presence);
    }
}
