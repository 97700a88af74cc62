package org.c2x.packets;

/** UDP (RFC 768) in IPv4 (RFC 791) or IPv6 (RFC 8200). */
final class Datagram {
    static final int IPV4 = 0x0800;
    static final int IPV6 = 0x86dd;

    private static final int UDP = 17;
    private static final int UDP_OCTETS = 8;
    private static final int IPV4_OCTETS = 20;
    private static final int ADDRESSES_OF_IPV6 = 32;

    /** Offset and "more": what a datagram in one piece has 0 in. */
    private static final int FRAGMENT = 0x3fff;

    private Datagram() {}

    /** Goes to what is in a datagram from or to a port; false if there is none. Fragments are none. */
    static boolean reach(int etherType, int port, FieldReader in) {
        boolean isUdp = etherType == IPV4 ? readIpv4(in) : etherType == IPV6 && readIpv6(in);
        return isUdp && readUdp(port, in);
    }

    private static boolean readIpv4(FieldReader in) {
        in.enter("ip", "");
        in.number("version", 4);
        int headerOctets = (int) in.number("headerLength", 4) * Integer.BYTES;
        in.number("service", 8);
        int length = (int) in.number("length", 16);
        in.number("identification", 16);
        boolean isWhole = (in.number("fragment", 16, Meanings::hex) & FRAGMENT) == 0;
        in.number("timeToLive", 8);
        int protocol = (int) in.number("protocol", 8);
        in.number("checksum", 16, Meanings::hex);
        in.skip("addresses", 2 * Integer.BYTES);
        if (headerOctets < IPV4_OCTETS || length < headerOctets) {
            throw in.error("length", "expected a header of 20 octets at least, and no more than all " + length);
        }
        in.skip("options", headerOctets - IPV4_OCTETS);
        in.leave();
        in.limit(Math.min(in.remaining(), length - headerOctets));
        return isWhole && protocol == UDP;
    }

    private static boolean readIpv6(FieldReader in) {
        in.enter("ip", "");
        in.number("version", 4);
        in.number("classAndLabel", 28, Meanings::hex);
        int length = (int) in.number("length", 16);
        int next = (int) in.number("nextHeader", 8);
        in.number("hopLimit", 8);
        in.skip("addresses", ADDRESSES_OF_IPV6);
        in.leave();
        in.limit(Math.min(in.remaining(), length));
        return next == UDP;
    }

    private static boolean readUdp(int port, FieldReader in) {
        in.enter("udp", "");
        int source = (int) in.number("sourcePort", 16);
        int destination = (int) in.number("destinationPort", 16);
        int length = (int) in.number("length", 16);
        in.number("checksum", 16, Meanings::hex);
        in.leave();
        in.limit(Math.min(in.remaining(), Math.max(0, length - UDP_OCTETS)));
        return source == port || destination == port;
    }
}
