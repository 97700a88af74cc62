package org.c2x.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.its.v2.CAM;
import org.junit.jupiter.api.Test;

class SimulationTest {
    /** All hear all. */
    private static final Scenario CROWD = new Scenario(12, 1_000, 500, 10, "uper", false);

    @Test
    void aStep_bringsEachMessageToAllInRange() {
        Simulation simulation = new Simulation(CROWD);

        simulation.step();

        long latitudes = simulation.cams().stream()
                .map(CAM::cam)
                .mapToLong(cam ->
                        cam.camParameters().basicContainer().referencePosition().latitude())
                .sum();
        assertEquals(latitudes * 11, simulation.latitudes());
    }

    @Test
    void run_measuresEachPhaseInEachStep() throws InterruptedException {
        Load load = new Simulation(CROWD)
                .run(Duration.ZERO, Duration.ofMillis(1), done -> assertTrue(done >= 0 && done <= 1));

        assertEquals(
                Set.of(Phase.MAKE, Phase.ENCODE, Phase.DECODE), load.nanos().keySet());
        assertEquals(load.steps() * 12L, load.sent());
        assertEquals(11, load.neighbours());
        load.nanos().forEach((phase, times) -> assertEquals(load.steps(), times.size(), phase::name));
        assertTrue(load.octets() > 30 && load.octets() < 60, "octets " + load.octets());
    }

    @Test
    void run_signed_allMessagesAreValid() throws InterruptedException {
        Scenario signed = new Scenario(3, 1_000, 500, 10, "uper", true);

        Load load = new Simulation(signed).run(Duration.ZERO, Duration.ofMillis(1), done -> {});

        assertEquals(Set.of(Phase.values()), load.nanos().keySet());
        assertEquals(2, load.neighbours());
        assertTrue(load.octets() > 130, "octets " + load.octets());
    }

    @Test
    void cores_areTimeOfTheStepsByTheirSpan() {
        Load load = new Load(CROWD, true, 41, 24, 264, Map.of(Phase.MAKE, List.of(2e6, 4e6)), 8_000_000);

        assertEquals(3e6 / 12, load.each(Phase.MAKE).median(), 1e-6);
        assertEquals(0.03, load.cores(Phase.MAKE).median(), 1e-9);
        assertEquals(0.04, load.processCores(), 1e-9);
    }
}
