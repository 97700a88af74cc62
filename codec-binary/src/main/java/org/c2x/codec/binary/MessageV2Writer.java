package org.c2x.codec.binary;

import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.security.HeaderFieldV2;
import org.c2x.its.security.SecuredMessageV2;

/** Writes envelopes of protocol version 2, from their ends. TS 103 097 V1.2.1 clause 5. */
final class MessageV2Writer {

    private MessageV2Writer() {}

    static void write(SecuredMessageV2 message, OctetWriter out) {
        String component = "";
        try {
            MessageWriter.trailerFields(message.trailerFields(), out);
            component = "payload";
            MessageWriter.payload(message.payload(), out);
            component = "headerFields";
            headerFields(message.headerFields(), out);
            out.writeOctet(Layout.VERSION_2);
        } catch (EncodeException e) {
            throw e.within(component);
        }
    }

    private static void headerFields(List<HeaderFieldV2> fields, OctetWriter out) {
        int before = out.length();
        int next = Integer.MAX_VALUE;
        for (int i = fields.size() - 1; i >= 0; i--) {
            int type = headerField(fields.get(i), i, out);
            MessageWriter.checkOrder(Layout.rank(type), next, i);
            out.writeOctet(type);
            next = Layout.rank(type);
        }
        out.writeLengthSince(before);
    }

    /** Writes the value and says the type. */
    private static int headerField(HeaderFieldV2 field, int index, OctetWriter out) {
        if (field instanceof HeaderFieldV2.SignerInfo signer) {
            try {
                CertificateV2Writer.signerInfo(signer.value(), out);
            } catch (EncodeException e) {
                throw e.within("[" + index + "].signerInfo");
            }
            return Layout.SIGNER_INFO;
        } else if (field instanceof HeaderFieldV2.GenerationTime time) {
            out.writeLong(time.value());
            return Layout.GENERATION_TIME;
        } else if (field instanceof HeaderFieldV2.GenerationLocation location) {
            RegionWriter.locationWithHeight(location.value(), out);
            return Layout.GENERATION_LOCATION;
        } else if (field instanceof HeaderFieldV2.ItsAid itsAid) {
            out.writeIntX(itsAid.value());
            return Layout.ITS_AID;
        }
        return rareHeaderField(field, out);
    }

    private static int rareHeaderField(HeaderFieldV2 field, OctetWriter out) {
        if (field instanceof HeaderFieldV2.GenerationTimeStandardDeviation deviation) {
            MessageWriter.time(deviation.value(), out);
            return Layout.GENERATION_TIME_CONFIDENCE;
        } else if (field instanceof HeaderFieldV2.Expiration expiration) {
            out.writeInt((int) expiration.value());
            return Layout.EXPIRATION;
        } else if (field instanceof HeaderFieldV2.RequestUnrecognizedCertificate request) {
            MessageWriter.digests(request.value(), out);
            return Layout.REQUEST_UNRECOGNIZED_CERTIFICATE;
        } else if (field instanceof HeaderFieldV2.RecipientInfo recipients) {
            out.writeList("recipientInfo", recipients.value(), KeyWriter::recipientInfo);
            return Layout.RECIPIENT_INFO_V2;
        } else {
            KeyWriter.encryptionParameters(((HeaderFieldV2.EncryptionParameters) field).value(), out);
            return Layout.ENCRYPTION_PARAMETERS_V2;
        }
    }
}
