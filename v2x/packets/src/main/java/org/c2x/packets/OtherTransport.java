package org.c2x.packets;

/** Payloads without a header of BTP. */
public enum OtherTransport implements Transport {
    /** No payload, or one of which the packet does not say what it is. */
    UNSPECIFIED,
    /** A packet of IPv6, EN 302 636-6-1. */
    IPV6
}
