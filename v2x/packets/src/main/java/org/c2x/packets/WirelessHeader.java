package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.Check;

/**
 * The headers of a data frame of IEEE 802.11, with LLC and SNAP (IEEE 802.2) after them.
 *
 * @param destination    whom the frame is for
 * @param source         who sent it
 * @param bssid          the basic service set; {@link MacAddress#BROADCAST} outside of any, as in ITS-G5
 * @param sequenceNumber 0 to 4,095
 * @param userPriority   0 to 7, of a QoS frame; 0 in others
 * @param etherType      0 to 65,535: which protocol follows
 * @param signal         how strong it arrived, -128 to 127 dBm; null if the capture does not say so
 */
public record WirelessHeader(
        MacAddress destination,
        MacAddress source,
        MacAddress bssid,
        int sequenceNumber,
        int userPriority,
        int etherType,
        @Nullable Integer signal)
        implements LinkHeader {

    public WirelessHeader {
        Check.present("destination", destination);
        Check.present("source", source);
        Check.present("bssid", bssid);
        Check.range("sequenceNumber", sequenceNumber, 0, 4095);
        Check.range("userPriority", userPriority, 0, 7);
        Check.range("etherType", etherType, 0, 0xffff);
        if (signal != null) {
            Check.range("signal", signal, Byte.MIN_VALUE, Byte.MAX_VALUE);
        }
    }
}
