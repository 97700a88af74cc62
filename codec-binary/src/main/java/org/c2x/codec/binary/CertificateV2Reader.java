package org.c2x.codec.binary;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.OtherDigest;
import org.c2x.its.security.PublicKeyAlgorithm;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfoV2;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.SubjectInfo;
import org.c2x.its.security.ValidityRestriction;

/** Reads certificates of version 2 and who signed. TS 103 097 V1.2.1 clauses 4.2 and 6. */
final class CertificateV2Reader {

    private CertificateV2Reader() {}

    static CertificateV2 read(OctetReader in) {
        String component = "version";
        try {
            in.enter();
            int version = in.readOctet();
            if (version != Layout.VERSION_2) {
                throw in.unknown("version 2", version);
            }
            component = "signerInfo";
            SignerInfoV2 signer = signerInfo(in);
            component = "subjectInfo";
            SubjectInfo subject = CertificateReader.subjectInfo(in);
            component = "subjectAttributes";
            int outer = in.open();
            SubjectAttribute[] attributes = CertificateReader.attributes(in, 0, -1, Layout.ITS_AID_SSP_LIST);
            in.close(outer);
            component = "validityRestrictions";
            outer = in.open();
            ValidityRestriction[] restrictions = CertificateReader.restrictions(in, 0, -1);
            in.close(outer);
            component = "signature";
            Signature signature = CertificateReader.hasReconstructionValue(attributes) ? null : KeyReader.signature(in);
            in.leave();
            return new CertificateV2(
                    version,
                    signer,
                    subject,
                    ImmutableList.wrap(attributes),
                    ImmutableList.wrap(restrictions),
                    signature);
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static SignerInfoV2 signerInfo(OctetReader in) {
        int type = in.readOctet();
        String component = "";
        try {
            switch (type) {
                case Layout.SELF:
                    return new SignerInfoV2.Self();
                case Layout.CERTIFICATE_DIGEST:
                    component = "certificateDigestWithEcdsaP256";
                    return new SignerInfoV2.CertificateDigestWithEcdsaP256(in.readOctets(Layout.HASHED_ID_8));
                case Layout.CERTIFICATE:
                    component = "certificate";
                    return new SignerInfoV2.Certificate(read(in));
                case Layout.CERTIFICATE_CHAIN:
                    component = "certificateChain";
                    return new SignerInfoV2.CertificateChain(in.readList(CertificateV2Reader::read));
                case Layout.OTHER_DIGEST:
                    component = "certificateDigestWithOtherAlgorithm";
                    PublicKeyAlgorithm algorithm = KeyReader.algorithm(in);
                    return new SignerInfoV2.CertificateDigestWithOtherAlgorithm(
                            new OtherDigest(algorithm, in.readOctets(Layout.HASHED_ID_8)));
                default:
                    throw in.unknown("a signer info type 0..4", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }
}
