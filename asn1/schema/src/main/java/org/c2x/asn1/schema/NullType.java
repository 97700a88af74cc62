package org.c2x.asn1.schema;

/** NULL. */
public record NullType() implements Type {}
