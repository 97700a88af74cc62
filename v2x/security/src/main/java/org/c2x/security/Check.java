package org.c2x.security;

/** The checks of a {@link Verifier}, in their order. */
public enum Check {
    /** The octets are exactly one encoding of signed data. */
    ENCODING,
    /** The signature matches the octets as received. */
    SIGNATURE,
    /** Header, payload and signer match the profile of the application (TS 103 097 clause 7.1). */
    PROFILE,
    /**
     * The payload is plain octets. Not checked for applications other than CAM and DENM if the payload is itself signed
     * or encrypted, which is not verified, or is the hash of data sent elsewhere, which is not compared.
     */
    PLAIN_PAYLOAD,
    /** Each certificate up to a trusted one has its issuer's signature. */
    CHAIN,
    /** Each certificate is valid by itself and has only permissions that all issuers above may grant. */
    ISSUING,
    /** The signer's certificate lists the ITS-AID of the header, and belongs to a station where stations sign. */
    APPLICATION,
    /** The signer's certificate, and each one above it, was valid when the data was made. */
    TIME,
    /**
     * The place where the data was generated is inside the regions of all certificates. Not checked if the place is
     * unknown, and for regions named by country: this module has no borders.
     */
    REGION,
    /** The data is not too old and not from the future. Not checked without the time of reception. */
    FRESHNESS,
    /** The message in the payload belongs to the ITS-AID. Not checked without a message of a known type. */
    PAYLOAD,
    /** The certificate permits the whole content of the message. Not checked without a CAM or DENM. */
    CONTENT,
    /**
     * The data is not a replay. Not checked unless {@link Verifier#refusingReplays} is used; data older than what is
     * remembered is accepted again.
     */
    REPLAY,
    /** No certificate is on a revocation list. Never checked: there is no store of such lists. */
    REVOCATION
}
