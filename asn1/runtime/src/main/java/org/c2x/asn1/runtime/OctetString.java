package org.c2x.asn1.runtime;

import java.util.Arrays;
import java.util.HexFormat;

/** The value of an OCTET STRING, immutable. */
public final class OctetString {
    private static final OctetString EMPTY = new OctetString(new byte[0]);

    private final byte[] octets;

    private OctetString(byte[] octets) {
        this.octets = octets;
    }

    /** Copies the octets. */
    public static OctetString of(byte... octets) {
        return wrap(octets.clone());
    }

    /**
     * Reads pairs of hexadecimal digits in either case.
     *
     * @throws IllegalArgumentException if the text is anything else
     */
    public static OctetString ofHex(String hex) {
        return wrap(HexFormat.of().parseHex(hex));
    }

    /** Takes the array over without a copy: for codecs, which never change it afterwards. */
    public static OctetString wrap(byte[] octets) {
        return octets.length == 0 ? EMPTY : new OctetString(octets);
    }

    /** Length in octets. */
    public int length() {
        return octets.length;
    }

    /**
     * The octet at an index from 0.
     *
     * @throws IndexOutOfBoundsException beyond the length
     */
    public byte get(int index) {
        return octets[index];
    }

    /** A copy of the octets. */
    public byte[] toByteArray() {
        return octets.clone();
    }

    /**
     * Copies the octets into an array.
     *
     * @param offset index of the first octet there
     * @throws IndexOutOfBoundsException if they do not fit in
     */
    public void copyTo(byte[] target, int offset) {
        System.arraycopy(octets, 0, target, offset, octets.length);
    }

    /** The octets as lower-case hex. */
    public String toHex() {
        return HexFormat.of().formatHex(octets);
    }

    /** A separate equal object, allocated as a decoder does: what decoders are measured against. */
    public OctetString copy() {
        return wrap(octets.clone());
    }

    /** The octets themselves: for codecs, which only read them. */
    public byte[] array() {
        return octets;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OctetString that && Arrays.equals(octets, that.octets);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(octets);
    }

    /** The octets as lower-case hex. */
    @Override
    public String toString() {
        return toHex();
    }
}
