package org.c2x.asn1.emit;

import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;

/**
 * What a back end writes for each type that {@linkplain JavaModel#hasCompanion has a class of its own} there.
 *
 * @param <R> what comes of a type
 */
public interface CompanionVisitor<R> extends StructureVisitor<R> {

    @Override
    R visit(EnumeratedType type);

    @Override
    default R leaf(Type type) {
        throw new IllegalArgumentException("no class for " + type);
    }
}
