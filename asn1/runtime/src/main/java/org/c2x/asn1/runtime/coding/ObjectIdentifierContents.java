package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.runtime.ObjectIdentifier;

/** The contents octets of OBJECT IDENTIFIER (X.690 clause 8.19) and RELATIVE-OID (clause 8.20). */
public final class ObjectIdentifierContents {
    /** Longest accepted contents; keeps the cost of hostile arcs in bounds. */
    private static final int MAX_OCTETS = 1 << 12;

    /** The first two arcs are one number: the second one and forty times the first, which is at most 2. */
    private static final int SECOND_ARCS = 40;

    private ObjectIdentifierContents() {}

    /**
     * The contents octets of an OBJECT IDENTIFIER.
     *
     * @throws IllegalArgumentException if there are fewer than two arcs, or the first two are not a valid pair
     */
    public static byte[] of(ObjectIdentifier identifier) {
        if (!isAbsolute(identifier)) {
            throw new IllegalArgumentException(identifier + " is no absolute object identifier");
        }
        byte[] arcs = identifier.array();
        int both = SECOND_ARCS * arcs[0] + arcs[1];
        if (arcs[1] >= 0 && both <= Byte.MAX_VALUE) {
            byte[] contents = new byte[arcs.length - 1];
            System.arraycopy(arcs, 2, contents, 1, contents.length - 1);
            contents[0] = (byte) both;
            return contents;
        }
        List<BigInteger> rest = identifier.arcs();
        BigInteger first = rest.remove(0);
        rest.set(0, first.multiply(BigInteger.valueOf(SECOND_ARCS)).add(rest.get(0)));
        return new ObjectIdentifier(rest).array();
    }

    /** True if the identifier has two arcs at least, of which the first allows the second (X.660). */
    public static boolean isAbsolute(ObjectIdentifier identifier) {
        byte[] arcs = identifier.array();
        return arcs.length >= 2 && (arcs[0] == 2 || isShort(arcs[0], 2) && isShort(arcs[1], SECOND_ARCS));
    }

    private static boolean isShort(byte octet, int end) {
        return octet >= 0 && octet < end;
    }

    /** The contents octets of a RELATIVE-OID; they must not be changed. */
    public static byte[] ofRelative(ObjectIdentifier identifier) {
        return identifier.array();
    }

    /**
     * The OBJECT IDENTIFIER of contents octets.
     *
     * @throws IllegalArgumentException if they are none; the message says why
     */
    public static ObjectIdentifier toObjectIdentifier(byte[] contents) {
        ObjectIdentifier relative = toRelative(contents);
        int both = contents[0];
        if (both < 0) {
            List<BigInteger> arcs = relative.arcs();
            arcs.set(0, arcs.get(0).subtract(BigInteger.valueOf(2 * SECOND_ARCS)));
            arcs.add(0, BigInteger.TWO);
            return new ObjectIdentifier(arcs);
        }
        int first = Math.min(both / SECOND_ARCS, 2);
        byte[] arcs = new byte[contents.length + 1];
        System.arraycopy(contents, 1, arcs, 2, contents.length - 1);
        arcs[0] = (byte) first;
        arcs[1] = (byte) (both - SECOND_ARCS * first);
        return ObjectIdentifier.wrap(arcs);
    }

    /**
     * The RELATIVE-OID of contents octets, which must not change after that.
     *
     * @throws IllegalArgumentException if they are none; the message says why
     */
    public static ObjectIdentifier toRelative(byte[] contents) {
        if (contents.length > MAX_OCTETS) {
            throw new IllegalArgumentException(
                    "expected at most " + MAX_OCTETS + " octets of an object identifier, found " + contents.length);
        }
        return ObjectIdentifier.wrap(contents);
    }
}
