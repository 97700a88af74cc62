package org.c2x.security;

/**
 * What in a CAM takes a permission, in the order of the bits from octet 1 on: EN 302 637-2 V1.4.1 clause 6.2.2, and for
 * what only Release 2 has TS 103 900 clause 6.2.2.
 */
enum CamPermission implements MessageContent.Permission {
    TOLLING_OR_PROTECTED_ZONES,
    PUBLIC_TRANSPORT,
    SPECIAL_TRANSPORT,
    DANGEROUS_GOODS,
    ROADWORK,
    RESCUE,
    EMERGENCY,
    SAFETY_CAR,
    CLOSED_LANES,
    REQUEST_FOR_RIGHT_OF_WAY,
    REQUEST_FOR_FREE_CROSSING_AT_A_TRAFFIC_LIGHT,
    NO_PASSING,
    NO_PASSING_FOR_TRUCKS,
    SPEED_LIMIT,
    TWO_WHEELER,
    CYCLIST;

    @Override
    public int octet() {
        return 1 + ordinal() / Byte.SIZE;
    }

    @Override
    public int bit() {
        return ordinal() % Byte.SIZE;
    }

    @Override
    public int version() {
        return compareTo(TWO_WHEELER) < 0 ? 1 : 2;
    }
}
