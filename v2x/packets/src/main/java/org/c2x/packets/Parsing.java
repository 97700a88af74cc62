package org.c2x.packets;

import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.Check;

/**
 * How packets are read.
 *
 * @param strict    whether what the standard forbids but can be read all the same is an error: reserved bits that are
 *                  not 0, more hops left than granted, a payload's length that disagrees with what is there. Else it is
 *                  a remark, and reading goes on
 * @param udpPort   0 to 65,535: the port of UDP that has GeoNetworking in it; null if none has
 * @param otherLink what frames of link types are that captures have for uses of their owners (147 to 162); null if
 *                  nobody knows
 * @param release2  whether a message that is of Release 2 as well as of the version before counts as one of Release 2.
 *                  Both have protocolVersion 2, and the same octets as long as there is nothing in them that is new in
 *                  Release 2; a message with that is of Release 2 in any case
 * @param limits    of decoders of security envelopes, which others may nest deeper than is usual
 */
public record Parsing(
        boolean strict, @Nullable Integer udpPort, @Nullable LinkType otherLink, boolean release2, Limits limits) {
    /** Refuses what the standard forbids. */
    public static final Parsing STRICT = new Parsing(true, null, null, false, Limits.DEFAULT);

    /** Reads what can be read. */
    public static final Parsing GENEROUS = new Parsing(false, null, null, false, Limits.DEFAULT);

    public Parsing {
        Check.present("limits", limits);
        if (udpPort != null) {
            Check.range("udpPort", udpPort, 0, 0xffff);
        }
    }

    /** The same with GeoNetworking in UDP. */
    public Parsing withUdpPort(int port) {
        return new Parsing(strict, port, otherLink, release2, limits);
    }

    /** The same for frames of link types with a meaning of their owner's. */
    public Parsing withOtherLink(LinkType type) {
        return new Parsing(strict, udpPort, type, release2, limits);
    }

    /** The same where messages of two versions count as those of Release 2. */
    public Parsing withRelease2() {
        return new Parsing(strict, udpPort, otherLink, true, limits);
    }

    /** The same with other limits of envelopes. */
    public Parsing withLimits(Limits other) {
        return new Parsing(strict, udpPort, otherLink, release2, other);
    }
}
