package org.c2x.asn1.schema;

/** OBJECT IDENTIFIER or, if {@code relative}, RELATIVE-OID. */
public record ObjectIdentifierType(boolean relative) implements Type {}
