package org.c2x.asn1.schema;

/** OBJECT IDENTIFIER or, if {@code relative}, RELATIVE-OID. */
public record ObjectIdentifierType(boolean relative) implements Type {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
