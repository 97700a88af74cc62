package org.c2x.codec.binary.security;

import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.SignedOctets;
import org.c2x.codec.binary.security.Verification.Invalid;
import org.c2x.codec.binary.security.Verification.Reason;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Signature;
import org.c2x.its.security.TrailerField;

/**
 * Verifies the signatures of messages. Whether the signer may send such messages is not looked at.
 *
 * <p>A signature is two numbers, of which neither is signed itself: r, sent as the point R in one of several forms, and
 * s, whose negative modulo the order of the curve is as good. {@link #UNIQUE_FORM} takes one form of R and the lower s
 * only, so that not one bit of what the signature covers, nor of the signature, can be changed without the signer's
 * key. {@link #ANY_FORM} takes R in all forms that the standard has, as long as type and coordinates are those of R.
 * Only the verifiers of {@link #acceptingHighS()} take the higher s.
 */
public final class MessageVerifier {
    /** Takes R as its x coordinate only, as it is usually sent. */
    public static final MessageVerifier UNIQUE_FORM = new MessageVerifier(SignatureForms.UNIQUE);

    /** Takes R in any form. */
    public static final MessageVerifier ANY_FORM = new MessageVerifier(SignatureForms.ANY_POINT);

    private final SignatureForms forms;

    private MessageVerifier(SignatureForms forms) {
        this.forms = forms;
    }

    /**
     * This verifier, but it takes a high s as well: for signers that do not see to it, which the standard does not ask
     * of them. Then whoever has a valid message can make a second one of it with the same content.
     */
    public MessageVerifier acceptingHighS() {
        return new MessageVerifier(forms.withHighS());
    }

    /**
     * Verifies the signature of a message with a public key, whoever the message says that signed. A message with
     * payloads of type signed_external is not verified, because their data is not there.
     *
     * @param key compressed or uncompressed
     */
    public Verification verifySignature(SecuredMessage message, EccPoint key) {
        return verifySignature(message, List.of(), key);
    }

    /**
     * Verifies the signature of a message and of data outside of it with a public key.
     *
     * @param external data of the payloads of type signed_external, in their order; another number of data than of
     *                 such payloads is a verdict, because it is the message that says how many there are
     * @param key      compressed or uncompressed
     */
    public Verification verifySignature(SecuredMessage message, List<OctetString> external, EccPoint key) {
        if (message.trailerFields().isEmpty()) {
            return new Invalid(Reason.NO_SIGNATURE, "the message has no signature");
        }
        int wanted = SignedOctets.externalPayloads(message);
        if (wanted != external.size()) {
            return new Invalid(
                    Reason.EXTERNAL_DATA_COUNT,
                    wanted + " payloads of type signed_external, data given for " + external.size());
        }
        Signature signature = ((TrailerField.Signature) message.trailerFields().get(0)).value();
        try {
            byte[] signed = SignedOctets.of(message, external);
            return Ecdsa.problem(signed, ((Signature.EcdsaNistP256WithSha256) signature).value(), key, forms)
                    .<Verification>map(reason -> new Invalid(reason, "signature of the message"))
                    .orElseGet(Verification.Valid::new);
        } catch (EncodeException e) {
            return new Invalid(Reason.NOT_ENCODABLE, e.getMessage());
        }
    }

    /**
     * Verifies that a message names a certificate and is signed with its key. The certificate is taken as it is. A
     * message with payloads of type signed_external is not verified, because their data is not there.
     */
    public Verification verify(SecuredMessage message, Certificate signer) {
        return verify(message, List.of(), signer);
    }

    /**
     * Verifies that a message names a certificate, and with it the signature of message and data outside of it.
     *
     * @param external data of the payloads of type signed_external, in their order; another number of data than of
     *                 such payloads is a verdict, because it is the message that says how many there are
     */
    public Verification verify(SecuredMessage message, List<OctetString> external, Certificate signer) {
        try {
            Verification named = namesSigner(message, signer);
            if (!named.isValid()) {
                return named;
            }
        } catch (EncodeException e) {
            return new Invalid(Reason.NOT_ENCODABLE, e.getMessage());
        }
        return CertificateVerifier.verificationKey(signer)
                .map(key -> verifySignature(message, external, key))
                .orElseGet(() -> new Invalid(Reason.NO_KEY, "the signer's certificate has no verification key"));
    }

    private static Verification namesSigner(SecuredMessage message, Certificate signer) {
        for (HeaderField field : message.headerFields()) {
            if (field instanceof HeaderField.SignerInfo info) {
                return CertificateVerifier.names(info.value(), signer);
            }
        }
        return new Invalid(Reason.WRONG_SIGNER, "the message does not say who signed");
    }
}
