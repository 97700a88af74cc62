package org.c2x.security;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.interfaces.ECKey;
import javax.crypto.Cipher;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.EciesP256EncryptedKey;
import org.c2x.security.dot2.EncryptedData;
import org.c2x.security.dot2.EncryptedDataEncryptionKey;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.One28BitCcmCiphertext;
import org.c2x.security.dot2.PKRecipientInfo;
import org.c2x.security.dot2.RecipientInfo;
import org.c2x.security.dot2.SymmetricCiphertext;

/** Decrypts what {@link Encryption} makes, for one recipient. Thread-safe. */
public final class Decryption {
    private final OctetString digest;
    private final byte[] parameter;
    private final Class<? extends RecipientInfo> kind;
    private final PrivateKey key;

    private Decryption(OctetString digest, byte[] parameter, Class<? extends RecipientInfo> kind, PrivateKey key) {
        this.digest = digest;
        this.parameter = parameter;
        this.kind = kind;
        this.key = key;
    }

    /** Decryption for the holder of a certificate with the private key of its encryption key. */
    public static Decryption forHolder(EncodedCertificate certificate, PrivateKey key) {
        return new Decryption(certificate.digest(), certificate.hashOctets(), RecipientInfo.CertRecipInfo.class, key);
    }

    /** Decryption of answers to signed data with the private key of the encryption key in its header. */
    public static Decryption ofAnswersTo(SignedData data, PrivateKey key) {
        return new Decryption(data.digest(), data.hash(), RecipientInfo.SignedDataRecipInfo.class, key);
    }

    /**
     * Decrypts encrypted data.
     *
     * @param octets an Ieee1609Dot2Data, all of it and nothing else
     * @return the data that was encrypted; it may be signed, which is not verified here
     * @throws RefusedException if the octets are no encrypted data, it is for others, or it was changed
     */
    public byte[] decrypt(byte[] octets) {
        OctetCursor cursor = new OctetCursor(octets, 0);
        Ieee1609Dot2Data data = cursor.next(Ieee1609Dot2DataOer.CODEC);
        cursor.requireEnd();
        if (!(data.content() instanceof Ieee1609Dot2Content.EncryptedData encrypted)) {
            throw new RefusedException(Reason.MALFORMED, "data that is not encrypted");
        }
        return decrypt(encrypted.value());
    }

    private byte[] decrypt(EncryptedData data) {
        if (!(data.ciphertext() instanceof SymmetricCiphertext.Aes128ccm aes)) {
            throw new RefusedException(Reason.UNSUPPORTED, "encrypted with something else than AES");
        }
        One28BitCcmCiphertext ciphertext = aes.value();
        byte[] contentKey = contentKey(data);
        try {
            Cipher cipher = Encryption.ccm(
                    Cipher.DECRYPT_MODE, contentKey, ciphertext.nonce().toByteArray());
            return cipher.doFinal(ciphertext.ccmCiphertext().toByteArray());
        } catch (GeneralSecurityException e) {
            throw new RefusedException(Reason.DECRYPTION_FAILED, "the encrypted data has a wrong tag");
        }
    }

    private byte[] contentKey(EncryptedData data) {
        for (RecipientInfo recipient : data.recipients()) {
            PKRecipientInfo info = publicKeyInfo(recipient);
            if (info != null && kind.isInstance(recipient) && info.recipientId().equals(digest)) {
                return contentKey(info.encKey());
            }
        }
        throw new RefusedException(
                Reason.NOT_A_RECIPIENT, "none of " + data.recipients().size() + " recipients is " + digest);
    }

    private static @Nullable PKRecipientInfo publicKeyInfo(RecipientInfo recipient) {
        if (recipient instanceof RecipientInfo.CertRecipInfo certificate) {
            return certificate.value();
        }
        return recipient instanceof RecipientInfo.SignedDataRecipInfo signed ? signed.value() : null;
    }

    private byte[] contentKey(EncryptedDataEncryptionKey encrypted) {
        EciesP256EncryptedKey given;
        Curve curve;
        if (encrypted instanceof EncryptedDataEncryptionKey.EciesNistP256 nist) {
            given = nist.value();
            curve = Curve.NIST_P256;
        } else if (encrypted instanceof EncryptedDataEncryptionKey.EciesBrainpoolP256r1 brainpool) {
            given = brainpool.value();
            curve = Curve.BRAINPOOL_P256R1;
        } else {
            throw new RefusedException(Reason.UNSUPPORTED, "a key that is not encrypted with ECIES");
        }
        if (Curve.of((ECKey) key) != curve) {
            throw new RefusedException(Reason.WRONG_CURVE, "encrypted on " + curve + ", not that of the private key");
        }
        return Ecies.decrypt(given, curve, key, parameter);
    }
}
