package org.c2x.security;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.SignerIdentifier;

/**
 * Verifies signed data in ETSI's profile of IEEE 1609.2 (TS 103 097 V2.1.1, and V1.3.1, whose data it reads as well).
 *
 * <pre>{@code
 * TrustStore store = new TrustStore()
 *         .trust(EncodedCertificate.decode(root))
 *         .know(EncodedCertificate.decode(authority));
 * Verifier verifier = new Verifier(store);
 * Verdict verdict = verifier.verify(octets);                       // an Ieee1609Dot2Data: 03 81 …
 * Verdict more = verifier.verify(octets, Reception.UNKNOWN.at(Instant.now()).with(cam));
 * }</pre>
 *
 * <p>The octets follow the basic header of a secured GeoNetworking packet. {@link SignedData#decode} returns the
 * payload, from the packet's common header on, before or without verification.
 *
 * <p>{@link Check} lists the checks in their order, and {@link Verdict#checked} those that succeeded. Signatures and
 * digests are computed over canonical forms (IEEE 1609.2 clause 6.4.3): of r as a point only x counts, keys with both
 * coordinates are compressed, so a certificate has one digest in whatever form it arrives. Signers that hash what they
 * send, as BouncyCastle does, are accepted too. Implicit certificates, SM2, signers without a certificate and more than
 * one certificate are rejected, each with its {@link Reason}. Revocation lists are not checked, and replayed data is
 * accepted unless {@link #refusingReplays} is used.
 *
 * <p>A certificate that arrives with data is remembered once its chain up to a trusted one is verified, so that later
 * data can name it by its digest: the last {@value #REMEMBERED} of them, or fewer if they and their keys take more than
 * {@value #REMEMBERED_OCTETS} octets of memory in total. Nothing of unknown senders is kept. Thread-safe.
 */
public final class Verifier {
    private static final int REMEMBERED = 4_096;
    private static final int REMEMBERED_OCTETS = 48 << 20;

    /** How old data may be, and how far from the future, if the time of reception is known. */
    private static final Duration USUAL_AGE = Duration.ofMinutes(10);

    private static final Duration USUAL_LEAD = Duration.ofSeconds(2);

    private final TrustStore store;
    private final Duration greatestAge;
    private final Duration greatestLead;
    /** The verified chains, by the digest of their first certificate. */
    private final RecentMap<OctetString, Chain> chains = new RecentMap<>(
            REMEMBERED, REMEMBERED_OCTETS, chain -> chain.signer().keptOctets());

    /** Earlier valid data, by signer and hash; null if replays are not checked. */
    private final @Nullable RecentMap<OctetString, Instant> cameBefore;

    /** A verifier that accepts data of the last 10 minutes (if the time is known), and from clocks up to 2 s ahead. */
    public Verifier(TrustStore store) {
        this(store, USUAL_AGE, USUAL_LEAD);
    }

    /**
     * A verifier with other bounds of time.
     *
     * @param greatestAge  maximum age of received data
     * @param greatestLead how far the sender's clock may be ahead
     */
    public Verifier(TrustStore store, Duration greatestAge, Duration greatestLead) {
        this(store, greatestAge, greatestLead, null);
    }

    private Verifier(
            TrustStore store,
            Duration greatestAge,
            Duration greatestLead,
            @Nullable RecentMap<OctetString, Instant> cameBefore) {
        this.store = Objects.requireNonNull(store);
        this.greatestAge = Objects.requireNonNull(greatestAge);
        this.greatestLead = Objects.requireNonNull(greatestLead);
        this.cameBefore = cameBefore;
    }

    /**
     * A verifier like this one that rejects replays: valid data of the same signer with the same payload and header
     * (IEEE 1609.2 clause 5.2.5). Data older than the maximum age is not fresh, so the time of reception should be
     * passed. A station that receives a message from several forwarders, or repeated by a lower layer, accepts it once.
     *
     * @param most how many pieces of data are remembered, about 200 octets each. It should be as many as arrive within
     *             the maximum age; if there are more, the oldest ones are forgotten and accepted again
     * @throws IllegalArgumentException if that is less than 1
     */
    public Verifier refusingReplays(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("remembers " + most + " pieces of data, expected at least 1");
        }
        return new Verifier(store, greatestAge, greatestLead, new RecentMap<>(most, Long.MAX_VALUE, one -> 0));
    }

    /** Verifies signed data with no further knowledge. Returns a verdict for every input. */
    public Verdict verify(byte[] octets) {
        return verify(octets, Reception.UNKNOWN);
    }

    /**
     * Verifies signed data.
     *
     * @param octets exactly one Ieee1609Dot2Data; must not be changed during the call
     */
    public Verdict verify(byte[] octets, Reception reception) {
        SignedData data;
        try {
            data = SignedData.decode(octets, this::find);
        } catch (RefusedException e) {
            return new Verdict(e.reason(), e.getMessage(), Set.of(), null, null);
        }
        return verify(data, reception);
    }

    /** Verifies decoded signed data. */
    public Verdict verify(SignedData data, Reception reception) {
        return new Verification(this, data, reception).run();
    }

    Duration greatestAge() {
        return greatestAge;
    }

    Duration greatestLead() {
        return greatestLead;
    }

    /** The certificate of the signer: the one that came with the data, or one that is known by its digest. */
    EncodedCertificate signerOf(SignedData data) {
        if (data.signer() instanceof SignerIdentifier.Digest digest) {
            EncodedCertificate known = find(digest.value());
            if (known == null) {
                throw new RefusedException(
                        Reason.SIGNER_UNKNOWN, "the certificate " + digest.value() + " of the signer is not known");
            }
            return known;
        }
        EncodedCertificate given = data.certificates().get(0);
        EncodedCertificate known = find(given.digest());
        return known != null && known.equals(given) ? known : given; // the known one has its key at hand
    }

    private @Nullable EncodedCertificate find(OctetString digest) {
        EncodedCertificate known = store.find(digest);
        if (known != null) {
            return known;
        }
        Chain chain = chains.get(digest);
        return chain == null ? null : chain.signer();
    }

    /** The chain of a certificate if it was found right before. */
    @Nullable
    Chain rememberedChain(EncodedCertificate signer) {
        Chain chain = chains.get(signer.digest());
        return chain != null && chain.signer().equals(signer) ? chain : null;
    }

    /** Follows the issuers of a certificate to a trusted one. */
    Chain findChain(EncodedCertificate signer) {
        return Chain.of(signer, store);
    }

    /**
     * Checks that valid data did not come before, and remembers it.
     *
     * @return false if nobody wants to know
     * @throws RefusedException if it did
     */
    boolean requireFirst(SignedData data, EncodedCertificate signer, Instant made) {
        if (cameBefore == null) {
            return false;
        }
        byte[] hash = data.signedHash(HashAlgorithm.SHA256);
        byte[] key = Arrays.copyOf(hash, hash.length + EncodedCertificate.DIGEST_OCTETS);
        signer.digest().copyTo(key, hash.length);
        if (cameBefore.put(OctetString.wrap(key), made) != null) {
            throw new RefusedException(Reason.REPLAYED, "made at " + made + ", came before");
        }
        return true;
    }

    /** Remembers a chain of which all was right. */
    void remember(Chain chain) {
        chains.put(chain.signer().digest(), chain);
    }
}
