package org.c2x.codec.binary;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Signature;
import org.c2x.its.security.TrailerField;

/**
 * The octets that a signature is over. TS 103 097 V1.1.1 clauses 5 and 6: everything in front of the signature,
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
        int wanted = externalPayloads(message);
        if (wanted != external.size()) {
            throw new IllegalArgumentException(
                    "data of " + wanted + " external payloads expected, not " + external.size());
        }
        if (message.trailerFields().isEmpty()) {
            throw new IllegalArgumentException("the message has no signature");
        }
        TrailerField last = message.trailerFields().get(0);
        byte[] octets = SecuredMessageBinary.CODEC.encode(message);
        int length = octets.length - size(((TrailerField.Signature) last).value());
        boolean asSent = wanted == 0 && message.payloadFields().stream().allMatch(SignedOctets::covers);
        return asSent ? Arrays.copyOf(octets, length) : withSignedPayloads(octets, length, external);
    }

    /**
     * Whether the data of a payload is under the signature of its message, in the message or outside of it. Of other
     * payloads it is their type and length.
     */
    public static boolean covers(Payload payload) {
        return !(payload instanceof Payload.Unsecured || payload instanceof Payload.Encrypted);
    }

    /** How many payloads of a message are of type signed_external: signed, but sent in another way. */
    public static int externalPayloads(SecuredMessage message) {
        int count = 0;
        for (Payload payload : message.payloadFields()) {
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
        if (certificate.signature() == null) {
            throw new IllegalArgumentException("the certificate has no signature");
        }
        byte[] octets = CertificateBinary.CODEC.encode(certificate);
        return Arrays.copyOf(octets, octets.length - size(certificate.signature()));
    }

    /** Octets of a signature: its algorithm, the type and coordinates of R, and s. */
    private static int size(Signature signature) {
        EccPoint r = ((Signature.EcdsaNistP256WithSha256) signature).value().r();
        int coordinates = r instanceof EccPoint.Uncompressed ? 2 : 1;
        return 2 + (coordinates + 1) * Layout.FIELD_SIZE;
    }

    private static byte[] withSignedPayloads(byte[] octets, int length, List<OctetString> external) {
        OctetReader in = new OctetReader();
        in.reset(octets, 0, octets.length, Limits.DEFAULT);
        in.skip(2);
        in.skip(in.readLength());
        ByteArrayOutputStream signed = new ByteArrayOutputStream();
        int outer = in.open();
        signed.write(octets, 0, in.position());
        int next = 0;
        while (in.hasMore()) {
            int from = in.position();
            int type = in.readOctet();
            if (type == Layout.SIGNED_EXTERNAL) {
                signed.write(type);
                signed.writeBytes(opaque(external.get(next++)));
                continue;
            }
            int size = in.readLength();
            int head = in.position() - from;
            in.skip(size);
            boolean covered = type == Layout.SIGNED || type == Layout.SIGNED_AND_ENCRYPTED;
            signed.write(octets, from, covered ? head + size : head);
        }
        in.close(outer);
        signed.write(octets, in.position(), length - in.position());
        return signed.toByteArray();
    }

    private static byte[] opaque(OctetString data) {
        OctetWriter out = new OctetWriter();
        out.reset();
        out.writeOpaque(data);
        return out.toByteArray();
    }
}
