/**
 * The back end for mappings between records and value trees, by which records reach every codec that works on a
 * schema. The classes it writes only name components in their order; all conversions are in
 * {@code org.c2x.asn1.interpreter.mapping}.
 */
package org.c2x.asn1.emit.tree;
