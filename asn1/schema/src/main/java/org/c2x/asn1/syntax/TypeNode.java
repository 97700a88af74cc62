package org.c2x.asn1.syntax;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.source.Position;

/** A type as it is written (X.680 clause 17). Each node is one place in the text. */
public sealed interface TypeNode {

    Position position();

    /** The types that have no inner notation. */
    enum SimpleKind {
        BOOLEAN,
        NULL,
        REAL,
        OCTET_STRING,
        OBJECT_IDENTIFIER,
        RELATIVE_OID
    }

    /** BOOLEAN, NULL and the like. */
    record Simple(Position position, SimpleKind kind) implements TypeNode {}

    /** A restricted character string type, ObjectDescriptor, UTCTime or GeneralizedTime, by its keyword. */
    record CharacterString(Position position, String keyword) implements TypeNode {}

    /** INTEGER, with named numbers. */
    record Integer(Position position, List<NamedNumber> named) implements TypeNode {}

    /** BIT STRING, with named bits. */
    record BitString(Position position, List<NamedNumber> named) implements TypeNode {}

    /** A named number or bit; the number is a literal or a reference. */
    record NamedNumber(Name name, ValueNode number, String comment) {}

    /** ENUMERATED. */
    record Enumerated(Position position, List<Enumeral> root, boolean extensible, List<Enumeral> additions)
            implements TypeNode {}

    /** An item of an ENUMERATED. */
    record Enumeral(Name name, Optional<ValueNode> number, String comment) {}

    /** SEQUENCE or SET; root components are before the first and after the second extension marker. */
    record Sequence(
            Position position,
            boolean isSet,
            List<Item> root,
            boolean extensible,
            List<Addition> additions,
            List<Item> secondRoot)
            implements TypeNode {}

    /** An extension addition: one item, or several in a version bracket. */
    record Addition(boolean isGroup, List<Item> items) {}

    /** An item of a SEQUENCE or SET. */
    sealed interface Item {}

    /** A component. */
    record Component(Name name, TypeNode type, boolean optional, Optional<ValueNode> defaultValue, String comment)
            implements Item {}

    /** COMPONENTS OF. */
    record ComponentsOf(Position position, TypeNode type) implements Item {}

    /** CHOICE, version brackets dissolved. */
    record Choice(Position position, List<Alternative> root, boolean extensible, List<Alternative> additions)
            implements TypeNode {}

    /** An alternative. */
    record Alternative(Name name, TypeNode type, String comment) {}

    /** SEQUENCE OF or SET OF. */
    record ListOf(Position position, boolean isSet, Optional<Name> elementName, TypeNode element) implements TypeNode {}

    /** A tag before a type. */
    record Tagged(Position position, String tagClass, ValueNode number, Mode mode, TypeNode type) implements TypeNode {
        /** The mode as written; without a word the module decides. */
        public enum Mode {
            UNSAID,
            IMPLICIT,
            EXPLICIT
        }
    }

    /** A type followed by a constraint. */
    record Constrained(Position position, TypeNode base, ConstraintNode constraint) implements TypeNode {}

    /** A use of an assignment, possibly of a module, possibly with parameters. */
    record Reference(Position position, Optional<Name> module, Name name, List<ActualParameter> parameters)
            implements TypeNode {}

    /** {@code CLASS.&field} or {@code Set.&field} (X.681 clauses 14 and 15). */
    record FieldOfReference(Position position, Reference reference, List<Name> path) implements TypeNode {}

    /** {@code object.&Field} (X.681 clause 15). */
    record FieldOfObject(Position position, ValueNode.Reference object, List<Name> path) implements TypeNode {}

    /** {@code &Field}: in a class, the type that each object has in that field (X.681 clauses 9.9 and 9.10). */
    record OwnField(Position position, List<Name> path) implements TypeNode {}

    /** ANY of X.208; with DEFINED BY the name of the component that tells its type. */
    record Any(Position position, Optional<Name> definedBy) implements TypeNode {}

    /** {@code alternative < Choice}. */
    record Selection(Position position, Name alternative, TypeNode choice) implements TypeNode {}
}
