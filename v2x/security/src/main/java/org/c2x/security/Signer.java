package org.c2x.security;

import java.math.BigInteger;
import java.security.PrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.SignedDataPayload;
import org.c2x.security.dot2.SignerIdentifier;
import org.c2x.security.dot2.ThreeDLocation;
import org.c2x.security.dot2.ToBeSignedData;
import org.c2x.security.dot2.ToBeSignedDataOer;

/**
 * Signs data as ETSI's profiles demand it (TS 103 097 clause 7.1). The payload is that of a GeoNetworking packet, from
 * the common header on. Thread-safe.
 */
public final class Signer {
    private static final int VERSION = 3;
    /** How long CAMs may go without the certificate (TS 103 097 clause 7.1.1). */
    private static final Duration CERTIFICATE_EVERY = Duration.ofSeconds(1);

    /** How the signer is named. */
    public enum Naming {
        DIGEST,
        CERTIFICATE
    }

    private final EncodedCertificate certificate;
    private final SigningKey key;
    private @Nullable Instant certificateSent;

    /**
     * A signer.
     *
     * @param certificate the certificate to sign with
     * @param key         the private key of it
     * @throws IllegalArgumentException if the key is not that of the certificate
     */
    public Signer(EncodedCertificate certificate, PrivateKey key) {
        this.certificate = certificate;
        this.key = new SigningKey(key, certificate.curve());
        byte[] probe = certificate.hashOctets();
        if (!sign(probe).isOf(certificate.verifyingKey(), probe, probe)) {
            throw new IllegalArgumentException("the private key is not that of " + certificate);
        }
    }

    /** The certificate that this signs with. */
    public EncodedCertificate certificate() {
        return certificate;
    }

    /** Whether the certificate lists an ITS-AID, whatever it permits in it. */
    public boolean maySignFor(int psid) {
        return Application.permission(certificate, BigInteger.valueOf(psid)) != null;
    }

    /** A signed CAM: with the certificate in the first one and once a second, otherwise with its digest. */
    public synchronized byte[] signCam(OctetString payload, Instant time) {
        boolean isDue = certificateSent == null || !time.isBefore(certificateSent.plus(CERTIFICATE_EVERY));
        if (isDue) {
            certificateSent = time;
        }
        return sign(payload, header(Application.CAM.itsAid(), time, null), isDue ? Naming.CERTIFICATE : Naming.DIGEST);
    }

    /** Has the next CAM carry the certificate, as somebody asks for it. */
    public synchronized void sendCertificate() {
        certificateSent = null;
    }

    /** A signed DENM: with the certificate and the place where it is made. */
    public byte[] signDenm(OctetString payload, Instant time, ThreeDLocation place) {
        return sign(payload, header(Application.DENM.itsAid(), time, place), Naming.CERTIFICATE);
    }

    /** A signed message of another application: with the certificate. */
    public byte[] sign(OctetString payload, int psid, Instant time) {
        return sign(payload, header(psid, time, null), Naming.CERTIFICATE);
    }

    private static HeaderInfo header(int psid, Instant time, @Nullable ThreeDLocation place) {
        return HeaderInfo.builder()
                .psid(BigInteger.valueOf(psid))
                .generationTime(BigInteger.valueOf(Validity.micros(time)))
                .generationLocation(place)
                .build();
    }

    private EcdsaSignature sign(byte[] dataHash) {
        return new EcdsaSignature(certificate.curve(), key.sign(dataHash, certificate.hashOctets()));
    }

    /** Signs with any header, which is not checked against a profile. */
    public byte[] sign(OctetString payload, HeaderInfo header, Naming naming) {
        Ieee1609Dot2Data plain = new Ieee1609Dot2Data(VERSION, new Ieee1609Dot2Content.UnsecuredData(payload));
        ToBeSignedData data = new ToBeSignedData(new SignedDataPayload(plain, null, null), header);
        Curve curve = certificate.curve();
        byte[] dataHash = curve.digest().digest(ToBeSignedDataOer.CODEC.encode(CanonicalForm.of(data)));
        EcdsaSignature signature = sign(dataHash);
        SignerIdentifier signer = naming == Naming.DIGEST
                ? new SignerIdentifier.Digest(certificate.digest())
                : new SignerIdentifier.Certificate(List.of(certificate.certificate()));
        SecuredMessage message = new SecuredMessage(curve.hash(), data, signer, signature.toSignature());
        return Ieee1609Dot2DataOer.CODEC.encode(
                new Ieee1609Dot2Data(VERSION, new Ieee1609Dot2Content.SignedData(message)));
    }
}
