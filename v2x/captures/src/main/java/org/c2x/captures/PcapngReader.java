package org.c2x.captures;

import java.io.IOException;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;

/**
 * The format of Wireshark (draft-ietf-opsawg-pcapng): blocks, in either order of octets. Blocks that are no packets and
 * describe no interface are passed over.
 */
final class PcapngReader extends FrameReader {
    static final long SECTION_HEADER = 0x0a0d_0d0aL;

    private static final long BYTE_ORDER = 0x1a2b_3c4dL;
    private static final int INTERFACE = 1;
    private static final int OLD_PACKET = 2;
    private static final int SIMPLE_PACKET = 3;
    private static final int PACKET = 6;

    /** Type and length at the start, length at the end. */
    private static final int BLOCK_START_OCTETS = 8;

    private static final int BLOCK_OCTETS = 12;
    private static final int SECTION_HEADER_OCTETS = 28;
    private static final int INTERFACE_OCTETS = 20;
    private static final int SIMPLE_PACKET_OCTETS = 16;
    private static final int PACKET_OCTETS = 32;
    private static final int MOST_INTERFACES = 1 << 16;

    private static final int TIME_RESOLUTION = 9;
    private static final int TIME_OFFSET = 14;
    private static final int MICROSECONDS = 1_000_000;
    private static final long NANOS = 1_000_000_000;

    /**
     * An interface of the section.
     *
     * @param longest        octets that are captured of a packet, 0 if all
     * @param unitsPerSecond of time stamps
     * @param secondsOffset  to be added to time stamps
     */
    private record Interface(int linkType, long longest, long unitsPerSecond, long secondsOffset) {}

    private final List<Interface> interfaces = new ArrayList<>();

    PcapngReader(CaptureInput in) {
        super(in);
    }

    @Override
    @Nullable
    CapturedFrame read() throws IOException {
        while (in.has(BLOCK_OCTETS)) {
            long type = in.number(0);
            if (type == SECTION_HEADER) {
                beginSection();
            }
            long length = in.number(4);
            int least = leastOctets(type);
            if (length < least || length % 4 != 0) {
                throw last(in.error(
                        4, "block.length", "expected a multiple of 4, " + least + " at least, found " + length));
            }
            if (least == BLOCK_OCTETS || type == SECTION_HEADER) {
                skip(length);
            } else {
                CapturedFrame frame = read((int) type, checked(length));
                if (frame != null) {
                    return frame;
                }
            }
        }
        if (in.left() > 0) {
            throw cut("block", BLOCK_OCTETS);
        }
        return null;
    }

    private static int leastOctets(long type) {
        if (type == SECTION_HEADER) {
            return SECTION_HEADER_OCTETS;
        } else if (type == INTERFACE) {
            return INTERFACE_OCTETS;
        } else if (type == SIMPLE_PACKET) {
            return SIMPLE_PACKET_OCTETS;
        }
        return type == PACKET || type == OLD_PACKET ? PACKET_OCTETS : BLOCK_OCTETS;
    }

    private void beginSection() {
        in.setLittleEndian(false);
        if (in.number(BLOCK_START_OCTETS) != BYTE_ORDER) {
            in.setLittleEndian(true);
            if (in.number(BLOCK_START_OCTETS) != BYTE_ORDER) {
                throw last(in.error(BLOCK_START_OCTETS, "sectionHeader.byteOrder", "expected 1a2b3c4d in some order"));
            }
        }
        interfaces.clear();
    }

    /** Passes over a block of any length. */
    private void skip(long length) throws IOException {
        for (long left = length; left > 0; ) {
            int part = (int) Math.min(left, CaptureInput.MOST_OCTETS);
            if (!in.has(part)) {
                throw cut("block", left);
            }
            in.skip(part);
            left -= part;
        }
    }

    /** The length of a block that is there as a whole. */
    private int checked(long length) throws IOException {
        if (length > CaptureInput.MOST_OCTETS) {
            throw last(
                    in.error(4, "block.length", "expected at most " + CaptureInput.MOST_OCTETS + ", found " + length));
        }
        int octets = (int) length;
        if (!in.has(octets)) {
            throw cut("block", length);
        }
        long after = in.number(octets - 4);
        if (after != length) {
            throw last(in.error(octets - 4, "block.length", "expected " + length + " once more, found " + after));
        }
        return octets;
    }

    /** Reads a block and moves past it, also if it is refused. */
    private @Nullable CapturedFrame read(int type, int length) {
        try {
            return switch (type) {
                case INTERFACE -> {
                    addInterface(length);
                    yield null;
                }
                case SIMPLE_PACKET -> simplePacket(length);
                default -> packet(type == PACKET ? in.number(8) : in.shortNumber(8), length);
            };
        } finally {
            in.skip(length);
        }
    }

    private void addInterface(int length) {
        long unitsPerSecond = MICROSECONDS;
        long secondsOffset = 0;
        int at = INTERFACE_OCTETS - 4;
        while (at + 4 <= length - 4) {
            int code = in.shortNumber(at);
            int octets = in.shortNumber(at + 2);
            if (octets > length - 4 - (at + 4)) {
                throw last(in.error(at + 2, "interface.option.length", "found " + octets + ", which ends after it"));
            }
            if (code == TIME_RESOLUTION && octets == 1) {
                unitsPerSecond = unitsPerSecond(at + 4);
            } else if (code == TIME_OFFSET && octets == 8) {
                secondsOffset = in.longNumber(at + 4);
            }
            at += 4 + (octets + 3 & ~3);
        }
        if (interfaces.size() == MOST_INTERFACES) {
            throw last(in.error(0, "interface", "expected at most " + MOST_INTERFACES + " interfaces"));
        }
        interfaces.add(new Interface(in.shortNumber(8), in.number(12), unitsPerSecond, secondsOffset));
    }

    private long unitsPerSecond(int at) {
        int resolution = in.octet(at);
        int exponent = resolution & 0x7f;
        boolean binary = resolution > 0x7f;
        if (exponent > (binary ? 62 : 18)) {
            throw last(in.error(at, "interface.timeResolution", "expected at most 2^62 or 10^18 units a second"));
        }
        return binary ? 1L << exponent : BigInteger.TEN.pow(exponent).longValue();
    }

    /** A block without time, of the first interface. */
    private CapturedFrame simplePacket(int length) {
        long number = count();
        Interface source = source(0);
        long original = in.number(8);
        long captured = source.longest() == 0 ? original : Math.min(original, source.longest());
        int octets = captured(captured, length - SIMPLE_PACKET_OCTETS, 8);
        return new CapturedFrame(number, null, source.linkType(), original, in.part(12, octets));
    }

    private CapturedFrame packet(long interfaceNumber, int length) {
        long number = count();
        Interface source = source(interfaceNumber);
        int octets = captured(in.number(20), length - PACKET_OCTETS, 20);
        Instant time = time(in.number(12) << 32 | in.number(16), source);
        return new CapturedFrame(number, time, source.linkType(), in.number(24), in.part(28, octets));
    }

    private Interface source(long number) {
        if (number >= interfaces.size()) {
            throw in.error(8, "packet.interface", "expected one of " + interfaces.size() + ", found " + number);
        }
        return interfaces.get((int) number);
    }

    private int captured(long octets, int most, int at) {
        if (octets > Math.min(most, LONGEST_FRAME)) {
            throw in.error(
                    at,
                    "packet.capturedLength",
                    "expected at most " + Math.min(most, LONGEST_FRAME) + ", found " + octets);
        }
        return (int) octets;
    }

    private Instant time(long units, Interface source) {
        long perSecond = source.unitsPerSecond();
        long seconds = Long.divideUnsigned(units, perSecond);
        long fraction = Long.remainderUnsigned(units, perSecond);
        try {
            if (seconds < 0) {
                throw new ArithmeticException("more than 63 bits");
            }
            return Instant.ofEpochSecond(Math.addExact(seconds, source.secondsOffset()), nanos(fraction, perSecond));
        } catch (DateTimeException | ArithmeticException tooLate) {
            throw in.error(12, "packet.time", "expected a time that there can be");
        }
    }

    private static long nanos(long fraction, long perSecond) {
        return fraction <= Long.MAX_VALUE / NANOS
                ? fraction * NANOS / perSecond
                : BigInteger.valueOf(fraction)
                        .multiply(BigInteger.valueOf(NANOS))
                        .divide(BigInteger.valueOf(perSecond))
                        .longValue();
    }
}
