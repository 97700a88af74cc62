package org.c2x.asn1.emit.exi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;

/** Numbers beyond a long in a range that two bits hold: a list of them asks for no more bits than they take. */
class LargeNumbersInFewBitsTest {

    @Test
    @SuppressWarnings("unchecked")
    void a_list_of_them_is_read_back() throws Exception {
        GeneratedCode code = GeneratedCode.compile("""
                Large DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Numbers ::= SEQUENCE { of SEQUENCE (SIZE (40)) OF INTEGER (18446744073709551616..18446744073709551619) }
                END
                """, BackEnd.JAVA, BackEnd.TREE, BackEnd.of(RuleSet.EXI));
        Codec<Object> exi = (Codec<Object>) code.constant("NumbersExi", "CODEC");
        Mapping<Object, Value> tree = (Mapping<Object, Value>) code.constant("NumbersTree", "MAPPING");
        Type type = (Type) code.constant("NumbersTree", "TYPE");

        Object message = tree.fromMessage(new RandomValues(type, new Random(1)).next());
        byte[] octets = exi.encode(message);

        assertEquals((9 + 40 * 2 + 7) / 8, octets.length);
        assertEquals(message, exi.decode(octets));
    }
}
