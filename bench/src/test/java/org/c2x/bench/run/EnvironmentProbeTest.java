package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.c2x.bench.result.Environment;
import org.junit.jupiter.api.Test;

class EnvironmentProbeTest {

    @Test
    void environment_namesProcessorSystemAndLibraries() {
        Environment environment = MeasuredJvm.current().environment();

        assertFalse(environment.cpu().isBlank());
        assertTrue(environment.cores() > 0);
        assertTrue(environment.machine().matches("[0-9a-f]{12}"), environment.machine());
        assertTrue(
                environment.libraries().containsKey("jmh-core"),
                environment.libraries().toString());
        assertTrue(environment.revision().matches("[0-9a-f]{40}(-dirty)?|unknown"), environment.revision());
    }

    @Test
    void environment_sameMachine_hasTheSameFingerprint() {
        assertEquals(
                MeasuredJvm.current().environment().machine(),
                MeasuredJvm.current().environment().machine());
    }
}
