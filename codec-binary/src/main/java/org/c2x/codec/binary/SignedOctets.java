package org.c2x.codec.binary;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.Signature;
import org.c2x.its.security.TrailerField;

/**
 * The octets that a signature is over. TS 103 097 V1.1.1 and V1.2.1 clauses 5 and 6: everything before the signature,
 * lengths included.
 */
public final class SignedOctets {

    private SignedOctets() {}

    /**
     * What the signature of a message is over. The data of payloads that are not signed is left out, the data of a
     * payload that is signed but not in the message is put in.
     *
     * @param message  with a signature, of which only the size matters: the length of the trailer counts it
     * @param external data of the payloads of type signed_external, in their order
     * @throws IllegalArgumentException if the message has no signature or another number of such payloads
     * @throws EncodeException          if the layout cannot express the message
     */
    public static byte[] of(SecuredMessage message, List<OctetString> external) {
        requireData(message.payloadFields(), external);
        byte[] octets = SecuredMessageBinary.CODEC.encode(message);
        int length = octets.length - size(signature(message.trailerFields()));
        if (isAsSent(message.payloadFields())) {
            return Arrays.copyOf(octets, length);
        }
        OctetReader in = afterHeader(octets, 2);
        Parts parts = new Parts(octets, in, external.iterator());
        int outer = in.open();
        while (in.hasMore()) {
            parts.addPayload();
        }
        in.close(outer);
        return parts.upTo(length);
    }

    /**
     * The same for a message of protocol version 2.
     *
     * @param message  with a signature, of which only the size matters: the length of the trailer counts it
     * @param external data of the payload if it is of type signed_external
     * @throws IllegalArgumentException if the message has no signature or another number of such payloads
     * @throws EncodeException          if the layout cannot express the message
     */
    public static byte[] of(SecuredMessageV2 message, List<OctetString> external) {
        List<Payload> payloads = List.of(message.payload());
        requireData(payloads, external);
        byte[] octets = SecuredMessageV2Binary.CODEC.encode(message);
        int length = octets.length - size(signature(message.trailerFields()));
        if (isAsSent(payloads)) {
            return Arrays.copyOf(octets, length);
        }
        Parts parts = new Parts(octets, afterHeader(octets, 1), external.iterator());
        parts.addPayload();
        return parts.upTo(length);
    }

    private static void requireData(List<Payload> payloads, List<OctetString> external) {
        int wanted = externalPayloads(payloads);
        if (wanted != external.size()) {
            throw new IllegalArgumentException(
                    "data of " + wanted + " external payloads expected, not " + external.size());
        }
    }

    private static Signature signature(List<TrailerField> trailer) {
        if (trailer.isEmpty()) {
            throw new IllegalArgumentException("the message has no signature");
        }
        return ((TrailerField.Signature) trailer.get(0)).value();
    }

    private static boolean isAsSent(List<Payload> payloads) {
        return externalPayloads(payloads) == 0 && payloads.stream().allMatch(SignedOctets::covers);
    }

    /** A reader placed after the header fields, which a number of octets precede. */
    private static OctetReader afterHeader(byte[] octets, int before) {
        OctetReader in = new OctetReader();
        in.reset(octets, 0, octets.length, Limits.DEFAULT);
        in.skip(before);
        in.skip(in.readLength());
        return in;
    }

    /**
     * Whether the data of a payload is under the signature of its message, in the message or outside of it. Of other
     * payloads it is their type and length.
     */
    public static boolean covers(Payload payload) {
        return !(payload instanceof Payload.Unsecured || payload instanceof Payload.Encrypted);
    }

    /** How many of a message's payloads are of type signed_external: signed, but sent in another way. */
    public static int externalPayloads(List<Payload> payloads) {
        int count = 0;
        for (Payload payload : payloads) {
            count += payload instanceof Payload.SignedExternal ? 1 : 0;
        }
        return count;
    }

    /**
     * What the signature of a certificate is over.
     *
     * @param certificate with a signature, of which nothing matters
     * @throws IllegalArgumentException if the certificate has no signature
     * @throws EncodeException          if the layout cannot express the certificate
     */
    public static byte[] of(Certificate certificate) {
        return withoutSignature(CertificateBinary.CODEC.encode(certificate), certificate.signature());
    }

    /** The same of a certificate of version 2. */
    public static byte[] of(CertificateV2 certificate) {
        return withoutSignature(CertificateV2Binary.CODEC.encode(certificate), certificate.signature());
    }

    private static byte[] withoutSignature(byte[] octets, @Nullable Signature signature) {
        if (signature == null) {
            throw new IllegalArgumentException("the certificate has no signature");
        }
        return Arrays.copyOf(octets, octets.length - size(signature));
    }

    /** Octets of a signature: its algorithm, the type and coordinates of R, and s. */
    private static int size(Signature signature) {
        EccPoint r = ((Signature.EcdsaNistP256WithSha256) signature).value().r();
        int coordinates = r instanceof EccPoint.Uncompressed ? 2 : 1;
        return 2 + (coordinates + 1) * Layout.FIELD_SIZE;
    }

    /** The parts of a message that are signed: payloads not with all that they have. */
    private static final class Parts {
        private final byte[] octets;
        private final OctetReader in;
        private final Iterator<OctetString> external;
        private final ByteArrayOutputStream signed = new ByteArrayOutputStream();
        /** Where what was not added yet begins. */
        private int from;

        Parts(byte[] octets, OctetReader in, Iterator<OctetString> external) {
            this.octets = octets;
            this.in = in;
            this.external = external;
        }

        /** Adds what is before a payload, and of it what is signed. */
        void addPayload() {
            int type = in.readOctet();
            if (type == Layout.SIGNED_EXTERNAL) {
                addUpTo(in.position());
                signed.writeBytes(opaque(external.next()));
                return;
            }
            int size = in.readLength();
            addUpTo(in.position());
            in.skip(size);
            if (type == Layout.SIGNED || type == Layout.SIGNED_AND_ENCRYPTED) {
                addUpTo(in.position());
            }
            from = in.position();
        }

        private void addUpTo(int end) {
            signed.write(octets, from, end - from);
            from = end;
        }

        byte[] upTo(int end) {
            addUpTo(end);
            return signed.toByteArray();
        }
    }

    private static byte[] opaque(OctetString data) {
        OctetWriter out = new OctetWriter();
        out.reset();
        out.writeOpaque(data);
        return out.toByteArray();
    }
}
