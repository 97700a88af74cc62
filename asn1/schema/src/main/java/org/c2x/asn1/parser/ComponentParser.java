package org.c2x.asn1.parser;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.TypeNode.Addition;
import org.c2x.asn1.syntax.TypeNode.Alternative;
import org.c2x.asn1.syntax.TypeNode.Item;
import org.c2x.asn1.syntax.ValueNode;

/** The bodies of SEQUENCE, SET and CHOICE (X.680 clauses 25, 27 and 29). */
final class ComponentParser {
    private final Grammar grammar;
    private final TokenStream tokens;

    /** The names given so far of the types around this place, the innermost first. */
    private final Deque<Set<String>> taken = new ArrayDeque<>();

    ComponentParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    /** How many SEQUENCE, SET and CHOICE types there are around this place. */
    int depth() {
        return taken.size();
    }

    TypeNode sequence(Position position, boolean isSet) {
        return within(() -> sequenceBody(position, isSet));
    }

    TypeNode choice(Position position) {
        return within(() -> choiceBody(position));
    }

    private TypeNode within(Supplier<TypeNode> body) {
        taken.push(new HashSet<>());
        try {
            return body.get();
        } finally {
            taken.pop();
        }
    }

    // SequenceType ::= SEQUENCE "{" "}" | SEQUENCE "{" ExtensionAndException OptionalExtensionMarker "}"
    //                | SEQUENCE "{" ComponentTypeLists "}"
    private TypeNode sequenceBody(Position position, boolean isSet) {
        tokens.expect("{");
        List<Item> root = tokens.is("...") || tokens.is("}") ? List.of() : items();
        List<Addition> additions = List.of();
        List<Item> secondRoot = List.of();
        boolean extensible = tokens.accept("...");
        if (extensible) {
            grammar.constraints.exceptionSpec();
            boolean more = tokens.accept(",");
            if (more && !tokens.is("...")) {
                additions = additions();
            }
            if (more && tokens.accept("...") && tokens.accept(",")) {
                secondRoot = items();
            }
        }
        tokens.expectEndOfList();
        return new TypeNode.Sequence(position, isSet, root, extensible, additions, secondRoot);
    }

    // ComponentTypeList ::= ComponentType | ComponentTypeList "," ComponentType
    private List<Item> items() {
        List<Item> items = new ArrayList<>();
        do {
            items.add(item());
        } while (tokens.accept(",") && !tokens.is("..."));
        return items;
    }

    // ExtensionAdditionList ::= ExtensionAddition | ExtensionAdditionList "," ExtensionAddition
    private List<Addition> additions() {
        List<Addition> additions = new ArrayList<>();
        do {
            boolean group = tokens.is("[[");
            if (group) {
                openVersionBrackets();
            }
            additions.add(new Addition(group, group ? items() : List.of(item())));
            if (group) {
                tokens.expect("]]");
            }
        } while (tokens.accept(",") && !tokens.is("..."));
        return additions;
    }

    // ExtensionAdditionGroup ::= "[[" VersionNumber ComponentTypeList "]]";  VersionNumber ::= empty | number ":"
    private void openVersionBrackets() {
        tokens.expect("[[");
        if (tokens.is(Kind.NUMBER)) {
            tokens.next();
            tokens.expect(":");
        }
    }

    // ComponentType ::= NamedType | NamedType OPTIONAL | NamedType DEFAULT Value | COMPONENTS OF Type
    private Item item() {
        Token first = tokens.peek();
        if (tokens.accept("COMPONENTS")) {
            tokens.expect("OF");
            return new TypeNode.ComponentsOf(first.position(), grammar.types.type());
        }
        Name name = name();
        TypeNode type = grammar.types.type();
        boolean optional = tokens.accept("OPTIONAL");
        Optional<ValueNode> defaultValue =
                !optional && tokens.accept("DEFAULT") ? Optional.of(grammar.values.value()) : Optional.empty();
        return new TypeNode.Component(name, type, optional, defaultValue, grammar.commentSince(first));
    }

    /** The name before a type; one that X.208 allowed to leave out is made of the type's first word. */
    private Name name() {
        if (!isNameless()) {
            Name name = tokens.expectName(Kind.LOWER_NAME);
            taken.peek().add(name.text());
            return name;
        }
        String word = tokens.is("[") ? "component" : tokens.peek().text().toLowerCase(Locale.ROOT);
        String name = word;
        for (int count = 2; !taken.peek().add(name); count++) {
            name = word + "-" + count;
        }
        Position position = tokens.position();
        grammar.diagnostics.note(
                Diagnostic.Severity.WARNING, position, "this component has no name; it is called '" + name + "'");
        return new Name(name, position);
    }

    private boolean isNameless() {
        boolean endsAfter = tokens.peek(1).is(",")
                || tokens.peek(1).is("}")
                || tokens.peek(1).is("OPTIONAL")
                || tokens.peek(1).is("DEFAULT");
        return tokens.is(Kind.KEYWORD) || tokens.is("[") || tokens.is(Kind.UPPER_NAME) && endsAfter;
    }

    // AlternativeTypeLists ::= RootAlternativeTypeList
    //     | RootAlternativeTypeList "," ExtensionAndException ExtensionAdditionAlternatives OptionalExtensionMarker
    private TypeNode choiceBody(Position position) {
        tokens.expect("{");
        List<Alternative> root = new ArrayList<>();
        List<Alternative> additions = new ArrayList<>();
        do {
            root.add(alternative());
        } while (tokens.accept(",") && !tokens.is("..."));
        boolean extensible = tokens.accept("...");
        if (extensible) {
            grammar.constraints.exceptionSpec();
            while (tokens.accept(",") && !tokens.accept("...")) {
                readAdditions(additions);
            }
        }
        tokens.expectEndOfList();
        return new TypeNode.Choice(position, root, extensible, additions);
    }

    // ExtensionAdditionAlternative ::= ExtensionAdditionAlternativesGroup | NamedType
    private void readAdditions(List<Alternative> additions) {
        if (!tokens.is("[[")) {
            additions.add(alternative());
            return;
        }
        openVersionBrackets();
        do {
            additions.add(alternative());
        } while (tokens.accept(","));
        tokens.expect("]]");
    }

    // NamedType ::= identifier Type
    private Alternative alternative() {
        Token first = tokens.peek();
        Name name = name();
        TypeNode type = grammar.types.type();
        return new Alternative(name, type, grammar.commentSince(first));
    }
}
