package org.c2x.bench.load;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.v2.CAM;
import org.c2x.security.Application;
import org.c2x.security.Reception;
import org.c2x.security.SignedData;
import org.c2x.security.Signer;
import org.c2x.security.SimulatorChain;
import org.c2x.security.SimulatorChain.Plan;
import org.c2x.security.Verdict;
import org.c2x.security.Verifier;

/**
 * Vehicles with a certificate each, of one authority. They share what they know of certificates, as a simulation would
 * have it: a certificate's own signature is verified once, that of each message by each receiver.
 */
final class Senders {

    private static final String CAM_ONLY = "010000";
    private static final int HOURS = 168;

    private final List<Signer> signers;
    private final Verifier verifier;

    Senders(int vehicles, Instant start) {
        SimulatorChain chain = new SimulatorChain(new Plan(
                Scenario.CURVE,
                start,
                HOURS,
                null,
                List.of(SimulatorChain.permission(Application.CAM.itsAid(), CAM_ONLY))));
        signers = IntStream.range(0, vehicles)
                .mapToObj(i -> chain.ticket().signer())
                .toList();
        verifier = new Verifier(chain.trustStore());
    }

    byte[] sign(int vehicle, byte[] cam, Instant time) {
        return signers.get(vehicle).signCam(OctetString.wrap(cam), time);
    }

    /** The message in an envelope. */
    static byte[] payload(byte[] envelope) {
        return Objects.requireNonNull(SignedData.decode(envelope).payload()).toByteArray();
    }

    /** @throws IllegalStateException if the envelope is not valid */
    void verify(byte[] envelope, CAM cam, Instant time) {
        Verdict verdict = verifier.verify(envelope, Reception.UNKNOWN.at(time).with(cam));
        if (!verdict.isValid()) {
            throw new IllegalStateException("a CAM of our own is not valid: " + verdict);
        }
    }
}
