package org.c2x.asn1.runtime.coding;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.ObjectIdentifier;

/** The contents octets of OBJECT IDENTIFIER (X.690 clause 8.19) and RELATIVE-OID (clause 8.20). */
public final class ObjectIdentifierContents {
    private static final BigInteger FORTY = BigInteger.valueOf(40);
    private static final BigInteger EIGHTY = BigInteger.valueOf(80);
    /** Longest accepted contents; keeps the cost of hostile arcs in bounds. */
    private static final int MAX_OCTETS = 1 << 12;

    private ObjectIdentifierContents() {}

    /**
     * The contents octets of an OBJECT IDENTIFIER.
     *
     * @throws IllegalArgumentException if there are fewer than two arcs, or the first two are not a valid pair
     */
    public static byte[] of(ObjectIdentifier identifier) {
        List<BigInteger> arcs = identifier.arcs();
        if (!isAbsolute(identifier)) {
            throw new IllegalArgumentException(identifier + " is no absolute object identifier");
        }
        ByteArrayOutputStream contents = new ByteArrayOutputStream();
        append(contents, arcs.get(0).multiply(FORTY).add(arcs.get(1)));
        arcs.subList(2, arcs.size()).forEach(arc -> append(contents, arc));
        return contents.toByteArray();
    }

    /** True if the identifier has two arcs at least, of which the first allows the second (X.660). */
    public static boolean isAbsolute(ObjectIdentifier identifier) {
        List<BigInteger> arcs = identifier.arcs();
        if (arcs.size() < 2 || arcs.get(0).compareTo(BigInteger.TWO) > 0) {
            return false;
        }
        return arcs.get(0).equals(BigInteger.TWO) || arcs.get(1).compareTo(FORTY) < 0;
    }

    /** The contents octets of a RELATIVE-OID. */
    public static byte[] ofRelative(ObjectIdentifier identifier) {
        ByteArrayOutputStream contents = new ByteArrayOutputStream();
        identifier.arcs().forEach(arc -> append(contents, arc));
        return contents.toByteArray();
    }

    private static void append(ByteArrayOutputStream contents, BigInteger arc) {
        int groups = Math.max(1, (arc.bitLength() + 6) / 7);
        for (int i = groups - 1; i >= 0; i--) {
            contents.write(arc.shiftRight(7 * i).intValue() & 0x7f | (i > 0 ? 0x80 : 0));
        }
    }

    /**
     * The OBJECT IDENTIFIER of contents octets.
     *
     * @throws IllegalArgumentException if they are none; the message says why
     */
    public static ObjectIdentifier toObjectIdentifier(byte[] contents) {
        List<BigInteger> arcs = new ArrayList<>(arcs(contents));
        BigInteger first = arcs.get(0);
        BigInteger root = first.divide(FORTY).min(BigInteger.TWO);
        arcs.set(0, root.equals(BigInteger.TWO) ? first.subtract(EIGHTY) : first.mod(FORTY));
        arcs.add(0, root);
        return new ObjectIdentifier(arcs);
    }

    /**
     * The RELATIVE-OID of contents octets.
     *
     * @throws IllegalArgumentException if they are none; the message says why
     */
    public static ObjectIdentifier toRelative(byte[] contents) {
        return new ObjectIdentifier(arcs(contents));
    }

    private static List<BigInteger> arcs(byte[] contents) {
        if (contents.length == 0 || contents.length > MAX_OCTETS || contents[contents.length - 1] < 0) {
            throw new IllegalArgumentException("expected 1 to " + MAX_OCTETS
                    + " octets of an object identifier, the last one below 0x80, found " + contents.length);
        }
        List<BigInteger> arcs = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < contents.length; i++) {
            if (contents[i] >= 0) {
                arcs.add(arc(contents, start, i + 1));
                start = i + 1;
            }
        }
        return arcs;
    }

    private static BigInteger arc(byte[] contents, int from, int to) {
        if ((contents[from] & 0xff) == 0x80) {
            throw new IllegalArgumentException("expected no leading zeros in an arc, found octet 0x80");
        }
        BigInteger arc = BigInteger.ZERO;
        for (int i = from; i < to; i++) {
            arc = arc.shiftLeft(7).or(BigInteger.valueOf(contents[i] & 0x7f));
        }
        return arc;
    }
}
