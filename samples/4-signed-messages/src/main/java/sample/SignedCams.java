package sample;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.security.Curve;
import org.c2x.security.Reception;
import org.c2x.security.Signer;
import org.c2x.security.SimulatorChain;
import org.c2x.security.SimulatorChain.Plan;
import org.c2x.security.Verdict;
import org.c2x.security.Verifier;

/**
 * A vehicle with a certificate signs CAMs, another one verifies them: it trusts the root only, and learns the vehicle's
 * certificate from the message that carries it.
 */
public final class SignedCams {
    private static final Codec<CAM> CODEC = Codecs.get("uper", CAM.class);
    private static final Instant START = Instant.parse("2026-07-01T12:00:00Z");
    /** ITS-AID of the service (TS 102 965). */
    private static final int COOPERATIVE_AWARENESS = 36;

    private static final int HOURS_OF_A_WEEK = 168;

    private final Signer vehicle;
    private final Verifier receiver;

    /** Makes a root, an authority and the vehicle's ticket; {@code c2x keys} writes such ones into files. */
    public SignedCams() {
        SimulatorChain chain = new SimulatorChain(new Plan(
                Curve.NIST_P256,
                START,
                HOURS_OF_A_WEEK,
                null,
                List.of(SimulatorChain.permission(COOPERATIVE_AWARENESS, "010000"))));
        vehicle = chain.ticket().signer();
        receiver = new Verifier(chain.trustStore());
    }

    public static void main(String[] args) {
        SignedCams cams = new SignedCams();
        CAM cam = (CAM) Contents.get("cam").value();
        for (int i = 0; i < 3; i++) {
            Instant time = START.plus(Duration.ofMillis(100L * i));
            byte[] signed = cams.send(cam, time);
            System.out.println(signed.length + " octets: " + cams.receive(signed, cam, time));
        }
    }

    /** A signed CAM: the first one, and one each second, has the certificate in it, the others its digest. */
    public byte[] send(CAM cam, Instant time) {
        return vehicle.signCam(OctetString.wrap(CODEC.encode(cam)), time);
    }

    /** What a receiver finds, who has decoded the payload as this CAM: its parts have to be permitted, too. */
    public Verdict receive(byte[] signed, CAM cam, Instant time) {
        return receiver.verify(signed, Reception.UNKNOWN.at(time).with(cam));
    }
}
