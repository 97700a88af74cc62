package org.c2x.asn1.runtime;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The value of an OBJECT IDENTIFIER or RELATIVE-OID: at least one arc. */
public final class ObjectIdentifier {
    /** Longest dotted form that decoders accept. */
    public static final int MAX_CHARACTERS = 1 << 12;
    /** The loop is possessive: one that can go back recurs for each arc. */
    private static final Pattern DOTTED = Pattern.compile("[0-9]+(\\.[0-9]+)*+");
    /** Longest arc that is read as text: longer than any that contents octets may have, and still soon read. */
    private static final int MOST_DIGITS = 10_000;

    private static final int GROUP = 7;

    private final byte[] contents;

    /**
     * An object identifier of arcs.
     *
     * @throws IllegalArgumentException if there is none, or one is below 0
     */
    public ObjectIdentifier(List<BigInteger> arcs) {
        if (arcs.isEmpty() || arcs.stream().anyMatch(arc -> arc.signum() < 0)) {
            throw new IllegalArgumentException("no object identifier: " + Excerpt.of(arcs));
        }
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        arcs.forEach(arc -> append(arc, octets));
        this.contents = octets.toByteArray();
    }

    private ObjectIdentifier(byte[] contents) {
        this.contents = contents;
    }

    /**
     * An object identifier of the contents octets of a RELATIVE-OID (X.690 clause 8.20): the arcs in groups of seven
     * bits, with bit 8 in all but the last octet of an arc.
     *
     * @param contents is not copied, and must not change after that
     * @throws IllegalArgumentException if an arc has leading zeros, or no end, or there is none
     */
    public static ObjectIdentifier wrap(byte[] contents) {
        int length = contents.length;
        if (length == 0 || contents[length - 1] < 0) {
            throw new IllegalArgumentException(
                    "expected octets of an object identifier, the last one below 0x80, found " + length);
        }
        boolean begins = true;
        for (byte octet : contents) {
            if (begins && octet == (byte) 0x80) {
                throw new IllegalArgumentException("expected no leading zeros in an arc, found octet 0x80");
            }
            begins = octet >= 0;
        }
        return new ObjectIdentifier(contents);
    }

    /** The contents octets that {@link #wrap} takes; they must not be changed. */
    public byte[] array() {
        return contents;
    }

    private static void append(BigInteger arc, ByteArrayOutputStream octets) {
        byte[] number = arc.toByteArray();
        int groups = Math.max(1, (arc.bitLength() + GROUP - 1) / GROUP);
        for (int i = groups - 1; i >= 0; i--) {
            int last = number.length - 1 - GROUP * i / Byte.SIZE;
            int two = (last > 0 ? number[last - 1] & 0xff : 0) << Byte.SIZE | number[last] & 0xff;
            octets.write(two >> GROUP * i % Byte.SIZE & 0x7f | (i > 0 ? 0x80 : 0));
        }
    }

    /** The arcs, of any size. */
    public List<BigInteger> arcs() {
        List<BigInteger> arcs = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < contents.length; i++) {
            if (contents[i] >= 0) {
                arcs.add(arc(start, i + 1));
                start = i + 1;
            }
        }
        return arcs;
    }

    private BigInteger arc(int from, int to) {
        int groups = to - from;
        byte[] number = new byte[GROUP * groups / Byte.SIZE + 1];
        for (int i = 0; i < groups; i++) {
            int bits = (contents[to - 1 - i] & 0x7f) << GROUP * i % Byte.SIZE;
            int last = number.length - 1 - GROUP * i / Byte.SIZE;
            number[last] |= (byte) bits;
            if (last > 0) {
                number[last - 1] |= (byte) (bits >> Byte.SIZE);
            }
        }
        return new BigInteger(number);
    }

    /** True if a text is numbers with dots between them, and not so long that it would cost more than it is worth. */
    public static boolean isDotted(String text) {
        return text.length() <= MAX_CHARACTERS && DOTTED.matcher(text).matches();
    }

    /**
     * Reads the dotted form, for instance {@code 1.2.840.113549}.
     *
     * @throws IllegalArgumentException if the text is anything else, or an arc has more than 10,000 digits
     */
    public static ObjectIdentifier of(String dotted) {
        // without a pattern: one that repeats a group takes stack for each arc
        List<BigInteger> arcs = new ArrayList<>();
        int start = 0;
        for (int end = 0; end <= dotted.length(); end++) {
            char next = end == dotted.length() ? '.' : dotted.charAt(end);
            if (next == '.' ? end == start || end - start > MOST_DIGITS : next < '0' || next > '9') {
                throw new IllegalArgumentException("no object identifier: " + Excerpt.of(dotted));
            }
            if (next == '.') {
                arcs.add(new BigInteger(dotted.substring(start, end)));
                start = end + 1;
            }
        }
        return new ObjectIdentifier(arcs);
    }

    /** A separate equal object, allocated as a decoder does: what decoders are measured against. */
    public ObjectIdentifier copy() {
        return new ObjectIdentifier(contents.clone());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ObjectIdentifier that && Arrays.equals(contents, that.contents);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(contents);
    }

    /** The dotted form. */
    @Override
    public String toString() {
        return arcs().stream().map(BigInteger::toString).collect(Collectors.joining("."));
    }
}
