package org.c2x.asn1.interpreter.table;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.Value;

/**
 * Whatever the octets, decoding ends, and nothing but a {@link DecodeException} leaves it; what decodes can be encoded
 * and is the same afterwards. A build replays the saved inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class TableCodecFuzzTest {
    private static final Type ZOO = Asn1.resource("zoo.asn", "Zoo");
    private static final TableCodec UPER = new TableCodec(RuleSet.UPER, ZOO);
    private static final TableCodec APER = new TableCodec(RuleSet.APER, ZOO);
    private static final TableCodec OER = new TableCodec(RuleSet.OER, ZOO);

    @FuzzTest(maxDuration = "25m")
    void decode(byte[] octets) {
        decode(UPER, ValueTrace.of(RuleSet.UPER, ZOO, octets), octets);
    }

    @FuzzTest(maxDuration = "25m")
    void decodeAper(byte[] octets) {
        decode(APER, ValueTrace.of(RuleSet.APER, ZOO, octets), octets);
    }

    @FuzzTest(maxDuration = "25m")
    void decodeOer(byte[] octets) {
        decode(OER, ValueTrace.of(RuleSet.OER, ZOO, octets), octets);
    }

    private static void decode(TableCodec codec, ValueTrace trace, byte[] octets) {
        Value value;
        try {
            value = codec.decode(octets);
        } catch (DecodeException refused) {
            if (trace.error().isEmpty() || refused.offset() < 0 || refused.offset() > 8L * octets.length) {
                throw new AssertionError("a refusal without a place", refused);
            }
            return;
        }
        byte[] canonical = codec.encode(value);
        Value again = codec.decode(canonical);
        if (!SameValue.test(ZOO, value, again) || !Arrays.equals(canonical, codec.encode(again))) {
            throw new AssertionError("another value: " + value + " and " + again);
        }
        if (!trace.value().orElseThrow().equals(value)) {
            throw new AssertionError("the trace has another value");
        }
    }
}
