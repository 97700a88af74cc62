package org.c2x.packets;

import java.util.Locale;
import org.c2x.asn1.runtime.Nullable;

/** How a packet travels: type and subtype of the header, EN 302 636-4-1 clause 9.7.4. */
public enum HeaderType {
    BEACON(0x10, 1, LongPositionVector.OCTETS),
    GEO_UNICAST(0x20, 1, HeaderType.FORWARDED_OCTETS + ShortPositionVector.OCTETS),
    GEO_ANYCAST(0x30, 3, HeaderType.FORWARDED_OCTETS + HeaderType.AREA_OCTETS),
    GEO_BROADCAST(0x40, 3, HeaderType.FORWARDED_OCTETS + HeaderType.AREA_OCTETS),
    SINGLE_HOP_BROADCAST(0x50, 1, LongPositionVector.OCTETS + 4),
    TOPOLOGICALLY_SCOPED_BROADCAST(0x51, 1, HeaderType.FORWARDED_OCTETS),
    LOCATION_SERVICE_REQUEST(0x60, 1, HeaderType.FORWARDED_OCTETS + GnAddress.OCTETS),
    LOCATION_SERVICE_REPLY(0x61, 1, HeaderType.FORWARDED_OCTETS + ShortPositionVector.OCTETS);

    /** Sequence number, reserved octets, source. */
    private static final int FORWARDED_OCTETS = 4 + LongPositionVector.OCTETS;

    /** With reserved octets. */
    private static final int AREA_OCTETS = GeoArea.OCTETS + 2;

    private static final HeaderType[] OF_CODE = ofCode();

    /** Type and first subtype. */
    private final int code;

    /** How many subtypes there are: one, or a shape each. */
    private final int subtypes;

    private final int octets;

    HeaderType(int code, int subtypes, int octets) {
        this.code = code;
        this.subtypes = subtypes;
        this.octets = octets;
    }

    private static HeaderType[] ofCode() {
        HeaderType[] types = new HeaderType[256];
        for (HeaderType type : values()) {
            for (int i = 0; i < type.subtypes; i++) {
                types[type.code + i] = type;
            }
        }
        return types;
    }

    /** The type of a code: type in the upper four bits, subtype in the lower; null if there is none. */
    static @Nullable HeaderType of(int code) {
        return OF_CODE[code];
    }

    /** Type and first subtype, followed by the subtypes of other shapes. */
    int code() {
        return code;
    }

    /** Length of the extended header. */
    int octets() {
        return octets;
    }

    /** Whether stations forward such packets: then they are numbered. */
    boolean isForwarded() {
        return this != BEACON && this != SINGLE_HOP_BROADCAST;
    }

    /** Whether something may follow the headers. */
    boolean hasPayload() {
        return this != BEACON && this != LOCATION_SERVICE_REQUEST && this != LOCATION_SERVICE_REPLY;
    }

    /** In words, {@code geo broadcast}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
