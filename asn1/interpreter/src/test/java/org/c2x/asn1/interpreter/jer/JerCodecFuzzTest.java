package org.c2x.asn1.interpreter.jer;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.Refusals;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.Value;

/**
 * Whatever the text, reading ends, and nothing but a {@link DecodeException} leaves it; what reads is written, in JER
 * as in PER. A build replays the saved inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class JerCodecFuzzTest {
    private static final Type ZOO = Asn1.resource("zoo.asn", "Zoo");
    private static final JerCodec JER = new JerCodec(ZOO);
    private static final TableCodec UPER = new TableCodec(RuleSet.UPER, ZOO);

    @FuzzTest(maxDuration = "25m")
    void decode(byte[] json) {
        Value value;
        try {
            value = JER.decode(json);
        } catch (DecodeException refused) {
            Refusals.requirePlaces(refused, json.length);
            return;
        }
        if (!JER.decode(JER.encode(value)).equals(value)
                || !SameValue.test(ZOO, value, UPER.decode(UPER.encode(value)))) {
            throw new AssertionError("another value than " + value);
        }
    }
}
