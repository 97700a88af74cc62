package org.c2x.security;

/**
 * The permission that a DENM takes for its cause.
 *
 * @param cause DE CauseCodeType of the event
 * @param octet 0 if no permission covers the cause
 */
record DenmPermission(int cause, int octet, int bit) implements MessageContent.Permission {
    /**
     * The causes in the order of the bits from octet 1 on: EN 302 637-3 V1.3.1 clause 6.2.2, and the last line of TS
     * 103 831 clause 6.2.2.
     */
    private static final int[] CAUSES = {
        1, 2, 3, 6, 9, 10, 11, 12, // traffic, accident, road works, adhesion, surface, obstacle, animal, human presence
        14, 15, 17, 18, 19, 26, 27, 91, // wrong way, rescue, weather 3 times, slow vehicle, end of queue, breakdown
        92, 93, 94, 95, 96, 97, 98, 99, // post crash, human problem, stationary, emergency, curve, collision, signal, …
        5, 7, 28, 100 // impassable, aquaplaning, public transport, level crossing
    };

    /** The first octet that only version 2 of the permissions has. */
    private static final int ADDED_OCTET = 4;

    /** A bit that is never set: that of the version, whose highest bit is 0. */
    private static final int NO_OCTET = 0;

    static DenmPermission of(int cause) {
        for (int i = 0; i < CAUSES.length; i++) {
            if (CAUSES[i] == cause) {
                return new DenmPermission(cause, 1 + i / Byte.SIZE, i % Byte.SIZE);
            }
        }
        return new DenmPermission(cause, NO_OCTET, 0);
    }

    @Override
    public int version() {
        return octet < ADDED_OCTET ? 1 : 2;
    }

    @Override
    public String toString() {
        return "cause " + cause;
    }
}
