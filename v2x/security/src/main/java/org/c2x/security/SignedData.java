package org.c2x.security;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.HashAlgorithmOer;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.Signature;
import org.c2x.security.dot2.SignatureOer;
import org.c2x.security.dot2.SignerIdentifier;
import org.c2x.security.dot2.SignerIdentifierOer;
import org.c2x.security.dot2.ToBeSignedData;
import org.c2x.security.dot2.ToBeSignedDataOer;

/** Signed data with the octets that it came in. Nothing of it is verified: that is what {@link Verifier} is for. */
public final class SignedData {
    private static final int VERSION = 3;
    private static final int SIGNED = 0x81;

    private final byte[] octets;
    private final HashAlgorithm hashAlgorithm;
    private final int signedFrom;
    private final int signedTo;
    private final ToBeSignedData toBeSigned;
    /** What is signed in its canonical form; null if it came in that. */
    private final byte @Nullable [] canonical;

    private final SignerIdentifier signer;
    private final List<EncodedCertificate> certificates;
    private final Signature signature;
    /** The hash of payload and header by {@link #hashAlgorithm}, once somebody has asked for it. */
    private volatile byte @Nullable [] signedHash;

    private SignedData(byte[] octets, Function<OctetString, @Nullable EncodedCertificate> known) {
        OctetCursor cursor = new OctetCursor(octets, 0);
        requireSigned(octets, cursor);
        this.octets = octets;
        hashAlgorithm = cursor.next(HashAlgorithmOer.CODEC);
        signedFrom = cursor.position();
        toBeSigned = cursor.next(ToBeSignedDataOer.CODEC);
        signedTo = cursor.position();
        canonical = canonical();
        OctetCursor given = new OctetCursor(octets, signedTo);
        signer = cursor.next(SignerIdentifierOer.CODEC);
        certificates = certificates(octets, given, cursor.position(), known);
        signature = cursor.next(SignatureOer.CODEC);
        cursor.requireEnd();
    }

    private byte @Nullable [] canonical() {
        ToBeSignedData content = CanonicalForm.of(toBeSigned);
        if (content == toBeSigned) {
            return null;
        }
        byte[] sent = CanonicalForm.octets(ToBeSignedDataOer.CODEC, toBeSigned);
        // What is not known of later versions would be lost in another form.
        boolean isWhole = sent != null && Arrays.equals(sent, 0, sent.length, octets, signedFrom, signedTo);
        return !isWhole ? null : ToBeSignedDataOer.CODEC.encode(content);
    }

    /**
     * Decodes signed data, an Ieee1609Dot2Data.
     *
     * @param octets all of it and nothing else; they are taken over without a copy
     * @throws RefusedException if they are none
     */
    public static SignedData decode(byte[] octets) {
        return decode(octets, digest -> null);
    }

    /**
     * Decodes signed data at somebody who knows certificates: one of them is not looked into once more.
     *
     * @param known the certificate of a HashedId8, null if there is none
     */
    static SignedData decode(byte[] octets, Function<OctetString, @Nullable EncodedCertificate> known) {
        return new SignedData(octets, known);
    }

    /** Skips what precedes the signed data; where that is something else, the codec says what. */
    private static void requireSigned(byte[] octets, OctetCursor cursor) {
        boolean is3 = cursor.peek() == VERSION;
        if (is3) {
            cursor.skipOctet();
        }
        if (is3 && cursor.peek() == SIGNED) {
            cursor.skipOctet();
            return;
        }
        new OctetCursor(octets, 0).next(Ieee1609Dot2DataOer.CODEC);
        throw new RefusedException(Reason.NOT_SIGNED, "data that is not signed");
    }

    private List<EncodedCertificate> certificates(
            byte[] octets, OctetCursor cursor, int end, Function<OctetString, @Nullable EncodedCertificate> known) {
        if (!(signer instanceof SignerIdentifier.Certificate given)) {
            return List.of();
        }
        cursor.skipOctet();
        int quantity = cursor.quantity();
        if (quantity == 1) {
            int from = cursor.position();
            EncodedCertificate same =
                    EncodedCertificate.find(octets, from, end, given.value().get(0), known);
            if (same != null) {
                return List.of(same);
            }
        }
        List<EncodedCertificate> all = new ArrayList<>();
        for (int left = quantity; left > 0; left--) {
            all.add(EncodedCertificate.next(octets, cursor));
        }
        return List.copyOf(all);
    }

    /** The header: application, times, place. */
    public HeaderInfo header() {
        return toBeSigned.headerInfo();
    }

    /** What is signed: payload and header. */
    public ToBeSignedData toBeSigned() {
        return toBeSigned;
    }

    /** What is in the signed data: of a GeoNetworking packet, the common header on. Null if it is not plain octets. */
    public @Nullable OctetString payload() {
        Ieee1609Dot2Data data = toBeSigned.payload().data();
        return data != null && data.content() instanceof Ieee1609Dot2Content.UnsecuredData plain ? plain.value() : null;
    }

    /** Who says to have signed. */
    public SignerIdentifier signer() {
        return signer;
    }

    /** The certificates that came with the data, the signer's first; none if there is a digest instead. */
    public List<EncodedCertificate> certificates() {
        return certificates;
    }

    /** The hash algorithm that the data says it was signed with. */
    public HashAlgorithm hashAlgorithm() {
        return hashAlgorithm;
    }

    /** The signature. */
    public Signature signature() {
        return signature;
    }

    /** SHA-256 of all of it in its canonical form: what answers are encrypted for. */
    byte[] hash() {
        Signature canonicalSignature = CanonicalForm.of(signature);
        boolean isSent = isCanonical()
                && canonicalSignature == signature
                && certificates.stream().allMatch(EncodedCertificate::isCanonical);
        return Curve.digest(HashAlgorithm.SHA256).digest(isSent ? octets : canonicalOctets(canonicalSignature));
    }

    private byte[] canonicalOctets(Signature canonicalSignature) {
        SignerIdentifier canonicalSigner = certificates.isEmpty()
                ? signer
                : new SignerIdentifier.Certificate(certificates.stream()
                        .map(EncodedCertificate::canonicalCertificate)
                        .toList());
        SecuredMessage message =
                new SecuredMessage(hashAlgorithm, CanonicalForm.of(toBeSigned), canonicalSigner, canonicalSignature);
        return Ieee1609Dot2DataOer.CODEC.encode(
                new Ieee1609Dot2Data(VERSION, new Ieee1609Dot2Content.SignedData(message)));
    }

    /** Whether what is signed came in its canonical form. */
    boolean isCanonical() {
        return canonical == null;
    }

    /** The HashedId8 by which encrypted answers name the data. */
    OctetString digest() {
        byte[] hash = hash();
        return OctetString.wrap(Arrays.copyOfRange(hash, hash.length - EncodedCertificate.DIGEST_OCTETS, hash.length));
    }

    /** Hash of payload and header in their canonical form; not to be changed. */
    byte[] signedHash(HashAlgorithm algorithm) {
        byte[] hash = signedHash;
        if (hash == null || algorithm != hashAlgorithm) {
            hash = canonical == null
                    ? signedHashAsSent(algorithm)
                    : Curve.digest(algorithm).digest(canonical);
            signedHash = algorithm == hashAlgorithm ? hash : signedHash;
        }
        return hash;
    }

    /** Hash of payload and header as they came. */
    byte[] signedHashAsSent(HashAlgorithm algorithm) {
        MessageDigest digest = Curve.digest(algorithm);
        digest.update(octets, signedFrom, signedTo - signedFrom);
        return digest.digest();
    }
}
