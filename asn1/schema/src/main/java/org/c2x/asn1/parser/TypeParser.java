package org.c2x.asn1.parser;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.TypeNode.SimpleKind;
import org.c2x.asn1.syntax.TypeNode.Tagged.Mode;
import org.c2x.asn1.syntax.ValueNode;

/** Types: built-in ones by their first word, tags, lists and references (X.680 clause 17). */
final class TypeParser {
    private static final Set<String> CHARACTER_STRINGS = Set.of(
            "BMPString",
            "GeneralString",
            "GraphicString",
            "IA5String",
            "ISO646String",
            "NumericString",
            "PrintableString",
            "TeletexString",
            "T61String",
            "UniversalString",
            "UTF8String",
            "VideotexString",
            "VisibleString",
            "ObjectDescriptor",
            "UTCTime",
            "GeneralizedTime");

    private static final Map<String, String> NOT_SUPPORTED = Map.ofEntries(
            Map.entry("EXTERNAL", "EXTERNAL"),
            Map.entry("EMBEDDED", "EMBEDDED PDV"),
            Map.entry("CHARACTER", "CHARACTER STRING"),
            Map.entry("INSTANCE", "INSTANCE OF"),
            Map.entry("TYPE-IDENTIFIER", "information object classes (X.681)"),
            Map.entry("ABSTRACT-SYNTAX", "information object classes (X.681)"),
            Map.entry("TIME", "TIME"),
            Map.entry("DATE", "DATE"),
            Map.entry("TIME-OF-DAY", "TIME-OF-DAY"),
            Map.entry("DATE-TIME", "DATE-TIME"),
            Map.entry("DURATION", "DURATION"),
            Map.entry("OID-IRI", "OID-IRI"),
            Map.entry("RELATIVE-OID-IRI", "RELATIVE-OID-IRI"));

    private static final Map<SimpleKind, String> FIRST_WORDS = Map.of(
            SimpleKind.BOOLEAN, "BOOLEAN",
            SimpleKind.NULL, "NULL",
            SimpleKind.REAL, "REAL",
            SimpleKind.OCTET_STRING, "OCTET",
            SimpleKind.OBJECT_IDENTIFIER, "OBJECT",
            SimpleKind.RELATIVE_OID, "RELATIVE-OID");

    private static final Map<SimpleKind, String> SECOND_WORDS =
            Map.of(SimpleKind.OCTET_STRING, "STRING", SimpleKind.OBJECT_IDENTIFIER, "IDENTIFIER");

    private final Grammar grammar;
    private final TokenStream tokens;

    TypeParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens;
    }

    // Type ::= BuiltinType | ReferencedType | ConstrainedType;  ConstrainedType ::= Type Constraint
    TypeNode type() {
        tokens.enter();
        Position position = tokens.position();
        TypeNode type = tokens.is("[") ? tagged() : unconstrained();
        // A constraint behind a tagged type has been read with the type behind the tag.
        while (tokens.is("(")) {
            type = new TypeNode.Constrained(position, type, grammar.constraints.constraint());
        }
        if (tokens.is("SIZE")) {
            throw new SourceError(tokens.position(), "SIZE behind a type stands in parentheses: (SIZE (…))");
        }
        tokens.leave();
        return type;
    }

    // TaggedType ::= Tag Type | Tag IMPLICIT Type | Tag EXPLICIT Type;  Tag ::= "[" EncodingReference Class Number "]"
    private TypeNode tagged() {
        Position position = tokens.position();
        tokens.expect("[");
        String tagClass = "CONTEXT";
        if (tokens.is("UNIVERSAL") || tokens.is("APPLICATION") || tokens.is("PRIVATE")) {
            tagClass = tokens.next().text();
        }
        ValueNode number = grammar.values.value();
        tokens.expect("]");
        Mode mode = tokens.accept("IMPLICIT") ? Mode.IMPLICIT : tokens.accept("EXPLICIT") ? Mode.EXPLICIT : Mode.UNSAID;
        return new TypeNode.Tagged(position, tagClass, number, mode, type());
    }

    private TypeNode unconstrained() {
        Token token = tokens.peek();
        if (token.kind() == Kind.UPPER_NAME) {
            return reference();
        }
        if (token.kind() == Kind.LOWER_NAME && tokens.peek(1).is("<")) {
            return selection();
        }
        if (token.kind() != Kind.KEYWORD) {
            throw tokens.expected("a type");
        }
        if (CHARACTER_STRINGS.contains(token.text())) {
            tokens.next();
            return new TypeNode.CharacterString(token.position(), token.text());
        }
        if (NOT_SUPPORTED.containsKey(token.text())) {
            throw SourceError.notSupported(token.position(), NOT_SUPPORTED.get(token.text()));
        }
        return builtin(token.position());
    }

    // BuiltinType ::= BitStringType | BooleanType | ChoiceType | EnumeratedType | IntegerType | …
    private TypeNode builtin(Position position) {
        for (SimpleKind kind : SimpleKind.values()) {
            if (tokens.accept(FIRST_WORDS.get(kind))) {
                if (SECOND_WORDS.containsKey(kind)) {
                    tokens.expect(SECOND_WORDS.get(kind));
                }
                return new TypeNode.Simple(position, kind);
            }
        }
        if (tokens.accept("BIT")) {
            tokens.expect("STRING");
            return grammar.namedNumbers.bitString(position);
        }
        if (tokens.accept("INTEGER")) {
            return grammar.namedNumbers.integer(position);
        }
        if (tokens.accept("ENUMERATED")) {
            return grammar.namedNumbers.enumerated(position);
        }
        if (tokens.accept("CHOICE")) {
            return grammar.components.choice(position);
        }
        if (tokens.accept("SEQUENCE")) {
            return sequenceOrList(position, false);
        }
        if (tokens.accept("SET")) {
            return sequenceOrList(position, true);
        }
        throw tokens.expected("a type");
    }

    // SequenceOfType ::= SEQUENCE OF Type | SEQUENCE OF NamedType
    // TypeWithConstraint ::= SEQUENCE Constraint OF Type | SEQUENCE SizeConstraint OF Type | …
    private TypeNode sequenceOrList(Position position, boolean isSet) {
        if (tokens.is("{")) {
            return grammar.components.sequence(position, isSet);
        }
        Optional<ConstraintNode> constraint = Optional.empty();
        if (tokens.is("(")) {
            constraint = Optional.of(grammar.constraints.constraint());
        } else if (tokens.is("SIZE")) {
            constraint = Optional.of(grammar.constraints.bareSize());
        }
        if (!tokens.accept("OF")) {
            throw tokens.expected("'{' or 'OF'");
        }
        if (tokens.is(Kind.LOWER_NAME) && !tokens.peek(1).is("<")) {
            tokens.next(); // the name that XML would use
        }
        TypeNode list = new TypeNode.ListOf(position, isSet, type());
        return constraint.isPresent() ? new TypeNode.Constrained(position, list, constraint.get()) : list;
    }

    // ReferencedType ::= DefinedType;  DefinedType ::= ExternalTypeReference | typereference | ParameterizedType
    private TypeNode reference() {
        Position position = tokens.position();
        Optional<Name> module = Optional.empty();
        Name name = tokens.expectName(Kind.UPPER_NAME);
        if (tokens.is(".")) {
            tokens.next();
            if (tokens.is("&")) {
                throw SourceError.notSupported(position, "fields of information objects (X.681)");
            }
            module = Optional.of(name);
            name = tokens.expectName(Kind.UPPER_NAME);
        }
        List<ActualParameter> parameters = tokens.is("{") ? grammar.parameters.actualParameters() : List.of();
        return new TypeNode.Reference(position, module, name, parameters);
    }

    // SelectionType ::= identifier "<" Type
    private TypeNode selection() {
        Position position = tokens.position();
        Name alternative = tokens.expectName(Kind.LOWER_NAME);
        tokens.expect("<");
        return new TypeNode.Selection(position, alternative, type());
    }
}
