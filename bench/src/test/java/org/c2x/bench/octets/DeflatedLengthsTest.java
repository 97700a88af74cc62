package org.c2x.bench.octets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.junit.jupiter.api.Test;

class DeflatedLengthsTest {

    /** One block with fixed codes (RFC 1951 clause 3.2.6): 3 bits, 8 for each of two literals, 7 for the end. */
    @Test
    void of_twoDifferentOctets_areFour() {
        assertEquals(
                List.of(Figure.of(Figure.Key.of("fake", "fake", Quantity.DEFLATED), 4)),
                DeflatedLengths.of(List.of("fake"), List.of(FakeContents.SINGLE, FakeContents.STREAM)));
    }

    /** Two literals of 8 bits and a match of eight octets, 7 bits for its length and 5 for its distance. */
    @Test
    void deflated_equalOctets_areFew() {
        assertEquals(2, DeflatedLengths.deflated(new byte[0]), "an empty block: 10 bits");
        assertEquals(5, DeflatedLengths.deflated("aaaaaaaaaa".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void of_noCodec_isLeftOut() {
        assertEquals(List.of(), DeflatedLengths.of(List.of("fake"), List.of(FakeContents.UNKNOWN)));
    }
}
