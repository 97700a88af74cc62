/**
 * What all back ends of the compiler share: the seam, sinks for the output, Java names and types of a schema.
 * A back end has a package of its own below this one, sees only the resolved schema, and knows no other back end.
 */
package org.c2x.asn1.emit;
