package org.c2x.security;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Provider;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import org.c2x.asn1.runtime.Nullable;

/** ECDSA of a provider of the JCA. */
final class JcaEngine implements EcdsaEngine {
    private static final String DER = "NONEwithECDSA";
    private static final String PLAIN = "NONEwithECDSAinP1363Format";

    private final @Nullable Provider provider;

    /** @param provider null for those that the JVM has, in its order */
    JcaEngine(@Nullable Provider provider) {
        this.provider = provider;
    }

    /** With the version of its jar, where that has one: Conscrypt's provider says 1.0 in all of them. */
    @Override
    public String name() {
        Provider one = provider;
        try {
            one = one == null ? Signature.getInstance(PLAIN).getProvider() : one;
        } catch (GeneralSecurityException e) {
            return "none";
        }
        String release = one.getClass().getPackage().getImplementationVersion();
        return one.getName() + ' ' + (release == null ? one.getVersionStr() : release);
    }

    @Override
    public HashVerifier verifier(Curve curve, ECPoint key) throws GeneralSecurityException {
        PublicKey mine = keyFactory().generatePublic(new ECPublicKeySpec(key, curve.parameters()));
        return (hash, signature) -> {
            Signature verification = signature();
            verification.initVerify(mine);
            verification.update(hash);
            return verification.verify(provider == null ? signature : DerSignature.encode(signature));
        };
    }

    @Override
    public HashSigner signer(Curve curve, BigInteger key) throws GeneralSecurityException {
        PrivateKey mine = keyFactory().generatePrivate(new ECPrivateKeySpec(key, curve.parameters()));
        return hash -> {
            Signature signing = signature();
            signing.initSign(mine);
            signing.update(hash);
            byte[] signature = signing.sign();
            return provider == null ? signature : DerSignature.decode(signature, curve.octets());
        };
    }

    private KeyFactory keyFactory() throws GeneralSecurityException {
        return provider == null ? KeyFactory.getInstance("EC") : KeyFactory.getInstance("EC", provider);
    }

    /** Those with native code all have the form of DER, not all have the other one. */
    private Signature signature() throws GeneralSecurityException {
        return provider == null ? Signature.getInstance(PLAIN) : Signature.getInstance(DER, provider);
    }
}
