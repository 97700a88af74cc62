package org.c2x.asn1.value;

/** A BOOLEAN. */
public record BooleanValue(boolean value) implements Value {}
