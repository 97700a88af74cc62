package org.c2x.asn1.schema;

/** BOOLEAN. */
public record BooleanType() implements Type {}
