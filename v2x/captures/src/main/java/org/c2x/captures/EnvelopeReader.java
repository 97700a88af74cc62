package org.c2x.captures;

import java.math.BigInteger;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.c2x.asn1.interpreter.table.ValueTrace;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.captures.Envelope.Kind;
import org.c2x.captures.Envelope.Signer;
import org.c2x.codec.binary.SecuredMessageBinary;
import org.c2x.codec.binary.SecuredMessageV2Binary;
import org.c2x.its.ItsTime;
import org.c2x.packets.Parsing;
import org.c2x.security.EncodedCertificate;
import org.c2x.security.RefusedException;
import org.c2x.security.SignedData;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.SignerIdentifier;

/** Reads security envelopes, in OER or, as their first octet says, in one of the binary layouts before. */
final class EnvelopeReader {
    private static final BigInteger MICROSECONDS = BigInteger.valueOf(1_000);

    /** Greatest TimestampIts that has an instant. */
    private static final long LATEST_MILLIS = 1L << 42;

    /** The version of all envelopes in OER, their first octet. */
    static final int IEEE_1609_2 = 3;

    private final boolean strict;
    private final SecuredMessageBinary binary;
    private final SecuredMessageV2Binary binaryV2;
    private final Ieee1609Dot2DataOer oer;

    EnvelopeReader(Parsing parsing) {
        strict = parsing.strict();
        binary = SecuredMessageBinary.CODEC.withLimits(parsing.limits());
        binaryV2 = SecuredMessageV2Binary.CODEC.withLimits(parsing.limits());
        oer = Ieee1609Dot2DataOer.CODEC.withLimits(parsing.limits());
    }

    /**
     * Shows the parts of envelopes.
     *
     * @param version the first octet
     */
    static Tracer tracer(int version) {
        return switch (version) {
            case BinaryEnvelopeReader.VERSION_1 ->
                Codecs.tracer("binary", org.c2x.its.security.SecuredMessage.class)
                        .orElseThrow();
            case BinaryEnvelopeReader.VERSION_2 ->
                SecuredMessageV2Binary.CODEC.inAnyOrder().tracer();
            default -> Ieee1609Dot2.TRACER;
        };
    }

    /** Made when the first envelope is to be shown, and once. */
    private static final class Ieee1609Dot2 {
        static final Tracer TRACER = ValueTrace.tracer(
                RuleSet.OER, SecurityTypes.find("Ieee1609Dot2Data").orElseThrow());
    }

    /**
     * Reads an envelope; octets after it do not matter.
     *
     * @param remarks takes what is against the standards, but was read all the same
     * @throws DecodeException if it is none; its offset counts from the beginning of the array
     */
    Envelope read(byte[] octets, int offset, int length, Consumer<DecodeException> remarks) {
        try {
            return switch (length == 0 ? 0 : octets[offset]) {
                case BinaryEnvelopeReader.VERSION_1 -> BinaryEnvelopeReader.read(binary, octets, offset, length);
                case BinaryEnvelopeReader.VERSION_2 -> readV2(octets, offset, length, remarks);
                default -> readOer(octets, offset, length);
            };
        } catch (DecodeException e) {
            throw Places.ofPart(offset, "envelope", e);
        }
    }

    /** Header fields are in the order of their types (TS 103 097 V1.2.1 clause 5.4); others can be read as well. */
    private Envelope readV2(byte[] octets, int offset, int length, Consumer<DecodeException> remarks) {
        try {
            return BinaryEnvelopeReader.readV2(binaryV2, octets, offset, length);
        } catch (DecodeException refused) {
            if (strict) {
                throw refused;
            }
            Envelope envelope;
            try {
                envelope = BinaryEnvelopeReader.readV2(binaryV2.inAnyOrder(), octets, offset, length);
            } catch (DecodeException again) {
                throw refused;
            }
            remarks.accept(Places.ofPart(offset, "envelope", refused));
            return envelope;
        }
    }

    private Envelope readOer(byte[] octets, int offset, int length) {
        Decoded<Ieee1609Dot2Data> decoded = oer.decode(octets, offset, length);
        OctetString all = OctetString.wrap(Arrays.copyOfRange(octets, offset, offset + decoded.consumedOctets()));
        Ieee1609Dot2Content content = decoded.value().content();
        if (content instanceof Ieee1609Dot2Content.UnsecuredData plain) {
            return new Envelope(all, Kind.UNSECURED, null, null, null, plain.value());
        } else if (content instanceof Ieee1609Dot2Content.SignedData signed) {
            return signed(all, signed.value());
        }
        boolean isEncrypted = content instanceof Ieee1609Dot2Content.EncryptedData;
        return new Envelope(all, isEncrypted ? Kind.ENCRYPTED : Kind.OTHER, null, null, null, null);
    }

    private static Envelope signed(OctetString octets, SecuredMessage data) {
        HeaderInfo header = data.tbsData().headerInfo();
        return new Envelope(
                octets,
                Kind.SIGNED,
                header.psid(),
                instant(header.generationTime()),
                signer(data.signer(), octets),
                plain(data.tbsData().payload().data()));
    }

    private static @Nullable OctetString plain(@Nullable Ieee1609Dot2Data data) {
        return data != null && data.content() instanceof Ieee1609Dot2Content.UnsecuredData plain ? plain.value() : null;
    }

    private static @Nullable Signer signer(SignerIdentifier signer, OctetString octets) {
        if (signer instanceof SignerIdentifier.Digest digest) {
            return new Signer("digest", digest.value());
        } else if (signer instanceof SignerIdentifier.Certificate) {
            return new Signer("certificate", digest(octets));
        }
        return new Signer(signer instanceof SignerIdentifier.Self ? "self" : "unknown", null);
    }

    /** The digest of the signer's certificate; null if there is none, or one of a kind that has no digest. */
    private static @Nullable OctetString digest(OctetString octets) {
        try {
            List<EncodedCertificate> certificates =
                    SignedData.decode(octets.toByteArray()).certificates();
            return certificates.isEmpty() ? null : certificates.get(0).digest();
        } catch (RefusedException unknownKind) {
            return null;
        }
    }

    /** Of a Time64: microseconds since 2004; null if it is none, or too late for an instant. */
    static @Nullable Instant instant(@Nullable BigInteger time) {
        if (time == null) {
            return null;
        }
        BigInteger[] parts = time.divideAndRemainder(MICROSECONDS);
        return parts[0].bitLength() > Long.SIZE - 1 || parts[0].longValue() >= LATEST_MILLIS
                ? null
                : ItsTime.instant(parts[0].longValue()).plus(parts[1].longValue(), ChronoUnit.MICROS);
    }
}
