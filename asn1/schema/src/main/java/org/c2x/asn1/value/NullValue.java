package org.c2x.asn1.value;

/** The NULL value. */
public record NullValue() implements Value {}
