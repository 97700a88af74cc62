package org.c2x.asn1.schema;

import java.util.List;

/** The types of components, alternatives or elements. */
final class Parts implements StructureVisitor<List<Type>> {
    static final Parts OF = new Parts();

    private Parts() {}

    @Override
    public List<Type> visit(SequenceType type) {
        return type.components().stream().map(Component::type).toList();
    }

    @Override
    public List<Type> visit(ChoiceType type) {
        return type.alternatives().stream().map(ChoiceType.Alternative::type).toList();
    }

    @Override
    public List<Type> visit(ListType type) {
        return List.of(type.element());
    }

    @Override
    public List<Type> leaf(Type type) {
        return List.of();
    }
}
