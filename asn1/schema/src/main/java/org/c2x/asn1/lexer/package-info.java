/**
 * Text to tokens (X.680 clause 12), with the comments that belong to them.
 * Knows words and symbols, no grammar.
 */
package org.c2x.asn1.lexer;
