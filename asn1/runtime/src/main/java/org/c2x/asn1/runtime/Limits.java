package org.c2x.asn1.runtime;

/**
 * What a decoder grants to input that costs its sender nothing.
 *
 * @param zeroWidthElements how many list elements that take no bits a message may have in all
 * @param depth             how deep values of recursive types may be nested
 */
public record Limits(int zeroWidthElements, int depth) {

    /** 65,536 elements, 500 levels. */
    public static final Limits DEFAULT = new Limits(65_536, 500);
}
