package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.ClassNode.Field;
import org.c2x.asn1.syntax.ClassNode.SyntaxItem;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Information object classes and their defined syntax (X.681 clauses 9 and 10). */
final class ClassParser {
    private final Grammar grammar;
    private final TokenStream tokens;
    /** True after the first bracket of two that are one lexical item. */
    private boolean isAfterHalf;

    ClassParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    // ObjectClassDefn ::= CLASS "{" FieldSpec "," + "}" WithSyntaxSpec
    ClassNode definition() {
        Position position = tokens.position();
        tokens.expect("CLASS");
        List<Field> fields = new ArrayList<>();
        tokens.expect("{");
        do {
            fields.add(field());
        } while (tokens.accept(","));
        tokens.expect("}");
        Optional<List<SyntaxItem>> syntax = Optional.empty();
        if (tokens.accept("WITH")) {
            tokens.expect("SYNTAX");
            syntax = Optional.of(syntax());
        }
        return new ClassNode(position, fields, syntax);
    }

    // FieldSpec ::= TypeFieldSpec | FixedTypeValueFieldSpec | VariableTypeValueFieldSpec | FixedTypeValueSetFieldSpec
    //             | VariableTypeValueSetFieldSpec | ObjectFieldSpec | ObjectSetFieldSpec
    private Field field() {
        Name name = fieldName();
        boolean isUpper = Character.isUpperCase(name.text().charAt(1));
        if (isUpper && (tokens.is(",") || tokens.is("}") || tokens.is("OPTIONAL") || tokens.is("DEFAULT"))) {
            boolean optional = tokens.accept("OPTIONAL");
            Optional<TypeNode> type =
                    !optional && tokens.accept("DEFAULT") ? Optional.of(grammar.types.type()) : Optional.empty();
            return new ClassNode.TypeField(name, optional, type);
        }
        Position position = tokens.position();
        TypeNode governor = tokens.is("&") ? new TypeNode.OwnField(position, fieldNames()) : grammar.types.type();
        if (isUpper) {
            boolean optional = tokens.accept("OPTIONAL");
            Optional<ConstraintNode> set =
                    !optional && tokens.accept("DEFAULT") ? Optional.of(grammar.parameters.set()) : Optional.empty();
            return new ClassNode.SetField(name, governor, optional, set);
        }
        boolean unique = tokens.accept("UNIQUE");
        boolean optional = tokens.accept("OPTIONAL");
        Optional<ValueNode> value =
                !optional && tokens.accept("DEFAULT") ? Optional.of(grammar.values.valueOrObject()) : Optional.empty();
        return new ClassNode.SingleField(name, governor, unique, optional, value);
    }

    // FieldName ::= PrimitiveFieldName "." +
    List<Name> fieldNames() {
        List<Name> names = new ArrayList<>();
        do {
            names.add(fieldName());
        } while (tokens.is(".") && tokens.peek(1).is("&") && tokens.accept("."));
        return names;
    }

    // PrimitiveFieldName ::= typefieldreference | valuefieldreference | …
    Name fieldName() {
        Position position = tokens.position();
        tokens.expect("&");
        if (!tokens.is(Kind.UPPER_NAME) && !tokens.is(Kind.LOWER_NAME)) {
            throw tokens.expected("the name of a field");
        }
        return new Name("&" + tokens.next().text(), position);
    }

    // SyntaxList ::= "{" TokenOrGroupSpec empty + "}"
    private List<SyntaxItem> syntax() {
        tokens.expect("{");
        List<SyntaxItem> items = new ArrayList<>();
        while (!tokens.is("}")) {
            items.add(item());
        }
        tokens.expect("}");
        return items;
    }

    // TokenOrGroupSpec ::= RequiredToken | OptionalGroup;  OptionalGroup ::= "[" TokenOrGroupSpec empty + "]"
    private SyntaxItem item() {
        tokens.enter();
        SyntaxItem item;
        if (acceptBracket("[")) {
            List<SyntaxItem> items = new ArrayList<>();
            do {
                items.add(item());
            } while (!acceptBracket("]"));
            item = new ClassNode.OptionalGroup(items);
        } else if (tokens.is("&")) {
            item = new ClassNode.FieldItem(fieldName());
        } else if (tokens.is(Kind.UPPER_NAME) || tokens.is(Kind.KEYWORD) || tokens.is(",")) {
            item = new ClassNode.Word(tokens.next().text());
        } else {
            throw tokens.expected("a word in capitals, a field, '[' or ']'");
        }
        tokens.leave();
        return item;
    }

    /** Two brackets in a row are one lexical item, which means version brackets elsewhere. */
    private boolean acceptBracket(String bracket) {
        if (!tokens.is(bracket + bracket)) {
            return tokens.accept(bracket);
        }
        isAfterHalf = !isAfterHalf;
        if (!isAfterHalf) {
            tokens.next();
        }
        return true;
    }
}
