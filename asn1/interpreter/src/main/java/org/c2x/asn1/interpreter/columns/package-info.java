/** Values of any type as rows of a table: which component is in which column, and what a cell holds. */
package org.c2x.asn1.interpreter.columns;
