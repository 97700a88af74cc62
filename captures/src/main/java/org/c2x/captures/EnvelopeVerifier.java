package org.c2x.captures;

import java.util.Objects;
import org.c2x.packets.LongPositionVector;
import org.c2x.security.Reception;
import org.c2x.security.TrustStore;
import org.c2x.security.Verdict;
import org.c2x.security.Verifier;
import org.c2x.security.dot2.TwoDLocation;

/**
 * Verifies the envelopes of a capture, one after the other: certificates that come with packets are remembered for
 * those that only name them. How old a packet is, is not checked, since clocks of captures may be any.
 */
public final class EnvelopeVerifier {
    private static final int GREATEST_LATITUDE = 900_000_000;
    private static final int GREATEST_LONGITUDE = 1_800_000_000;

    private final Verifier verifier;

    /** @param store what is trusted */
    public EnvelopeVerifier(TrustStore store) {
        this.verifier = new Verifier(store);
    }

    /** What is found out about a packet's envelope, which it has to have. */
    public Verdict verify(CapturedPacket packet) {
        Envelope envelope = Objects.requireNonNull(packet.envelope());
        Reception reception = Reception.UNKNOWN;
        if (packet.message() != null) {
            reception = reception.with(packet.message().value());
        }
        if (packet.body() != null) {
            reception = at(packet.body().extended().source(), reception);
        }
        return verifier.verify(envelope.octets().toByteArray(), reception);
    }

    /** With the source's position, unless it has none: there is no number for that but 0. */
    private static Reception at(LongPositionVector source, Reception reception) {
        int latitude = source.latitude();
        int longitude = source.longitude();
        boolean isPlace = (latitude != 0 || longitude != 0)
                && Math.abs((long) latitude) <= GREATEST_LATITUDE
                && Math.abs((long) longitude) <= GREATEST_LONGITUDE;
        return isPlace ? reception.from(new TwoDLocation(latitude, longitude)) : reception;
    }
}
