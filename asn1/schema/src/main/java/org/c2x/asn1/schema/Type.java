package org.c2x.asn1.schema;

import java.util.List;
import java.util.Optional;

/**
 * An ASN.1 type as a back end sees it. Types are compared by identity: an anonymous SEQUENCE, CHOICE or ENUMERATED
 * that is written once in the module is one object, however often it is reached, so that a back end may name it once.
 */
public sealed interface Type
        permits BooleanType,
                NullType,
                IntegerType,
                RealType,
                EnumeratedType,
                BitStringType,
                OctetStringType,
                ObjectIdentifierType,
                CharacterStringType,
                SequenceType,
                ChoiceType,
                ListType,
                AnyType,
                TypeReference,
                AroundType {

    /** The type without references and what is around it: what its values are. */
    default Type resolved() {
        return this;
    }

    /** Calls the visitor's method for this kind of type. */
    <R> R accept(TypeVisitor<R> visitor);

    /** True for a type of components, alternatives or elements, after references and constraints as well. */
    default boolean isStructured() {
        return accept(Structured.IS);
    }

    /** The types of the components, alternatives or elements, as they are written there; none of any other type. */
    default List<Type> parts() {
        return accept(Parts.OF);
    }

    /** What CONTAINING says is in a string; empty of any other type, and of references and constraints. */
    default Optional<ContainedType> contained() {
        return Optional.empty();
    }

    /** True for a {@link ContainingType}, after references and constraints as well. */
    default boolean isContaining() {
        return false;
    }
}
