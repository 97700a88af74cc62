/**
 * What works on any schema without generated code: constraint checks, equality of abstract values, random values.
 * The encodings are subpackages, one each; nothing here knows ITS.
 */
package org.c2x.asn1.interpreter;
