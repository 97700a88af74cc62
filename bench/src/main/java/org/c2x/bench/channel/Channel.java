package org.c2x.bench.channel;

/**
 * An OFDM channel of IEEE 802.11 with one data rate. Collisions, back-off and hidden stations are left out: loads are
 * those of vehicles that never send at the same time, so upper bounds of what fits.
 *
 * @param preambleMicros training symbols before a frame, in microseconds
 * @param signalMicros   the SIGNAL field after them, in microseconds
 * @param symbolMicros   one OFDM symbol with its guard interval, in microseconds
 * @param bitsPerSymbol  data bits in one symbol
 * @param serviceBits    of the SERVICE field before the frame's octets
 * @param tailBits       after the frame's octets
 * @param sifsMicros     shortest gap between frames, in microseconds
 * @param slotMicros     one slot, in microseconds
 */
public record Channel(
        int preambleMicros,
        int signalMicros,
        int symbolMicros,
        int bitsPerSymbol,
        int serviceBits,
        int tailBits,
        int sifsMicros,
        int slotMicros) {
    /** ITS-G5: 10 MHz wide, 6 Mbit/s by QPSK at code rate 1/2 (IEEE 802.11-2016 clause 17, EN 302 663). */
    public static final Channel ITS_G5 = new Channel(32, 8, 8, 48, 16, 6, 32, 13);

    private static final int BITS_PER_OCTET = 8;
    private static final double MICROS_PER_SECOND = 1e6;

    /**
     * Time for which a frame occupies the channel, in microseconds. The octets fill whole symbols.
     *
     * @param frameOctets of the frame from MAC header to check sequence, at least 0
     */
    public int airMicros(int frameOctets) {
        int bits = serviceBits + BITS_PER_OCTET * frameOctets + tailBits;
        int symbols = (bits + bitsPerSymbol - 1) / bitsPerSymbol;
        return preambleMicros + signalMicros + symbols * symbolMicros;
    }

    /**
     * Time for which the channel has to be idle before a frame, in microseconds: AIFS without back-off.
     *
     * @param aifsSlots the access category's number of slots (AIFSN)
     */
    public int idleMicros(int aifsSlots) {
        return sifsMicros + aifsSlots * slotMicros;
    }

    /**
     * Part of the time for which the channel is busy: the channel busy ratio, above 1 if it does not fit.
     *
     * @param frameOctets       of one frame
     * @param messagesPerSecond frames a second of one vehicle
     * @param vehicles          in range of each other
     */
    public double busyRatio(int frameOctets, double messagesPerSecond, int vehicles) {
        return airMicros(frameOctets) * messagesPerSecond * vehicles / MICROS_PER_SECOND;
    }

    /**
     * How many vehicles in range of each other keep the channel busy ratio within a limit.
     *
     * @param frameOctets       of one frame
     * @param messagesPerSecond frames a second of one vehicle, above 0
     * @param busyRatio         the limit, from 0 to 1
     */
    public int vehicles(int frameOctets, double messagesPerSecond, double busyRatio) {
        return (int) (busyRatio * MICROS_PER_SECOND / (airMicros(frameOctets) * messagesPerSecond));
    }

    /**
     * How many vehicles there is room for at most, if before each frame the channel is idle no longer than it must be.
     *
     * @param frameOctets       of one frame
     * @param messagesPerSecond frames a second of one vehicle, above 0
     * @param aifsSlots         the access category's number of slots (AIFSN)
     */
    public int vehiclesAtMost(int frameOctets, double messagesPerSecond, int aifsSlots) {
        int micros = idleMicros(aifsSlots) + airMicros(frameOctets);
        return (int) (MICROS_PER_SECOND / (micros * messagesPerSecond));
    }
}
