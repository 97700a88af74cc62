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
 * <p>The octets are those behind the basic header of a secured GeoNetworking packet. {@link SignedData#decode} gives
 * the payload, from the packet's common header on, before or without verifying.
 *
 * <p>What is checked stands in {@link Check}, in the order in which it is done, and {@link Verdict#checked} says how
 * far it went. Signatures and digests are over canonical forms (IEEE 1609.2 clause 6.4.3): of r as a point x counts
 * alone, keys with both coordinates are compressed, so that a certificate has one digest in whatever form it came.
 * Signers that hash what they send, as BouncyCastle does, are understood too. Implicit certificates, SM2, signers
 * without a certificate and more than one certificate are refused, each with its {@link Reason}. Lists of revoked
 * certificates are not looked at, and data that comes a second time is taken unless {@link #refusingReplays} is asked
 * for.
 *
 * <p>A certificate that came with data is remembered once its chain to a trusted one has been found right, so that
 * later data can name it by its digest: the last {@value #REMEMBERED} of them, or fewer if they have more than
 * {@value #REMEMBERED_OCTETS} octets in all. Of strangers nothing is kept. Thread-safe.
 */
public final class Verifier {
    private static final int REMEMBERED = 4_096;
    private static final int REMEMBERED_OCTETS = 1 << 20;

    /** How old data may be, and how far from the future, if the time of reception is known. */
    private static final Duration USUAL_AGE = Duration.ofMinutes(10);

    private static final Duration USUAL_LEAD = Duration.ofSeconds(2);

    private final TrustStore store;
    private final Duration greatestAge;
    private final Duration greatestLead;
    /** The chains that were found right, by the digest of the certificate that they begin with. */
    private final RecentMap<OctetString, Chain> chains = new RecentMap<>(
            REMEMBERED, REMEMBERED_OCTETS, chain -> chain.signer().length());

    /** The valid data that came before, by signer and hash; null if nobody wants to know. */
    private final @Nullable RecentMap<OctetString, Instant> cameBefore;

    /** A verifier that takes data of the last 10 minutes, if it is told the time, and from clocks 2 s ahead. */
    public Verifier(TrustStore store) {
        this(store, USUAL_AGE, USUAL_LEAD);
    }

    /**
     * A verifier with other bounds of time.
     *
     * @param greatestAge  how old data may be when it comes in
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
     * A verifier like this one that refuses valid data which came before, of the same signer with the same payload and
     * header (IEEE 1609.2 clause 5.2.5). How long ago that was, the greatest age of data bounds: what is older is not
     * fresh, so that the time of reception should be given. A station that hears a message from several forwarders, or
     * repeated below its security, gets it once.
     *
     * @param most how many pieces of data are remembered, about 200 octets each; enough are as many as come in within
     *             the greatest age, beyond that those that came longest ago are forgotten and taken again
     * @throws IllegalArgumentException if that is less than 1
     */
    public Verifier refusingReplays(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("remembers " + most + " pieces of data, expected at least 1");
        }
        return new Verifier(store, greatestAge, greatestLead, new RecentMap<>(most, Long.MAX_VALUE, one -> 0));
    }

    /** Verifies signed data of which nothing is known but the octets. Whatever they are, this returns a verdict. */
    public Verdict verify(byte[] octets) {
        return verify(octets, Reception.UNKNOWN);
    }

    /**
     * Verifies signed data.
     *
     * @param octets an Ieee1609Dot2Data, all of it and nothing else; not to be changed meanwhile
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

    /** Verifies signed data that was decoded before. */
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
        return given.equals(known) ? known : given; // the known one has its key at hand
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
