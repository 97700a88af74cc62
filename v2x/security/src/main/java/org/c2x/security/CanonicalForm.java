package org.c2x.security;

import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.BasePublicEncryptionKey;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EccP384CurvePoint;
import org.c2x.security.dot2.EncryptionKey;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.PublicEncryptionKey;
import org.c2x.security.dot2.PublicVerificationKey;
import org.c2x.security.dot2.Signature;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ToBeSignedData;
import org.c2x.security.dot2.VerificationKeyIndicator;

/**
 * What is hashed of certificates and data: keys are x with the parity of y, of the r in a signature there is x alone
 * (IEEE 1609.2 clause 6.4.3). What is so already is given back itself. Points of kinds that are not covered stay as
 * they are; a key with both coordinates is refused where it is none of its curve, so that what has one canonical form
 * means one thing.
 */
final class CanonicalForm {
    private CanonicalForm() {}

    /** The octets of a value in canonical OER; null if some of it is of a later version, whose octets nobody knows. */
    static <T> byte @Nullable [] octets(Codec<T> codec, T value) {
        try {
            return codec.encode(value);
        } catch (EncodeException ofALaterVersion) {
            return null;
        }
    }

    /**
     * A signature.
     *
     * @throws RefusedException if r or s is out of range
     */
    static Signature of(Signature given) {
        if (given instanceof Signature.Sm2Signature || given instanceof Signature.Unknown) {
            return given;
        }
        Signature canonical = EcdsaSignature.of(given).toSignature();
        return canonical.equals(given) ? given : canonical;
    }

    /** What an issuer signs. */
    static ToBeSignedCertificate of(ToBeSignedCertificate given) {
        PublicEncryptionKey encryption = given.encryptionKey() == null ? null : of(given.encryptionKey());
        VerificationKeyIndicator verification = of(given.verifyKeyIndicator());
        if (encryption == given.encryptionKey() && verification == given.verifyKeyIndicator()) {
            return given;
        }
        return new ToBeSignedCertificate(
                given.id(),
                given.cracaId(),
                given.crlSeries(),
                given.validityPeriod(),
                given.region(),
                given.assuranceLevel(),
                given.appPermissions(),
                given.certIssuePermissions(),
                given.certRequestPermissions(),
                given.canRequestRollover(),
                encryption,
                verification,
                given.flags(),
                given.appExtensions(),
                given.certIssueExtensions(),
                given.certRequestExtension());
    }

    /** What a station signs. */
    static ToBeSignedData of(ToBeSignedData given) {
        HeaderInfo header = given.headerInfo();
        if (!(header.encryptionKey() instanceof EncryptionKey.Public key)) {
            return given;
        }
        PublicEncryptionKey canonical = of(key.value());
        if (canonical == key.value()) {
            return given;
        }
        HeaderInfo changed = new HeaderInfo(
                header.psid(),
                header.generationTime(),
                header.expiryTime(),
                header.generationLocation(),
                header.p2pcdLearningRequest(),
                header.missingCrlIdentifier(),
                new EncryptionKey.Public(canonical),
                header.inlineP2pcdRequest(),
                header.requestedCertificate(),
                header.pduFunctionalType(),
                header.contributedExtensions());
        return new ToBeSignedData(given.payload(), changed);
    }

    private static PublicEncryptionKey of(PublicEncryptionKey given) {
        BasePublicEncryptionKey key = given.publicKey();
        BasePublicEncryptionKey canonical = key;
        if (key instanceof BasePublicEncryptionKey.EciesNistP256 one && isLong(one.value())) {
            canonical = new BasePublicEncryptionKey.EciesNistP256(of(one.value(), Curve.NIST_P256));
        } else if (key instanceof BasePublicEncryptionKey.EciesBrainpoolP256r1 one && isLong(one.value())) {
            canonical = new BasePublicEncryptionKey.EciesBrainpoolP256r1(of(one.value(), Curve.BRAINPOOL_P256R1));
        }
        return canonical == key ? given : new PublicEncryptionKey(given.supportedSymmAlg(), canonical);
    }

    private static VerificationKeyIndicator of(VerificationKeyIndicator given) {
        if (!(given instanceof VerificationKeyIndicator.VerificationKey indicated)) {
            return given;
        }
        PublicVerificationKey key = indicated.value();
        PublicVerificationKey canonical = key;
        if (key instanceof PublicVerificationKey.EcdsaNistP256 one && isLong(one.value())) {
            canonical = new PublicVerificationKey.EcdsaNistP256(of(one.value(), Curve.NIST_P256));
        } else if (key instanceof PublicVerificationKey.EcdsaBrainpoolP256r1 one && isLong(one.value())) {
            canonical = new PublicVerificationKey.EcdsaBrainpoolP256r1(of(one.value(), Curve.BRAINPOOL_P256R1));
        } else if (key instanceof PublicVerificationKey.EcdsaNistP384 one && isLong(one.value())) {
            canonical = new PublicVerificationKey.EcdsaNistP384(of(one.value(), Curve.NIST_P384));
        } else if (key instanceof PublicVerificationKey.EcdsaBrainpoolP384r1 one && isLong(one.value())) {
            canonical = new PublicVerificationKey.EcdsaBrainpoolP384r1(of(one.value(), Curve.BRAINPOOL_P384R1));
        }
        return canonical == key ? given : new VerificationKeyIndicator.VerificationKey(canonical);
    }

    private static boolean isLong(EccP256CurvePoint point) {
        return point instanceof EccP256CurvePoint.UncompressedP256;
    }

    private static boolean isLong(EccP384CurvePoint point) {
        return point instanceof EccP384CurvePoint.UncompressedP384;
    }

    private static EccP256CurvePoint of(EccP256CurvePoint given, Curve curve) {
        return CurvePoint.compressed256(CurvePoint.of(given).point(curve), curve);
    }

    private static EccP384CurvePoint of(EccP384CurvePoint given, Curve curve) {
        return CurvePoint.compressed384(CurvePoint.of(given).point(curve), curve);
    }
}
