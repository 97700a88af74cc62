package org.c2x.security;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.ServiceSpecificPermissions;
import org.c2x.security.dot2.ThreeDLocation;
import org.c2x.security.dot2.TwoDLocation;

/** The verification of one piece of signed data, in the order of {@link Check}. */
final class Verification {
    private final Verifier verifier;
    private final SignedData data;
    private final HeaderInfo header;
    private final Reception reception;
    private final Set<Check> checked = EnumSet.of(Check.ENCODING);
    private @Nullable EncodedCertificate signer;

    Verification(Verifier verifier, SignedData data, Reception reception) {
        this.verifier = verifier;
        this.data = data;
        this.header = data.header();
        this.reception = reception;
    }

    Verdict run() {
        try {
            Profiles.requireSigner(data);
            EncodedCertificate certificate = verifier.signerOf(data);
            signer = certificate;
            requireSignature(certificate);
            Profiles.require(data);
            checked.add(Check.PROFILE);
            if (Profiles.hasPlainPayload(data)) {
                checked.add(Check.PLAIN_PAYLOAD);
            }
            Chain chain = chain(certificate);
            PsidSsp permission = permission(certificate);
            long madeAt = Validity.micros(Objects.requireNonNull(header.generationTime()));
            chain.forEach(one -> Validity.require(one, madeAt));
            checked.add(Check.TIME);
            requireRegion(chain);
            requireFresh(madeAt);
            requireContent(permission);
            if (verifier.requireFirst(data, certificate, Validity.instant(madeAt))) {
                checked.add(Check.REPLAY);
            }
            return new Verdict(null, "", checked, data, signer);
        } catch (RefusedException e) {
            return new Verdict(e.reason(), e.getMessage(), checked, data, signer);
        }
    }

    private PsidSsp permission(EncodedCertificate certificate) {
        PsidSsp permission = Application.permission(certificate, header.psid());
        if (permission == null) {
            throw new RefusedException(
                    Reason.APPLICATION_NOT_PERMITTED,
                    certificate + " has no permission for ITS-AID " + Excerpt.of(header.psid()));
        }
        CertificateRules.requireKnown(
                !(permission.ssp() instanceof ServiceSpecificPermissions.Unknown), certificate, "ssp");
        Profiles.requireTicket(certificate, header.psid());
        checked.add(Check.APPLICATION);
        return permission;
    }

    private void requireSignature(EncodedCertificate certificate) {
        Curve curve = certificate.curve();
        if (data.hashAlgorithm() != curve.hash()) {
            throw new RefusedException(
                    Reason.WRONG_HASH, "hashed with " + data.hashAlgorithm() + ", the key demands " + curve.hash());
        }
        EcdsaSignature signature = EcdsaSignature.of(data.signature());
        if (signature.curve() != curve) {
            throw new RefusedException(
                    Reason.WRONG_CURVE, "signed on " + signature.curve() + " with a key on " + curve);
        }
        VerifyingKey key = certificate.verifyingKey();
        boolean isSigned = signature.isOf(key, data.signedHash(curve.hash()), certificate.hashOctets());
        if (!isSigned && !(data.isCanonical() && certificate.isCanonical())) {
            isSigned = signature.isOf(key, data.signedHashAsSent(curve.hash()), certificate.hashAsSent());
        }
        if (!isSigned) {
            throw new RefusedException(
                    Reason.SIGNATURE_WRONG, "the signature is not that of " + certificate + " for this data");
        }
        checked.add(Check.SIGNATURE);
    }

    private Chain chain(EncodedCertificate certificate) {
        Chain chain = verifier.rememberedChain(certificate);
        if (chain == null) {
            chain = verifier.findChain(certificate);
            checked.add(Check.CHAIN);
            chain.requireGranted();
            verifier.remember(chain);
        }
        checked.add(Check.CHAIN);
        checked.add(Check.ISSUING);
        return chain;
    }

    private void requireRegion(Chain chain) {
        TwoDLocation place = place();
        boolean complete = true;
        for (EncodedCertificate certificate : chain.certificates()) {
            GeographicRegion region = certificate.toBeSigned().region();
            if (region == null) {
                continue;
            }
            if (place == null || !Regions.isGeometric(region)) {
                complete = false;
            } else if (!Regions.contains(region, place)) {
                throw new RefusedException(
                        Reason.OUTSIDE_REGION,
                        "made at latitude " + place.latitude() + ", longitude " + place.longitude()
                                + " (0.1 microdegrees), outside the region of " + certificate);
            }
        }
        if (complete) {
            checked.add(Check.REGION);
        }
    }

    /** Where the data was made: as the signer says, else as the receiver knows; null if nobody says so. */
    private @Nullable TwoDLocation place() {
        ThreeDLocation given = header.generationLocation();
        TwoDLocation signed = given == null ? null : new TwoDLocation(given.latitude(), given.longitude());
        TwoDLocation place = signed != null && Regions.isKnown(signed) ? signed : reception.position();
        return place != null && Regions.isKnown(place) ? place : null;
    }

    private void requireFresh(long madeAt) {
        Instant now = reception.time();
        if (now == null) {
            return;
        }
        Instant made = Validity.instant(madeAt);
        Duration age = Duration.between(made, now);
        BigInteger expiry = header.expiryTime();
        boolean isExpired = expiry != null && !now.isBefore(Validity.instant(Validity.micros(expiry)));
        if (isExpired
                || age.compareTo(verifier.greatestAge()) > 0
                || age.negated().compareTo(verifier.greatestLead()) > 0) {
            throw new RefusedException(
                    Reason.NOT_FRESH, "made at " + made + (isExpired ? " and expired" : "") + ", received at " + now);
        }
        checked.add(Check.FRESHNESS);
    }

    private void requireContent(PsidSsp permission) {
        MessageContent content = MessageContent.of(reception.message());
        if (content == null) {
            return;
        }
        if (!content.application().is(header.psid())) {
            throw new RefusedException(
                    Reason.WRONG_APPLICATION,
                    "a message of ITS-AID " + content.application().itsAid() + " signed for ITS-AID "
                            + Excerpt.of(header.psid()));
        }
        checked.add(Check.PAYLOAD);
        if (content.needed() != null) {
            content.requirePermitted(permission.ssp());
            checked.add(Check.CONTENT);
        }
    }
}
