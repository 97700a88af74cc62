package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;

/** Radiotap (radiotap.org), PPI (LINKTYPE_PPI), IEEE 802.11 clause 9.2, LLC with SNAP (IEEE 802.2). */
final class WirelessReader {
    private static final int DATA = 2;
    private static final int WITHOUT_DATA = 4;
    private static final int WITH_QOS = 8;

    /** Radiotap without any field. */
    private static final int RADIOTAP_OCTETS = 8;

    /** Fields that radiotap says are present, in their order, and another word of what is present. */
    private static final long TSFT = 1;

    private static final long FLAGS = 2;
    private static final long RATE = 1 << 2;
    private static final long CHANNEL = 1 << 3;
    private static final long HOPPING = 1 << 4;
    private static final long SIGNAL = 1 << 5;
    private static final long MORE = 1L << 31;

    /** Radiotap flags: the frame ends with a checksum; headers are padded to a multiple of four octets. */
    private static final int CHECKSUM = 0x10;

    private static final int PADDED = 0x20;

    private static final long LLC_SNAP = 0xaaaa_0300_0000L;

    private WirelessReader() {}

    /** Reads a frame after its radiotap header; null if it is not a data frame. */
    static @Nullable WirelessHeader readWithRadiotap(FieldReader in) {
        in.enter("radiotap", "");
        int version = (int) in.number("version", 8);
        if (version != 0) {
            throw in.error("version", "expected 0, found " + version);
        }
        in.skip("pad", 1);
        int length = (int) in.littleEndian("length", 16);
        if (length < RADIOTAP_OCTETS) {
            throw in.error("length", "expected at least " + RADIOTAP_OCTETS + ", found " + length);
        }
        long present = in.littleEndian("present", 32);
        long word = present;
        while ((word & MORE) != 0) {
            word = in.littleEndian("present", 32);
        }
        int flags = 0;
        if ((present & TSFT) != 0) {
            in.skip("timestamp", (-in.offset() & 7) + Long.BYTES);
        }
        if ((present & FLAGS) != 0) {
            flags = (int) in.number("flags", 8, Meanings::hex);
        }
        Integer signal = signal(present, length, in);
        if (length < in.offset()) {
            throw in.error("fields", "expected an end at octet " + length + " at the latest");
        }
        in.skip("fields", length - in.offset());
        in.leave();
        if ((flags & CHECKSUM) != 0) {
            in.limit(Math.max(0, in.remaining() - Integer.BYTES));
        }
        return read(in, (flags & PADDED) != 0, signal);
    }

    /** The strength of the signal, if it is within a radiotap header of that length. */
    private static @Nullable Integer signal(long present, int length, FieldReader in) {
        int at = in.offset() + ((present & RATE) == 0 ? 0 : 1);
        at += (present & CHANNEL) == 0 ? 0 : (at & 1) + Integer.BYTES;
        at += (present & HOPPING) == 0 ? 0 : Short.BYTES;
        if ((present & SIGNAL) == 0 || at >= length) {
            return null;
        }
        in.skip("rateAndChannel", at - in.offset());
        return (int) in.signed("signal", Byte.SIZE, strength -> strength + " dBm");
    }

    /**
     * Reads a frame with per-packet information before it; null if it is no data frame. A checksum after the frame is
     * not looked for: a packet says how long it is.
     */
    static @Nullable WirelessHeader readWithPpi(FieldReader in) {
        in.enter("ppi", "");
        in.number("version", 8);
        in.number("flags", 8, Meanings::hex);
        int length = (int) in.littleEndian("length", 16);
        int link = (int) in.littleEndian("linkType", 32);
        if (link != LinkType.IEEE_802_11.number()) {
            throw in.error("linkType", "expected " + LinkType.IEEE_802_11.number() + ", found " + link);
        }
        in.skip("fields", Math.max(0, length - in.offset()));
        in.leave();
        return read(in, false, null);
    }

    /**
     * Reads a frame; null if it is no data frame.
     *
     * @param signal how strong it arrived, in dBm; null if nobody says so
     */
    static @Nullable WirelessHeader read(FieldReader in, boolean padded, @Nullable Integer signal) {
        int start = in.offset();
        in.enter("wlan", "");
        int subtype = (int) in.number("subtype", 4);
        int type = (int) in.number("type", 2);
        in.reserved(2);
        boolean extended = in.flag("order");
        boolean secret = in.flag("protected");
        in.number("moreDataPowerRetry", 3);
        boolean fragmented = in.flag("moreFragments");
        boolean fromDistribution = in.flag("fromDs");
        boolean toDistribution = in.flag("toDs");
        if (type != DATA || (subtype & WITHOUT_DATA) != 0) {
            in.leave();
            return null;
        }
        if (secret || fragmented || fromDistribution && toDistribution) {
            throw in.error("flags", "encrypted frames, fragments and frames with four addresses are not read");
        }
        in.littleEndian("duration", 16);
        MacAddress first = MacAddress.read("address1", in);
        MacAddress second = MacAddress.read("address2", in);
        MacAddress third = MacAddress.read("address3", in);
        int sequence = (int) in.littleEndian("sequenceControl", 16);
        int priority = 0;
        if ((subtype & WITH_QOS) != 0) {
            int control = (int) in.littleEndian("qosControl", 16);
            if ((control & 0x80) != 0) {
                throw in.error("qosControl", "aggregated frames are not read");
            }
            priority = control & 7;
            in.skip("htControl", extended ? 4 : 0);
        }
        in.skip("pad", padded ? -(in.offset() - start) & 3 : 0);
        in.leave();
        int etherType = etherType(in);
        MacAddress destination = toDistribution ? third : first;
        MacAddress source = fromDistribution ? third : second;
        MacAddress bssid = toDistribution ? first : fromDistribution ? second : third;
        return new WirelessHeader(destination, source, bssid, sequence >>> 4, priority, etherType, signal);
    }

    private static int etherType(FieldReader in) {
        in.enter("llc", "");
        long header = in.number("header", 48, Meanings::hex);
        if (header != LLC_SNAP) {
            throw in.error("header", "expected " + Meanings.hex(LLC_SNAP) + ", found " + Meanings.hex(header));
        }
        int etherType = (int) in.number("etherType", 16, Meanings::hex);
        in.leave();
        return VlanTags.skip(etherType, in);
    }
}
