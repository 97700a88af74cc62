package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Name;

/** The parsers of one file, which call each other as the productions of X.680 do. */
final class Grammar {
    final TokenStream tokens;
    final Diagnostics diagnostics;
    final TypeParser types;
    final ComponentParser components;
    final NamedNumberParser namedNumbers;
    final ConstraintParser constraints;
    final ContentConstraintParser contentConstraints;
    final ValueParser values;
    final AssignmentParser assignments;
    final ParameterParser parameters;
    final ClassParser classes;
    final TableConstraintParser tables;

    /** By place, for a construct may be read twice. */
    private final Map<Position, String> userDefined = new LinkedHashMap<>();

    private final Parameterised parameterised;

    /** @param diagnostics take the warnings */
    Grammar(TokenStream tokens, Diagnostics diagnostics) {
        this(tokens, diagnostics, (module, name) -> true);
    }

    /**
     * Parsers of a text in which braces after a name need not be its parameters.
     *
     * @param diagnostics   take the warnings
     * @param parameterised tells whether they are
     */
    Grammar(TokenStream tokens, Diagnostics diagnostics, Parameterised parameterised) {
        this.tokens = tokens;
        this.diagnostics = diagnostics;
        this.parameterised = parameterised;
        types = new TypeParser(this);
        components = new ComponentParser(this);
        namedNumbers = new NamedNumberParser(this);
        constraints = new ConstraintParser(this);
        contentConstraints = new ContentConstraintParser(this);
        values = new ValueParser(this);
        assignments = new AssignmentParser(this);
        parameters = new ParameterParser(this);
        classes = new ClassParser(this);
        tables = new TableConstraintParser(this);
    }

    /** The actual parameters after a name, none if there are no parameters. */
    List<ActualParameter> parametersOf(Optional<Name> module, Name name) {
        return tokens.is("{") && parameterised.test(module, name) ? parameters.actualParameters() : List.of();
    }

    /** Keeps what CONSTRAINED BY says for the comment of the construct around it. */
    void addUserDefined(Position position, String text) {
        userDefined.put(position, text);
    }

    /**
     * The comment of the construct that starts with {@code first} and ends here, a comma included; what CONSTRAINED BY
     * says of it is a part of that (X.682 clause 9).
     */
    String commentSince(Token first) {
        List<String> parts = new ArrayList<>(List.of(comment(first)));
        parts.addAll(userDefined.values());
        userDefined.clear();
        return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n"));
    }

    private String comment(Token first) {
        String after = tokens.previous().commentAfter();
        if (after.isEmpty() && tokens.is(",")) {
            after = tokens.peek().commentAfter();
        }
        String before = first.commentBefore();
        return before.isEmpty() || after.isEmpty() ? before + after : before + '\n' + after;
    }
}
