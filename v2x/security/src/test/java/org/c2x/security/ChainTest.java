package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.BitmapSspRange;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.CertificateId;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EcdsaP256Signature;
import org.c2x.security.dot2.IssuerIdentifier;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.Signature;
import org.c2x.security.dot2.SspRange;
import org.c2x.security.dot2.SubjectPermissions;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ValidityPeriod;
import org.junit.jupiter.api.Test;

/** Chains of certificates: what is missing in them, what one of them may not, when they are valid. */
class ChainTest {
    private final SimulatorChain chain = Stations.chain(Curve.NIST_P256);
    private final SimulatorChain.Holder root = chain.root();
    private final SimulatorChain.Holder authority = chain.authority();
    private final SimulatorChain.Holder ticket = chain.ticket();

    @Test
    void whatIsTrusted_endsTheChain() {
        assertEquals(null, reason(new TrustStore().trust(ticket.certificate())));
        assertEquals(null, reason(new TrustStore().trust(authority.certificate())));
        assertEquals(null, reason(chain.trustStore()));
    }

    @Test
    void missingIssuer_isSaid() {
        assertEquals(Reason.ISSUER_UNKNOWN, reason(new TrustStore()));
        assertEquals(Reason.ISSUER_UNKNOWN, reason(new TrustStore().know(authority.certificate())));
        assertEquals(
                Reason.ROOT_NOT_TRUSTED,
                reason(new TrustStore().know(authority.certificate()).know(root.certificate())));
    }

    private Reason reason(TrustStore store) {
        return verify(ticket, store, Stations.NOW).reason();
    }

    private static Verdict verify(SimulatorChain.Holder holder, TrustStore store, Instant time) {
        return new Verifier(store).verify(holder.signer().signCam(Stations.PAYLOAD, time));
    }

    @Test
    void issuersOnOtherCurves_areFollowed() {
        SimulatorChain strong = Stations.chain(Curve.BRAINPOOL_P384R1);
        SimulatorChain.Holder below = Stations.issue(strong.authority(), ticket, content -> content);

        Verdict verdict = verify(below, strong.trustStore(), Stations.NOW);

        assertTrue(verdict.isValid(), verdict::toString);
    }

    @Test
    void rootThatDidNotSignItself_isNotTaken() {
        SimulatorChain.Holder other = Stations.chain(Curve.NIST_P256).root();
        CertificateBase mine = root.certificate().certificate();
        EncodedCertificate forged = EncodedCertificate.of(new CertificateBase(
                3,
                mine.type(),
                mine.issuer(),
                mine.toBeSigned(),
                other.certificate().certificate().signature()));
        SimulatorChain.Holder below =
                Stations.issue(new SimulatorChain.Holder(forged, root.signing(), null), ticket, one -> one);

        assertEquals(
                Reason.CERTIFICATE_SIGNATURE_WRONG,
                verify(below, new TrustStore().trust(forged), Stations.NOW).reason());
    }

    @Test
    void certificateThatItsIssuerDidNotSign_isNotTaken() {
        CertificateBase mine = ticket.certificate().certificate();
        EcdsaP256Signature one = new EcdsaP256Signature(
                new EccP256CurvePoint.XOnly(OctetString.of(Curve.NIST_P256.fixedOctets(BigInteger.TWO))),
                OctetString.of(Curve.NIST_P256.fixedOctets(BigInteger.TWO)));
        EncodedCertificate forged = EncodedCertificate.of(new CertificateBase(
                3, mine.type(), mine.issuer(), mine.toBeSigned(), new Signature.EcdsaNistP256Signature(one)));
        SimulatorChain.Holder holder = new SimulatorChain.Holder(forged, ticket.signing(), null);

        assertEquals(
                Reason.CERTIFICATE_SIGNATURE_WRONG,
                verify(holder, chain.trustStore(), Stations.NOW).reason());
    }

    @Test
    void issuerNamedWithAnotherHash_isNotTaken() {
        CertificateBase mine = ticket.certificate().certificate();
        EncodedCertificate other = EncodedCertificate.of(new CertificateBase(
                3,
                mine.type(),
                new IssuerIdentifier.Sha384AndDigest(authority.certificate().digest()),
                mine.toBeSigned(),
                mine.signature()));

        assertEquals(
                Reason.WRONG_HASH,
                verify(new SimulatorChain.Holder(other, ticket.signing(), null), chain.trustStore(), Stations.NOW)
                        .reason());
    }

    @Test
    void longChain_isRefused() {
        TrustStore store = new TrustStore().trust(root.certificate());
        SimulatorChain.Holder last = root;
        for (int i = 0; i < 8; i++) {
            last = Stations.issue(last, authority, content -> content);
            store.know(last.certificate());
        }

        assertEquals(
                Reason.CHAIN_TOO_LONG,
                verify(Stations.issue(last, ticket, content -> content), store, Stations.NOW)
                        .reason());
    }

    @Test
    void permissionThatTheAuthorityMayNotGrant_isRefused() {
        SimulatorChain.Holder greedy = Stations.issue(
                authority,
                ticket,
                content -> content.appPermissions(
                        List.of(SimulatorChain.permission(36, "010000"), SimulatorChain.permission(137, "01"))));

        Verdict verdict = verify(greedy, chain.trustStore(), Stations.NOW);

        assertEquals(Reason.ISSUER_MAY_NOT, verdict.reason());
        assertTrue(verdict.checked().contains(Check.CHAIN));
    }

    @Test
    void ticketRightBelowTheRoot_isTooShortAChain() {
        SimulatorChain.Holder direct = Stations.issue(root, ticket, content -> content);

        assertEquals(
                Reason.ISSUER_MAY_NOT,
                verify(direct, chain.trustStore(), Stations.NOW).reason());
    }

    @Test
    void authorityBelowAnAuthority_isTooLongAChain() {
        SimulatorChain.Holder second = Stations.issue(authority, authority, content -> content);
        TrustStore store = chain.trustStore().know(second.certificate());

        assertEquals(
                Reason.ISSUER_MAY_NOT,
                verify(Stations.issue(second, ticket, content -> content), store, Stations.NOW)
                        .reason());
    }

    @Test
    void chainOfAnyLength_isGrantedByMinusOne() {
        PsidGroupPermissions any = PsidGroupPermissions.builder()
                .subjectPermissions(new SubjectPermissions.All())
                .chainLengthRange(BigInteger.ONE.negate())
                .build();
        UnaryOperator<ToBeSignedCertificate.Builder> open =
                content -> content.appPermissions(null).certIssuePermissions(List.of(any));
        SimulatorChain.Holder top = Stations.issueRoot(root, open);
        SimulatorChain.Holder first = Stations.issue(top, authority, open);
        SimulatorChain.Holder second = Stations.issue(first, authority, open);
        TrustStore store = new TrustStore().trust(top.certificate()).know(first.certificate());

        Verdict verdict =
                verify(Stations.issue(second, ticket, one -> one), store.know(second.certificate()), Stations.NOW);

        assertTrue(verdict.isValid(), verdict::toString);
    }

    /** The root grants CAMs without special permissions, and all other applications. */
    @Test
    void allOfAnAuthority_isNoMoreThanTheRootHasLeft() {
        SimulatorChain.Holder top = root(List.of(
                group(new SubjectPermissions.Explicit(List.of(bits("010000", "ffffff"))), 1, 1),
                group(new SubjectPermissions.All(), 1, 1)));
        SimulatorChain.Holder below = Stations.issue(
                top,
                authority,
                content -> content.appPermissions(null)
                        .certIssuePermissions(List.of(group(new SubjectPermissions.All(), 1, 0))));
        TrustStore store = new TrustStore().trust(top.certificate()).know(below.certificate());

        assertEquals(Reason.ISSUER_MAY_NOT, reasonOfPermission("01ffff", below, store));
        assertEquals(null, reasonOfPermission("010000", below, store));
    }

    @Test
    void rangeWhoseMaskIsLongerThanItsValue_isRefused() {
        SimulatorChain.Holder top =
                root(List.of(group(new SubjectPermissions.Explicit(List.of(bits("0100", "ffff"))), 1, 1)));
        SimulatorChain.Holder below = Stations.issue(
                top,
                authority,
                content -> content.appPermissions(null)
                        .certIssuePermissions(List.of(
                                group(new SubjectPermissions.Explicit(List.of(bits("0100", "ffff00"))), 1, 0))));
        TrustStore store = new TrustStore().trust(top.certificate()).know(below.certificate());

        assertEquals(Reason.CERTIFICATE_PROFILE, reasonOfPermission("0100ff", below, store));
    }

    private SimulatorChain.Holder root(List<PsidGroupPermissions> groups) {
        return Stations.issueRoot(root, content -> content.certIssuePermissions(groups));
    }

    private static PsidGroupPermissions group(SubjectPermissions permissions, int minimum, int range) {
        return PsidGroupPermissions.builder()
                .subjectPermissions(permissions)
                .minChainLength(BigInteger.valueOf(minimum))
                .chainLengthRange(BigInteger.valueOf(range))
                .build();
    }

    private static PsidSspRange bits(String value, String mask) {
        return new PsidSspRange(
                BigInteger.valueOf(36),
                new SspRange.BitmapSspRange(new BitmapSspRange(OctetString.ofHex(value), OctetString.ofHex(mask))));
    }

    private Reason reasonOfPermission(String bits, SimulatorChain.Holder issuer, TrustStore store) {
        SimulatorChain.Holder below = Stations.issue(
                issuer, ticket, content -> content.appPermissions(List.of(SimulatorChain.permission(36, bits))));
        return verify(below, store, Stations.NOW).reason();
    }

    @Test
    void certificateAgainstTheProfile_isRefused() {
        List<UnaryOperator<ToBeSignedCertificate.Builder>> changes = List.of(
                content -> content.id(new CertificateId.Name("me")),
                content -> content.id(new CertificateId.BinaryId(OctetString.of((byte) 1))),
                content -> content.crlSeries(1),
                content -> content.cracaId(OctetString.ofHex("000001")),
                content -> content.certIssuePermissions(List.of(PsidGroupPermissions.builder()
                        .subjectPermissions(new SubjectPermissions.Explicit(
                                List.of(new PsidSspRange(BigInteger.valueOf(36), null))))
                        .build())));
        for (UnaryOperator<ToBeSignedCertificate.Builder> change : changes) {
            Verdict verdict = verify(Stations.issue(authority, ticket, change), chain.trustStore(), Stations.NOW);
            assertTrue(
                    verdict.reason() == Reason.CERTIFICATE_PROFILE || verdict.reason() == Reason.ISSUER_MAY_NOT,
                    verdict::toString);
        }
    }

    @Test
    void validity_beginsWithItsFirstMicrosecondAndEndsBeforeItsEnd() {
        Instant end = Stations.START.plus(Duration.ofHours(168));

        assertEquals(null, reasonAt(Stations.START));
        assertEquals(Reason.OUTSIDE_VALIDITY, reasonAt(Stations.START.minusNanos(1_000)));
        assertEquals(null, reasonAt(end.minusNanos(1_000)));
        assertEquals(Reason.OUTSIDE_VALIDITY, reasonAt(end));
    }

    private Reason reasonAt(Instant time) {
        return verify(ticket, chain.trustStore(), time).reason();
    }

    @Test
    void validityOfTheAuthority_countsToo() {
        SimulatorChain.Holder early = Stations.issue(
                root,
                authority,
                content -> content.validityPeriod(new ValidityPeriod(
                        Validity.seconds(Stations.START), new org.c2x.security.dot2.Duration.Minutes(10))));
        TrustStore store = new TrustStore().trust(root.certificate()).know(early.certificate());
        SimulatorChain.Holder below = Stations.issue(early, ticket, content -> content);

        assertEquals(null, verify(below, store, Stations.START.plusSeconds(599)).reason());
        assertEquals(
                Reason.OUTSIDE_VALIDITY,
                verify(below, store, Stations.START.plusSeconds(600)).reason());
    }

    @Test
    void durations_haveTheirUnits() {
        assertEquals(7, length(new org.c2x.security.dot2.Duration.Microseconds(7)));
        assertEquals(7_000, length(new org.c2x.security.dot2.Duration.Milliseconds(7)));
        assertEquals(7_000_000, length(new org.c2x.security.dot2.Duration.Seconds(7)));
        assertEquals(420_000_000, length(new org.c2x.security.dot2.Duration.Minutes(7)));
        assertEquals(25_200_000_000L, length(new org.c2x.security.dot2.Duration.Hours(7)));
        assertEquals(1_512_000_000_000L, length(new org.c2x.security.dot2.Duration.SixtyHours(7)));
        assertEquals(220_898_664_000_000L, length(new org.c2x.security.dot2.Duration.Years(7)));
    }

    private static long length(org.c2x.security.dot2.Duration duration) {
        ValidityPeriod period = new ValidityPeriod(0, duration);
        return Validity.end(period) - Validity.start(period);
    }
}
