package org.c2x.codec.binary.security;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.NestedCertificates;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.TrailerField;
import org.junit.jupiter.api.Test;

/** Messages whose signers' certificates are nested as deep as the limit allows. */
class DeepMessagesTest {

    private static SecuredMessage signed(SecuredMessage message) {
        OctetString field = OctetString.of(new byte[32]);
        Signature signature =
                new Signature.EcdsaNistP256WithSha256(new EcdsaSignature(new EccPoint.XCoordinateOnly(field), field));
        return new SecuredMessage(
                1, 1, message.headerFields(), message.payloadFields(), List.of(new TrailerField.Signature(signature)));
    }

    private static Certificate signer(SecuredMessage message) {
        HeaderField.SignerInfo info =
                (HeaderField.SignerInfo) message.headerFields().get(0);
        return ((SignerInfo.Certificate) info.value()).value();
    }

    @Test
    void verification_onLittleStack_isAVerdict() throws InterruptedException {
        for (int certificates : new int[] {10, 100, 500, 2000}) {
            SecuredMessage message = signed(NestedCertificates.message(certificates));
            for (int stack = 144; stack <= 512; stack += 46) {
                Object[] outcome = new Object[1];
                Thread thread = new Thread(
                        null,
                        () -> outcome[0] = MessageVerifier.UNIQUE_FORM.verify(message, signer(message)),
                        "small",
                        stack << 10);
                thread.setUncaughtExceptionHandler((unused, failure) -> outcome[0] = failure);
                thread.start();
                thread.join();

                assertFalse(assertInstanceOf(Verification.class, outcome[0]).isValid());
            }
        }
    }
}
