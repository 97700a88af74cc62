/** The value notation of ASN.1 (X.680 clause 17.7) as a form of messages, to read and to write. */
package org.c2x.asn1.interpreter.notation;
