package org.c2x.asn1.resolve;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;

/** Types of the syntax to types of the schema; one type a place and scope, however often it is asked for. */
final class TypeResolver {
    /** Stands for a type that is wrong, so that work can go on; no further error is reported for it. */
    static final Type BROKEN = new NullType();

    private static final Map<String, CharacterStringType.Kind> CHARACTER_STRINGS = new HashMap<>();

    static {
        for (CharacterStringType.Kind kind : CharacterStringType.Kind.values()) {
            CHARACTER_STRINGS.put(kind.asn1Name(), kind);
        }
        CHARACTER_STRINGS.put("ISO646String", CharacterStringType.Kind.VISIBLE);
        CHARACTER_STRINGS.put("T61String", CharacterStringType.Kind.TELETEX);
    }

    private final Resolution resolution;
    private final Once<Type> known;

    TypeResolver(Resolution resolution) {
        this.resolution = resolution;
        this.known = new Once<>(resolution.guard);
    }

    /** The schema type. */
    Type type(TypeNode node, Scope scope) {
        return type(new Located(node, scope));
    }

    /** The schema type. */
    Type type(Located located) {
        return known.get(
                new Place(located.node(), located.scope()),
                located.position(),
                () -> "this type refers to itself in a value or constraint",
                () -> resolve(located));
    }

    /** The type after references and constraints; unlike {@link Type#resolved()} it binds them where needed. */
    Type resolved(Type type, Position use) {
        Type current = type;
        while (true) {
            if (current == BROKEN) {
                throw SourceError.alreadyTold();
            }
            if (current instanceof TypeReference reference) {
                current = resolution.definitions.type(reference.target(), use);
            } else if (current instanceof ConstrainedType constrained) {
                current = constrained.base();
            } else {
                return current;
            }
        }
    }

    private Type resolve(Located located) {
        TypeNode node = located.node();
        Scope scope = located.scope();
        if (node instanceof TypeNode.Reference reference) {
            return resolution.references.isDummy(reference, scope)
                    ? type(resolution.references.target(reference, scope))
                    : new TypeReference(resolution.definitions.of(reference, scope));
        }
        if (node instanceof TypeNode.Tagged tagged) {
            resolution.outermostTags.of(tagged, scope);
            return type(tagged.type(), scope);
        }
        if (node instanceof TypeNode.Constrained constrained) {
            return resolution.constrainedTypes.type(constrained, scope);
        }
        if (node instanceof TypeNode.Selection) {
            return type(resolution.references.step(located));
        }
        if (isOpen(node)) {
            Located field = resolution.references.step(located);
            return field == located ? new AnyType() : type(field);
        }
        return builtin(node, scope);
    }

    /** True for a field, which is an open type unless it leads to something else, and for ANY. */
    static boolean isOpen(TypeNode node) {
        return node instanceof TypeNode.FieldOfReference
                || node instanceof TypeNode.FieldOfObject
                || node instanceof TypeNode.Any;
    }

    private Type builtin(TypeNode node, Scope scope) {
        if (node instanceof TypeNode.Integer integer) {
            return resolution.namedNumbers.integer(integer, scope);
        }
        if (node instanceof TypeNode.Enumerated enumerated) {
            return resolution.namedNumbers.enumerated(enumerated, scope);
        }
        if (node instanceof TypeNode.BitString bitString) {
            return resolution.namedNumbers.bitString(bitString, scope);
        }
        if (node instanceof TypeNode.CharacterString string) {
            return new CharacterStringType(kind(string));
        }
        if (node instanceof TypeNode.Sequence sequence) {
            return resolution.components.type(sequence, scope);
        }
        if (node instanceof TypeNode.Choice choice) {
            return resolution.alternatives.type(choice, scope);
        }
        if (node instanceof TypeNode.ListOf list) {
            Located element = new Located(list.element(), scope);
            return new ListType(
                    kind(list.isSet()),
                    elementName(list, scope),
                    resolution.typeTags.written(element),
                    type(element),
                    SizeConstraint.NONE);
        }
        return simple(((TypeNode.Simple) node).kind());
    }

    private Optional<String> elementName(TypeNode.ListOf list, Scope scope) {
        if (list.elementName().isPresent()) {
            return list.elementName().map(Name::text);
        }
        TypeNode node = list.element();
        while (node instanceof TypeNode.Constrained || node instanceof TypeNode.Tagged) {
            node = node instanceof TypeNode.Tagged tagged ? tagged.type() : ((TypeNode.Constrained) node).base();
        }
        return node instanceof TypeNode.Reference
                        && type(node, scope) instanceof TypeReference reference
                        && !reference.target().isInstance()
                ? Optional.of(reference.target().name())
                : Optional.empty();
    }

    static CharacterStringType.Kind kind(TypeNode.CharacterString string) {
        return requireNonNull(CHARACTER_STRINGS.get(string.keyword()));
    }

    static SequenceType.Kind kind(boolean isSet) {
        return isSet ? SequenceType.Kind.SET : SequenceType.Kind.SEQUENCE;
    }

    private static Type simple(TypeNode.SimpleKind kind) {
        return switch (kind) {
            case BOOLEAN -> new BooleanType();
            case NULL -> new NullType();
            case REAL -> new RealType();
            case OCTET_STRING -> new OctetStringType(SizeConstraint.NONE, Optional.empty());
            case OBJECT_IDENTIFIER -> new ObjectIdentifierType(false);
            case RELATIVE_OID -> new ObjectIdentifierType(true);
        };
    }
}
