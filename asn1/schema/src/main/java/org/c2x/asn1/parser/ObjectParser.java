package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.ClassNode.Field;
import org.c2x.asn1.syntax.ClassNode.SyntaxItem;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.ObjectNode;
import org.c2x.asn1.syntax.ObjectNode.Setting;

/** Objects in the syntax that their class defines or in the one that every class has (X.681 clause 11). */
final class ObjectParser {
    private final Grammar grammar;
    private final TokenStream tokens;
    private final Optional<List<SyntaxItem>> syntax;
    private final Map<String, Field> fields = new HashMap<>();
    private final Set<String> words = new HashSet<>();
    private final List<Setting> settings = new ArrayList<>();

    ObjectParser(Grammar grammar, ClassNode objectClass) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
        this.syntax = objectClass.syntax();
        objectClass.fields().forEach(field -> fields.put(field.name().text(), field));
        syntax.ifPresent(this::collectWords);
    }

    private void collectWords(List<SyntaxItem> items) {
        for (SyntaxItem item : items) {
            if (item instanceof ClassNode.Word word) {
                words.add(word.text());
            } else if (item instanceof ClassNode.OptionalGroup group) {
                collectWords(group.items());
            }
        }
    }

    // ObjectDefn ::= DefaultSyntax | DefinedSyntax
    ObjectNode object(Position position) {
        tokens.expect("{");
        if (syntax.isEmpty()) {
            readDefaultSyntax();
        } else if (tokens.is("&")) {
            throw new SourceError(
                    tokens.position(), "the class has WITH SYNTAX, so write { " + text(syntax.get()) + " }");
        } else {
            readItems(syntax.get());
        }
        if (!tokens.is("}")) {
            throw tokens.expected("'}'");
        }
        return new ObjectNode(position, settings);
    }

    private static String text(List<SyntaxItem> items) {
        return items.stream()
                .map(item -> item instanceof ClassNode.OptionalGroup group
                        ? '[' + text(group.items()) + ']'
                        : item instanceof ClassNode.FieldItem field
                                ? field.field().text()
                                : ((ClassNode.Word) item).text())
                .collect(Collectors.joining(" "));
    }

    // DefaultSyntax ::= "{" FieldSetting "," * "}";  FieldSetting ::= PrimitiveFieldName Setting
    private void readDefaultSyntax() {
        if (tokens.is("}")) {
            return;
        }
        do {
            readSetting(grammar.classes.fieldName());
        } while (tokens.accept(","));
    }

    // DefinedSyntax ::= "{" DefinedSyntaxToken empty * "}";  DefinedSyntaxToken ::= Literal | Setting
    private void readItems(List<SyntaxItem> items) {
        for (SyntaxItem item : items) {
            if (item instanceof ClassNode.OptionalGroup group) {
                if (starts(group.items())) {
                    readItems(group.items());
                }
            } else if (item instanceof ClassNode.FieldItem field) {
                readSetting(new Name(field.field().text(), tokens.position()));
            } else if (isWord((ClassNode.Word) item)) {
                tokens.next();
            } else {
                throw tokens.expected("'" + ((ClassNode.Word) item).text() + "'");
            }
        }
    }

    private boolean isWord(ClassNode.Word word) {
        Token token = tokens.peek();
        return token.text().equals(word.text()) && token.kind() != Kind.CHARACTER_STRING;
    }

    // X.681 clause 10.12: what comes first tells whether an optional group is there.
    private boolean starts(List<SyntaxItem> items) {
        for (SyntaxItem item : items) {
            if (item instanceof ClassNode.OptionalGroup group) {
                if (starts(group.items())) {
                    return true;
                }
            } else {
                return item instanceof ClassNode.Word word ? isWord(word) : startsSetting();
            }
        }
        return false;
    }

    private boolean startsSetting() {
        return !tokens.is("}") && !words.contains(tokens.peek().text());
    }

    // Setting ::= Type | Value | ValueSet | Object | ObjectSet
    private void readSetting(Name name) {
        Field field = fields.get(name.text());
        if (field == null) {
            throw new SourceError(name.position(), "the class has no field '" + name + "'");
        }
        ActualParameter content;
        if (field instanceof ClassNode.TypeField) {
            content = ActualParameter.ofType(grammar.types.type());
        } else if (field instanceof ClassNode.SetField) {
            content = ActualParameter.ofSet(grammar.parameters.set());
        } else {
            content = ActualParameter.ofValue(grammar.values.valueOrObject());
        }
        settings.add(new Setting(name, content));
    }
}
