package org.c2x.codec.binary.security;

import java.util.List;
import org.c2x.its.security.Payload;

/** What became of a verification. */
public sealed interface Verification {

    /**
     * Everything that was to be verified is right. The signature of a certificate covers all of the certificate, that
     * of a message its header, and of its payloads type, length and what is listed here.
     *
     * @param coveredPayloads payloads whose data is under the signature of the message, in their order; of type
     *                        signed_external, it is the data given. Empty for certificates.
     */
    record Valid(List<Payload> coveredPayloads) implements Verification {
        /** Copies the list. */
        public Valid {
            coveredPayloads = List.copyOf(coveredPayloads);
        }
    }

    /**
     * Something is wrong.
     *
     * @param reason for programs
     * @param detail for people
     */
    record Invalid(Reason reason, String detail) implements Verification {}

    /** Why a verification fails. */
    enum Reason {
        /** There is no signature, where one is needed. */
        NO_SIGNATURE,
        /** The signature does not belong to octets and key. */
        WRONG_SIGNATURE,
        /** The point of the signature has the right x coordinate, but is not the one that its type or its y says. */
        WRONG_POINT_TYPE,
        /** The point of the signature is sent in a form that the verifier does not take. */
        POINT_FORM_NOT_TAKEN,
        /**
         * The number s of the signature is above half the order of the curve, where anybody can put it who has the
         * signature with the lower one. Whether the signature is right otherwise is not looked at.
         */
        HIGH_S,
        /** The signer's certificate has no verification key, or what it has is no point of the curve. */
        NO_KEY,
        /** Message or certificate name another signer than the one it is to be verified with. */
        WRONG_SIGNER,
        /** The data of a payload is not under the signature (unsecured, encrypted), or the message has no payload. */
        PAYLOAD_NOT_COVERED,
        /** The message has another number of payloads of type signed_external than data were given for. */
        EXTERNAL_DATA_COUNT,
        /** A certificate is signed by one that may not sign certificates of its type. */
        ISSUER_NOT_ALLOWED,
        /** Implicit certificates and digests of other algorithms are not implemented. */
        NOT_SUPPORTED,
        /** The octet layout cannot express the value, so that there is nothing that could have been signed. */
        NOT_ENCODABLE
    }

    /** Whether everything is right. */
    default boolean isValid() {
        return this instanceof Valid;
    }
}
