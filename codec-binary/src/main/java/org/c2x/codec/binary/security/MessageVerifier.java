package org.c2x.codec.binary.security;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.SignedOctets;
import org.c2x.codec.binary.security.Verification.Invalid;
import org.c2x.codec.binary.security.Verification.Reason;
import org.c2x.codec.binary.security.Verification.Valid;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.HeaderFieldV2;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.Signature;
import org.c2x.its.security.TrailerField;

/**
 * Verifies the signatures of messages. The data of a payload that is unsecured or encrypted is not under the signature.
 * A message that has such a payload, or none at all, is refused, except by the verifiers of
 * {@link #acceptingUncoveredPayload()}; {@link Verification.Valid#coveredPayloads()} are what was signed.
 *
 * <p>Not looked at is whether the signer's certificate is to be trusted (see {@link CertificateVerifier}), is revoked,
 * and allows the message by its times, regions and permissions; whether its holder may send messages at all (an
 * authority is taken like a ticket); whether the message is too old, comes from the future or from far away, or lacks
 * what its profile asks for; and whether it came before.
 *
 * <p>A signature is two numbers, of which neither is signed itself: r, sent as the point R in one of several forms, and
 * s, whose negative modulo the order of the curve is as good. {@link #UNIQUE_FORM} takes one form of R and the lower s
 * only, so that not one bit of what the signature covers, nor of the signature, can be changed without the signer's
 * key. {@link #ANY_FORM} takes R in all forms that the standard has, as long as type and coordinates are those of R.
 * Only the verifiers of {@link #acceptingHighS()} take the higher s.
 */
public final class MessageVerifier {
    /** Takes R as its x coordinate only, as it is usually sent. */
    public static final MessageVerifier UNIQUE_FORM = new MessageVerifier(SignatureForms.UNIQUE, false);

    /** Takes R in any form. */
    public static final MessageVerifier ANY_FORM = new MessageVerifier(SignatureForms.ANY_POINT, false);

    private final SignatureForms forms;
    private final boolean uncoveredPayload;

    private MessageVerifier(SignatureForms forms, boolean uncoveredPayload) {
        this.forms = forms;
        this.uncoveredPayload = uncoveredPayload;
    }

    /**
     * This verifier, but it takes a high s as well: for signers that do not see to it, which the standard does not ask
     * of them. Then whoever has a valid message can make a second one of it with the same content.
     */
    public MessageVerifier acceptingHighS() {
        return new MessageVerifier(forms.withHighS(), uncoveredPayload);
    }

    /**
     * This verifier, but it takes messages with payloads whose data is not under the signature, or without any. Then
     * only {@link Verification.Valid#coveredPayloads()} come from the signer: anybody can change the data of others.
     */
    public MessageVerifier acceptingUncoveredPayload() {
        return new MessageVerifier(forms, true);
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
        return verifySignature(
                message.trailerFields(),
                message.payloadFields(),
                external,
                () -> SignedOctets.of(message, external),
                key);
    }

    /** The same for a message of protocol version 2. */
    public Verification verifySignature(SecuredMessageV2 message, List<OctetString> external, EccPoint key) {
        return verifySignature(
                message.trailerFields(),
                List.of(message.payload()),
                external,
                () -> SignedOctets.of(message, external),
                key);
    }

    private Verification verifySignature(
            List<TrailerField> trailer,
            List<Payload> payloads,
            List<OctetString> external,
            Supplier<byte[]> signed,
            EccPoint key) {
        if (trailer.isEmpty()) {
            return new Invalid(Reason.NO_SIGNATURE, "the message has no signature");
        }
        int wanted = SignedOctets.externalPayloads(payloads);
        if (wanted != external.size()) {
            return new Invalid(
                    Reason.EXTERNAL_DATA_COUNT,
                    wanted + " payloads of type signed_external, data given for " + external.size());
        }
        List<Payload> covered = payloads.stream().filter(SignedOctets::covers).toList();
        if (!uncoveredPayload && (covered.size() < payloads.size() || covered.isEmpty())) {
            return new Invalid(
                    Reason.PAYLOAD_NOT_COVERED,
                    covered.size() + " of " + payloads.size() + " payloads under the signature");
        }
        Signature signature = ((TrailerField.Signature) trailer.get(0)).value();
        try {
            return Ecdsa.problem(signed.get(), ((Signature.EcdsaNistP256WithSha256) signature).value(), key, forms)
                    .<Verification>map(reason -> new Invalid(reason, "signature of the message"))
                    .orElseGet(() -> new Valid(covered));
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
        SignedCertificate certificate = SignedCertificate.of(signer);
        try {
            return signer(message)
                    .problem(certificate)
                    .orElseGet(() -> verifyWith(certificate, key -> verifySignature(message, external, key)));
        } catch (EncodeException e) {
            return new Invalid(Reason.NOT_ENCODABLE, e.getMessage());
        }
    }

    /** The same for a message of protocol version 2. */
    public Verification verify(SecuredMessageV2 message, List<OctetString> external, CertificateV2 signer) {
        SignedCertificate certificate = SignedCertificate.of(signer);
        try {
            return signer(message)
                    .problem(certificate)
                    .orElseGet(() -> verifyWith(certificate, key -> verifySignature(message, external, key)));
        } catch (EncodeException e) {
            return new Invalid(Reason.NOT_ENCODABLE, e.getMessage());
        }
    }

    private static Verification verifyWith(SignedCertificate signer, Function<EccPoint, Verification> verification) {
        return signer.verificationKey()
                .map(verification)
                .orElseGet(() -> new Invalid(Reason.NO_KEY, "the signer's certificate has no verification key"));
    }

    private static SignerName signer(SecuredMessage message) {
        for (HeaderField field : message.headerFields()) {
            if (field instanceof HeaderField.SignerInfo info) {
                return SignerName.of(info.value());
            }
        }
        return SignerName.nobody();
    }

    private static SignerName signer(SecuredMessageV2 message) {
        for (HeaderFieldV2 field : message.headerFields()) {
            if (field instanceof HeaderFieldV2.SignerInfo info) {
                return SignerName.of(info.value());
            }
        }
        return SignerName.nobody();
    }
}
