package org.c2x.asn1.interpreter.text;

/**
 * What a document says at a place.
 *
 * @param offset of the place, in characters from the document's start
 */
public record PlacedText(String text, long offset) {}
