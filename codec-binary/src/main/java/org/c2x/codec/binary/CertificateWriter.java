package org.c2x.codec.binary;

import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.Duration;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.SubjectInfo;
import org.c2x.its.security.TimeStartAndDuration;
import org.c2x.its.security.TimeStartAndEnd;
import org.c2x.its.security.ValidityRestriction;

/** Writes certificates and who signed, from their ends. TS 103 097 V1.1.1 clauses 4.2 and 6. */
final class CertificateWriter {

    private CertificateWriter() {}

    static void write(Certificate certificate, OctetWriter out) {
        String component = "";
        try {
            out.enter();
            component = "signature";
            signature(certificate.signature(), certificate.subjectAttributes(), out);
            component = "validityRestrictions";
            restrictions(certificate.validityRestrictions(), out);
            component = "subjectAttributes";
            attributes(certificate.subjectAttributes(), out);
            subject(certificate.subjectInfo(), out);
            component = "signerInfos";
            signerInfos(certificate.signerInfos(), out);
            out.writeOctet(Layout.VERSION);
            out.leave();
        } catch (EncodeException e) {
            throw e.within(component);
        }
    }

    static void subject(SubjectInfo subject, OctetWriter out) {
        out.writeOpaque(subject.subjectName());
        out.writeOctet(subject.subjectType().ordinal());
    }

    static void signature(@Nullable Signature signature, List<SubjectAttribute> attributes, OctetWriter out) {
        boolean reconstruction = false;
        for (int i = 0; i < attributes.size(); i++) {
            reconstruction |= attributes.get(i) instanceof SubjectAttribute.ReconstructionValue;
        }
        if (signature == null) {
            if (!reconstruction) {
                throw new EncodeException("", "expected, unless there is a reconstruction value");
            }
        } else if (reconstruction) {
            throw new EncodeException("", "expected to be absent beside a reconstruction value");
        } else {
            KeyWriter.signature(signature, out);
        }
    }

    private static void signerInfos(List<SignerInfo> signers, OctetWriter out) {
        int before = out.length();
        for (int i = signers.size() - 1; i >= 0; i--) {
            try {
                signerInfo(signers.get(i), out);
            } catch (EncodeException e) {
                throw e.within("[" + i + "]");
            }
        }
        out.writeLengthSince(before);
    }

    static void signerInfo(SignerInfo signer, OctetWriter out) {
        if (signer instanceof SignerInfo.Self) {
            out.writeOctet(Layout.SELF);
        } else if (signer instanceof SignerInfo.CertificateDigestWithEcdsaP256 digest) {
            out.writeOctets(digest.value());
            out.writeOctet(Layout.CERTIFICATE_DIGEST);
        } else if (signer instanceof SignerInfo.Certificate certificate) {
            try {
                write(certificate.value(), out);
            } catch (EncodeException e) {
                throw e.within("certificate");
            }
            out.writeOctet(Layout.CERTIFICATE);
        } else if (signer instanceof SignerInfo.CertificateChain chain) {
            out.writeList("certificateChain", chain.value(), CertificateWriter::write);
            out.writeOctet(Layout.CERTIFICATE_CHAIN);
        } else if (signer instanceof SignerInfo.CertificateDigestWithOtherAlgorithm other) {
            out.writeOctets(other.value().digest());
            KeyWriter.algorithm(other.value().algorithm(), out);
            out.writeOctet(Layout.OTHER_DIGEST);
        }
    }

    static void attributes(List<SubjectAttribute> attributes, OctetWriter out) {
        int before = out.length();
        int next = Integer.MAX_VALUE;
        for (int i = attributes.size() - 1; i >= 0; i--) {
            int type = AttributeWriter.attribute(attributes.get(i), out);
            MessageWriter.checkOrder(type, next, i);
            next = type;
        }
        out.writeLengthSince(before);
    }

    static void restrictions(List<ValidityRestriction> restrictions, OctetWriter out) {
        int before = out.length();
        int next = Integer.MAX_VALUE;
        for (int i = restrictions.size() - 1; i >= 0; i--) {
            int type = restriction(restrictions.get(i), out);
            MessageWriter.checkOrder(type, next, i);
            out.writeOctet(type);
            next = type;
        }
        out.writeLengthSince(before);
    }

    /** Writes the value and says the type. */
    private static int restriction(ValidityRestriction restriction, OctetWriter out) {
        if (restriction instanceof ValidityRestriction.TimeEnd end) {
            out.writeInt((int) end.value());
            return Layout.TIME_END;
        } else if (restriction instanceof ValidityRestriction.TimeStartAndEnd startAndEnd) {
            TimeStartAndEnd value = startAndEnd.value();
            out.writeInt((int) value.endValidity());
            out.writeInt((int) value.startValidity());
            return Layout.TIME_START_AND_END;
        } else if (restriction instanceof ValidityRestriction.TimeStartAndDuration startAndDuration) {
            TimeStartAndDuration value = startAndDuration.value();
            Duration duration = value.duration();
            out.writeShort(duration.units().ordinal() << Layout.DURATION_BITS | duration.value());
            out.writeInt((int) value.startValidity());
            return Layout.TIME_START_AND_DURATION;
        } else {
            RegionWriter.region(((ValidityRestriction.Region) restriction).value(), out);
            return Layout.REGION;
        }
    }
}
