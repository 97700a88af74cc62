package org.c2x.security;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;

/**
 * The certificates that a user trusts, and those that lead to them. A chain may end with any trusted certificate: with
 * a root, or with an authority if the user wants nothing above it. Thread-safe; certificates are only ever added.
 */
public final class TrustStore {
    private final Map<OctetString, EncodedCertificate> trusted = new ConcurrentHashMap<>();
    private final Map<OctetString, EncodedCertificate> known = new ConcurrentHashMap<>();

    /** Adds a trusted certificate, at which chains may end. */
    public TrustStore trust(EncodedCertificate certificate) {
        trusted.put(certificate.hash(), certificate);
        return know(certificate);
    }

    /** Adds an intermediate certificate: that of an authority, which messages do not carry. */
    public TrustStore know(EncodedCertificate certificate) {
        known.putIfAbsent(certificate.digest(), certificate);
        known.putIfAbsent(certificate.digestAsSent(), certificate);
        return this;
    }

    boolean isTrusted(EncodedCertificate certificate) {
        return trusted.containsKey(certificate.hash());
    }

    /** The certificate of a HashedId8. */
    @Nullable
    EncodedCertificate find(OctetString digest) {
        return known.get(digest);
    }
}
