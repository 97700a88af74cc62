package org.c2x.security;

/** Why data, a certificate or a key is rejected. */
public enum Reason {
    /** Not an encoding of the type, or followed by further octets. */
    MALFORMED,
    /** Data of another kind than the requested one: plain, encrypted, or a request for a certificate. */
    NOT_SIGNED,
    /** An algorithm, or an alternative of a later version, that is not covered: SM2 and SM3 among them. */
    UNSUPPORTED,
    /** An implicit certificate. They are not covered: ETSI's profile has explicit ones only. */
    IMPLICIT_CERTIFICATE,
    /**
     * A certificate outside canonical OER where its issuer has not signed it, or where a key in another form than the
     * one in which digests are calculated cannot be brought into that; a signature without the number r.
     */
    NOT_CANONICAL,
    /** A key that is no point of its curve. */
    POINT_NOT_ON_CURVE,
    /** A signature on another curve than the signer's key. */
    WRONG_CURVE,
    /** Another hash algorithm than the one that goes with the signer's curve. */
    WRONG_HASH,
    /** A signature whose r or s is zero, or not below the order of the curve. */
    SIGNATURE_OUT_OF_RANGE,
    /** Signed by somebody whose certificate is in neither the data nor the trust store nor among those seen before. */
    SIGNER_UNKNOWN,
    /** The signature is not that of these octets with the signer's key. */
    SIGNATURE_WRONG,
    /** A certificate above the signer's one is not known, so the chain ends before anything trusted. */
    ISSUER_UNKNOWN,
    /** A chain whose end signed itself and is not trusted. */
    ROOT_NOT_TRUSTED,
    /** A chain of more certificates than granted, as one with a loop is. */
    CHAIN_TOO_LONG,
    /** The issuer's signature of a certificate is not that of these octets. */
    CERTIFICATE_SIGNATURE_WRONG,
    /** A certificate grants what its issuer may not. */
    ISSUER_MAY_NOT,
    /** A certificate against ETSI's profile, or one that IEEE 1609.2 calls invalid by itself. */
    CERTIFICATE_PROFILE,
    /** A certificate is used before or after the time for which it is valid. */
    OUTSIDE_VALIDITY,
    /** A certificate is used outside the region in which it is valid. */
    OUTSIDE_REGION,
    /** The header is against the profile of the message. */
    MESSAGE_PROFILE,
    /** The data was made too long ago, in the future, or has expired. */
    NOT_FRESH,
    /** The same data came before. */
    REPLAYED,
    /** The signer has no permission for the application. */
    APPLICATION_NOT_PERMITTED,
    /** The message in the payload is not one of the application that the header names. */
    WRONG_APPLICATION,
    /** The signer has no permission for something in the message. */
    CONTENT_NOT_PERMITTED,
    /** Encrypted for others. */
    NOT_A_RECIPIENT,
    /** The tag of encrypted octets is wrong: they were changed, or the key is another one. */
    DECRYPTION_FAILED
}
