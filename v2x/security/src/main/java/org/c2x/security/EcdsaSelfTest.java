package org.c2x.security;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.spec.ECPoint;
import java.util.HexFormat;

/**
 * What a provider has to get right on a curve before it is used: the message "sample" with the keys of RFC 6979
 * appendix A.2.5 and A.2.6, with keys made of words on Brainpool's curves. Signatures are those of RFC 6979.
 */
enum EcdsaSelfTest {
    NIST_P256(
            "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
            "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6",
            "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299",
            "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716",
            "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"),
    BRAINPOOL_P256R1(
            "9442636b49888ae874321832d0cbf9c3e3b26bca3dd28ffb6815b05f83e4a089",
            "a9e7e492b5af3a32a56c008e0cf361f602533fafe8297c22d7ce772602724ce5",
            "991635d927f775ec9769041c26cf85a70964d6634e31310829cc75799882ca9a",
            "66b5bd82088d08de96d5b9289c783268bc2a6fb001ec4bd0b9c9d6df7b9a0a87",
            "27409674b69140ea1217ccbf45a507cbfd01f4ab7792fceeb0fa2e094aae1db6"),
    BRAINPOOL_P384R1(
            "3490c2abc1e9f184eb05807a3d8cb0b3634b48ec60159b8db6a11ae7b25a532a" + "5587f28461c62f8d70de7086e198a1e4",
            "22c29acf8456c41f01cadaaa63c34b1ee3f8e225f5e896111caa3f4869c4315e" + "aaeda990bf7bc29f80691a0425d94697",
            "519d81a521583ccf5ece5606f4506a67d5bcd0e1dc508a609a785215641737f3" + "0a709c1343dd5c49de1401e5daf6035c",
            "40e26bc91ae2cc3c38681d0bd9375f25496e4265a474230d8e07f01417bde527" + "b3131be2f72664505de6f05f93a55aa4",
            "0287a5161fa64b44787d413e20e49a213b30759b190fbab41e02a6452400078b" + "d706cc3f9fc45f2f825d2bf4ff5c1643"),
    NIST_P384(
            "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d8" + "96d5724e4c70a825f872c9ea60d2edf5",
            "ec3a4e415b4e19a4568618029f427fa5da9a8bc4ae92e02e06aae5286b300c64" + "def8f0ea9055866064a254515480bc13",
            "8015d9b72d7d57244ea8ef9ac0c621896708a59367f9dfb9f54ca84b3f1c9db1" + "288b231c3ae0d4fe7344fd2533264720",
            "94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c" + "81a648152e44acf96e36dd1e80fabe46",
            "99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94f" + "a329c145786e679e7b82c71a38628ac8");

    private static final byte[] MESSAGE = {'s', 'a', 'm', 'p', 'l', 'e'};

    private final BigInteger privateKey;
    private final ECPoint publicKey;
    private final byte[] signature;

    EcdsaSelfTest(String privateKey, String x, String y, String r, String s) {
        this.privateKey = new BigInteger(privateKey, 16);
        this.publicKey = new ECPoint(new BigInteger(x, 16), new BigInteger(y, 16));
        this.signature = HexFormat.of().parseHex(r + s);
    }

    /** The test of a curve. */
    static EcdsaSelfTest of(Curve curve) {
        return valueOf(curve.name());
    }

    /**
     * Whether signatures that are right are found right, those that are not are found wrong, and what is signed is
     * right.
     *
     * @throws GeneralSecurityException if the provider does not have the curve, or fails otherwise
     */
    boolean isPassed(EcdsaEngine engine) throws GeneralSecurityException {
        Curve curve = Curve.valueOf(name());
        byte[] hash = curve.digest().digest(MESSAGE);
        byte[] otherHash = curve.digest().digest(hash);
        EcdsaEngine.HashVerifier verifier = engine.verifier(curve, publicKey);
        byte[] own = engine.signer(curve, privateKey).sign(hash);
        return verifier.isOf(hash, signature)
                && !verifier.isOf(otherHash, signature)
                && !verifier.isOf(hash, changed())
                && verifier.isOf(hash, own)
                && !verifier.isOf(otherHash, own);
    }

    private byte[] changed() {
        byte[] changed = signature.clone();
        changed[changed.length - 1] ^= 1;
        return changed;
    }
}
