package org.c2x.bench.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.SampleResults;
import org.junit.jupiter.api.Test;

class LeadTest {

    @Test
    void ofCompiledExi_isOverTheOthersBestWay() {
        List<Lead> leads = Lead.ofCompiledExi(
                List.of(
                        time("exi-compiled", Operation.ENCODE, Boundary.BOTH, 100),
                        time("exi-compiled", Operation.DECODE, Boundary.BOTH, 100),
                        time("exi-exificient", Operation.ENCODE, Boundary.END_TO_END, 6000),
                        time("exi-exificient", Operation.ENCODE, Boundary.CODEC, 4100),
                        time("exi-exificient", Operation.DECODE, Boundary.END_TO_END, 1900)),
                "sample");

        assertEquals(
                "sample: encode, exi-exificient / exi-compiled, codec",
                leads.get(0).what());
        assertEquals(41, leads.get(0).times(), 1e-9);
        assertTrue(leads.get(0).holds());
        assertFalse(leads.get(1).holds());
        assertTrue(
                leads.get(1).toString().endsWith("19.00  at least 20.00  MISSED"),
                leads.get(1).toString());
    }

    @Test
    void ofBinary_isAtEachBoundary() {
        List<Lead> leads = Lead.ofBinary(
                List.of(
                        time("binary", Operation.ENCODE, Boundary.BOTH, 100),
                        time("protobuf", Operation.ENCODE, Boundary.CODEC, 90),
                        time("protobuf", Operation.ENCODE, Boundary.END_TO_END, 150)),
                "sample");

        assertEquals(
                List.of(false, false, true, false),
                leads.stream().map(Lead::holds).toList());
        assertEquals(
                "sample: decode, protobuf / binary, not measured", leads.get(1).what());
    }

    private static Figure time(String scheme, Operation operation, Boundary boundary, double nanos) {
        return SampleResults.time(scheme, operation, boundary, nanos);
    }
}
