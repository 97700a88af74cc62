package org.c2x.bench.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.SampleResults;
import org.junit.jupiter.api.Test;

class LeadTest {

    @Test
    void ofCompiledExi_isOverTheOthersBestWay() {
        List<Lead> leads = Lead.ofCompiledExi(
                List.of(
                        row("exi-compiled", Operation.ENCODE, Boundary.BOTH, 100),
                        row("exi-compiled", Operation.DECODE, Boundary.BOTH, 100),
                        row("exi-exificient", Operation.ENCODE, Boundary.END_TO_END, 6000),
                        row("exi-exificient", Operation.ENCODE, Boundary.CODEC, 4100),
                        row("exi-exificient", Operation.DECODE, Boundary.END_TO_END, 1900)),
                "sample");

        assertEquals("sample: encode, exi-exificient / exi-compiled, codec", leads.get(0).what());
        assertEquals(41, leads.get(0).times(), 1e-9);
        assertTrue(leads.get(0).holds());
        assertFalse(leads.get(1).holds());
        assertTrue(leads.get(1).toString().endsWith("19.00  at least 20.00  MISSED"), leads.get(1).toString());
    }

    @Test
    void ofBinary_isAtEachBoundary() {
        List<Lead> leads = Lead.ofBinary(
                List.of(
                        row("binary", Operation.ENCODE, Boundary.BOTH, 100),
                        row("protobuf", Operation.ENCODE, Boundary.CODEC, 90),
                        row("protobuf", Operation.ENCODE, Boundary.END_TO_END, 150)),
                "sample");

        assertEquals(List.of(false, false, true, false), leads.stream().map(Lead::holds).toList());
        assertEquals("sample: decode, protobuf / binary, not measured", leads.get(1).what());
    }

    private static Row row(String scheme, Operation operation, Boundary boundary, double nanos) {
        return SampleResults.row(scheme, operation, boundary, nanos, 50.0);
    }
}
