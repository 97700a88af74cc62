package org.c2x.captures;

import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.captures.Envelope.Kind;
import org.c2x.captures.Envelope.Signer;
import org.c2x.codec.binary.SecuredMessageBinary;
import org.c2x.codec.binary.SecuredMessageV2Binary;
import org.c2x.codec.binary.security.CertificateDigest;
import org.c2x.its.ItsTime;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.HeaderFieldV2;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SignerInfoV2;

/** Reads the binary envelopes of TS 103 097 V1.1.1 and V1.2.1, protocol versions 1 and 2. */
final class BinaryEnvelopeReader {
    static final int VERSION_1 = 1;
    static final int VERSION_2 = 2;

    private static final long MICROS = 1_000;

    /** Microseconds from 2004, from which times of version 2 count, to 2010, from which those of version 1 count. */
    private static final long START_OF_VERSION_1 = ItsTime.timestamp(Instant.parse("2010-01-01T00:00:00Z")) * MICROS;

    private BinaryEnvelopeReader() {}

    /**
     * Reads an envelope of version 1; octets after it do not matter.
     *
     * @throws DecodeException if it is none; its offset counts from the beginning of the part
     */
    static Envelope read(SecuredMessageBinary codec, byte[] octets, int offset, int length) {
        Decoded<SecuredMessage> decoded = codec.decode(octets, offset, length);
        Payload payload = decoded.value().payloadFields().isEmpty()
                ? null
                : decoded.value().payloadFields().get(0);
        Signer signer = null;
        Instant time = null;
        for (HeaderField field : decoded.value().headerFields()) {
            if (field instanceof HeaderField.SignerInfo info) {
                signer = signer(info.value());
            } else if (field instanceof HeaderField.GenerationTime generation) {
                time = EnvelopeReader.instant(
                        BigInteger.valueOf(generation.value()).add(BigInteger.valueOf(START_OF_VERSION_1)));
            }
        }
        return envelope(octets, offset, decoded.consumedOctets(), null, time, signer, payload);
    }

    /** The same of version 2. */
    static Envelope readV2(SecuredMessageV2Binary codec, byte[] octets, int offset, int length) {
        Decoded<SecuredMessageV2> decoded = codec.decode(octets, offset, length);
        Signer signer = null;
        Instant time = null;
        BigInteger itsAid = null;
        for (HeaderFieldV2 field : decoded.value().headerFields()) {
            if (field instanceof HeaderFieldV2.SignerInfo info) {
                signer = signer(info.value());
            } else if (field instanceof HeaderFieldV2.GenerationTime generation) {
                time = EnvelopeReader.instant(BigInteger.valueOf(generation.value()));
            } else if (field instanceof HeaderFieldV2.ItsAid number) {
                itsAid = BigInteger.valueOf(number.value());
            }
        }
        return envelope(
                octets,
                offset,
                decoded.consumedOctets(),
                itsAid,
                time,
                signer,
                decoded.value().payload());
    }

    private static Envelope envelope(
            byte[] octets,
            int offset,
            int length,
            @Nullable BigInteger itsAid,
            @Nullable Instant time,
            @Nullable Signer signer,
            @Nullable Payload payload) {
        OctetString all = OctetString.wrap(Arrays.copyOfRange(octets, offset, offset + length));
        return new Envelope(all, kind(payload), itsAid, time, signer, plain(payload));
    }

    private static Kind kind(@Nullable Payload payload) {
        if (payload instanceof Payload.Signed || payload instanceof Payload.SignedExternal) {
            return Kind.SIGNED;
        } else if (payload instanceof Payload.Unsecured) {
            return Kind.UNSECURED;
        }
        return payload == null ? Kind.OTHER : Kind.ENCRYPTED;
    }

    private static @Nullable OctetString plain(@Nullable Payload payload) {
        if (payload instanceof Payload.Signed signed) {
            return signed.value();
        }
        return payload instanceof Payload.Unsecured unsecured ? unsecured.value() : null;
    }

    private static Signer signer(SignerInfo info) {
        if (info instanceof SignerInfo.CertificateDigestWithEcdsaP256 digest) {
            return new Signer("digest", digest.value());
        } else if (info instanceof SignerInfo.Certificate one) {
            return new Signer("certificate", CertificateDigest.hashedId8(one.value()));
        } else if (info instanceof SignerInfo.CertificateChain chain) {
            List<Certificate> all = chain.value();
            return new Signer(
                    "certificate", all.isEmpty() ? null : CertificateDigest.hashedId8(all.get(all.size() - 1)));
        }
        return new Signer(info instanceof SignerInfo.Self ? "self" : "unknown", null);
    }

    private static Signer signer(SignerInfoV2 info) {
        if (info instanceof SignerInfoV2.CertificateDigestWithEcdsaP256 digest) {
            return new Signer("digest", digest.value());
        }
        CertificateV2 certificate = certificate(info);
        if (certificate != null) {
            return new Signer("certificate", CertificateDigest.hashedId8(certificate));
        }
        return new Signer(info instanceof SignerInfoV2.Self ? "self" : "unknown", null);
    }

    /** The signer's certificate; null if it is not there. */
    static @Nullable CertificateV2 certificate(SignerInfoV2 info) {
        if (info instanceof SignerInfoV2.CertificateChain chain) {
            List<CertificateV2> all = chain.value();
            return all.isEmpty() ? null : all.get(all.size() - 1);
        }
        return info instanceof SignerInfoV2.Certificate one ? one.value() : null;
    }
}
