package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An open type written after room for its length has the bits of octets after theirs (X.691 clause 11.2). */
class UperOpenTypeTest {
    private final Random random = new Random(1);

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shortContent_atEveryBit(int room) {
        for (int before = 0; before <= 130; before++) {
            for (int bits = 0; bits < 200; bits++) {
                agrees(before, bits, room);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {126 * 8, 127 * 8, 127 * 8 + 1, 128 * 8, 128 * 8 + 7, 511 * 8, 600 * 8, 16_383 * 8})
    void lengthOfOneOrTwoOctets_whateverRoomIsLeft(int bits) {
        for (int before = 0; before <= 65; before++) {
            agrees(before, bits, 1);
            agrees(before, bits, 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {16_384 * 8 - 7, 16_384 * 8, 16_385 * 8 + 3, 70_000 * 8})
    void contentInFragments(int bits) {
        for (int before = 0; before <= 9; before++) {
            agrees(before, bits, 2);
        }
    }

    /** The array of the writer may end at any octet of what is moved. */
    @Test
    void contentUpToTheEndOfTheArray() {
        for (int octets = 480; octets < 530; octets++) {
            for (int before = 0; before < 64; before += 7) {
                agrees(before, 8 * octets, 1);
            }
        }
    }

    @Test
    void openTypesWithinOneAnother() {
        UperWriter out = new UperWriter();
        out.write(5, 3);
        int outer = out.openType(1);
        int inner = out.openType(2);
        out.write(0x155, 9);
        out.closeOpenType(inner, 2);
        out.writeOctets(OctetString.of(new byte[200]));
        out.closeOpenType(outer, 1);

        UperWriter expected = new UperWriter();
        byte[] content = new byte[203];
        content[0] = 2;
        content[1] = (byte) 0xaa;
        content[2] = (byte) 0x80;
        expected.write(5, 3);
        expected.writeOctetsWithLength(content);
        assertArrayEquals(expected.toByteArray(), out.toByteArray());
    }

    private void agrees(int before, int bits, int room) {
        byte[] start = octets(before);
        byte[] content = octets(bits);

        UperWriter expected = new UperWriter();
        write(start, before, expected);
        expected.writeOctetsWithLength(bits == 0 ? new byte[1] : content);
        expected.write(0x2d5, 10);

        UperWriter out = new UperWriter();
        write(start, before, out);
        int open = out.openType(room);
        write(content, bits, out);
        out.closeOpenType(open, room);
        out.write(0x2d5, 10);

        String what = bits + " bits after " + before + ", room " + room;
        assertEquals(expected.position(), out.position(), what);
        assertArrayEquals(expected.toByteArray(), out.toByteArray(), what);
    }

    /** Random bits, zeros after them. */
    private byte[] octets(int bits) {
        byte[] octets = new byte[bits + 7 >>> 3];
        random.nextBytes(octets);
        if ((bits & 7) != 0) {
            octets[octets.length - 1] &= (byte) (0xff00 >>> (bits & 7));
        }
        return octets;
    }

    private static void write(byte[] octets, int bits, UperWriter out) {
        out.writeOctets(octets, 0, bits >>> 3);
        if ((bits & 7) != 0) {
            out.write((octets[bits >>> 3] & 0xff) >>> 8 - (bits & 7), bits & 7);
        }
    }
}
