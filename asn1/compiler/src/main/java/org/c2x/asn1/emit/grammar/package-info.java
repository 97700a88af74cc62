/**
 * What the grammar of strict, bit-packed EXI says of a type, whatever language its codec is written in: the widths of
 * codes and values, the least bits of a list's elements, the names below which strings share a table.
 */
package org.c2x.asn1.emit.grammar;
