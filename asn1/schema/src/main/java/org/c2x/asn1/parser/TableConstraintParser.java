package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.Name;

/** Table constraints and component relation constraints (X.682 clause 10). */
final class TableConstraintParser {
    private final Grammar grammar;
    private final TokenStream tokens;

    TableConstraintParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    /** True if the brace after the parenthesis here opens a set of objects, whatever is constrained. */
    boolean starts() {
        return tokens.is("(")
                && tokens.peek(1).is("{")
                && (tokens.peek(2).kind() == Kind.UPPER_NAME || tokens.peek(2).is("..."));
    }

    // Constraint ::= "(" ConstraintSpec ExceptionSpec ")"
    // TableConstraint ::= SimpleTableConstraint | ComponentRelationConstraint
    // ComponentRelationConstraint ::= "{" DefinedObjectSet "}" "{" AtNotation "," + "}"
    ConstraintNode constraint() {
        Position position = tokens.position();
        tokens.expect("(");
        Position setPosition = tokens.position();
        ConstraintNode set = grammar.parameters.set();
        List<ElementsNode.Key> keys = new ArrayList<>();
        if (tokens.accept("{")) {
            do {
                keys.add(key());
            } while (tokens.accept(","));
            tokens.expect("}");
        }
        grammar.constraints.exceptionSpec();
        tokens.expect(")");
        return new ConstraintNode(position, new ElementsNode.Table(setPosition, set, keys), false, null);
    }

    // AtNotation ::= "@" ComponentIdList | "@." Level ComponentIdList;  Level ::= "." Level | empty
    private ElementsNode.Key key() {
        Position position = tokens.position();
        tokens.expect("@");
        int dots = 0;
        while (tokens.is(".") || tokens.is("..") || tokens.is("...")) {
            dots += tokens.next().text().length();
        }
        // Without a dot the outermost type is meant, with one the innermost.
        int levels = dots == 0 ? grammar.components.depth() - 1 : dots - 1;
        List<Name> path = new ArrayList<>();
        do {
            path.add(tokens.expectName(Kind.LOWER_NAME));
        } while (tokens.accept("."));
        return new ElementsNode.Key(position, levels, path);
    }
}
