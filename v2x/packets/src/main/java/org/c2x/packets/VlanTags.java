package org.c2x.packets;

/** Tags of virtual networks between a link's header and what it carries: IEEE 802.1Q clause 9. */
final class VlanTags {
    private static final int CUSTOMER = 0x8100;
    private static final int SERVICE = 0x88a8;

    /** As service tags were numbered before the standard. */
    private static final int OLD_SERVICE = 0x9100;

    private VlanTags() {}

    /** Passes over tags; which protocol follows them. */
    static int skip(int etherType, FieldReader in) {
        int next = etherType;
        while (next == CUSTOMER || next == SERVICE || next == OLD_SERVICE) {
            in.enter("vlan", "");
            in.number("priority", 3);
            in.flag("dropEligible");
            in.number("id", 12);
            next = (int) in.number("etherType", 16, Meanings::hex);
            in.leave();
        }
        return next;
    }
}
