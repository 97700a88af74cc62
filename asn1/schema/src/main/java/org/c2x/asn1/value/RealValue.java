package org.c2x.asn1.value;

/** A REAL, within the range and precision of a double; infinities, NaN and minus zero are values of their own. */
public record RealValue(double value) implements Value {}
