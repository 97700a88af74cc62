package org.c2x.packets;

import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Check;

/**
 * A WAVE Short Message of version 3, as stations in the US send them: IEEE 1609.3 clause 8.3.
 *
 * @param psid    0 to 270,549,119: the service that it is for
 * @param payload what it carries, mostly an {@code Ieee1609Dot2Data} in OER
 */
public record ShortMessage(long psid, OctetString payload) {
    /** The number of such messages in frames. */
    public static final int ETHER_TYPE = 0x88dc;

    /** Widths and first numbers of PSIDs by the number of ones that they begin with (IEEE 1609.12 clause 4.1.3). */
    private static final int[] PSID_BITS = {7, 14, 21, 28};

    private static final long[] FIRST_PSID = {0, 0x80, 0x4080, 0x20_4080};
    private static final long GREATEST_PSID = 0x1020_407f;

    private static final int VERSION = 3;
    /** What is addressed: a PSID without extensions, or with. */
    private static final int PSID = 0;

    private static final int PSID_AND_EXTENSIONS = 1;

    public ShortMessage {
        Check.range("psid", psid, 0, GREATEST_PSID);
        Check.present("payload", payload);
    }

    static ShortMessage read(FieldReader in) {
        in.enter("wsmp", "");
        in.number("subtype", 4);
        boolean hasExtensions = in.flag("extensions");
        long version = in.number("version", 3);
        if (version != VERSION) {
            throw in.error("version", "expected " + VERSION + ", found " + version);
        }
        if (hasExtensions) {
            skipExtensions(in);
        }
        int address = (int) in.number("transport", 8);
        if (address != PSID && address != PSID_AND_EXTENSIONS) {
            throw in.error("transport", "expected an address that is a PSID, 0 or 1, found " + address);
        }
        long psid = psid(in);
        if (address == PSID_AND_EXTENSIONS) {
            skipExtensions(in);
        }
        int length = length("length", in);
        if (length > in.remaining()) {
            in.remark("length", "found " + length + ", but there are only " + in.remaining() + " octets after it");
        }
        in.leave();
        in.limit(Math.min(length, in.remaining()));
        return new ShortMessage(psid, in.rest());
    }

    private static long psid(FieldReader in) {
        int ones = 0;
        while (in.flag("psidLength")) {
            ones++;
            if (ones == PSID_BITS.length) {
                throw in.error("psid", "expected at most " + (PSID_BITS.length - 1) + " ones at its beginning");
            }
        }
        return FIRST_PSID[ones] + in.number("psid", PSID_BITS[ones]);
    }

    /** A number of 7 bits, or of 14 after a one and a zero. */
    private static int length(String name, FieldReader in) {
        if (!in.flag(name + "IsLong")) {
            return (int) in.number(name, 7);
        }
        in.reserved(1);
        return (int) in.number(name, 14);
    }

    private static void skipExtensions(FieldReader in) {
        for (int count = length("count", in); count > 0; count--) {
            in.number("element", 8);
            in.skip("content", length("contentLength", in));
        }
    }
}
