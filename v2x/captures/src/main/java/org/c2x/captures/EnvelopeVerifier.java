package org.c2x.captures;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.CertificateV2;
import org.c2x.packets.LongPositionVector;
import org.c2x.security.Check;
import org.c2x.security.EncodedCertificate;
import org.c2x.security.Reason;
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
    /** Most certificates of unknown issuers that are remembered. */
    private static final int REMEMBERED = 4_096;

    private final TrustStore store;
    private final Verifier verifier;
    private final Set<OctetString> strangers = new HashSet<>();
    private final BinaryVerification binary;

    /** @param store what is trusted; learns the certificates of signers whose issuer it does not know */
    public EnvelopeVerifier(TrustStore store) {
        this(store, List.of());
    }

    /**
     * A verifier.
     *
     * @param store  what is trusted; learns the certificates of signers whose issuer it does not know
     * @param binary certificates of TS 103 097 V1.2.1 that chains of such may end with and go through
     */
    public EnvelopeVerifier(TrustStore store, List<CertificateV2> binary) {
        this.store = store;
        this.verifier = new Verifier(store);
        this.binary = new BinaryVerification(binary);
    }

    /** What is found out about a packet's envelope, which it has to have. */
    public Verdict verify(CapturedPacket packet) {
        Envelope envelope = Objects.requireNonNull(packet.envelope());
        byte[] octets = envelope.octets().toByteArray();
        if (octets[0] == BinaryEnvelopeReader.VERSION_2) {
            return binary.verify(octets);
        } else if (octets[0] == BinaryEnvelopeReader.VERSION_1) {
            return new Verdict(
                    Reason.UNSUPPORTED, "an envelope of TS 103 097 V1.1.1", EnumSet.noneOf(Check.class), null, null);
        }
        Reception reception = Reception.UNKNOWN;
        if (packet.message() != null) {
            reception = reception.with(packet.message().value());
        }
        if (packet.body() != null) {
            reception = at(packet.body().extended().source(), reception);
        }
        Verdict verdict = verifier.verify(octets, reception);
        remember(verdict);
        return verdict;
    }

    /** What a signer of an unknown issuer sends next names only its certificate: then it is known, if not trusted. */
    private void remember(Verdict verdict) {
        EncodedCertificate signer = verdict.signer();
        boolean isStranger =
                verdict.reason() == Reason.ISSUER_UNKNOWN && verdict.checked().contains(Check.SIGNATURE);
        if (isStranger && signer != null && strangers.size() < REMEMBERED && strangers.add(signer.digest())) {
            store.know(signer);
        }
    }

    /** With the source's position, unless it has none. */
    private static Reception at(LongPositionVector source, Reception reception) {
        return source.isPlace() ? reception.from(new TwoDLocation(source.latitude(), source.longitude())) : reception;
    }
}
