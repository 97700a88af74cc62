package org.c2x.security;

import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.ArrayList;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.BasePublicEncryptionKey;
import org.c2x.security.dot2.EciesP256EncryptedKey;
import org.c2x.security.dot2.EncryptedData;
import org.c2x.security.dot2.EncryptedDataEncryptionKey;
import org.c2x.security.dot2.EncryptionKey;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.One28BitCcmCiphertext;
import org.c2x.security.dot2.PKRecipientInfo;
import org.c2x.security.dot2.PublicEncryptionKey;
import org.c2x.security.dot2.RecipientInfo;
import org.c2x.security.dot2.SymmAlgorithm;
import org.c2x.security.dot2.SymmetricCiphertext;

/**
 * Encrypts data for stations: with AES-128 in CCM mode, and its key with ECIES for the public encryption key of a
 * certificate, or of signed data that asks for an encrypted answer (TS 103 097 clause 5.3).
 */
public final class Encryption {
    private static final int VERSION = 3;
    private static final int NONCE_OCTETS = 12;
    private static final int TAG_BITS = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] key = random(Ecies.KEY_OCTETS);
    private final List<RecipientInfo> recipients = new ArrayList<>();

    /** Encryption for those who are added. */
    public Encryption() {}

    /**
     * Adds the holder of a certificate.
     *
     * @throws RefusedException if it has no encryption key, or one that is no point of a curve that is covered
     */
    public Encryption forHolder(EncodedCertificate certificate) {
        PublicEncryptionKey theirs = certificate.toBeSigned().encryptionKey();
        if (theirs == null) {
            throw new RefusedException(Reason.UNSUPPORTED, certificate + " has no encryption key");
        }
        recipients.add(new RecipientInfo.CertRecipInfo(
                new PKRecipientInfo(certificate.digest(), encrypted(theirs, certificate.hashOctets()))));
        return this;
    }

    /**
     * Adds whoever signed data that asks for an encrypted answer.
     *
     * @throws RefusedException if the data asks for none, or with a key that is no point of a curve that is covered
     */
    public Encryption inAnswerTo(SignedData data) {
        if (!(data.header().encryptionKey() instanceof EncryptionKey.Public theirs)) {
            throw new RefusedException(Reason.UNSUPPORTED, "the signed data has no public encryption key");
        }
        recipients.add(new RecipientInfo.SignedDataRecipInfo(
                new PKRecipientInfo(data.digest(), encrypted(theirs.value(), data.hash()))));
        return this;
    }

    private EncryptedDataEncryptionKey encrypted(PublicEncryptionKey theirs, byte[] parameter) {
        Curve curve = curve(theirs);
        PublicKey point = point(theirs).publicKey(curve);
        EciesP256EncryptedKey encrypted = Ecies.encrypt(key, (ECPublicKey) point, parameter);
        return curve == Curve.NIST_P256
                ? new EncryptedDataEncryptionKey.EciesNistP256(encrypted)
                : new EncryptedDataEncryptionKey.EciesBrainpoolP256r1(encrypted);
    }

    static Curve curve(PublicEncryptionKey key) {
        if (key.supportedSymmAlg() == SymmAlgorithm.AES128_CCM) {
            if (key.publicKey() instanceof BasePublicEncryptionKey.EciesNistP256) {
                return Curve.NIST_P256;
            } else if (key.publicKey() instanceof BasePublicEncryptionKey.EciesBrainpoolP256r1) {
                return Curve.BRAINPOOL_P256R1;
            }
        }
        throw new RefusedException(Reason.UNSUPPORTED, "an encryption key for something else than ECIES and AES");
    }

    private static CurvePoint point(PublicEncryptionKey key) {
        return key.publicKey() instanceof BasePublicEncryptionKey.EciesNistP256 nist
                ? CurvePoint.of(nist.value())
                : CurvePoint.of(((BasePublicEncryptionKey.EciesBrainpoolP256r1) key.publicKey()).value());
    }

    /**
     * Encrypts data for all that were added. A second call uses the same key with another nonce.
     *
     * @param octets an Ieee1609Dot2Data, signed or plain
     */
    public byte[] encrypt(byte[] octets) {
        byte[] nonce = random(NONCE_OCTETS);
        byte[] ciphertext;
        try {
            ciphertext = ccm(Cipher.ENCRYPT_MODE, key, nonce).doFinal(octets);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        EncryptedData data = new EncryptedData(
                List.copyOf(recipients),
                new SymmetricCiphertext.Aes128ccm(
                        new One28BitCcmCiphertext(OctetString.wrap(nonce), OctetString.wrap(ciphertext))));
        return Ieee1609Dot2DataOer.CODEC.encode(
                new Ieee1609Dot2Data(VERSION, new Ieee1609Dot2Content.EncryptedData(data)));
    }

    static Cipher ccm(int mode, byte[] key, byte[] nonce) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/CCM/NoPadding", BouncyCastle.PROVIDER);
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }

    private static byte[] random(int octets) {
        byte[] random = new byte[octets];
        RANDOM.nextBytes(random);
        return random;
    }
}
