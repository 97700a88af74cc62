package org.c2x.codec.binary;

import java.util.List;
import org.c2x.asn1.runtime.LongList;
import org.c2x.its.security.ItsAidPriority;
import org.c2x.its.security.ItsAidPrioritySsp;
import org.c2x.its.security.ItsAidSsp;
import org.c2x.its.security.SubjectAssurance;
import org.c2x.its.security.SubjectAttribute;

/** Writes what a certificate says about its holder, from its end. TS 103 097 V1.1.1 clause 6. */
final class AttributeWriter {

    private AttributeWriter() {}

    /** Writes type and value and says the type. */
    static int attribute(SubjectAttribute attribute, OctetWriter out) {
        int type = value(attribute, out);
        out.writeOctet(type);
        return type;
    }

    private static int value(SubjectAttribute attribute, OctetWriter out) {
        if (attribute instanceof SubjectAttribute.VerificationKey key) {
            KeyWriter.publicKey(key.value(), out);
            return Layout.VERIFICATION_KEY;
        } else if (attribute instanceof SubjectAttribute.EncryptionKey key) {
            KeyWriter.publicKey(key.value(), out);
            return Layout.ENCRYPTION_KEY;
        } else if (attribute instanceof SubjectAttribute.AssuranceLevel level) {
            SubjectAssurance assurance = level.value();
            out.writeOctet(assurance.level() << 5 | assurance.reserved() << 2 | assurance.confidence());
            return Layout.ASSURANCE_LEVEL;
        } else if (attribute instanceof SubjectAttribute.ReconstructionValue value) {
            KeyWriter.point(value.value(), out);
            return Layout.RECONSTRUCTION_VALUE;
        }
        return list(attribute, out);
    }

    private static int list(SubjectAttribute attribute, OctetWriter out) {
        int before = out.length();
        int type;
        if (attribute instanceof SubjectAttribute.ItsAidList list) {
            itsAids(list.value(), out);
            type = Layout.ITS_AID_LIST;
        } else if (attribute instanceof SubjectAttribute.ItsAidSspList list) {
            permissions(list.value(), out);
            type = Layout.ITS_AID_SSP_LIST;
        } else if (attribute instanceof SubjectAttribute.PriorityItsAidList list) {
            priorities(list.value(), out);
            type = Layout.PRIORITY_ITS_AID_LIST;
        } else {
            priorityPermissions(((SubjectAttribute.PrioritySspList) attribute).value(), out);
            type = Layout.PRIORITY_SSP_LIST;
        }
        out.writeLengthSince(before);
        return type;
    }

    private static void itsAids(LongList itsAids, OctetWriter out) {
        for (int i = itsAids.size() - 1; i >= 0; i--) {
            out.writeIntX(itsAids.get(i));
        }
    }

    private static void permissions(List<ItsAidSsp> list, OctetWriter out) {
        for (int i = list.size() - 1; i >= 0; i--) {
            out.writeOpaque(list.get(i).serviceSpecificPermissions());
            out.writeIntX(list.get(i).itsAid());
        }
    }

    private static void priorities(List<ItsAidPriority> list, OctetWriter out) {
        for (int i = list.size() - 1; i >= 0; i--) {
            out.writeOctet(list.get(i).maxPriority());
            out.writeIntX(list.get(i).itsAid());
        }
    }

    private static void priorityPermissions(List<ItsAidPrioritySsp> list, OctetWriter out) {
        for (int i = list.size() - 1; i >= 0; i--) {
            out.writeOpaque(list.get(i).serviceSpecificPermissions());
            out.writeOctet(list.get(i).maxPriority());
            out.writeIntX(list.get(i).itsAid());
        }
    }
}
