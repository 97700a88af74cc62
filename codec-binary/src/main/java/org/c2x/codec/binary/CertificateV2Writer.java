package org.c2x.codec.binary;

import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.SignerInfoV2;
import org.c2x.its.security.SubjectAttribute;

/** Writes certificates of version 2 and who signed, from their ends. TS 103 097 V1.2.1 clauses 4.2 and 6. */
final class CertificateV2Writer {

    private CertificateV2Writer() {}

    static void write(CertificateV2 certificate, OctetWriter out) {
        String component = "";
        try {
            out.enter();
            component = "signature";
            CertificateWriter.signature(certificate.signature(), certificate.subjectAttributes(), out);
            component = "validityRestrictions";
            CertificateWriter.restrictions(certificate.validityRestrictions(), out);
            component = "subjectAttributes";
            requireNoPriorities(certificate.subjectAttributes());
            CertificateWriter.attributes(certificate.subjectAttributes(), out);
            CertificateWriter.subject(certificate.subjectInfo(), out);
            component = "signerInfo";
            signerInfo(certificate.signerInfo(), out);
            out.writeOctet(Layout.VERSION_2);
            out.leave();
        } catch (EncodeException e) {
            throw e.within(component);
        }
    }

    private static void requireNoPriorities(List<SubjectAttribute> attributes) {
        for (int i = 0; i < attributes.size(); i++) {
            SubjectAttribute attribute = attributes.get(i);
            if (attribute instanceof SubjectAttribute.PriorityItsAidList
                    || attribute instanceof SubjectAttribute.PrioritySspList) {
                throw new EncodeException("[" + i + "]", "expected no priorities, which version 2 does not have");
            }
        }
    }

    static void signerInfo(SignerInfoV2 signer, OctetWriter out) {
        if (signer instanceof SignerInfoV2.Self) {
            out.writeOctet(Layout.SELF);
        } else if (signer instanceof SignerInfoV2.CertificateDigestWithEcdsaP256 digest) {
            out.writeOctets(digest.value());
            out.writeOctet(Layout.CERTIFICATE_DIGEST);
        } else if (signer instanceof SignerInfoV2.Certificate certificate) {
            try {
                write(certificate.value(), out);
            } catch (EncodeException e) {
                throw e.within("certificate");
            }
            out.writeOctet(Layout.CERTIFICATE);
        } else if (signer instanceof SignerInfoV2.CertificateChain chain) {
            out.writeList("certificateChain", chain.value(), CertificateV2Writer::write);
            out.writeOctet(Layout.CERTIFICATE_CHAIN);
        } else if (signer instanceof SignerInfoV2.CertificateDigestWithOtherAlgorithm other) {
            out.writeOctets(other.value().digest());
            KeyWriter.algorithm(other.value().algorithm(), out);
            out.writeOctet(Layout.OTHER_DIGEST);
        }
    }
}
