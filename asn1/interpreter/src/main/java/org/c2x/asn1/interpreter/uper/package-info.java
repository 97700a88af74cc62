/**
 * X.691 unaligned PER, canonical, by interpretation: a coder for each type of the schema, made once from its bounds.
 * The bits themselves are the runtime's business, which compiled codecs share.
 */
package org.c2x.asn1.interpreter.uper;
