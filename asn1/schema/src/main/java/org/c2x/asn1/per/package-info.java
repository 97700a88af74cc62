/**
 * What X.691 makes of a resolved schema: field widths, computed once for the table codec and every back end.
 * Nothing here writes or reads a bit.
 */
package org.c2x.asn1.per;
