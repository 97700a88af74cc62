package org.c2x.security;

import java.math.BigInteger;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.time.Instant;
import java.util.List;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.CertificateId;
import org.c2x.security.dot2.Duration;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.ServiceSpecificPermissions;
import org.c2x.security.dot2.SubjectPermissions;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ValidityPeriod;

/**
 * A root, an authorization authority and authorization tickets with new keys, in ETSI's profile of certificates
 * (TS 103 097 clause 7.2): what a simulator needs, and what nobody else should trust.
 */
public final class SimulatorChain {
    private static final int ROOT_YEARS = 10;
    /** Beyond the longest ticket, of 65,535 hours. */
    private static final int AUTHORITY_YEARS = 8;

    private final Plan plan;
    private final Holder root;
    private final Holder authority;

    /**
     * What the certificates are like.
     *
     * @param curve       of the keys to sign with
     * @param from        when all of them begin to be valid
     * @param ticketHours how long tickets are valid, 1 to 65,535; the authority is for 8 years, the root for 10
     * @param region      where authority and tickets are valid; null is everywhere
     * @param permissions what tickets permit
     */
    public record Plan(
            Curve curve,
            Instant from,
            int ticketHours,
            @Nullable GeographicRegion region,
            List<PsidSsp> permissions) {}

    /**
     * A certificate with its private keys.
     *
     * @param signing    the pair to sign with
     * @param encryption the pair for encryption; null if the certificate has none
     */
    public record Holder(
            EncodedCertificate certificate,
            KeyPair signing,
            @Nullable KeyPair encryption) {
        /** The holder as an issuer. */
        public Issuer issuer() {
            return new Issuer(certificate, signing.getPrivate());
        }

        /** The holder as a signer. */
        public Signer signer() {
            return new Signer(certificate, signing.getPrivate());
        }
    }

    /** Makes root and authority. */
    public SimulatorChain(Plan plan) {
        this.plan = plan;
        KeyPair rootKeys = Keys.generate(plan.curve());
        root = new Holder(Issuer.issueRoot(rootContent(rootKeys), rootKeys.getPrivate()), rootKeys, null);
        KeyPair signing = Keys.generate(plan.curve());
        KeyPair encryption = Keys.generate(Curve.NIST_P256);
        authority = new Holder(root.issuer().issue(authorityContent(signing, encryption)), signing, encryption);
    }

    public Holder root() {
        return root;
    }

    public Holder authority() {
        return authority;
    }

    /** Makes another ticket. */
    public Holder ticket() {
        KeyPair keys = Keys.generate(plan.curve());
        return new Holder(authority.issuer().issue(ticketContent(keys)), keys, null);
    }

    /** A trust store with this root and authority. */
    public TrustStore trustStore() {
        return new TrustStore().trust(root.certificate()).know(authority.certificate());
    }

    private ToBeSignedCertificate rootContent(KeyPair keys) {
        return content("c2x simulator root", new Duration.Years(ROOT_YEARS), keys)
                .appPermissions(List.of(permission(Profiles.REVOKED, "01"), permission(Profiles.TRUSTED, "0138")))
                .certIssuePermissions(List.of(
                        mayIssue(List.of(new PsidSspRange(BigInteger.valueOf(Profiles.REQUESTS), null)), 1),
                        mayIssue(ranges(), 2)))
                .build();
    }

    private ToBeSignedCertificate authorityContent(KeyPair signing, KeyPair encryption) {
        return content("c2x simulator authority", new Duration.Years(AUTHORITY_YEARS), signing)
                .region(plan.region())
                .appPermissions(List.of(permission(Profiles.REQUESTS, "0132")))
                .certIssuePermissions(List.of(mayIssue(ranges(), 1)))
                .encryptionKey(Keys.forEncryption((ECPublicKey) encryption.getPublic()))
                .build();
    }

    private ToBeSignedCertificate ticketContent(KeyPair keys) {
        return content(null, new Duration.Hours(plan.ticketHours()), keys)
                .region(plan.region())
                .appPermissions(plan.permissions())
                .build();
    }

    private ToBeSignedCertificate.Builder content(@Nullable String name, Duration duration, KeyPair keys) {
        return ToBeSignedCertificate.builder()
                .id(name == null ? new CertificateId.None() : new CertificateId.Name(name))
                .cracaId(OctetString.of(new byte[3]))
                .crlSeries(0)
                .validityPeriod(new ValidityPeriod(Validity.seconds(plan.from()), duration))
                .verifyKeyIndicator(Keys.forVerification((ECPublicKey) keys.getPublic()));
    }

    private List<PsidSspRange> ranges() {
        return plan.permissions().stream()
                .map(permission -> new PsidSspRange(permission.psid(), null))
                .toList();
    }

    private static PsidGroupPermissions mayIssue(List<PsidSspRange> ranges, int chainLength) {
        return PsidGroupPermissions.builder()
                .subjectPermissions(new SubjectPermissions.Explicit(ranges))
                .minChainLength(BigInteger.valueOf(chainLength))
                .chainLengthRange(BigInteger.ZERO)
                .eeType(BitString.withBits(Byte.SIZE, 0))
                .build();
    }

    /** A permission with its bits in hex. */
    public static PsidSsp permission(int psid, String bits) {
        return new PsidSsp(BigInteger.valueOf(psid), new ServiceSpecificPermissions.BitmapSsp(OctetString.ofHex(bits)));
    }
}
