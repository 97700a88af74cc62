package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;

/** Headers in place of those of a link (the LINKTYPE list of tcpdump.org). */
final class CookedReader {
    /** The address family of IPv4; systems differ in that of IPv6. */
    private static final int INET = 2;

    private static final int IPV4_VERSION = 4;

    private CookedReader() {}

    /** Reads a header of Linux cooked captures, LINKTYPE_LINUX_SLL. */
    static CookedHeader readLinux(FieldReader in) {
        in.enter("cooked", "");
        in.number("packetType", 16);
        in.number("deviceType", 16);
        int length = (int) in.number("addressLength", 16);
        CookedHeader header = new CookedHeader(address(length, in), (int) in.number("etherType", 16, Meanings::hex));
        in.leave();
        return afterTags(header, in);
    }

    /** Reads a header of Linux cooked captures, LINKTYPE_LINUX_SLL2. */
    static CookedHeader readLinux2(FieldReader in) {
        in.enter("cooked", "");
        int etherType = (int) in.number("etherType", 16, Meanings::hex);
        in.skip("reserved", 2);
        in.number("interface", 32);
        in.number("deviceType", 16);
        in.number("packetType", 8);
        int length = (int) in.number("addressLength", 8);
        CookedHeader header = new CookedHeader(address(length, in), etherType);
        in.leave();
        return afterTags(header, in);
    }

    /** Eight octets, the first of which are the address. */
    private static @Nullable MacAddress address(int length, FieldReader in) {
        if (length != MacAddress.BITS / Byte.SIZE) {
            in.skip("address", Long.BYTES);
            return null;
        }
        MacAddress address = MacAddress.read("address", in);
        in.skip("unused", Long.BYTES - length);
        return address;
    }

    private static CookedHeader afterTags(CookedHeader header, FieldReader in) {
        return new CookedHeader(header.source(), VlanTags.skip(header.etherType(), in));
    }

    /**
     * Reads an address family: LINKTYPE_NULL in the order of the machine that captured, which is the one in which it is
     * small, LINKTYPE_LOOP with the highest octet first.
     */
    static CookedHeader readLoopback(FieldReader in) {
        in.enter("loopback", "");
        long family = in.number("family", 32);
        long other = Integer.toUnsignedLong(Integer.reverseBytes((int) family));
        in.leave();
        return new CookedHeader(null, Math.min(family, other) == INET ? Datagram.IPV4 : Datagram.IPV6);
    }

    /** A packet of IP without a link layer. */
    static CookedHeader ip(FieldReader in) {
        int version = in.remaining() == 0 ? 0 : in.peek() >> 4;
        return new CookedHeader(null, version == IPV4_VERSION ? Datagram.IPV4 : Datagram.IPV6);
    }
}
