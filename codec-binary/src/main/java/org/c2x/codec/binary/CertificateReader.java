package org.c2x.codec.binary;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.Duration;
import org.c2x.its.security.DurationUnit;
import org.c2x.its.security.OtherDigest;
import org.c2x.its.security.PublicKeyAlgorithm;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.SubjectInfo;
import org.c2x.its.security.SubjectType;
import org.c2x.its.security.TimeStartAndDuration;
import org.c2x.its.security.TimeStartAndEnd;
import org.c2x.its.security.ValidityRestriction;

/** Reads certificates and who signed. TS 103 097 V1.1.1 clauses 4.2 and 6. */
final class CertificateReader {
    private static final SubjectType[] SUBJECT_TYPES = SubjectType.values();
    private static final DurationUnit[] DURATION_UNITS = DurationUnit.values();
    private static final SubjectAttribute[] NO_ATTRIBUTES = {};
    private static final ValidityRestriction[] NO_RESTRICTIONS = {};

    private CertificateReader() {}

    static Certificate read(OctetReader in) {
        String component = "version";
        try {
            in.enter();
            int version = in.readOctet();
            if (version != Layout.VERSION) {
                throw in.unknown("version 1", version);
            }
            component = "signerInfos";
            List<SignerInfo> signers = signerInfos(in);
            component = "subjectInfo";
            SubjectInfo subject = subjectInfo(in);
            component = "subjectAttributes";
            int outer = in.open();
            SubjectAttribute[] attributes = attributes(in, 0, -1, Layout.PRIORITY_SSP_LIST);
            in.close(outer);
            component = "validityRestrictions";
            outer = in.open();
            ValidityRestriction[] restrictions = restrictions(in, 0, -1);
            in.close(outer);
            component = "signature";
            Signature signature = hasReconstructionValue(attributes) ? null : KeyReader.signature(in);
            in.leave();
            return new Certificate(
                    version,
                    signers,
                    subject,
                    ImmutableList.wrap(attributes),
                    ImmutableList.wrap(restrictions),
                    signature);
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static boolean hasReconstructionValue(SubjectAttribute[] attributes) {
        for (SubjectAttribute attribute : attributes) {
            if (attribute instanceof SubjectAttribute.ReconstructionValue) {
                return true;
            }
        }
        return false;
    }

    private static List<SignerInfo> signerInfos(OctetReader in) {
        int outer = in.open();
        SignerInfo[] signers = new SignerInfo[in.hasMore() ? 1 : 0];
        int count = 0;
        while (in.hasMore()) {
            if (count == signers.length) {
                signers = Arrays.copyOf(signers, 2 * count);
            }
            try {
                signers[count] = signerInfo(in);
            } catch (DecodeException e) {
                throw e.within("[" + count + "]");
            }
            count++;
        }
        in.close(outer);
        return ImmutableList.wrap(count == signers.length ? signers : Arrays.copyOf(signers, count));
    }

    static SignerInfo signerInfo(OctetReader in) {
        int type = in.readOctet();
        String component = "";
        try {
            switch (type) {
                case Layout.SELF:
                    return new SignerInfo.Self();
                case Layout.CERTIFICATE_DIGEST:
                    component = "certificateDigestWithEcdsaP256";
                    return new SignerInfo.CertificateDigestWithEcdsaP256(in.readOctets(Layout.HASHED_ID_8));
                case Layout.CERTIFICATE:
                    component = "certificate";
                    return new SignerInfo.Certificate(read(in));
                case Layout.CERTIFICATE_CHAIN:
                    component = "certificateChain";
                    return new SignerInfo.CertificateChain(in.readList(CertificateReader::read));
                case Layout.OTHER_DIGEST:
                    component = "certificateDigestWithOtherAlgorithm";
                    PublicKeyAlgorithm algorithm = KeyReader.algorithm(in);
                    return new SignerInfo.CertificateDigestWithOtherAlgorithm(
                            new OtherDigest(algorithm, in.readOctets(Layout.HASHED_ID_8)));
                default:
                    throw in.unknown("a signer info type 0..4", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    static SubjectInfo subjectInfo(OctetReader in) {
        String component = "subjectType";
        try {
            int type = in.readOctet();
            if (type >= SUBJECT_TYPES.length) {
                throw in.unknown("a subject type 0..5", type);
            }
            component = "subjectName";
            OctetString name = in.readOpaque(Layout.LONGEST_NAME);
            return new SubjectInfo(SUBJECT_TYPES[type], name);
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    /**
     * The attributes from an index on. There are few, because their types ascend, so that recursion finds their number
     * before it allocates.
     *
     * @param greatest type that the version has
     */
    static SubjectAttribute[] attributes(OctetReader in, int index, int previous, int greatest) {
        if (!in.hasMore()) {
            return index == 0 ? NO_ATTRIBUTES : new SubjectAttribute[index];
        }
        int type = in.readOctet();
        SubjectAttribute attribute;
        try {
            if (type <= previous) {
                throw in.unknown("a type above " + previous, type);
            } else if (type > greatest) {
                throw in.unknown("an attribute type up to " + greatest, type);
            }
            attribute = AttributeReader.attribute(type, in);
        } catch (DecodeException e) {
            throw e.within("[" + index + "]");
        }
        SubjectAttribute[] all = attributes(in, index + 1, type, greatest);
        all[index] = attribute;
        return all;
    }

    /** The restrictions from an index on, as the attributes above. */
    static ValidityRestriction[] restrictions(OctetReader in, int index, int previous) {
        if (!in.hasMore()) {
            return index == 0 ? NO_RESTRICTIONS : new ValidityRestriction[index];
        }
        int type = in.readOctet();
        ValidityRestriction restriction;
        try {
            if (type <= previous) {
                throw in.unknown("a type above " + previous, type);
            }
            restriction = restriction(type, in);
        } catch (DecodeException e) {
            throw e.within("[" + index + "]");
        }
        ValidityRestriction[] all = restrictions(in, index + 1, type);
        all[index] = restriction;
        return all;
    }

    private static ValidityRestriction restriction(int type, OctetReader in) {
        String component = "";
        try {
            switch (type) {
                case Layout.TIME_END:
                    component = "timeEnd";
                    return new ValidityRestriction.TimeEnd(in.readUnsignedInt());
                case Layout.TIME_START_AND_END:
                    component = "timeStartAndEnd";
                    long start = in.readUnsignedInt();
                    return new ValidityRestriction.TimeStartAndEnd(new TimeStartAndEnd(start, in.readUnsignedInt()));
                case Layout.TIME_START_AND_DURATION:
                    component = "timeStartAndDuration";
                    long from = in.readUnsignedInt();
                    return new ValidityRestriction.TimeStartAndDuration(new TimeStartAndDuration(from, duration(in)));
                case Layout.REGION:
                    component = "region";
                    return new ValidityRestriction.Region(RegionReader.region(in));
                default:
                    throw in.unknown("a restriction type 0..3", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    private static Duration duration(OctetReader in) {
        int at = in.position();
        int octets = in.readShort();
        int unit = octets >>> Layout.DURATION_BITS;
        if (unit >= DURATION_UNITS.length) {
            throw in.error(at, "expected a unit of time 0..4, found " + unit).within("duration.units");
        }
        return new Duration(DURATION_UNITS[unit], octets & (1 << Layout.DURATION_BITS) - 1);
    }
}
