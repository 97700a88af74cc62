/**
 * JSON encoding of any type after X.697 (JER), compact and loss-free, in the notation that the command line documents.
 * JSON itself is read and written by Jackson's streaming interface.
 */
package org.c2x.asn1.interpreter.jer;
