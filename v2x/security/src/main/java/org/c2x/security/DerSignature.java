package org.c2x.security;

import java.security.SignatureException;

/** Signatures in the form of most providers: a SEQUENCE of the INTEGERs r and s in DER (RFC 3279 clause 2.2.3). */
final class DerSignature {
    private static final int SEQUENCE = 0x30;
    private static final int INTEGER = 0x02;
    /** Tag and length: no number here has more than 49 octets, no pair more than 102. */
    private static final int HEADER = 2;

    private DerSignature() {}

    /** r and s, each of half of the octets, in DER. */
    static byte[] encode(byte[] signature) {
        int half = signature.length / 2;
        int lengthOfR = length(signature, 0, half);
        int lengthOfS = length(signature, half, signature.length);
        byte[] der = new byte[3 * HEADER + lengthOfR + lengthOfS];
        der[0] = SEQUENCE;
        der[1] = (byte) (der.length - HEADER);
        putNumber(der, HEADER, lengthOfR, signature, half);
        putNumber(der, 2 * HEADER + lengthOfR, lengthOfS, signature, signature.length);
        return der;
    }

    /** How many octets an unsigned number has in DER: no needless leading zero, one where it would be negative. */
    private static int length(byte[] octets, int from, int to) {
        int first = from;
        while (first < to - 1 && octets[first] == 0) {
            first++;
        }
        return to - first + (octets[first] < 0 ? 1 : 0);
    }

    private static void putNumber(byte[] der, int at, int length, byte[] octets, int to) {
        der[at] = INTEGER;
        der[at + 1] = (byte) length;
        int digits = Math.min(length, octets.length / 2);
        System.arraycopy(octets, to - digits, der, at + HEADER + length - digits, digits);
    }

    /**
     * r and s, each in a number of octets.
     *
     * @throws SignatureException if they are in any form but that of DER, negative or longer
     */
    static byte[] decode(byte[] der, int octets) throws SignatureException {
        byte[] signature = new byte[2 * octets];
        require(der.length >= HEADER && der[0] == SEQUENCE && der[1] == der.length - HEADER);
        int afterR = takeNumber(der, HEADER, signature, octets);
        int afterS = takeNumber(der, afterR, signature, signature.length);
        require(afterS == der.length);
        return signature;
    }

    private static int takeNumber(byte[] der, int at, byte[] signature, int to) throws SignatureException {
        int octets = signature.length / 2;
        require(der.length - at > HEADER && der[at] == INTEGER);
        int length = der[at + 1];
        int from = at + HEADER;
        require(length > 0 && length <= der.length - from && der[from] >= 0);
        boolean isPadded = length > 1 && der[from] == 0;
        require(!isPadded || der[from + 1] < 0);
        int digits = isPadded ? length - 1 : length;
        require(digits <= octets);
        System.arraycopy(der, from + length - digits, signature, to - digits, digits);
        return from + length;
    }

    private static void require(boolean right) throws SignatureException {
        if (!right) {
            throw new SignatureException("a provider's signature that is not in DER");
        }
    }
}
