package org.c2x.its.contents;

import java.util.List;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SubjectInfo;
import org.c2x.its.security.SubjectType;

/** Messages of the one recursive type that there is. */
public final class NestedCertificates {
    private static final OctetString FIELD = OctetString.of(new byte[32]);

    private NestedCertificates() {}

    /** A message whose signer is a certificate whose signer is a certificate, and so on. */
    public static SecuredMessage message(int certificates) {
        SignerInfo signer = new SignerInfo.Self();
        for (int i = 0; i < certificates; i++) {
            signer = new SignerInfo.Certificate(signedBy(signer));
        }
        return new SecuredMessage(1, 1, List.of(new HeaderField.SignerInfo(signer)), List.of(), List.of());
    }

    private static Certificate signedBy(SignerInfo signer) {
        return new Certificate(
                1,
                List.of(signer),
                new SubjectInfo(SubjectType.AUTHORIZATION_TICKET, OctetString.of()),
                List.of(),
                List.of(),
                new Signature.EcdsaNistP256WithSha256(new EcdsaSignature(new EccPoint.XCoordinateOnly(FIELD), FIELD)));
    }
}
