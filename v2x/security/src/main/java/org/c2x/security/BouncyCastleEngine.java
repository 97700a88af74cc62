package org.c2x.security;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.spec.ECPoint;
import org.bouncycastle.asn1.x9.ECNamedCurveTable;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.params.ECPublicKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;

/** ECDSA of BouncyCastle, below the JCA: a public key keeps what was calculated from it for the signatures to come. */
final class BouncyCastleEngine implements EcdsaEngine {
    @Override
    public String name() {
        return BouncyCastle.PROVIDER.getName() + ' ' + BouncyCastle.PROVIDER.getVersionStr();
    }

    @Override
    public HashVerifier verifier(Curve curve, ECPoint key) throws GeneralSecurityException {
        ECDomainParameters domain = domain(curve);
        ECPublicKeyParameters mine = key(domain, key);
        int octets = curve.octets();
        return (hash, signature) -> {
            ECDSASigner verification = new ECDSASigner();
            verification.init(false, mine);
            return verification.verifySignature(
                    hash, new BigInteger(1, signature, 0, octets), new BigInteger(1, signature, octets, octets));
        };
    }

    private static ECPublicKeyParameters key(ECDomainParameters domain, ECPoint key) throws InvalidKeyException {
        try {
            return new ECPublicKeyParameters(domain.getCurve().createPoint(key.getAffineX(), key.getAffineY()), domain);
        } catch (IllegalArgumentException e) {
            throw new InvalidKeyException(e);
        }
    }

    @Override
    public HashSigner signer(Curve curve, BigInteger key) throws GeneralSecurityException {
        ECDomainParameters domain = domain(curve);
        if (key.signum() <= 0 || key.compareTo(domain.getN()) >= 0) {
            throw new InvalidKeyException("a private key that is not from 1 to below the order");
        }
        ECPrivateKeyParameters mine = new ECPrivateKeyParameters(key, domain);
        return hash -> {
            ECDSASigner signing = new ECDSASigner();
            signing.init(true, mine);
            BigInteger[] numbers = signing.generateSignature(hash);
            byte[] signature = new byte[2 * curve.octets()];
            System.arraycopy(curve.fixedOctets(numbers[0]), 0, signature, 0, curve.octets());
            System.arraycopy(curve.fixedOctets(numbers[1]), 0, signature, curve.octets(), curve.octets());
            return signature;
        };
    }

    /** Those of NIST with arithmetic of their own. */
    private static ECDomainParameters domain(Curve curve) {
        X9ECParameters custom = CustomNamedCurves.getByName(curve.jcaName());
        return new ECDomainParameters(custom == null ? ECNamedCurveTable.getByName(curve.jcaName()) : custom);
    }
}
