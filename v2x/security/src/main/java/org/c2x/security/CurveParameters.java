package org.c2x.security;

import java.math.BigInteger;
import java.security.spec.ECFieldFp;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.EllipticCurve;

/** The domain parameters of the curves: SEC 2 clauses 2.4.2 and 2.5.1, RFC 5639 clauses 3.4 and 3.6. */
final class CurveParameters {
    private CurveParameters() {}

    static ECParameterSpec of(Curve curve) {
        BigInteger[] numbers =
                numbers(curve).lines().map(digits -> new BigInteger(digits, 16)).toArray(BigInteger[]::new);
        return new ECParameterSpec(
                new EllipticCurve(new ECFieldFp(numbers[0]), numbers[1], numbers[2]),
                new ECPoint(numbers[3], numbers[4]),
                numbers[5],
                1);
    }

    /** In hex: the prime, a and b of y² = x³ + ax + b, x and y of the base point, and its order. */
    private static String numbers(Curve curve) {
        return switch (curve) {
            case NIST_P256 -> """
                    ffffffff00000001000000000000000000000000ffffffffffffffffffffffff
                    ffffffff00000001000000000000000000000000fffffffffffffffffffffffc
                    5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b
                    6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296
                    4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5
                    ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
                    """;
            case BRAINPOOL_P256R1 -> """
                    a9fb57dba1eea9bc3e660a909d838d726e3bf623d52620282013481d1f6e5377
                    7d5a0975fc2c3057eef67530417affe7fb8055c126dc5c6ce94a4b44f330b5d9
                    26dc5c6ce94a4b44f330b5d9bbd77cbf958416295cf7e1ce6bccdc18ff8c07b6
                    8bd2aeb9cb7e57cb2c4b482ffc81b7afb9de27e1e3bd23c23a4453bd9ace3262
                    547ef835c3dac4fd97f8461a14611dc9c27745132ded8e545c1d54c72f046997
                    a9fb57dba1eea9bc3e660a909d838d718c397aa3b561a6f7901e0e82974856a7
                    """;
            case BRAINPOOL_P384R1 -> """
                    8cb91e82a3386d280f5d6f7e50e641df152f7109ed5456b412b1da197fb71123acd3a729901d1a71874700133107ec53
                    7bc382c63d8c150c3c72080ace05afa0c2bea28e4fb22787139165efba91f90f8aa5814a503ad4eb04a8c7dd22ce2826
                    4a8c7dd22ce28268b39b55416f0447c2fb77de107dcd2a62e880ea53eeb62d57cb4390295dbc9943ab78696fa504c11
                    1d1c64f068cf45ffa2a63a81b7c13f6b8847a3e77ef14fe3db7fcafe0cbd10e8e826e03436d646aaef87b2e247d4af1e
                    8abe1d7520f9c2a45cb1eb8e95cfd55262b70b29feec5864e19c054ff99129280e4646217791811142820341263c5315
                    8cb91e82a3386d280f5d6f7e50e641df152f7109ed5456b31f166e6cac0425a7cf3ab6af6b7fc3103b883202e9046565
                    """;
            case NIST_P384 -> """
                    fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
                    fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffc
                    b3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef
                    aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7
                    3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f
                    ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973
                    """;
        };
    }
}
