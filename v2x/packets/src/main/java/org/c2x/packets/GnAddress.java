package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * A GeoNetworking address: EN 302 636-4-1 clause 6.3.
 *
 * @param manual      whether the address was configured by hand
 * @param stationType 0 to 31, as in ITS messages: 5 a passenger car, 15 a road side unit
 * @param countryCode 0 to 1023, of the number plan E.212; 0 in versions that have the bits reserved
 * @param mac         the address of the access layer
 */
public record GnAddress(boolean manual, int stationType, int countryCode, MacAddress mac) {
    static final int OCTETS = 8;

    public GnAddress {
        Check.range("stationType", stationType, 0, 31);
        Check.range("countryCode", countryCode, 0, 1023);
        Check.present("mac", mac);
    }

    static GnAddress read(String name, FieldReader in) {
        in.enter(name, "GN_ADDR");
        boolean manual = in.flag("manual");
        int stationType = (int) in.number("stationType", 5, GnAddress::stationTypeText);
        int countryCode = (int) in.number("countryCode", 10);
        MacAddress mac = MacAddress.read("mac", in);
        in.leave();
        return new GnAddress(manual, stationType, countryCode, mac);
    }

    void write(FieldWriter out) {
        out.flag(manual);
        out.number(stationType, 5);
        out.number(countryCode, 10);
        mac.write(out);
    }

    private static String stationTypeText(long type) {
        String name = switch ((int) type) {
            case 0 -> "unknown";
            case 1 -> "pedestrian";
            case 2 -> "cyclist";
            case 3 -> "moped";
            case 4 -> "motorcycle";
            case 5 -> "passenger car";
            case 6 -> "bus";
            case 7 -> "light truck";
            case 8 -> "heavy truck";
            case 9 -> "trailer";
            case 10 -> "special vehicle";
            case 11 -> "tram";
            case 15 -> "road side unit";
            default -> "reserved";
        };
        return Meanings.named(type, name);
    }
}
