package org.c2x.asn1.schema;

/** A type around another one, whose values are those of that type, or some of them. */
public sealed interface AroundType extends Type permits ConstrainedType, ContainingType {

    /** The type within. */
    Type base();

    @Override
    default Type resolved() {
        return base().resolved();
    }

    @Override
    default boolean isContaining() {
        return base().isContaining();
    }
}
