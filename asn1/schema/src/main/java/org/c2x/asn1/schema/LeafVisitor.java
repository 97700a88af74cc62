package org.c2x.asn1.schema;

/**
 * A visitor to whom all types with parts are alike, the counterpart of {@link StructureVisitor}.
 *
 * @param <R> what comes of a type
 */
public interface LeafVisitor<R> extends TypeVisitor<R> {

    /** A type that has components, alternatives or elements. */
    R structured(Type type);

    @Override
    default R visit(SequenceType type) {
        return structured(type);
    }

    @Override
    default R visit(ChoiceType type) {
        return structured(type);
    }

    @Override
    default R visit(ListType type) {
        return structured(type);
    }
}
