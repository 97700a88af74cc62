package org.c2x.security;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.CertificateId;
import org.c2x.security.dot2.ContributedExtensionBlock;
import org.c2x.security.dot2.EtsiOriginatingHeaderInfoExtension;
import org.c2x.security.dot2.EtsiOriginatingHeaderInfoExtensionOer;
import org.c2x.security.dot2.EtsiTs103097Certificate;
import org.c2x.security.dot2.HashedData;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.SignedDataPayload;
import org.c2x.security.dot2.SignerIdentifier;
import org.c2x.security.dot2.ToBeSignedCertificate;

/**
 * What ETSI leaves of the alternatives of IEEE 1609.2: for all data (TS 103 097 clause 5.2), for CAM, DENM and other
 * messages (clause 7.1), and for certificates (clauses 6 and 7.2).
 */
final class Profiles {
    private static final OctetString NO_CRACA = OctetString.of(new byte[3]);

    /** The contributor of header extensions that is ETSI, etsiHeaderInfoContributorId. */
    private static final int ETSI = 2;

    /** ITS-AID of lists of revoked certificates (TS 102 965). */
    static final int REVOKED = 622;

    /** ITS-AID of requests for certificates and answers to them. */
    static final int REQUESTS = 623;

    /** ITS-AID of lists of trusted certificates. */
    static final int TRUSTED = 624;

    private static final Set<Integer> OF_AUTHORITIES = Set.of(REVOKED, REQUESTS, TRUSTED);

    private Profiles() {}

    /**
     * Checks header and payload.
     *
     * @throws RefusedException for the first thing that is against the profile
     */
    static void require(SignedData data) {
        HeaderInfo header = data.header();
        SignedDataPayload payload = data.toBeSigned().payload();
        require(
                !(payload.extDataHash() instanceof HashedData.Unknown),
                Reason.UNSUPPORTED,
                "a hash of data by an algorithm that is not known");
        require(header.generationTime() != null, "a header without generationTime");
        require(header.p2pcdLearningRequest() == null, "p2pcdLearningRequest in the header");
        require(header.missingCrlIdentifier() == null, "missingCrlIdentifier in the header");
        requireBefore(Objects.requireNonNull(header.generationTime()), header.expiryTime());
        if (Application.CAM.is(header.psid())) {
            require(header.generationLocation() == null, "generationLocation in the header of a CAM");
            requireFacilitiesMessage(data, "CAM");
        } else if (Application.DENM.is(header.psid())) {
            require(header.generationLocation() != null, "the header of a DENM without generationLocation");
            require(
                    header.inlineP2pcdRequest() == null && header.requestedCertificate() == null,
                    "a request for certificates, or a requested one, in the header of a DENM");
            requireFacilitiesMessage(data, "DENM");
        }
    }

    private static void requireBefore(BigInteger generation, @Nullable BigInteger expiry) {
        require(
                expiry == null || generation.compareTo(expiry) < 0,
                "an expiryTime that is not after the generationTime");
    }

    /**
     * Checks payload and signer: they decide whether there is a signature that can be verified.
     *
     * @throws RefusedException for the first thing that is against the profile
     */
    static void requireSigner(SignedData data) {
        require(data.toBeSigned().payload().omitted() == null, Reason.UNSUPPORTED, "a payload that is sent elsewhere");
        require(
                data.signer() instanceof SignerIdentifier.Certificate
                        || !Application.DENM.is(data.header().psid()),
                "a DENM without its signer's certificate");
        if (data.signer() instanceof SignerIdentifier.Certificate certificates) {
            require(certificates.value().size() == 1, "other than one certificate of the signer");
        } else {
            require(
                    data.signer() instanceof SignerIdentifier.Digest,
                    Reason.UNSUPPORTED,
                    "a signer without certificate");
        }
    }

    /** What clauses 7.1.1 and 7.1.2 say of both: payload in plain octets, and nothing else in the header. */
    private static void requireFacilitiesMessage(SignedData data, String message) {
        HeaderInfo header = data.header();
        require(header.expiryTime() == null, "expiryTime in the header of a " + message);
        require(header.encryptionKey() == null, "encryptionKey in the header of a " + message);
        require(header.pduFunctionalType() == null, "pduFunctionalType in the header of a " + message);
        require(
                header.contributedExtensions() == null
                        || header.contributedExtensions().stream().allMatch(Profiles::isOfEtsi),
                "an extension that ETSI does not define in the header of a " + message);
        require(hasPlainPayload(data), "a " + message + " that is not the payload in plain octets");
    }

    /** Whether a block has only extensions of EtsiTs103097ExtensionModule that are known. */
    private static boolean isOfEtsi(ContributedExtensionBlock block) {
        return block.contributorId() == ETSI
                && block.extns().stream().allMatch(octets -> {
                    EtsiOriginatingHeaderInfoExtension extension =
                            new OctetCursor(octets.toByteArray(), 0).next(EtsiOriginatingHeaderInfoExtensionOer.CODEC);
                    return !(extension.content() instanceof EtsiOriginatingHeaderInfoExtension.Content.Unknown);
                });
    }

    /** Whether all that is signed is there: octets, not a hash of them, and neither signed nor encrypted once more. */
    static boolean hasPlainPayload(SignedData data) {
        return data.payload() != null && data.toBeSigned().payload().extDataHash() == null;
    }

    /**
     * Checks a certificate of any kind.
     *
     * @throws RefusedException for the first thing that is against the profile
     */
    static void require(EncodedCertificate certificate) {
        CertificateBase all = certificate.certificate();
        ToBeSignedCertificate content = all.toBeSigned();
        String who = certificate.toString();
        requireCertificate(EtsiTs103097Certificate.allows(all), who + " has an id or requests that ETSI leaves out");
        requireCertificate(content.cracaId().equals(NO_CRACA), who + " has a cracaId other than zeros");
        requireCertificate(content.crlSeries() == 0, who + " has a crlSeries other than 0");
    }

    /**
     * Checks the certificate that data is signed with: of all but lists of certificates and requests for them it is an
     * authorization ticket (clause 7.2.1), not an authority's certificate.
     *
     * @throws RefusedException for the first thing that is against the profile
     */
    static void requireTicket(EncodedCertificate certificate, BigInteger psid) {
        if (psid.bitLength() < Integer.SIZE && OF_AUTHORITIES.contains(psid.intValue())) {
            return;
        }
        ToBeSignedCertificate content = certificate.toBeSigned();
        if (!(content.id() instanceof CertificateId.None)) {
            requireCertificate(false, certificate + " has a name, which no ticket has");
        } else if (content.certIssuePermissions() != null) {
            requireCertificate(false, certificate + " may issue certificates, which no ticket may");
        }
    }

    private static void requireCertificate(boolean right, String problem) {
        require(right, Reason.CERTIFICATE_PROFILE, problem);
    }

    private static void require(boolean right, String problem) {
        require(right, Reason.MESSAGE_PROFILE, problem);
    }

    private static void require(boolean right, Reason reason, String problem) {
        if (!right) {
            throw new RefusedException(reason, problem);
        }
    }
}
