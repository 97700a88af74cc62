package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.util.Date;
import java.util.List;
import org.bouncycastle.its.ETSIEncryptedData;
import org.bouncycastle.its.ETSIEncryptedDataBuilder;
import org.bouncycastle.its.ETSIRecipientID;
import org.bouncycastle.its.ETSIRecipientInfoBuilder;
import org.bouncycastle.its.ETSISignedData;
import org.bouncycastle.its.ETSISignedDataBuilder;
import org.bouncycastle.its.ITSCertificate;
import org.bouncycastle.its.ITSExplicitCertificateBuilder;
import org.bouncycastle.its.ITSValidityPeriod;
import org.bouncycastle.its.jcajce.JcaETSIDataDecryptor;
import org.bouncycastle.its.jcajce.JcaITSContentSigner;
import org.bouncycastle.its.jcajce.JcaITSContentVerifierProvider;
import org.bouncycastle.its.jcajce.JcaITSPublicVerificationKey;
import org.bouncycastle.its.jcajce.JceETSIDataEncryptor;
import org.bouncycastle.its.jcajce.JceETSIKeyWrapper;
import org.bouncycastle.its.jcajce.JceITSPublicEncryptionKey;
import org.bouncycastle.its.operator.ITSContentSigner;
import org.bouncycastle.oer.OERInputStream;
import org.bouncycastle.oer.its.ieee1609dot2.CertificateBase;
import org.bouncycastle.oer.its.ieee1609dot2.CertificateId;
import org.bouncycastle.oer.its.ieee1609dot2.HeaderInfo;
import org.bouncycastle.oer.its.ieee1609dot2.ToBeSignedCertificate;
import org.bouncycastle.oer.its.ieee1609dot2.basetypes.HashedId8;
import org.bouncycastle.oer.its.ieee1609dot2.basetypes.Hostname;
import org.bouncycastle.oer.its.ieee1609dot2.basetypes.Psid;
import org.bouncycastle.oer.its.ieee1609dot2.basetypes.PsidSsp;
import org.bouncycastle.oer.its.ieee1609dot2.basetypes.Time64;
import org.bouncycastle.oer.its.template.ieee1609dot2.IEEE1609dot2;
import org.c2x.security.SimulatorChain.Holder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * BouncyCastle's module for ITS and this one read what the other writes, on the curves that it has: NIST P-384 it does
 * not know. Its keys have both coordinates, and it hashes what it sends instead of canonical forms.
 */
class BouncyCastleInteropTest {
    private static final byte[] PLAIN = {3, (byte) 0x80, 1, 7};

    @ParameterizedTest
    @EnumSource(
            value = Curve.class,
            names = {"NIST_P256", "BRAINPOOL_P256R1", "BRAINPOOL_P384R1"})
    void ourCertificatesAndMessages_areRightForBouncyCastle(Curve curve) throws Exception {
        SimulatorChain chain = Stations.chain(curve);
        Holder ticket = chain.ticket();
        ITSCertificate root = theirs(chain.root().certificate());
        ITSCertificate authority = theirs(chain.authority().certificate());
        ITSCertificate signer = theirs(ticket.certificate());

        assertTrue(root.isSignatureValid(verifiedWith(root)));
        assertTrue(authority.isSignatureValid(verifiedWith(root)));
        assertTrue(signer.isSignatureValid(verifiedWith(authority)));
        assertFalse(signer.isSignatureValid(verifiedWith(root)));
        byte[] cam = ticket.signer().signCam(Stations.PAYLOAD, Stations.NOW);
        assertTrue(new ETSISignedData(cam).signatureValid(verifiedWith(signer)));
    }

    @ParameterizedTest
    @EnumSource(
            value = Curve.class,
            names = {"NIST_P256", "BRAINPOOL_P256R1", "BRAINPOOL_P384R1"})
    void messagesOfBouncyCastle_areRightForUs(Curve curve) throws Exception {
        SimulatorChain chain = Stations.chain(curve);
        Holder ticket = chain.ticket();
        ITSCertificate theirs = theirs(ticket.certificate());

        byte[] octets = message()
                .build(signer(ticket.signing(), theirs), List.of(theirs))
                .getEncoded();

        Verdict verdict = new Verifier(chain.trustStore()).verify(octets);
        assertTrue(verdict.isValid(), verdict::toString);
    }

    /** On NIST P-256: on other curves BouncyCastle 1.79 says that its signatures are on that, too. */
    @Test
    void certificatesOfBouncyCastle_areRightForUs() throws Exception {
        Curve curve = Curve.NIST_P256;
        KeyPair rootKeys = Keys.generate(curve);
        KeyPair authorityKeys = Keys.generate(curve);
        KeyPair ticketKeys = Keys.generate(curve);
        ITSCertificate root = issue(signer(rootKeys, null), rootKeys);
        ITSCertificate authority = issue(signer(rootKeys, root), authorityKeys);
        ITSCertificate ticket = issue(signer(authorityKeys, authority), ticketKeys);
        EncodedCertificate signer = EncodedCertificate.decode(ticket.getEncoded());
        TrustStore store = new TrustStore()
                .trust(EncodedCertificate.decode(root.getEncoded()))
                .know(EncodedCertificate.decode(authority.getEncoded()));

        Chain chain = Chain.of(signer, store);

        assertEquals(3, chain.certificates().size());
        assertFalse(signer.isCanonical());
        assertEquals(ticketKeys.getPublic(), signer.publicKey());
        store.know(signer);
        ITSContentSigner content = signer(ticketKeys, ticket);
        HashedId8 digest = new HashedId8(signer.digestAsSent().toByteArray());
        for (ETSISignedData data :
                List.of(message().build(content, List.of(ticket)), message().build(content, digest))) {
            Verdict verdict = new Verifier(store).verify(data.getEncoded());
            assertTrue(verdict.checked().contains(Check.SIGNATURE), verdict::toString);
            byte[] changed = data.getEncoded();
            changed[10] ^= 1;
            assertEquals(
                    Reason.SIGNATURE_WRONG, new Verifier(store).verify(changed).reason());
        }
    }

    @Test
    void whatWeEncrypt_isDecryptedByBouncyCastle() throws Exception {
        Holder authority = Stations.chain(Curve.NIST_P256).authority();
        EncodedCertificate certificate = authority.certificate();

        byte[] encrypted = new Encryption().forHolder(certificate).encrypt(PLAIN);

        PrivateKey key = authority.encryption().getPrivate();
        byte[] content = new ETSIEncryptedData(encrypted)
                .getRecipients()
                .getMatches(new ETSIRecipientID(certificate.digest().toByteArray()))
                .iterator()
                .next()
                .getContent(JcaETSIDataDecryptor.builder(key, certificate.hashOctets())
                        .provider(BouncyCastle.PROVIDER)
                        .build());
        assertArrayEquals(PLAIN, content);
    }

    @Test
    void whatBouncyCastleEncrypts_isDecryptedByUs() throws Exception {
        Holder authority = Stations.chain(Curve.NIST_P256).authority();
        EncodedCertificate certificate = authority.certificate();
        ECPublicKey key = (ECPublicKey) authority.encryption().getPublic();
        ETSIEncryptedDataBuilder builder = new ETSIEncryptedDataBuilder();
        builder.addRecipientInfoBuilder(new ETSIRecipientInfoBuilder(
                new JceETSIKeyWrapper.Builder(key, certificate.hashOctets())
                        .setProvider(BouncyCastle.PROVIDER)
                        .build(),
                certificate.digest().toByteArray()));

        byte[] encrypted = builder.build(
                        new JceETSIDataEncryptor.Builder()
                                .setProvider(BouncyCastle.PROVIDER)
                                .build(),
                        PLAIN)
                .getEncoded();

        assertArrayEquals(
                PLAIN,
                Decryption.forHolder(certificate, authority.encryption().getPrivate())
                        .decrypt(encrypted));
    }

    private static ITSCertificate theirs(EncodedCertificate certificate) throws IOException {
        OERInputStream in = new OERInputStream(new ByteArrayInputStream(certificate.toByteArray()));
        return new ITSCertificate(CertificateBase.getInstance(in.parse(IEEE1609dot2.CertificateBase.build())));
    }

    private static JcaITSContentVerifierProvider verifiedWith(ITSCertificate certificate) {
        return new JcaITSContentVerifierProvider.Builder()
                .setProvider(BouncyCastle.PROVIDER)
                .build(certificate);
    }

    private static ITSContentSigner signer(KeyPair keys, ITSCertificate certificate) {
        JcaITSContentSigner.Builder builder = new JcaITSContentSigner.Builder().setProvider(BouncyCastle.PROVIDER);
        return certificate == null ? builder.build(keys.getPrivate()) : builder.build(keys.getPrivate(), certificate);
    }

    private static ITSCertificate issue(ITSContentSigner signer, KeyPair keys) {
        ITSExplicitCertificateBuilder builder =
                new ITSExplicitCertificateBuilder(signer, new ToBeSignedCertificate.Builder());
        builder.setValidityPeriod(
                ITSValidityPeriod.from(Date.from(Stations.START)).plusYears(1));
        builder.setAppPermissions(PsidSsp.builder().setPsid(new Psid(36)).createPsidSsp());
        PublicKey encryption = Keys.generate(Curve.NIST_P256).getPublic();
        return builder.build(
                CertificateId.name(new Hostname("test")),
                new JcaITSPublicVerificationKey.Builder()
                        .setProvider(BouncyCastle.PROVIDER)
                        .build(keys.getPublic()),
                new JceITSPublicEncryptionKey.Builder()
                        .setProvider(BouncyCastle.PROVIDER)
                        .build(encryption));
    }

    private static ETSISignedDataBuilder message() {
        BigInteger time = BigInteger.valueOf(Validity.micros(Stations.NOW));
        return ETSISignedDataBuilder.builder(HeaderInfo.builder()
                        .setPsid(new Psid(36))
                        .setGenerationTime(new Time64(time))
                        .createHeaderInfo())
                .setUnsecuredData(Stations.PAYLOAD.toByteArray());
    }
}
