package org.c2x.codec.binary;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.ItsAidPriority;
import org.c2x.its.security.ItsAidPrioritySsp;
import org.c2x.its.security.ItsAidSsp;
import org.c2x.its.security.SubjectAssurance;
import org.c2x.its.security.SubjectAttribute;

/** Reads what a certificate says about its holder. TS 103 097 V1.1.1 clause 6. */
final class AttributeReader {

    private AttributeReader() {}

    /** The value of an attribute whose type has been read. */
    static SubjectAttribute attribute(int type, OctetReader in) {
        String component = "";
        try {
            switch (type) {
                case Layout.VERIFICATION_KEY:
                    component = "verificationKey";
                    return new SubjectAttribute.VerificationKey(KeyReader.publicKey(in));
                case Layout.ENCRYPTION_KEY:
                    component = "encryptionKey";
                    return new SubjectAttribute.EncryptionKey(KeyReader.publicKey(in));
                case Layout.ASSURANCE_LEVEL:
                    component = "assuranceLevel";
                    return new SubjectAttribute.AssuranceLevel(assurance(in));
                case Layout.RECONSTRUCTION_VALUE:
                    component = "reconstructionValue";
                    return new SubjectAttribute.ReconstructionValue(KeyReader.point(in));
                case Layout.ITS_AID_LIST:
                    component = "itsAidList";
                    return new SubjectAttribute.ItsAidList(itsAids(in));
                case Layout.ITS_AID_SSP_LIST:
                    component = "itsAidSspList";
                    return new SubjectAttribute.ItsAidSspList(permissions(in));
                case Layout.PRIORITY_ITS_AID_LIST:
                    component = "priorityItsAidList";
                    return new SubjectAttribute.PriorityItsAidList(priorities(in));
                case Layout.PRIORITY_SSP_LIST:
                    component = "prioritySspList";
                    return new SubjectAttribute.PrioritySspList(priorityPermissions(in));
                default:
                    throw in.unknown("an attribute type 0..3 or 32..35", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    private static SubjectAssurance assurance(OctetReader in) {
        int octet = in.readOctet();
        return new SubjectAssurance(octet >> 5, octet >> 2 & 7, octet & 3);
    }

    private static LongList itsAids(OctetReader in) {
        int outer = in.open();
        long[] itsAids = new long[in.hasMore() ? 2 : 0];
        int count = 0;
        while (in.hasMore()) {
            if (count == itsAids.length) {
                itsAids = Arrays.copyOf(itsAids, 2 * count);
            }
            itsAids[count++] = in.readIntX();
        }
        in.close(outer);
        return LongList.wrap(count == itsAids.length ? itsAids : Arrays.copyOf(itsAids, count));
    }

    private static List<ItsAidSsp> permissions(OctetReader in) {
        int outer = in.open();
        ItsAidSsp[] list = new ItsAidSsp[in.hasMore() ? 2 : 0];
        int count = 0;
        while (in.hasMore()) {
            if (count == list.length) {
                list = Arrays.copyOf(list, 2 * count);
            }
            long itsAid = in.readIntX();
            list[count++] = new ItsAidSsp(itsAid, in.readOpaque(Layout.LONGEST_PERMISSIONS));
        }
        in.close(outer);
        return ImmutableList.wrap(count == list.length ? list : Arrays.copyOf(list, count));
    }

    private static List<ItsAidPriority> priorities(OctetReader in) {
        int outer = in.open();
        ItsAidPriority[] list = new ItsAidPriority[in.hasMore() ? 2 : 0];
        int count = 0;
        while (in.hasMore()) {
            if (count == list.length) {
                list = Arrays.copyOf(list, 2 * count);
            }
            long itsAid = in.readIntX();
            list[count++] = new ItsAidPriority(itsAid, in.readOctet());
        }
        in.close(outer);
        return ImmutableList.wrap(count == list.length ? list : Arrays.copyOf(list, count));
    }

    private static List<ItsAidPrioritySsp> priorityPermissions(OctetReader in) {
        int outer = in.open();
        ItsAidPrioritySsp[] list = new ItsAidPrioritySsp[in.hasMore() ? 2 : 0];
        int count = 0;
        while (in.hasMore()) {
            if (count == list.length) {
                list = Arrays.copyOf(list, 2 * count);
            }
            long itsAid = in.readIntX();
            int priority = in.readOctet();
            OctetString permissions = in.readOpaque(Layout.LONGEST_PERMISSIONS);
            list[count++] = new ItsAidPrioritySsp(itsAid, priority, permissions);
        }
        in.close(outer);
        return ImmutableList.wrap(count == list.length ? list : Arrays.copyOf(list, count));
    }
}
