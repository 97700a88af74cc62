package org.c2x.captures;

import java.math.BigInteger;
import java.time.Instant;
import java.util.Locale;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;

/**
 * What a security envelope says, whether or not that is true.
 *
 * @param octets         all of it, without what the frame has after it
 * @param kind           how the payload is secured
 * @param itsAid         which service the sender says it may use; null if it says none
 * @param generationTime when it was secured, as it says; null if it does not
 * @param signer         null if nobody signed
 * @param payload        null if it is encrypted or sent elsewhere
 */
public record Envelope(
        OctetString octets,
        Kind kind,
        @Nullable BigInteger itsAid,
        @Nullable Instant generationTime,
        @Nullable Signer signer,
        @Nullable OctetString payload) {

    /** How a payload is secured. */
    public enum Kind {
        UNSECURED,
        SIGNED,
        ENCRYPTED,
        OTHER;

        /** In lower case. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Who says to have signed.
     *
     * @param form   how: {@code certificate} if it is there as a whole, {@code digest} if it is named, {@code self}
     * @param digest the certificate's HashedId8; null if nobody knows it
     */
    public record Signer(String form, @Nullable OctetString digest) {}
}
