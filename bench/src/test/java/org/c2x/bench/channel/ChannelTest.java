package org.c2x.bench.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Expected times are computed by hand from IEEE 802.11's formula of the TXTIME. */
class ChannelTest {
    private static final Channel CHANNEL = Channel.ITS_G5;

    @Test
    void airMicros_shortestFrame_isAcknowledgementOf64() {
        assertEquals(64, CHANNEL.airMicros(14), "16 + 112 + 6 bits are 3 symbols");
    }

    @Test
    void airMicros_bitsFillWholeSymbols() {
        assertEquals(48, CHANNEL.airMicros(0), "22 bits, service and tail alone");
        assertEquals(48, CHANNEL.airMicros(3), "46 bits");
        assertEquals(56, CHANNEL.airMicros(4), "54 bits");
    }

    @Test
    void airMicros_aThousandOctets() {
        assertEquals(40 + 168 * 8, CHANNEL.airMicros(1000), "8022 bits are 168 symbols");
    }

    @Test
    void frameOctets_ofReferenceCam() {
        assertEquals(82, Framing.CAM.overheadOctets());
        assertEquals(98, Framing.DENM.overheadOctets());
        assertEquals(123, Framing.CAM.frameOctets(41, 0));
        assertEquals(219, Framing.CAM.frameOctets(41, 96));
        assertEquals(208, CHANNEL.airMicros(123), "1006 bits are 21 symbols");
        assertEquals(336, CHANNEL.airMicros(219), "1774 bits are 37 symbols");
    }

    @Test
    void idleMicros_byAccessCategory() {
        assertEquals(58, CHANNEL.idleMicros(Framing.DENM.aifsSlots()));
        assertEquals(110, CHANNEL.idleMicros(Framing.CAM.aifsSlots()));
    }

    @Test
    void busyRatio_isLinear() {
        assertEquals(0.336, CHANNEL.busyRatio(219, 10, 100), 1e-12);
        assertEquals(3.36, CHANNEL.busyRatio(219, 10, 1000), 1e-12);
        assertEquals(0, CHANNEL.busyRatio(219, 10, 0), 0);
    }

    @Test
    void vehicles_withinLimit() {
        assertEquals(178, CHANNEL.vehicles(219, 10, 0.6), "0.6 s of 3.36 ms");
        assertEquals(224, CHANNEL.vehiclesAtMost(219, 10, Framing.CAM.aifsSlots()), "1 s of 4.46 ms");
    }
}
