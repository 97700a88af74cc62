package org.c2x.security;

/** What a {@link Verifier} looks at, in this order. */
public enum Check {
    /** The octets are one encoding of signed data, whole. */
    ENCODING,
    /** The signature is that of the octets as they came. */
    SIGNATURE,
    /** Header, payload and signer are as the profile for the application demands (TS 103 097 clause 7.1). */
    PROFILE,
    /**
     * The payload is there in plain octets. Left out of data of other applications than CAM and DENM whose payload is
     * signed or encrypted itself, which is not verified, or stands for data sent elsewhere by its hash, which is not
     * compared.
     */
    PLAIN_PAYLOAD,
    /** Each certificate up to a trusted one has its issuer's signature. */
    CHAIN,
    /** Each certificate is valid by itself and has only what all above it may grant. */
    ISSUING,
    /** The signer's certificate lists the ITS-AID of the header, and is that of a station where stations sign. */
    APPLICATION,
    /** The signer's certificate, and each one above it, was valid when the data was made. */
    TIME,
    /**
     * The place where the data was made is within the regions of all certificates. Left out if the place is not known,
     * and for regions named by country: this module has no borders.
     */
    REGION,
    /** The data is not too old and not from the future. Left out if the time of reception is not given. */
    FRESHNESS,
    /** The message in the payload belongs to the ITS-AID. Left out if no message of a known kind is given. */
    PAYLOAD,
    /** The certificate permits all that the message has in it. Left out if no CAM or DENM is given. */
    CONTENT,
    /**
     * The data did not come before. Left out unless {@link Verifier#refusingReplays} asks for it; what came before the
     * data that is remembered is taken again.
     */
    REPLAY,
    /** No certificate is on a list of revoked ones. Never checked: there is no store of such lists. */
    REVOCATION
}
