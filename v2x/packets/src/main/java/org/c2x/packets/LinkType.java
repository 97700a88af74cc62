package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;

/** The forms of frames that are read, with their numbers in captures (the LINKTYPE list of tcpdump.org). */
public enum LinkType {
    /** The loopback interface of BSD, with an address family in the order of the machine's octets. */
    LOOPBACK(0),
    ETHERNET(1),
    /** A packet of IPv4 or IPv6 without a link. */
    IP(101),
    IEEE_802_11(105),
    /** The loopback interface of OpenBSD. */
    OPENBSD_LOOPBACK(108),
    LINUX_COOKED(113),
    IEEE_802_11_RADIOTAP(127),
    /** Per-packet information before a frame of IEEE 802.11. */
    PPI(192),
    LINUX_COOKED_2(276),
    /** A packet of GeoNetworking without a link: captures have no number for it, {@link Parsing#otherLink} may. */
    GEONETWORKING(-2);

    private static final LinkType[] ALL = values();
    private static final int FIRST_USER = 147;
    private static final int LAST_USER = 162;

    private final int number;

    LinkType(int number) {
        this.number = number;
    }

    /** The link type of a number; null if it is none of these, and nobody says what it is. */
    public static @Nullable LinkType of(int number, Parsing parsing) {
        for (LinkType type : ALL) {
            if (type.number == number) {
                return type;
            }
        }
        return number >= FIRST_USER && number <= LAST_USER ? parsing.otherLink() : null;
    }

    /** Its number in captures; negative if it has none. */
    public int number() {
        return number;
    }
}
