package org.c2x.codec.binary;

import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.EciesEncryptedKey;
import org.c2x.its.security.EciesEncryptedKeyV2;
import org.c2x.its.security.EncryptedKey;
import org.c2x.its.security.EncryptedKeyV2;
import org.c2x.its.security.EncryptionParameters;
import org.c2x.its.security.PublicKey;
import org.c2x.its.security.PublicKeyAlgorithm;
import org.c2x.its.security.RecipientInfo;
import org.c2x.its.security.RecipientInfoV2;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SymmetricAlgorithm;

/** Writes points, keys and signatures, from their ends. TS 103 097 V1.1.1 clauses 4.2 and 5. */
final class KeyWriter {

    private KeyWriter() {}

    static void algorithm(PublicKeyAlgorithm algorithm, OctetWriter out) {
        out.writeOctet(
                switch (algorithm) {
                    case ECDSA_NIST_P256_WITH_SHA256 -> Layout.ECDSA;
                    case ECIES_NIST_P256 -> Layout.ECIES;
                });
    }

    private static void symmetricAlgorithm(SymmetricAlgorithm algorithm, OctetWriter out) {
        out.writeOctet(
                switch (algorithm) {
                    case AES128_CCM -> Layout.AES_128_CCM;
                });
    }

    static void point(EccPoint point, OctetWriter out) {
        if (point instanceof EccPoint.XCoordinateOnly x) {
            out.writeOctets(x.value());
            out.writeOctet(Layout.X_COORDINATE_ONLY);
        } else if (point instanceof EccPoint.CompressedLsbY0 even) {
            out.writeOctets(even.value());
            out.writeOctet(Layout.COMPRESSED_LSB_Y_0);
        } else if (point instanceof EccPoint.CompressedLsbY1 odd) {
            out.writeOctets(odd.value());
            out.writeOctet(Layout.COMPRESSED_LSB_Y_1);
        } else if (point instanceof EccPoint.Uncompressed both) {
            out.writeOctets(both.value().y());
            out.writeOctets(both.value().x());
            out.writeOctet(Layout.UNCOMPRESSED);
        }
    }

    static void publicKey(PublicKey key, OctetWriter out) {
        if (key instanceof PublicKey.EcdsaNistP256WithSha256 ecdsa) {
            point(ecdsa.value(), out);
            out.writeOctet(Layout.ECDSA);
        } else if (key instanceof PublicKey.EciesNistP256 ecies) {
            point(ecies.value().publicKey(), out);
            symmetricAlgorithm(ecies.value().supportedSymmAlg(), out);
            out.writeOctet(Layout.ECIES);
        }
    }

    static void signature(Signature signature, OctetWriter out) {
        if (signature instanceof Signature.EcdsaNistP256WithSha256 ecdsa) {
            EcdsaSignature value = ecdsa.value();
            out.writeOctets(value.s());
            point(value.r(), out);
            out.writeOctet(Layout.ECDSA);
        }
    }

    static void encryptionParameters(EncryptionParameters parameters, OctetWriter out) {
        if (parameters instanceof EncryptionParameters.Aes128Ccm aes) {
            out.writeOctets(aes.value());
            out.writeOctet(Layout.AES_128_CCM);
        }
    }

    static void recipientInfo(RecipientInfo recipient, OctetWriter out) {
        if (recipient.encryptedKey() instanceof EncryptedKey.EciesNistP256 ecies) {
            EciesEncryptedKey key = ecies.value();
            encryptedKey(key.v(), key.c(), key.t(), out);
        }
        out.writeOctets(recipient.certId());
    }

    static void recipientInfo(RecipientInfoV2 recipient, OctetWriter out) {
        if (recipient.encryptedKey() instanceof EncryptedKeyV2.EciesNistP256 ecies) {
            EciesEncryptedKeyV2 key = ecies.value();
            encryptedKey(key.v(), key.c(), key.t(), out);
        }
        out.writeOctets(recipient.certId());
    }

    private static void encryptedKey(EccPoint v, OctetString c, OctetString t, OctetWriter out) {
        out.writeOctets(t);
        out.writeOctets(c);
        point(v, out);
        out.writeOctet(Layout.ECIES);
    }
}
