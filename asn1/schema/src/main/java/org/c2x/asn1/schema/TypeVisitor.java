package org.c2x.asn1.schema;

/**
 * What somebody does with each kind of type. There is one method a kind and no default for a kind with an encoding of
 * its own, so that a new kind of type does not compile before everybody who walks types has answered for it.
 *
 * @param <R> what comes of a type
 */
public interface TypeVisitor<R> {

    R visit(BooleanType type);

    R visit(NullType type);

    R visit(IntegerType type);

    R visit(RealType type);

    R visit(EnumeratedType type);

    R visit(BitStringType type);

    R visit(OctetStringType type);

    R visit(ObjectIdentifierType type);

    R visit(CharacterStringType type);

    R visit(SequenceType type);

    R visit(ChoiceType type);

    R visit(ListType type);

    /** Goes on with the CHOICE that an open type is; a visitor overrides it where it matters what tells the types. */
    default R visit(OpenType type) {
        return visit((ChoiceType) type);
    }

    /** Goes on with the octets that are kept; a visitor overrides it where tags or the encoding matter. */
    default R visit(AnyType type) {
        return visit(type.octets());
    }

    /** Goes on with what the reference means; a visitor overrides it where the name matters. */
    default R visit(TypeReference type) {
        return type.target().type().accept(this);
    }

    /** Goes on with the type that is constrained; a visitor overrides it where values are checked. */
    default R visit(ConstrainedType type) {
        return type.base().accept(this);
    }

    /** Goes on with the type of the contents; a visitor overrides it where tags or the encoding matter. */
    default R visit(ContainingType type) {
        return type.base().accept(this);
    }
}
