package org.c2x.asn1.plan;

import org.c2x.asn1.schema.IntegerSet;

/**
 * How each character of a string is coded: as its index in an alphabet, or as its code point.
 *
 * @param alphabet the characters that have a code; those that the type permits are among them
 * @param width    bits of a character
 * @param indexed  true if a character is coded as its index in the alphabet
 */
public record CharacterCode(IntegerSet alphabet, int width, boolean indexed) {}
