package org.c2x.asn1.value;

/**
 * An enumeral from a later version of an extensible ENUMERATED.
 *
 * @param index the index among the additions, from 0; {@link #NO_INDEX} if its number in OER or DER tells none
 */
public record UnknownEnumeral(int index) implements Value {
    /** The index of an enumeral that can be read and shown, but not written. */
    public static final int NO_INDEX = Integer.MAX_VALUE;
}
