package org.c2x.security;

import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.ThreeDLocation;
import org.c2x.security.dot2.ToBeSignedCertificate;

/** Chains and messages that tests make. */
final class Stations {
    static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    static final Instant NOW = Instant.parse("2026-01-02T03:04:05.678Z");
    static final OctetString PAYLOAD = OctetString.ofHex("2050000000310100");
    static final ThreeDLocation PLACE = new ThreeDLocation(481_374_000, 115_755_000, 9_746);
    static final List<PsidSsp> CAM_AND_DENM =
            List.of(SimulatorChain.permission(36, "010000"), SimulatorChain.permission(37, "01000000"));

    private Stations() {}

    static SimulatorChain chain(Curve curve) {
        return new SimulatorChain(new SimulatorChain.Plan(curve, START, 168, null, CAM_AND_DENM));
    }

    /** A builder with all that a certificate's content has. */
    static ToBeSignedCertificate.Builder copy(ToBeSignedCertificate content) {
        return ToBeSignedCertificate.builder()
                .id(content.id())
                .cracaId(content.cracaId())
                .crlSeries(content.crlSeries())
                .validityPeriod(content.validityPeriod())
                .region(content.region())
                .assuranceLevel(content.assuranceLevel())
                .appPermissions(content.appPermissions())
                .certIssuePermissions(content.certIssuePermissions())
                .certRequestPermissions(content.certRequestPermissions())
                .canRequestRollover(content.canRequestRollover())
                .encryptionKey(content.encryptionKey())
                .verifyKeyIndicator(content.verifyKeyIndicator())
                .flags(content.flags())
                .appExtensions(content.appExtensions())
                .certIssueExtensions(content.certIssueExtensions())
                .certRequestExtension(content.certRequestExtension());
    }

    /** A holder with the keys and the certificate of another one but for a change, issued by somebody. */
    static SimulatorChain.Holder issue(
            SimulatorChain.Holder issuer,
            SimulatorChain.Holder like,
            UnaryOperator<ToBeSignedCertificate.Builder> change) {
        ToBeSignedCertificate content =
                change.apply(copy(like.certificate().toBeSigned())).build();
        return new SimulatorChain.Holder(issuer.issuer().issue(content), like.signing(), null);
    }

    /** A root with the keys of another holder and its certificate but for a change. */
    static SimulatorChain.Holder issueRoot(
            SimulatorChain.Holder like, UnaryOperator<ToBeSignedCertificate.Builder> change) {
        ToBeSignedCertificate content =
                change.apply(copy(like.certificate().toBeSigned())).build();
        return new SimulatorChain.Holder(
                Issuer.issueRoot(content, like.signing().getPrivate()), like.signing(), null);
    }
}
