package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class CarParkTest {
    /** Made with asn1tools 0.169.0 from the same module and values. */
    private static final String EXPECTED = "4293bc4022011947345569d59985a1c9d0830ef18995c8813dcdd1c9a5b99c";

    @Test
    void encode_givesTheOctetsOfAnotherImplementation() {
        assertEquals(EXPECTED, HexFormat.of().formatHex(CarPark.encode(CarPark.morning())));
    }

    @Test
    void decode_givesTheMessageAgain() {
        assertEquals(CarPark.morning(), CarPark.decode(HexFormat.of().parseHex(EXPECTED)));
    }

    @Test
    void nothingOfIts_isOnTheClassPath() {
        assertThrows(ClassNotFoundException.class, () -> Class.forName("org.c2x.its.v1.CAM"));
        assertThrows(ClassNotFoundException.class, () -> Class.forName("org.c2x.asn1.schema.Schema"));
    }
}
