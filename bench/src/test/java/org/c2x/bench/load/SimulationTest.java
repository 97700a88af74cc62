package org.c2x.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.bench.channel.Channel;
import org.c2x.bench.channel.Framing;
import org.c2x.its.v2.CAM;
import org.c2x.traffic.LocalPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulationTest {
    /** All hear all. */
    private static final Scenario CROWD = new Scenario(new Driving.Square(12, 1_000, 10), 500, "uper", false);

    @Test
    void aStep_bringsEachMessageToAllInRange() throws IOException {
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
    void run_measuresEachPhaseInEachStep() throws InterruptedException, IOException {
        Load load = new Simulation(CROWD)
                .run(Duration.ZERO, Duration.ofMillis(1), done -> assertTrue(done >= 0 && done <= 1));

        load.steps()
                .forEach(step -> assertEquals(
                        Set.of(Phase.MAKE, Phase.ENCODE, Phase.DECODE),
                        step.nanos().keySet()));
        assertEquals(load.steps().size() * 12L, load.sent());
        assertEquals(load.steps().size() / 10.0, load.seconds(), 1e-9);
        assertEquals(11, load.neighbours());
        assertTrue(load.octetsPerMessage() > 30 && load.octetsPerMessage() < 60, "octets " + load.octets());
    }

    @Test
    void run_signed_allMessagesAreValid() throws InterruptedException, IOException {
        Scenario signed = new Scenario(new Driving.Square(3, 1_000, 10), 500, "uper", true);

        Load load = new Simulation(signed).run(Duration.ZERO, Duration.ofMillis(1), done -> {});

        assertEquals(Set.of(Phase.values()), load.steps().get(0).nanos().keySet());
        assertEquals(2, load.neighbours());
        assertTrue(load.octetsPerMessage() > 130, "octets " + load.octets());
    }

    @Test
    void cores_areTimeOfTheStepsByTheirSpan() {
        Load load = new Load(CROWD, true, 24 * 41, List.of(step(2e6), step(4e6)), 8_000_000);

        assertEquals(3e6 / 12, load.each(Phase.MAKE).median(), 1e-6);
        assertEquals(0.03, load.cores(Phase.MAKE).median(), 1e-9);
        assertEquals(0.04, load.processCores(), 1e-9);
    }

    /** All hear all, so that each frame occupies the channel of each vehicle. */
    @Test
    void channel_isBusyWithTheFramesThatAVehicleSendsAndReceives() throws InterruptedException, IOException {
        Load load = new Simulation(CROWD).run(Duration.ZERO, Duration.ofMillis(1), done -> {});

        int frame = Framing.CAM.frameOctets((int) Math.round(load.octetsPerMessage()), 0);
        assertEquals(Channel.ITS_G5.busyRatio(frame, 10, 12), load.busyRatio().median(), 1e-3);
    }

    private static Load.Step step(double nanos) {
        return new Load.Step(0.1, 12, 12, 132, 0.003, Map.of(Phase.MAKE, nanos));
    }

    @Test
    void recorded_vehiclesSendWhenTheStandardHasThemSend(@TempDir Path folder)
            throws InterruptedException, IOException {
        Load load = recorded(folder, 20, 0, false);

        assertEquals(3, load.vehicles());
        assertEquals(2, load.neighbours());
        assertEquals(load.steps().size() / 10.0, load.seconds(), 1e-9, "at its end the file begins anew");
        assertTrue(load.sent() < 3L * load.steps().size() / 2, "not in each step: " + load.sent());
    }

    @Test
    void recorded_signed_specialVehiclesAreValidAsWell(@TempDir Path folder) throws InterruptedException, IOException {
        assertTrue(recorded(folder, 2, 0, true).octetsPerMessage() > 130);
    }

    @Test
    void recorded_signed_whoComesIntoRangeWaitsForTheCertificate(@TempDir Path folder)
            throws InterruptedException, IOException {
        Load load = recorded(folder, 8, 3, true);

        assertTrue(load.received() > 0 && load.neighbours() < 2, "receivers of a CAM: " + load.neighbours());
    }

    /**
     * Three vehicles, in steps of 100 ms, which begin at 280 s.
     *
     * @param alone steps until they hear each other
     */
    private static Load recorded(Path folder, int steps, int alone, boolean signed)
            throws InterruptedException, IOException {
        StringBuilder xml = new StringBuilder("<fcd-export>");
        for (int i = 0; i < steps; i++) {
            xml.append("<timestep time=\"" + (2_800 + i) / 10.0 + "\">");
            for (String vehicle : List.of("a", "b", "c")) {
                int y = "abc".indexOf(vehicle) * (i < alone ? 10_000 : 10);
                xml.append("<vehicle id=\"" + vehicle + "\" type=\"" + (y == 0 ? "emergency" : "passenger") + "\" x=\""
                        + 1.39 * i + "\" y=\"" + y + "\" angle=\"90\" speed=\"13.9\"/>");
            }
            xml.append("</timestep>");
        }
        Path file = folder.resolve("fcd.xml");
        Files.writeString(file, xml.append("</fcd-export>"));
        Driving.Recorded driving = new Driving.Recorded(file, new LocalPlane(48, 11));
        try (Simulation simulation = new Simulation(new Scenario(driving, 100, "uper", signed))) {
            return simulation.run(Duration.ZERO, Duration.ofMillis(50), done -> {});
        }
    }
}
