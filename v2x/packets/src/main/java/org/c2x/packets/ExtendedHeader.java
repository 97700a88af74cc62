package org.c2x.packets;

/** Where a packet comes from and goes: EN 302 636-4-1 clause 9.8. */
public sealed interface ExtendedHeader permits Beacon, ForwardedHeader, SingleHopBroadcast {

    HeaderType type();

    /** Who sent the packet first. */
    LongPositionVector source();
}
