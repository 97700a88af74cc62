package org.c2x.codec.binary.security;

import java.util.List;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.Signature;
import org.c2x.its.security.TrailerField;

/** The same record with another signature. */
final class SignedCopies {

    private SignedCopies() {}

    static Certificate withSignature(Certificate certificate, Signature signature) {
        return new Certificate(
                certificate.version(),
                certificate.signerInfos(),
                certificate.subjectInfo(),
                certificate.subjectAttributes(),
                certificate.validityRestrictions(),
                signature);
    }

    static SecuredMessage withSignature(SecuredMessage message, Signature signature) {
        return new SecuredMessage(
                message.protocolVersion(),
                message.securityProfile(),
                message.headerFields(),
                message.payloadFields(),
                List.of(new TrailerField.Signature(signature)));
    }

    static CertificateV2 withSignature(CertificateV2 certificate, Signature signature) {
        return new CertificateV2(
                certificate.version(),
                certificate.signerInfo(),
                certificate.subjectInfo(),
                certificate.subjectAttributes(),
                certificate.validityRestrictions(),
                signature);
    }

    static SecuredMessageV2 withSignature(SecuredMessageV2 message, Signature signature) {
        return new SecuredMessageV2(
                message.protocolVersion(),
                message.headerFields(),
                message.payload(),
                List.of(new TrailerField.Signature(signature)));
    }
}
