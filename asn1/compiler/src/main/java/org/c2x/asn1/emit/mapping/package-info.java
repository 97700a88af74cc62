/**
 * The back end for mappings between records and the values of a library: a class for each type, with a method that
 * makes a library's value and one that reads it. What does not depend on the library is here; a
 * {@link org.c2x.asn1.emit.mapping.Target} says how the library holds, tests and builds values.
 */
package org.c2x.asn1.emit.mapping;
