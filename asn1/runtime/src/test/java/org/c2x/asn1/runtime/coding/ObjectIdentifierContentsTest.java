package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ObjectIdentifierContentsTest {

    @ParameterizedTest
    @CsvSource({
        "2.100.3, 813403", // X.690 clause 8.19.5
        "1.2.840.113549, 2a864886f70d",
        "0.0, 00",
        "1.39, 4f",
        "2.0, 50",
        "2.47, 7f",
        "2.48, 8100",
        "2.127, 814f",
        "2.128.128.16383.16384, 8150 8100 ff7f 818000",
        "2.5.4.3, 550403",
        "2.25.340282366920938463463374607431768211455, 6983ffffffffffffffffffffffffffffffffff7f",
    })
    void absolute(String dotted, String hex) {
        ObjectIdentifier identifier = ObjectIdentifier.of(dotted);

        assertEquals(hex.replace(" ", ""), HexFormat.of().formatHex(ObjectIdentifierContents.of(identifier)));
        assertEquals(
                identifier,
                ObjectIdentifierContents.toObjectIdentifier(HexFormat.of().parseHex(hex.replace(" ", ""))));
    }

    @ParameterizedTest
    @CsvSource({"8571.3.2, c27b0302", "0, 00"}) // X.690 clause 8.20.5
    void relative(String dotted, String hex) {
        ObjectIdentifier identifier = ObjectIdentifier.of(dotted);

        assertEquals(hex, HexFormat.of().formatHex(ObjectIdentifierContents.ofRelative(identifier)));
        assertEquals(
                identifier, ObjectIdentifierContents.toRelative(HexFormat.of().parseHex(hex)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "80", "8001", "0180"})
    void toObjectIdentifier_malformed_isRefused(String hex) {
        byte[] contents = HexFormat.of().parseHex(hex);

        assertThrows(IllegalArgumentException.class, () -> ObjectIdentifierContents.toObjectIdentifier(contents));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "3.1", "0.40", "1.40"})
    void of_invalidArcs_isRefused(String dotted) {
        ObjectIdentifier identifier = ObjectIdentifier.of(dotted);

        assertThrows(IllegalArgumentException.class, () -> ObjectIdentifierContents.of(identifier));
    }
}
