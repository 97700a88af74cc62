package org.c2x.asn1.schema;

/**
 * A visitor to whom all types without parts are alike. Here alone a new kind of type is declared one of them or not.
 *
 * @param <R> what comes of a type
 */
public interface StructureVisitor<R> extends TypeVisitor<R> {

    /** A type that has neither components nor alternatives nor elements. */
    R leaf(Type type);

    @Override
    default R visit(BooleanType type) {
        return leaf(type);
    }

    @Override
    default R visit(NullType type) {
        return leaf(type);
    }

    @Override
    default R visit(IntegerType type) {
        return leaf(type);
    }

    @Override
    default R visit(RealType type) {
        return leaf(type);
    }

    @Override
    default R visit(EnumeratedType type) {
        return leaf(type);
    }

    @Override
    default R visit(BitStringType type) {
        return leaf(type);
    }

    @Override
    default R visit(OctetStringType type) {
        return leaf(type);
    }

    @Override
    default R visit(ObjectIdentifierType type) {
        return leaf(type);
    }

    @Override
    default R visit(CharacterStringType type) {
        return leaf(type);
    }

    @Override
    default R visit(AnyType type) {
        return leaf(type);
    }
}
