package org.c2x.captures;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.SecuredMessageV2Binary;
import org.c2x.codec.binary.security.CertificateDigest;
import org.c2x.codec.binary.security.CertificateVerifier;
import org.c2x.codec.binary.security.MessageVerifier;
import org.c2x.codec.binary.security.Verification.Invalid;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.HeaderFieldV2;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.SignerInfoV2;
import org.c2x.security.Check;
import org.c2x.security.Reason;
import org.c2x.security.Verdict;

/**
 * Verifies envelopes of TS 103 097 V1.2.1: their signatures, and those of certificates up to a trusted one. Times,
 * regions and permissions are not judged, as {@link Verdict#notChecked} says.
 */
final class BinaryVerification {
    private static final int REMEMBERED = 4_096;
    private static final int LONGEST_CHAIN = 8;
    /** In all forms that the standard has: signers send either of the numbers s. */
    private static final MessageVerifier MESSAGES = MessageVerifier.ANY_FORM.acceptingHighS();

    private static final CertificateVerifier CERTIFICATES = CertificateVerifier.ANY_FORM.acceptingHighS();

    private final Map<OctetString, CertificateV2> trusted = new HashMap<>();
    /** Of signers whose certificate came with a packet that they have signed. */
    private final Map<OctetString, CertificateV2> seen = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<OctetString, CertificateV2> eldest) {
            return size() > REMEMBERED;
        }
    };

    BinaryVerification(List<CertificateV2> trusted) {
        trusted.forEach(one -> this.trusted.put(CertificateDigest.hashedId8(one), one));
    }

    Verdict verify(byte[] octets) {
        Set<Check> checked = EnumSet.noneOf(Check.class);
        SecuredMessageV2 message;
        try {
            message = SecuredMessageV2Binary.CODEC.decode(octets);
        } catch (DecodeException e) {
            return refused(Reason.MALFORMED, e.getMessage(), checked);
        }
        checked.add(Check.ENCODING);
        SignerInfoV2 name = signer(message);
        CertificateV2 certificate = name == null ? null : certificate(name);
        if (certificate == null) {
            return refused(Reason.SIGNER_UNKNOWN, "the signer's certificate is not known", checked);
        }
        if (MESSAGES.verify(message, List.of(), certificate) instanceof Invalid invalid) {
            return refused(Reason.SIGNATURE_WRONG, invalid.reason() + ", " + invalid.detail(), checked);
        }
        checked.add(Check.SIGNATURE);
        seen.put(CertificateDigest.hashedId8(certificate), certificate);
        return chain(certificate, checked);
    }

    private static @Nullable SignerInfoV2 signer(SecuredMessageV2 message) {
        for (HeaderFieldV2 field : message.headerFields()) {
            if (field instanceof HeaderFieldV2.SignerInfo info) {
                return info.value();
            }
        }
        return null;
    }

    private @Nullable CertificateV2 certificate(SignerInfoV2 name) {
        return name instanceof SignerInfoV2.CertificateDigestWithEcdsaP256 digest
                ? trusted.getOrDefault(digest.value(), seen.get(digest.value()))
                : BinaryEnvelopeReader.certificate(name);
    }

    private Verdict chain(CertificateV2 signer, Set<Check> checked) {
        CertificateV2 current = signer;
        for (int length = 1; !trusted.containsValue(current); length++) {
            if (length == LONGEST_CHAIN) {
                return refused(Reason.CHAIN_TOO_LONG, "more than " + LONGEST_CHAIN + " certificates", checked);
            }
            SignerInfoV2 name = current.signerInfo();
            if (!(name instanceof SignerInfoV2.CertificateDigestWithEcdsaP256 digest)) {
                return refused(Reason.ROOT_NOT_TRUSTED, "a certificate signed itself and is not trusted", checked);
            }
            CertificateV2 issuer = trusted.get(digest.value());
            if (issuer == null) {
                return refused(Reason.ISSUER_UNKNOWN, "the issuer " + digest.value() + " is not known", checked);
            }
            if (CERTIFICATES.verify(current, issuer) instanceof Invalid invalid) {
                return refused(Reason.CERTIFICATE_SIGNATURE_WRONG, invalid.reason() + ", " + invalid.detail(), checked);
            }
            current = issuer;
        }
        checked.add(Check.CHAIN);
        return new Verdict(null, "", checked, null, null);
    }

    private static Verdict refused(Reason reason, String detail, Set<Check> checked) {
        return new Verdict(reason, detail, checked, null, null);
    }
}
