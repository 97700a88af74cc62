package org.c2x.study;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.c2x.asn1.runtime.OctetString;

/** Octet strings as telephone networks fill them. */
final class Octets {
    private static final int FILLER = 0xf;

    private Octets() {}

    /** Octets by their values. */
    static OctetString of(int... values) {
        byte[] octets = new byte[values.length];
        for (int i = 0; i < octets.length; i++) {
            octets[i] = (byte) values[i];
        }
        return OctetString.wrap(octets);
    }

    /** One character an octet. */
    static OctetString ascii(String text) {
        return OctetString.wrap(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** Two digits an octet, the first one in the lower half, an odd number filled up. */
    static OctetString digits(String digits) {
        return OctetString.wrap(halves("", digits));
    }

    /** The same after an octet that says kind of number and numbering plan: international, E.164. */
    static OctetString number(String digits) {
        byte[] octets = halves("00", digits);
        octets[0] = (byte) 0x91;
        return OctetString.wrap(octets);
    }

    private static byte[] halves(String before, String digits) {
        String all = before + digits;
        byte[] octets = new byte[(all.length() + 1) / 2];
        for (int i = 0; i < octets.length; i++) {
            int high = 2 * i + 1 < all.length() ? all.charAt(2 * i + 1) - '0' : FILLER;
            octets[i] = (byte) (high << 4 | all.charAt(2 * i) - '0');
        }
        return octets;
    }

    /** Any octets. */
    static OctetString random(SplittableRandom random, int length) {
        byte[] octets = new byte[length];
        random.nextBytes(octets);
        return OctetString.wrap(octets);
    }

    /** Any decimal digits after a beginning. */
    static String randomDigits(SplittableRandom random, String beginning, int length) {
        StringBuilder text = new StringBuilder(beginning);
        while (text.length() < length) {
            text.append((char) ('0' + random.nextInt(10)));
        }
        return text.toString();
    }
}
