package org.c2x.codec.binary;

import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.its.security.HeaderFieldV2;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.Time64WithConfidence;
import org.c2x.its.security.TrailerField;

/** Reads envelopes of protocol version 2. TS 103 097 V1.2.1 clause 5. */
final class MessageV2Reader {
    private static final HeaderFieldV2[] NO_FIELDS = {};
    /** Below every rank of a header field. */
    private static final int BEFORE_ALL = -2;
    /** In place of a rank where the order does not matter. */
    private static final int NO_ORDER = -3;

    private MessageV2Reader() {}

    /** @param anyOrder whether header fields may come in another order than theirs */
    static SecuredMessageV2 read(OctetReader in, boolean anyOrder) {
        String component = "protocolVersion";
        try {
            int version = in.readOctet();
            if (version != Layout.VERSION_2) {
                throw in.unknown("protocol version 2", version);
            }
            component = "headerFields";
            int outer = in.open();
            HeaderFieldV2[] header = headerFields(in, 0, anyOrder ? NO_ORDER : BEFORE_ALL, 0);
            in.close(outer);
            component = "payload";
            Payload payload = MessageReader.payload(in);
            component = "trailerFields";
            List<TrailerField> trailer = MessageReader.trailerFields(in);
            return new SecuredMessageV2(version, ImmutableList.wrap(header), payload, trailer);
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    /**
     * The fields from an index on: no type comes twice, so that recursion ends soon.
     *
     * @param previous rank of the field before
     * @param seen     a bit for each type that came before
     */
    private static HeaderFieldV2[] headerFields(OctetReader in, int index, int previous, int seen) {
        if (!in.hasMore()) {
            return index == 0 ? NO_FIELDS : new HeaderFieldV2[index];
        }
        int type = in.readOctet();
        int rank = Layout.rank(type);
        // the types are 0 to 5 and 128 to 130, others are refused below
        int bit = 1 << (type < Layout.SIGNER_INFO ? type : type - Layout.SIGNER_INFO + Layout.ITS_AID + 1);
        HeaderFieldV2 field;
        try {
            if (previous == NO_ORDER ? (seen & bit) != 0 : rank <= previous) {
                throw in.unknown("the fields in order, each type once", type);
            }
            field = headerField(type, in);
        } catch (DecodeException e) {
            throw e.within("[" + index + "]");
        }
        HeaderFieldV2[] all = headerFields(in, index + 1, previous == NO_ORDER ? NO_ORDER : rank, seen | bit);
        all[index] = field;
        return all;
    }

    private static HeaderFieldV2 headerField(int type, OctetReader in) {
        String component = "";
        try {
            switch (type) {
                case Layout.SIGNER_INFO:
                    component = "signerInfo";
                    return new HeaderFieldV2.SignerInfo(CertificateV2Reader.signerInfo(in));
                case Layout.GENERATION_TIME:
                    component = "generationTime";
                    return new HeaderFieldV2.GenerationTime(MessageReader.time(in));
                case Layout.GENERATION_TIME_CONFIDENCE:
                    component = "generationTimeStandardDeviation";
                    long time = MessageReader.time(in);
                    return new HeaderFieldV2.GenerationTimeStandardDeviation(
                            new Time64WithConfidence(time, in.readOctet()));
                case Layout.EXPIRATION:
                    component = "expiration";
                    return new HeaderFieldV2.Expiration(in.readUnsignedInt());
                case Layout.GENERATION_LOCATION:
                    component = "generationLocation";
                    return new HeaderFieldV2.GenerationLocation(RegionReader.locationWithHeight(in));
                case Layout.REQUEST_UNRECOGNIZED_CERTIFICATE:
                    component = "requestUnrecognizedCertificate";
                    return new HeaderFieldV2.RequestUnrecognizedCertificate(MessageReader.digests(in));
                case Layout.ITS_AID:
                    component = "itsAid";
                    return new HeaderFieldV2.ItsAid(in.readIntX());
                case Layout.ENCRYPTION_PARAMETERS_V2:
                    component = "encryptionParameters";
                    return new HeaderFieldV2.EncryptionParameters(KeyReader.encryptionParameters(in));
                case Layout.RECIPIENT_INFO_V2:
                    component = "recipientInfo";
                    return new HeaderFieldV2.RecipientInfo(in.readList(KeyReader::recipientInfoV2));
                default:
                    throw in.unknown("a header field type 0..5 or 128..130", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }
}
