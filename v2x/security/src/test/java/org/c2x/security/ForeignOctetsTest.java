package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Limits;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.CertificateOer;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our modules give the octets of others back: signed messages of cars, certificates, the list of trusted roots. */
class ForeignOctetsTest {
    /** Signed data in signed data, 150 times: 750 levels of ASN.1. */
    private static final String NESTED = "rasn-CE4CF6C19BFED720_with_recursion_depth150";

    static List<Vectors.Vector> data() {
        return Vectors.ofType("Ieee1609Dot2Data").stream()
                .filter(vector -> !vector.name().equals(NESTED))
                .toList();
    }

    static List<Vectors.Vector> certificates() {
        return Vectors.ofType("Certificate");
    }

    @ParameterizedTest
    @MethodSource("data")
    void data_isDecodedWholeAndEncodedToTheSameOctets(Vectors.Vector vector) {
        Decoded<Ieee1609Dot2Data> decoded = decoded(Ieee1609Dot2DataOer.CODEC, vector.octets());

        assertEquals(vector.octets().length, decoded.consumedOctets());
        assertArrayEquals(vector.octets(), Ieee1609Dot2DataOer.CODEC.encode(decoded.value()));
    }

    @ParameterizedTest
    @MethodSource("certificates")
    void certificate_isDecodedWholeAndEncodedToTheSameOctets(Vectors.Vector vector) {
        Decoded<CertificateBase> decoded = decoded(CertificateOer.CODEC, vector.octets());

        assertEquals(vector.octets().length, decoded.consumedOctets());
        assertArrayEquals(vector.octets(), CertificateOer.CODEC.encode(decoded.value()));
    }

    @ParameterizedTest
    @MethodSource("data")
    void truncatedData_isRefused(Vectors.Vector vector) {
        int step = 1 + vector.octets().length / 500;
        for (int length = 0; length < vector.octets().length; length += step) {
            byte[] start = Arrays.copyOf(vector.octets(), length);
            assertThrows(DecodeException.class, () -> Ieee1609Dot2DataOer.CODEC.decode(start), vector.name());
        }
    }

    @Test
    void nestedData_isDecodedIfTheDepthIsGranted() {
        byte[] octets = Vectors.octets(NESTED);
        Ieee1609Dot2DataOer deep = Ieee1609Dot2DataOer.CODEC.withLimits(Limits.DEFAULT.withDepth(1000));

        assertThrows(DecodeException.class, () -> Ieee1609Dot2DataOer.CODEC.decode(octets));
        assertEquals(octets.length, decoded(deep, octets).consumedOctets());
    }

    private static <T> Decoded<T> decoded(Codec<T> codec, byte[] octets) {
        return codec.decode(octets, 0, octets.length);
    }
}
