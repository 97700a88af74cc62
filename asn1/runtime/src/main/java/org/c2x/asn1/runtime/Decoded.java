package org.c2x.asn1.runtime;

/**
 * A decoded value and how much of the input it took.
 *
 * @param consumedOctets length of the encoding; what follows in the input was not looked at
 */
public record Decoded<T>(T value, int consumedOctets) {}
