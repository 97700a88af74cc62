package org.c2x.asn1.schema;

/** Which types have parts. */
final class Structured implements StructureVisitor<Boolean>, LeafVisitor<Boolean> {
    static final Structured IS = new Structured();

    private Structured() {}

    @Override
    public Boolean structured(Type type) {
        return true;
    }

    @Override
    public Boolean leaf(Type type) {
        return false;
    }
}
