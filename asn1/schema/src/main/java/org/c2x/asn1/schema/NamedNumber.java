package org.c2x.asn1.schema;

import java.math.BigInteger;

/** A named number of an INTEGER or a named bit of a BIT STRING. */
public record NamedNumber(String name, BigInteger number, String comment) {}
