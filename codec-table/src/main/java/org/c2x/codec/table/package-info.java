/**
 * What the ITS messages get from a table of their schema: the schemes of all rule sets as {@code uper-table}, JER,
 * XER, the bits of a message explained, and random messages. The schemes are offered by
 * {@link org.c2x.asn1.runtime.CodecProvider}s; the generated classes are in the packages below.
 */
package org.c2x.codec.table;
