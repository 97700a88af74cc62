/**
 * XML encoding of any type after X.693 clause 8 (basic XER), without a prolog and without white space between elements.
 * XML itself is read by the streaming parser of the JDK.
 */
package org.c2x.asn1.interpreter.xer;
