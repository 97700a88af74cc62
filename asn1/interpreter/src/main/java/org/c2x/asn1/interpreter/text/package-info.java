/**
 * What the text encodings share, JER and XER: UTF-8 with places, nesting, and which components of a SEQUENCE are there.
 */
package org.c2x.asn1.interpreter.text;
