package org.c2x.codec.binary;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Time64WithConfidence;
import org.c2x.its.security.TrailerField;

/** Reads envelopes. TS 103 097 V1.1.1 clause 5. */
final class MessageReader {
    private static final HeaderField[] NO_FIELDS = {};
    /** Below every rank of a header field. */
    private static final int BEFORE_ALL = -2;

    private MessageReader() {}

    static SecuredMessage read(OctetReader in) {
        String component = "protocolVersion";
        try {
            int version = in.readOctet();
            if (version != Layout.VERSION) {
                throw in.unknown("protocol version 1", version);
            }
            component = "securityProfile";
            int profile = in.readOctet();
            component = "headerFields";
            int outer = in.open();
            HeaderField[] header = headerFields(in, 0, BEFORE_ALL);
            in.close(outer);
            component = "payloadFields";
            List<Payload> payloads = payloadFields(in);
            component = "trailerFields";
            List<TrailerField> trailer = trailerFields(in);
            return new SecuredMessage(version, profile, ImmutableList.wrap(header), payloads, trailer);
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    /**
     * The fields from an index on. There are few, because no type comes twice, so that recursion finds their number
     * before it allocates.
     */
    private static HeaderField[] headerFields(OctetReader in, int index, int previous) {
        if (!in.hasMore()) {
            return index == 0 ? NO_FIELDS : new HeaderField[index];
        }
        int type = in.readOctet();
        int rank = Layout.rank(type);
        HeaderField field;
        try {
            if (rank <= previous) {
                throw in.unknown("the fields in order, each type once", type);
            }
            field = headerField(type, in);
        } catch (DecodeException e) {
            throw e.within("[" + index + "]");
        }
        HeaderField[] all = headerFields(in, index + 1, rank);
        all[index] = field;
        return all;
    }

    private static HeaderField headerField(int type, OctetReader in) {
        String component = "";
        try {
            switch (type) {
                case Layout.SIGNER_INFO:
                    component = "signerInfo";
                    return new HeaderField.SignerInfo(CertificateReader.signerInfo(in));
                case Layout.GENERATION_TIME:
                    component = "generationTime";
                    return new HeaderField.GenerationTime(time(in));
                case Layout.GENERATION_LOCATION:
                    component = "generationLocation";
                    return new HeaderField.GenerationLocation(RegionReader.locationWithHeight(in));
                case Layout.MESSAGE_TYPE:
                    component = "messageType";
                    return new HeaderField.MessageType(in.readShort());
                default:
                    return rareHeaderField(type, in);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    private static HeaderField rareHeaderField(int type, OctetReader in) {
        String component = "";
        try {
            switch (type) {
                case Layout.GENERATION_TIME_CONFIDENCE:
                    component = "generationTimeConfidence";
                    long time = time(in);
                    return new HeaderField.GenerationTimeConfidence(new Time64WithConfidence(time, in.readOctet()));
                case Layout.EXPIRATION:
                    component = "expiration";
                    return new HeaderField.Expiration(in.readUnsignedInt());
                case Layout.REQUEST_UNRECOGNIZED_CERTIFICATE:
                    component = "requestUnrecognizedCertificate";
                    return new HeaderField.RequestUnrecognizedCertificate(digests(in));
                case Layout.RECIPIENT_INFO:
                    component = "recipientInfo";
                    return new HeaderField.RecipientInfo(in.readList(KeyReader::recipientInfo));
                case Layout.ENCRYPTION_PARAMETERS:
                    component = "encryptionParameters";
                    return new HeaderField.EncryptionParameters(KeyReader.encryptionParameters(in));
                default:
                    throw in.unknown("a header field type 0..5 or 128..130", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static long time(OctetReader in) {
        int at = in.position();
        long time = in.readLong();
        if (time < 0) {
            throw in.error(at, "expected a time of 63 bits, found " + Long.toUnsignedString(time));
        }
        return time;
    }

    static List<OctetString> digests(OctetReader in) {
        int outer = in.open();
        OctetString[] digests = new OctetString[in.count(Layout.HASHED_ID_3, Integer.MAX_VALUE)];
        for (int i = 0; i < digests.length; i++) {
            digests[i] = in.readOctets(Layout.HASHED_ID_3);
        }
        in.close(outer);
        return ImmutableList.wrap(digests);
    }

    private static List<Payload> payloadFields(OctetReader in) {
        int outer = in.open();
        Payload[] payloads = new Payload[in.hasMore() ? 1 : 0];
        int count = 0;
        while (in.hasMore()) {
            if (count == payloads.length) {
                payloads = Arrays.copyOf(payloads, 2 * count);
            }
            try {
                payloads[count] = payload(in);
            } catch (DecodeException e) {
                throw e.within("[" + count + "]");
            }
            count++;
        }
        in.close(outer);
        return ImmutableList.wrap(count == payloads.length ? payloads : Arrays.copyOf(payloads, count));
    }

    static Payload payload(OctetReader in) {
        int type = in.readOctet();
        return switch (type) {
            case Layout.UNSECURED -> new Payload.Unsecured(in.readOpaque());
            case Layout.SIGNED -> new Payload.Signed(in.readOpaque());
            case Layout.ENCRYPTED -> new Payload.Encrypted(in.readOpaque());
            case Layout.SIGNED_EXTERNAL -> new Payload.SignedExternal();
            case Layout.SIGNED_AND_ENCRYPTED -> new Payload.SignedAndEncrypted(in.readOpaque());
            default -> throw in.unknown("a payload type 0..4", type);
        };
    }

    static List<TrailerField> trailerFields(OctetReader in) {
        int outer = in.open();
        if (!in.hasMore()) {
            in.close(outer);
            return ImmutableList.wrap();
        }
        int type = in.readOctet();
        if (type != Layout.SIGNATURE) {
            throw in.unknown("the trailer field type 1", type).within("[0]");
        }
        TrailerField signature;
        try {
            signature = new TrailerField.Signature(KeyReader.signature(in));
        } catch (DecodeException e) {
            throw e.within("[0].signature");
        }
        if (in.hasMore()) {
            throw in.error(in.position(), "expected one trailer field only").within("[1]");
        }
        in.close(outer);
        return ImmutableList.wrap(signature);
    }
}
