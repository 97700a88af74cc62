package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.security.spec.ECFieldFp;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.SimulatorChain.Holder;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EcdsaP256Signature;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.Signature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Certificates and signatures in other octets, with other numbers and on other curves. */
class FormsTest {
    private final SimulatorChain chain = Stations.chain(Curve.NIST_P256);
    private final Holder ticket = chain.ticket();

    /** X.696: a value has one encoding in canonical OER, so that a ticket has one digest. */
    @Test
    void ticketInOtherOctets_isNotTaken() {
        byte[] octets = ticket.certificate().toByteArray();
        for (int at = 0; at < octets.length; at++) {
            for (int value = 0; value < 256; value++) {
                byte[] changed = octets.clone();
                changed[at] = (byte) value;
                assertNoOtherForm(changed);
                byte[] longer = new byte[octets.length + 1];
                System.arraycopy(octets, 0, longer, 0, at);
                longer[at] = (byte) value;
                System.arraycopy(octets, at, longer, at + 1, octets.length - at);
                assertNoOtherForm(longer);
            }
        }
    }

    private void assertNoOtherForm(byte[] octets) {
        if (Arrays.equals(octets, ticket.certificate().toByteArray())) {
            return;
        }
        EncodedCertificate other;
        try {
            other = EncodedCertificate.decode(octets);
        } catch (RefusedException e) {
            return; // as it should be
        }
        if (other.digest().equals(ticket.certificate().digest())) {
            assertEquals(ticket.certificate().certificate(), other.canonicalCertificate());
        }
        if (other.certificate().equals(ticket.certificate().certificate())) {
            RefusedException refused = assertThrows(
                    RefusedException.class,
                    () -> Chain.of(other, chain.trustStore()),
                    () -> OctetString.wrap(octets).toHex());
            assertEquals(Reason.CERTIFICATE_SIGNATURE_WRONG, refused.reason());
        }
    }

    /** ECDSA has two numbers s for each r, and authorities use both: IEEE 1609.2 clause 5.3.1 leaves the choice. */
    @Test
    void ticketWithTheOtherS_isValid() {
        CertificateBase mine = ticket.certificate().certificate();
        EcdsaP256Signature signature = ((Signature.EcdsaNistP256Signature) mine.signature()).value();
        BigInteger s = new BigInteger(1, signature.sSig().toByteArray());
        BigInteger other = Curve.NIST_P256.parameters().getOrder().subtract(s);
        EncodedCertificate second = EncodedCertificate.of(new CertificateBase(
                3,
                mine.type(),
                mine.issuer(),
                mine.toBeSigned(),
                new Signature.EcdsaNistP256Signature(
                        new EcdsaP256Signature(signature.rSig(), OctetString.of(Curve.NIST_P256.fixedOctets(other))))));
        byte[] cam = new Signer(second, ticket.signing().getPrivate()).signCam(Stations.PAYLOAD, Stations.NOW);

        assertFalse(second.digest().equals(ticket.certificate().digest()));
        assertTrue(new Verifier(chain.trustStore()).verify(cam).isValid());
    }

    /** Invalid curves, zeros, the ends of the ranges. */
    @ParameterizedTest
    @EnumSource(
            value = Curve.class,
            names = {"NIST_P256", "BRAINPOOL_P256R1"})
    void numbersThatAreNoSignature_areRefused(Curve curve) {
        SimulatorChain stations = Stations.chain(curve);
        byte[] cam = stations.ticket().signer().signCam(Stations.PAYLOAD, Stations.NOW);
        BigInteger n = curve.parameters().getOrder();
        BigInteger p = ((ECFieldFp) curve.parameters().getCurve().getField()).getP();
        BigInteger one = BigInteger.ONE;
        List<BigInteger> numbers = List.of(
                BigInteger.ZERO,
                one,
                n.subtract(one),
                n,
                n.add(one),
                p.subtract(one),
                p,
                n.shiftRight(1),
                one.shiftLeft(256).subtract(one));
        for (BigInteger r : numbers) {
            for (BigInteger s : numbers) {
                EcdsaP256Signature signature = new EcdsaP256Signature(
                        new EccP256CurvePoint.XOnly(OctetString.of(curve.fixedOctets(r))),
                        OctetString.of(curve.fixedOctets(s)));
                boolean isNist = curve == Curve.NIST_P256;
                byte[] forged = withSignature(
                        cam,
                        isNist
                                ? new Signature.EcdsaNistP256Signature(signature)
                                : new Signature.EcdsaBrainpoolP256r1Signature(signature));
                boolean inRange = r.signum() > 0 && s.signum() > 0 && r.compareTo(n) < 0 && s.compareTo(n) < 0;
                assertEquals(
                        inRange ? Reason.SIGNATURE_WRONG : Reason.SIGNATURE_OUT_OF_RANGE,
                        new Verifier(stations.trustStore()).verify(forged).reason(),
                        () -> "r " + r + ", s " + s);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Curve.class)
    void ticketOfAnyCurveBelowAnAuthority_signsOnItsOwn(Curve curve) {
        SimulatorChain authorities = Stations.chain(curve);
        for (Curve own : Curve.values()) {
            Holder station =
                    Stations.issue(authorities.authority(), Stations.chain(own).ticket(), content -> content);
            byte[] cam = station.signer().signCam(Stations.PAYLOAD, Stations.NOW);
            Verifier verifier = new Verifier(authorities.trustStore());

            assertTrue(verifier.verify(cam).isValid(), () -> own + " below " + curve);
            for (Curve other : Curve.values()) {
                if (other != own) {
                    byte[] numbers = Arrays.copyOf(signatureOf(cam).octets(), 2 * other.octets());
                    byte[] moved = withSignature(cam, new EcdsaSignature(other, numbers).toSignature());
                    assertFalse(verifier.verify(moved).isValid(), () -> own + " as " + other);
                }
            }
        }
    }

    private static EcdsaSignature signatureOf(byte[] octets) {
        return EcdsaSignature.of(SignedData.decode(octets).signature());
    }

    private static byte[] withSignature(byte[] octets, Signature signature) {
        Ieee1609Dot2Data data = Ieee1609Dot2DataOer.CODEC.decode(octets);
        SecuredMessage message = ((Ieee1609Dot2Content.SignedData) data.content()).value();
        return Ieee1609Dot2DataOer.CODEC.encode(new Ieee1609Dot2Data(
                3,
                new Ieee1609Dot2Content.SignedData(
                        new SecuredMessage(message.hashId(), message.tbsData(), message.signer(), signature))));
    }
}
