package org.c2x.asn1.schema;

import org.c2x.asn1.value.Value;

/** A value assignment, {@code name Type ::= value}. */
public record ValueDefinition(String module, String name, String comment, Type type, Value value) {}
