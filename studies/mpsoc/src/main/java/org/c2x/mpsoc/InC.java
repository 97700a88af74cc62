package org.c2x.mpsoc;

import org.c2x.asn1.runtime.OctetString;
import org.c2x.mpsoc.structs.TempLevel;

/** Components as the study's C has them, which libraries take. */
public final class InC {
    /** Octets of a name at most. */
    public static final int LONGEST_NAME = 31;

    /** Octets of struct C's occupancy at most. */
    public static final int LONGEST_OCCUPANCY = 31;

    /** Elements of a list of struct C at most. */
    public static final int LONGEST_LIST = 7;

    private static final TempLevel[] LEVELS = TempLevel.values();

    private InC() {}

    /** The {@code float} of the octets of IEEE 754 binary32. */
    public static float binary32(OctetString octets) {
        return Float.intBitsToFloat((octets.get(0) & 0xff) << 24
                | (octets.get(1) & 0xff) << 16
                | (octets.get(2) & 0xff) << 8
                | octets.get(3) & 0xff);
    }

    /** The octets of a {@code float} in IEEE 754 binary32, the most significant one first. */
    public static OctetString octets(float number) {
        int bits = Float.floatToRawIntBits(number);
        return OctetString.wrap(new byte[] {(byte) (bits >> 24), (byte) (bits >> 16), (byte) (bits >> 8), (byte) bits});
    }

    /** The number of an enumerator. */
    public static int number(TempLevel level) {
        return level.ordinal() + 1;
    }

    /** Whether an enumerator has the number. */
    public static boolean isLevel(int number) {
        return number >= 1 && number <= LEVELS.length;
    }

    /** The enumerator of a number that {@link #isLevel} knows. */
    public static TempLevel level(int number) {
        return LEVELS[number - 1];
    }
}
