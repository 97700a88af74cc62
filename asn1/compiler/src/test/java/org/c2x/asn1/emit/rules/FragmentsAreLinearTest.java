package org.c2x.asn1.emit.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.coding.UperCodec;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What comes in many fragments of 16K takes memory, and so time, in proportion to its length. */
class FragmentsAreLinearTest {
    private static final int FRAGMENT = 1 << 14;

    private static GeneratedCode code;

    @BeforeAll
    static void compile() {
        code = GeneratedCode.compile("""
                Fragmented DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Octets ::= SEQUENCE { of OCTET STRING }
                Bits ::= SEQUENCE { of BIT STRING }
                Text ::= SEQUENCE { of IA5String }
                Number ::= SEQUENCE { of INTEGER }
                Small ::= SEQUENCE { of INTEGER (0..9, ...) }
                Bytes ::= SEQUENCE { of SEQUENCE OF INTEGER (0..255) }
                Choices ::= SEQUENCE { of SEQUENCE OF CHOICE { a NULL, b OCTET STRING, c NULL, d NULL, e NULL } }
                END
                """, BackEnd.JAVA, BackEnd.of(RuleSet.UPER));
    }

    @SuppressWarnings("unchecked")
    private static Codec<Object> compiled(String type) {
        return (Codec<Object>) code.constant(type + "Uper", "CODEC");
    }

    private static Codec<Value> table(String type) {
        return new TableCodec(
                RuleSet.UPER,
                code.schema().find("Fragmented." + type).orElseThrow().type());
    }

    /** Fragments of 16K items that are all zero, then a last one without items. */
    private static byte[] fragments(int lead, int itemBits, int octets) {
        int fragment = 8 + FRAGMENT * itemBits;
        int count = (8 * octets - lead - 8) / fragment;
        byte[] input = new byte[(lead + count * fragment + 8 + 7) / 8];
        for (int i = 0; i < count; i++) {
            int at = lead + i * fragment;
            input[at >>> 3] |= (byte) (0xc1 >>> (at & 7));
            input[(at >>> 3) + 1] |= (byte) (0xc1 << 8 - (at & 7));
        }
        return input;
    }

    /** Octets that decoding allocates for each octet of the input. */
    private static double allocated(Codec<?> codec, byte[] input) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long own = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(own);
        codec.decode(input);
        return (double) (threads.getThreadAllocatedBytes(own) - before) / input.length;
    }

    @ParameterizedTest
    @CsvSource({"Octets, 8, 2", "Bits, 1, 2", "Text, 7, 16", "Number, 8, 2", "Bytes, 8, 9", "Choices, 3, 11"})
    void memory_growsWithTheInputAlone(String type, int itemBits, int most) {
        for (int octets : new int[] {1 << 18, 1 << 20}) {
            byte[] input = fragments(0, itemBits, octets);

            double allocated = allocated(compiled(type), input);

            assertTrue(allocated < most + 0.5, () -> type + " of " + octets + " octets: " + allocated);
        }
    }

    @ParameterizedTest
    @CsvSource({"Octets, 8, 2", "Bits, 1, 2", "Text, 7, 16", "Number, 8, 2", "Bytes, 8, 9", "Choices, 3, 11"})
    void memoryOfTheTableCodec_growsWithTheInputAlone(String type, int itemBits, int most) {
        for (int octets : new int[] {1 << 18, 1 << 20}) {
            byte[] input = fragments(0, itemBits, octets);

            double allocated = allocated(table(type), input);

            assertTrue(allocated < most + 0.5, () -> type + " of " + octets + " octets: " + allocated);
        }
    }

    @Test
    void long_ofManyZeros_isReadInPlace() {
        byte[] input = fragments(1, 8, 1 << 20);
        input[0] |= (byte) 0x80;

        assertEquals(code.create("Small", 0L), compiled("Small").decode(input));
        assertTrue(allocated(compiled("Small"), input) < 0.1);
    }

    @Test
    void long_ofMoreThanEightOctetsThatCount_isRefusedAtItsLength() {
        byte[] input = fragments(1, 8, 1 << 20);
        input[0] |= (byte) 0x80;
        input[2] = 1;

        DecodeException refused =
                assertThrows(DecodeException.class, () -> compiled("Small").decode(input));

        assertEquals(1, refused.offset());
        assertEquals("of", refused.path());
    }

    @Test
    void elements_inFragments_areNamedByTheirPlaceInTheWholeList() {
        byte[] input = fragments(0, 3, 3 * FRAGMENT);
        // the last bits of element 16385, all of them
        input[(8 + 3 * FRAGMENT + 8 + 3) >>> 3] |= (byte) (7 << 5 - (8 + 3 * FRAGMENT + 8 + 3 & 7));

        DecodeException refused =
                assertThrows(DecodeException.class, () -> compiled("Choices").decode(input));

        assertEquals("of[16385]", refused.path());
    }

    @Test
    void elements_ofAMessage_haveALimit() {
        byte[] input = fragments(0, 3, 3 * FRAGMENT);
        Codec<Object> codec =
                ((UperCodec<Object>) compiled("Choices")).withLimits(Limits.DEFAULT.withElements(6 * FRAGMENT - 1));

        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(input));

        assertEquals("expected at most 98303 list elements in a message", refused.problem());
        assertEquals(5 * (8 + 3 * FRAGMENT) + 8, refused.offset());
    }
}
