package org.c2x.bench.channel;

/**
 * What the layers below put around a message, in octets, and how it is sent.
 *
 * @param name                what is framed
 * @param macHeaderOctets     QoS data frame (IEEE 802.11-2016 clause 9.3.2.1)
 * @param llcOctets           LLC and SNAP headers
 * @param geoNetworkingOctets basic, common and extended header (EN 302 636-4-1 V1.2.1 clause 8)
 * @param btpOctets           BTP-B header (EN 302 636-5-1 clause 7.3)
 * @param checkOctets         frame check sequence
 * @param aifsSlots           AIFSN of the access category (EN 302 663 V1.2.1)
 */
public record Framing(
        String name,
        int macHeaderOctets,
        int llcOctets,
        int geoNetworkingOctets,
        int btpOctets,
        int checkOctets,
        int aifsSlots) {
    /**
     * To all neighbours: single-hop broadcast, headers of 4, 8 and 28 octets; access category best effort, that of
     * CAMs.
     */
    public static final Framing CAM = new Framing("CAM, single-hop broadcast", 26, 8, 40, 4, 4, 6);
    /**
     * Into an area: GeoBroadcast, headers of 4, 8 and 44 octets; access category voice, that of urgent DENMs.
     */
    public static final Framing DENM = new Framing("DENM, GeoBroadcast", 26, 8, 56, 4, 4, 2);

    /** What is sent beside the message, in octets. */
    public int overheadOctets() {
        return macHeaderOctets + llcOctets + geoNetworkingOctets + btpOctets + checkOctets;
    }

    /**
     * Length of a frame.
     *
     * @param messageOctets of the message
     * @param envelopeOctets what securing it adds, 0 if it is not secured
     */
    public int frameOctets(int messageOctets, int envelopeOctets) {
        return overheadOctets() + messageOctets + envelopeOctets;
    }
}
