package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * Says that a station is there: EN 302 636-4-1 clause 9.8.6.
 *
 * @param source who says so
 */
public record Beacon(LongPositionVector source) implements ExtendedHeader {

    public Beacon {
        Check.present("source", source);
    }

    @Override
    public HeaderType type() {
        return HeaderType.BEACON;
    }
}
