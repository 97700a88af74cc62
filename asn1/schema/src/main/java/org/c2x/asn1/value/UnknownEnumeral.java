package org.c2x.asn1.value;

/** An enumeral from a later version of an extensible ENUMERATED: its index among the additions, from 0. */
public record UnknownEnumeral(int index) implements Value {}
