/**
 * The syntax tree: one record a construct of X.680, mirroring the text, with nothing looked up.
 * Every node knows its place; what the tree means is decided in {@code org.c2x.asn1.resolve}.
 */
package org.c2x.asn1.syntax;
