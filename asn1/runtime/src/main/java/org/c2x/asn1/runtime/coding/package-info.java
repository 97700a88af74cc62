/**
 * What only generated code and codecs need: readers and writers of bits, of PER, OER and DER, what their codecs share,
 * and what they check. These classes change with the compiler; other code goes without them.
 *
 * <p>The readers and writers of all rule sets are together, for they share the insides of those of bits and of open
 * types, which nobody else may see.
 */
package org.c2x.asn1.runtime.coding;
