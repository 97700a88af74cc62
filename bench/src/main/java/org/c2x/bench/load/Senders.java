package org.c2x.bench.load;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.v2.CAM;
import org.c2x.security.Application;
import org.c2x.security.Reason;
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
    /** With all containers of special vehicles (EN 302 637-2 clause 6.2.2). */
    private static final String ALL_CAMS = "01fffc";

    private static final int HOURS = 168;

    private final SimulatorChain chain;
    private final Map<Object, Signer> signers = new HashMap<>();
    private final Verifier verifier;

    Senders(Instant start) {
        chain = new SimulatorChain(new Plan(
                Scenario.CURVE,
                start,
                HOURS,
                null,
                List.of(SimulatorChain.permission(Application.CAM.itsAid(), ALL_CAMS))));
        verifier = new Verifier(chain.trustStore());
    }

    /** Gives a vehicle its certificate if it has none: that is no part of signing. */
    void prepare(Object vehicle) {
        signers.computeIfAbsent(vehicle, id -> chain.ticket().signer());
    }

    byte[] sign(Object vehicle, byte[] cam, Instant time) {
        return requireNonNull(signers.get(vehicle)).signCam(OctetString.wrap(cam), time);
    }

    /** The message in an envelope. */
    static byte[] payload(byte[] envelope) {
        return requireNonNull(SignedData.decode(envelope).payload()).toByteArray();
    }

    /**
     * Verifies a message. Who comes into range between two messages with the certificate has to wait for the next one.
     *
     * @throws IllegalStateException if the envelope is not valid although its signer is known
     */
    void verify(byte[] envelope, CAM cam, Instant time) {
        Verdict verdict = verifier.verify(envelope, Reception.UNKNOWN.at(time).with(cam));
        if (!verdict.isValid() && verdict.reason() != Reason.SIGNER_UNKNOWN) {
            throw new IllegalStateException("a CAM of our own is not valid: " + verdict);
        }
    }
}
