package org.c2x.codec.binary;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.EciesEncryptedKey;
import org.c2x.its.security.EciesEncryptedKeyV2;
import org.c2x.its.security.EciesPublicKey;
import org.c2x.its.security.EncryptedKey;
import org.c2x.its.security.EncryptedKeyV2;
import org.c2x.its.security.EncryptionParameters;
import org.c2x.its.security.PublicKey;
import org.c2x.its.security.PublicKeyAlgorithm;
import org.c2x.its.security.RecipientInfo;
import org.c2x.its.security.RecipientInfoV2;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SymmetricAlgorithm;
import org.c2x.its.security.UncompressedPoint;

/** Reads points, keys and signatures. TS 103 097 V1.1.1 clauses 4.2 and 5. */
final class KeyReader {

    private KeyReader() {}

    static PublicKeyAlgorithm algorithm(OctetReader in) {
        int number = in.readOctet();
        return switch (number) {
            case Layout.ECDSA -> PublicKeyAlgorithm.ECDSA_NIST_P256_WITH_SHA256;
            case Layout.ECIES -> PublicKeyAlgorithm.ECIES_NIST_P256;
            default -> throw in.unknown("a public key algorithm 0..1", number);
        };
    }

    private static SymmetricAlgorithm symmetricAlgorithm(OctetReader in) {
        int number = in.readOctet();
        if (number != Layout.AES_128_CCM) {
            throw in.unknown("the symmetric algorithm 0", number);
        }
        return SymmetricAlgorithm.AES128_CCM;
    }

    static EccPoint point(OctetReader in) {
        int type = in.readOctet();
        String component = "";
        try {
            switch (type) {
                case Layout.X_COORDINATE_ONLY:
                    component = "xCoordinateOnly";
                    return new EccPoint.XCoordinateOnly(in.readOctets(Layout.FIELD_SIZE));
                case Layout.COMPRESSED_LSB_Y_0:
                    component = "compressedLsbY0";
                    return new EccPoint.CompressedLsbY0(in.readOctets(Layout.FIELD_SIZE));
                case Layout.COMPRESSED_LSB_Y_1:
                    component = "compressedLsbY1";
                    return new EccPoint.CompressedLsbY1(in.readOctets(Layout.FIELD_SIZE));
                case Layout.UNCOMPRESSED:
                    component = "uncompressed";
                    OctetString x = in.readOctets(Layout.FIELD_SIZE);
                    return new EccPoint.Uncompressed(new UncompressedPoint(x, in.readOctets(Layout.FIELD_SIZE)));
                default:
                    throw in.unknown("a point type 0, 2, 3 or 4", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static PublicKey publicKey(OctetReader in) {
        int algorithm = in.readOctet();
        String component = "";
        try {
            switch (algorithm) {
                case Layout.ECDSA:
                    component = "ecdsaNistP256WithSha256";
                    return new PublicKey.EcdsaNistP256WithSha256(point(in));
                case Layout.ECIES:
                    component = "eciesNistP256.supportedSymmAlg";
                    SymmetricAlgorithm symmetric = symmetricAlgorithm(in);
                    component = "eciesNistP256.publicKey";
                    return new PublicKey.EciesNistP256(new EciesPublicKey(symmetric, point(in)));
                default:
                    throw in.unknown("a public key algorithm 0..1", algorithm);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static Signature signature(OctetReader in) {
        int algorithm = in.readOctet();
        if (algorithm != Layout.ECDSA) {
            throw in.unknown("the signature algorithm 0", algorithm);
        }
        String component = "ecdsaNistP256WithSha256.r";
        try {
            EccPoint r = point(in);
            component = "ecdsaNistP256WithSha256.s";
            return new Signature.EcdsaNistP256WithSha256(new EcdsaSignature(r, in.readOctets(Layout.FIELD_SIZE)));
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static EncryptionParameters encryptionParameters(OctetReader in) {
        symmetricAlgorithm(in);
        try {
            return new EncryptionParameters.Aes128Ccm(in.readOctets(Layout.NONCE_SIZE));
        } catch (DecodeException e) {
            throw e.within("aes128Ccm");
        }
    }

    static RecipientInfo recipientInfo(OctetReader in) {
        String component = "certId";
        try {
            OctetString certId = in.readOctets(Layout.HASHED_ID_8);
            component = "encryptedKey";
            encryptionAlgorithm(in);
            component = "encryptedKey.eciesNistP256.v";
            EccPoint v = point(in);
            component = "encryptedKey.eciesNistP256.c";
            OctetString c = in.readOctets(Layout.ENCRYPTED_KEY_SIZE);
            component = "encryptedKey.eciesNistP256.t";
            OctetString t = in.readOctets(Layout.TAG_SIZE);
            return new RecipientInfo(certId, new EncryptedKey.EciesNistP256(new EciesEncryptedKey(v, c, t)));
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static RecipientInfoV2 recipientInfoV2(OctetReader in) {
        String component = "certId";
        try {
            OctetString certId = in.readOctets(Layout.HASHED_ID_8);
            component = "encryptedKey";
            encryptionAlgorithm(in);
            component = "encryptedKey.eciesNistP256.v";
            EccPoint v = point(in);
            component = "encryptedKey.eciesNistP256.c";
            OctetString c = in.readOctets(Layout.ENCRYPTED_KEY_SIZE);
            component = "encryptedKey.eciesNistP256.t";
            OctetString t = in.readOctets(Layout.TAG_SIZE_V2);
            return new RecipientInfoV2(certId, new EncryptedKeyV2.EciesNistP256(new EciesEncryptedKeyV2(v, c, t)));
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    private static void encryptionAlgorithm(OctetReader in) {
        int algorithm = in.readOctet();
        if (algorithm != Layout.ECIES) {
            throw in.unknown("the encryption algorithm 1", algorithm);
        }
    }
}
