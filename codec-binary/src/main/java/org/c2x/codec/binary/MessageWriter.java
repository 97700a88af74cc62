package org.c2x.codec.binary;

import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Time64WithConfidence;
import org.c2x.its.security.TrailerField;

/** Writes envelopes, from their ends. TS 103 097 V1.1.1 clause 5. */
final class MessageWriter {

    private MessageWriter() {}

    static void write(SecuredMessage message, OctetWriter out) {
        String component = "";
        try {
            trailerFields(message.trailerFields(), out);
            component = "payloadFields";
            payloadFields(message.payloadFields(), out);
            component = "headerFields";
            headerFields(message.headerFields(), out);
            out.writeOctet(message.securityProfile());
            out.writeOctet(Layout.VERSION);
        } catch (EncodeException e) {
            throw e.within(component);
        }
    }

    static void trailerFields(List<TrailerField> fields, OctetWriter out) {
        int before = out.length();
        for (int i = fields.size() - 1; i >= 0; i--) {
            if (fields.get(i) instanceof TrailerField.Signature signature) {
                KeyWriter.signature(signature.value(), out);
                out.writeOctet(Layout.SIGNATURE);
            }
        }
        out.writeLengthSince(before);
    }

    private static void payloadFields(List<Payload> payloads, OctetWriter out) {
        int before = out.length();
        for (int i = payloads.size() - 1; i >= 0; i--) {
            payload(payloads.get(i), out);
        }
        out.writeLengthSince(before);
    }

    static void payload(Payload payload, OctetWriter out) {
        if (payload instanceof Payload.Signed signed) {
            payload(Layout.SIGNED, signed.value(), out);
        } else if (payload instanceof Payload.Unsecured unsecured) {
            payload(Layout.UNSECURED, unsecured.value(), out);
        } else if (payload instanceof Payload.Encrypted encrypted) {
            payload(Layout.ENCRYPTED, encrypted.value(), out);
        } else if (payload instanceof Payload.SignedExternal) {
            out.writeOctet(Layout.SIGNED_EXTERNAL);
        } else if (payload instanceof Payload.SignedAndEncrypted both) {
            payload(Layout.SIGNED_AND_ENCRYPTED, both.value(), out);
        }
    }

    private static void payload(int type, OctetString data, OctetWriter out) {
        out.writeOpaque(data);
        out.writeOctet(type);
    }

    private static void headerFields(List<HeaderField> fields, OctetWriter out) {
        int before = out.length();
        int next = Integer.MAX_VALUE;
        for (int i = fields.size() - 1; i >= 0; i--) {
            int type = headerField(fields.get(i), i, out);
            checkOrder(Layout.rank(type), next, i);
            out.writeOctet(type);
            next = Layout.rank(type);
        }
        out.writeLengthSince(before);
    }

    /** Refuses an element of a list that is not below the one after it. */
    static void checkOrder(int rank, int next, int index) {
        if (rank >= next) {
            throw new EncodeException("[" + (index + 1) + "]", "expected the elements in order, each type once");
        }
    }

    /** Writes the value and says the type. */
    private static int headerField(HeaderField field, int index, OctetWriter out) {
        if (field instanceof HeaderField.SignerInfo signer) {
            try {
                CertificateWriter.signerInfo(signer.value(), out);
            } catch (EncodeException e) {
                throw e.within("[" + index + "].signerInfo");
            }
            return Layout.SIGNER_INFO;
        } else if (field instanceof HeaderField.GenerationTime time) {
            out.writeLong(time.value());
            return Layout.GENERATION_TIME;
        } else if (field instanceof HeaderField.GenerationLocation location) {
            RegionWriter.locationWithHeight(location.value(), out);
            return Layout.GENERATION_LOCATION;
        } else if (field instanceof HeaderField.MessageType type) {
            out.writeShort(type.value());
            return Layout.MESSAGE_TYPE;
        }
        return rareHeaderField(field, out);
    }

    private static int rareHeaderField(HeaderField field, OctetWriter out) {
        if (field instanceof HeaderField.GenerationTimeConfidence confidence) {
            time(confidence.value(), out);
            return Layout.GENERATION_TIME_CONFIDENCE;
        } else if (field instanceof HeaderField.Expiration expiration) {
            out.writeInt((int) expiration.value());
            return Layout.EXPIRATION;
        } else if (field instanceof HeaderField.RequestUnrecognizedCertificate request) {
            digests(request.value(), out);
            return Layout.REQUEST_UNRECOGNIZED_CERTIFICATE;
        } else if (field instanceof HeaderField.RecipientInfo recipients) {
            out.writeList("recipientInfo", recipients.value(), KeyWriter::recipientInfo);
            return Layout.RECIPIENT_INFO;
        } else {
            KeyWriter.encryptionParameters(((HeaderField.EncryptionParameters) field).value(), out);
            return Layout.ENCRYPTION_PARAMETERS;
        }
    }

    static void time(Time64WithConfidence value, OctetWriter out) {
        out.writeOctet(value.logStdDev());
        out.writeLong(value.time());
    }

    static void digests(List<OctetString> digests, OctetWriter out) {
        for (int i = digests.size() - 1; i >= 0; i--) {
            out.writeOctets(digests.get(i));
        }
        out.writeIntX((long) digests.size() * Layout.HASHED_ID_3);
    }
}
