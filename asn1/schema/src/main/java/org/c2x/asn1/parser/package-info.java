/**
 * Tokens to the syntax tree by recursive descent, one class a family of constructs, the production of X.680 above each
 * method. Looks nothing up: what depends on the meaning of a name is left to {@code org.c2x.asn1.resolve}.
 */
package org.c2x.asn1.parser;
