package org.c2x.asn1.parser;

import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.source.Diagnostics;

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

    /** @param diagnostics take the warnings */
    Grammar(TokenStream tokens, Diagnostics diagnostics) {
        this.tokens = tokens;
        this.diagnostics = diagnostics;
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

    /** The comment of the construct that starts with {@code first} and ends here, a comma included. */
    String commentSince(Token first) {
        String behind = tokens.previous().commentBehind();
        if (behind.isEmpty() && tokens.is(",")) {
            behind = tokens.peek().commentBehind();
        }
        String before = first.commentBefore();
        return before.isEmpty() || behind.isEmpty() ? before + behind : before + '\n' + behind;
    }
}
