package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Operation;
import org.c2x.bench.settle.ForkRequest;
import org.c2x.bench.settle.Pace;
import org.junit.jupiter.api.Test;

class MeasurementTest {
    private static final MeanTime TIME =
            new MeanTime(Operation.ENCODE, "fake", FakeContents.SINGLE, Boundary.END_TO_END, 1.0);

    @Test
    void meanTime_isOfACoreOfItsOwn() {
        ForkRequest request = request(TIME, Effort.FULL);

        assertTrue(request.needsOwnCore());
        assertEquals(1, request.iterationMillis());
    }

    @Test
    void bursts_areMeasuredAsTheyCome() {
        ForkRequest request = request(new BurstLatency(null), Effort.FULL);

        assertFalse(request.needsOwnCore());
        assertEquals(2_000, request.iterations() * request.iterationMillis());
    }

    @Test
    void severalThreads_haveNoCoreOfTheirOwn() {
        assertFalse(
                new ForkRequest("b", Map.of(), 2, ForkRequest.Kind.MEAN, 10, 1, 1_000, Pace.UNKNOWN).needsOwnCore());
    }

    @Test
    void smokeRun_staysShort() {
        assertEquals(50, request(new BurstLatency(null), Effort.SMOKE).iterationMillis());
    }

    private static ForkRequest request(Measurement measurement, Effort effort) {
        Configuration configuration =
                effort.configuration(StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE)));
        return measurement.request(configuration, Pace.UNKNOWN);
    }
}
