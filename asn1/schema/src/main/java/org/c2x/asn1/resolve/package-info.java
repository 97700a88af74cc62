/**
 * Syntax trees to the schema tree: names and imports, parameters, types, tags, constraints and values.
 * One class a concern; what an encoding does with the result is decided by the back ends.
 */
package org.c2x.asn1.resolve;
