package org.c2x.asn1.emit.mapping;

import java.util.function.UnaryOperator;

/**
 * How a value without parts is mapped.
 *
 * @param to   what the library holds, as an expression made of that for the Java value
 * @param from the Java value, as an expression made of that for what the library holds
 */
public record Leaf(UnaryOperator<String> to, UnaryOperator<String> from) {}
