/**
 * Streams of encodings that follow each other directly, in memory that does not grow with their number. Nothing here
 * knows an encoding but by its codec, and how far an element of BER goes.
 */
package org.c2x.asn1.interpreter.records;
