/**
 * What generated mappings between records and value trees share, so that each of them is a few lines.
 * Nothing here knows a schema's own types; whatever does not fit becomes an exception with the component's path.
 */
package org.c2x.asn1.interpreter.mapping;
