package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * A MAC address.
 *
 * @param value the six octets as a number
 */
public record MacAddress(long value) {
    private static final long GREATEST = 0xffff_ffff_ffffL;

    /** All stations. */
    public static final MacAddress BROADCAST = new MacAddress(GREATEST);

    static final int BITS = 48;

    public MacAddress {
        Check.range("value", value, 0, GREATEST);
    }

    static MacAddress read(String name, FieldReader in) {
        return new MacAddress(in.number(name, BITS, MacAddress::text));
    }

    void write(FieldWriter out) {
        out.number(value, BITS);
    }

    private static String text(long value) {
        StringBuilder text = new StringBuilder(17);
        for (int shift = BITS - 8; shift >= 0; shift -= 8) {
            int octet = (int) (value >>> shift) & 0xff;
            text.append(Character.forDigit(octet >>> 4, 16)).append(Character.forDigit(octet & 15, 16));
            text.append(shift == 0 ? "" : ":");
        }
        return text.toString();
    }

    /** Pairs of hexadecimal digits with colons between them. */
    @Override
    public String toString() {
        return text(value);
    }
}
