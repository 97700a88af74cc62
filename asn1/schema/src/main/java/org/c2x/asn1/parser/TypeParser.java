package org.c2x.asn1.parser;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.TypeNode.SimpleKind;
import org.c2x.asn1.syntax.TypeNode.Tagged.Mode;
import org.c2x.asn1.syntax.ValueNode;

/** Types: built-in ones by their first word, tags, lists and references (X.680 clause 17). */
final class TypeParser {
    private static final Set<String> CHARACTER_STRINGS = Set.of("""
            BMPString GeneralString GraphicString IA5String ISO646String NumericString PrintableString TeletexString
            T61String UniversalString UTF8String VideotexString VisibleString ObjectDescriptor UTCTime GeneralizedTime
            TIME DATE TIME-OF-DAY DATE-TIME DURATION OID-IRI RELATIVE-OID-IRI
            """.split("\\s+"));

    private static final Map<SimpleKind, String> FIRST_WORDS = Map.of(
            SimpleKind.BOOLEAN, "BOOLEAN",
            SimpleKind.NULL, "NULL",
            SimpleKind.REAL, "REAL",
            SimpleKind.OCTET_STRING, "OCTET",
            SimpleKind.OBJECT_IDENTIFIER, "OBJECT",
            SimpleKind.RELATIVE_OID, "RELATIVE-OID");

    private static final Map<SimpleKind, String> SECOND_WORDS =
            Map.of(SimpleKind.OCTET_STRING, "STRING", SimpleKind.OBJECT_IDENTIFIER, "IDENTIFIER");

    /** The universal tag of EXTERNAL and INSTANCE OF (X.680 clause 8.4, Table 1). */
    private static final int EXTERNAL = 8;

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
        // A constraint after a tagged type has been read with the type after the tag.
        int constraints = 0;
        for (; tokens.is("("); constraints++) {
            // what is constrained again is nested, too
            tokens.enter();
            boolean isTable = isFieldOfClass(type) && tokens.peek(1).is("{");
            ConstraintNode constraint = isTable ? grammar.tables.constraint() : grammar.constraints.constraint();
            type = new TypeNode.Constrained(position, type, constraint);
        }
        if (tokens.is("SIZE")) {
            throw new SourceError(tokens.position(), "SIZE after a type needs parentheses: (SIZE (…))");
        }
        for (; constraints > 0; constraints--) {
            tokens.leave();
        }
        tokens.leave();
        return type;
    }

    private static boolean isFieldOfClass(TypeNode type) {
        return type instanceof TypeNode.Constrained constrained
                ? isFieldOfClass(constrained.base())
                : type instanceof TypeNode.FieldOfReference;
    }

    // TaggedType ::= Tag Type | Tag IMPLICIT Type | Tag EXPLICIT Type;  Tag ::= "[" EncodingReference Class Number "]"
    private TypeNode tagged() {
        Position position = tokens.position();
        tokens.expect("[");
        if (tokens.is(Kind.UPPER_NAME) && !grammar.values.startsValue()) {
            boolean isTag = tokens.peek().text().equals("TAG") && tokens.peek(1).is(":");
            if (!isTag) {
                return afterInstruction();
            }
            tokens.next();
            tokens.next();
        }
        String tagClass = "CONTEXT";
        if (tokens.is("UNIVERSAL") || tokens.is("APPLICATION") || tokens.is("PRIVATE")) {
            tagClass = tokens.next().text();
        }
        ValueNode number = grammar.values.value();
        tokens.expect("]");
        Mode mode = tokens.accept("IMPLICIT") ? Mode.IMPLICIT : tokens.accept("EXPLICIT") ? Mode.EXPLICIT : Mode.UNSAID;
        return new TypeNode.Tagged(position, tagClass, number, mode, type());
    }

    // EncodingPrefixedType ::= EncodingPrefix Type;  EncodingPrefix ::= "[" EncodingReference EncodingInstruction "]"
    /** What a type is to look like in XML or in an encoding control notation is not read. */
    private TypeNode afterInstruction() {
        while (!tokens.accept("]")) {
            if (tokens.is(Kind.END) || tokens.is("::=")) {
                throw tokens.expected("']'");
            }
            tokens.next();
        }
        return type();
    }

    private TypeNode unconstrained() {
        Token token = tokens.peek();
        if (isAny()) {
            return any(token.position());
        }
        if (token.kind() == Kind.UPPER_NAME) {
            return reference();
        }
        if (token.kind() == Kind.LOWER_NAME && tokens.peek(1).is("<")) {
            return selection();
        }
        if (token.kind() == Kind.LOWER_NAME && grammar.values.endsInUpperField()) {
            return fieldOfObject(token.position(), Optional.empty());
        }
        if (tokens.accept("INSTANCE")) {
            return instanceOf(token.position());
        }
        if (token.kind() != Kind.KEYWORD) {
            throw tokens.expected("a type");
        }
        if (CHARACTER_STRINGS.contains(token.text())) {
            tokens.next();
            return new TypeNode.CharacterString(token.position(), token.text());
        }
        if (tokens.accept("EMBEDDED")) {
            tokens.expect("PDV");
            return associated(token.position(), "EMBEDDED-PDV");
        }
        if (tokens.accept("CHARACTER")) {
            tokens.expect("STRING");
            return associated(token.position(), "CHARACTER-STRING");
        }
        return builtin(token.position());
    }

    /** The word is reserved in X.208 only, so that a module may use it for a type of its own. */
    private boolean isAny() {
        return tokens.is(Kind.UPPER_NAME)
                && tokens.peek().text().equals("ANY")
                && !tokens.peek(1).is(".")
                && !tokens.peek(1).is("{");
    }

    // AnyType ::= ANY | ANY DEFINED BY identifier (X.208)
    private TypeNode any(Position position) {
        tokens.next();
        if (tokens.is(Kind.UPPER_NAME) && tokens.peek().text().equals("DEFINED")) {
            tokens.next();
            tokens.expect("BY");
            return new TypeNode.Any(position, Optional.of(tokens.expectName(Kind.LOWER_NAME)));
        }
        return new TypeNode.Any(position, Optional.empty());
    }

    // BuiltinType ::= BitStringType | BooleanType | ChoiceType | EnumeratedType | IntegerType | …
    private TypeNode builtin(Position position) {
        for (Map.Entry<SimpleKind, String> first : FIRST_WORDS.entrySet()) {
            if (tokens.accept(first.getValue())) {
                SimpleKind kind = first.getKey();
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
        Optional<Name> elementName = Optional.empty();
        if (tokens.is(Kind.LOWER_NAME) && !tokens.peek(1).is("<") && !grammar.values.endsInUpperField()) {
            elementName = Optional.of(tokens.expectName(Kind.LOWER_NAME));
        }
        TypeNode list = new TypeNode.ListOf(position, isSet, elementName, type());
        return constraint.isPresent() ? new TypeNode.Constrained(position, list, constraint.get()) : list;
    }

    // ReferencedType ::= DefinedType | TypeFromObject | ValueSetFromObjects;  ObjectClassFieldType
    // DefinedType ::= ExternalTypeReference | typereference | ParameterizedType
    private TypeNode reference() {
        Position position = tokens.position();
        Optional<Name> module = Optional.empty();
        if (tokens.peek(1).is(".") && !tokens.peek(2).is("&")) {
            module = Optional.of(tokens.expectName(Kind.UPPER_NAME));
            tokens.expect(".");
        }
        if (tokens.is(Kind.LOWER_NAME)) {
            return fieldOfObject(position, module);
        }
        Name name = tokens.expectName(Kind.UPPER_NAME);
        List<ActualParameter> parameters = grammar.parametersOf(module, name);
        TypeNode.Reference reference = new TypeNode.Reference(position, module, name, parameters);
        if (!tokens.is(".") || !tokens.peek(1).is("&")) {
            return reference;
        }
        tokens.next();
        return new TypeNode.FieldOfReference(position, reference, grammar.classes.fieldNames());
    }

    // TypeFromObject ::= ReferencedObjects "." FieldName
    private TypeNode fieldOfObject(Position position, Optional<Name> module) {
        ValueNode.Reference object = grammar.values.reference(module);
        tokens.expect(".");
        return new TypeNode.FieldOfObject(position, object, grammar.classes.fieldNames());
    }

    /** A type that X.680 defines by an assignment, as if that were written in a module. */
    private static TypeNode associated(Position position, String name) {
        return new TypeNode.Reference(position, Optional.empty(), new Name(name, position), List.of());
    }

    // InstanceOfType ::= INSTANCE OF DefinedObjectClass, which means the SEQUENCE of X.681 Annex C
    private TypeNode instanceOf(Position position) {
        tokens.expect("OF");
        if (!(reference() instanceof TypeNode.Reference objectClass)) {
            throw new SourceError(position, "INSTANCE OF needs a class");
        }
        TypeNode id = new TypeNode.FieldOfReference(position, objectClass, List.of(new Name("&id", position)));
        TypeNode value = new TypeNode.FieldOfReference(position, objectClass, List.of(new Name("&Type", position)));
        if (tokens.is("(") && tokens.peek(1).is("{")) {
            ConstraintNode table = grammar.tables.constraint();
            ElementsNode root = Objects.requireNonNull(table.root(), "the root of a table constraint is its table");
            ConstraintNode set = ((ElementsNode.Table) root).set();
            List<ElementsNode.Key> keys =
                    List.of(new ElementsNode.Key(position, 0, List.of(new Name("type-id", position))));
            ElementsNode relation = new ElementsNode.Table(position, set, keys);
            id = new TypeNode.Constrained(position, id, table);
            value = new TypeNode.Constrained(position, value, new ConstraintNode(position, relation, false, null));
        }
        TypeNode tagged = new TypeNode.Tagged(position, "CONTEXT", number(position, 0), Mode.EXPLICIT, value);
        List<TypeNode.Item> components =
                List.of(component(position, "type-id", id), component(position, "value", tagged));
        TypeNode sequence = new TypeNode.Sequence(position, false, components, false, List.of(), List.of());
        return new TypeNode.Tagged(position, "UNIVERSAL", number(position, EXTERNAL), Mode.IMPLICIT, sequence);
    }

    private static ValueNode number(Position position, int number) {
        return new ValueNode.Number(position, BigInteger.valueOf(number));
    }

    private static TypeNode.Component component(Position position, String name, TypeNode type) {
        return new TypeNode.Component(new Name(name, position), type, false, Optional.empty(), "");
    }

    // SelectionType ::= identifier "<" Type
    private TypeNode selection() {
        Position position = tokens.position();
        Name alternative = tokens.expectName(Kind.LOWER_NAME);
        tokens.expect("<");
        return new TypeNode.Selection(position, alternative, type());
    }
}
