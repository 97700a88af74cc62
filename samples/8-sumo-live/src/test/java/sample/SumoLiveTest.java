package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.c2x.its.v2.CAM;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.sumo.FloatingCarData;
import org.c2x.traffic.sumo.Observation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SumoLiveTest {
    private static final LocalPlane PLANE = new LocalPlane(48.13852, 11.56984);
    private static final Instant START = Instant.parse("2026-07-01T12:00:00Z");
    private static final Duration STEP = Duration.ofMillis(100);
    private static final int STEPS = 200;

    @TempDir
    private Path folder;

    private Process sumo;
    private int port;

    /** Streets of a chessboard with cars and buses, driven as fast as the client asks for it. */
    @BeforeEach
    void startSumo() throws IOException, InterruptedException {
        String home = System.getenv("SUMO_HOME");
        assumeTrue(
                home != null,
                "skipped: SUMO live because SUMO_HOME is not set, install SUMO: python3 -m pip install eclipse-sumo");
        Files.writeString(
                folder.resolve("flows.xml"),
                """
                <routes>
                  <vType id="passenger"/>
                  <vType id="bus" vClass="bus"/>
                  <flow id="cars" type="passenger" from="A0B0" to="C1C2" begin="0" end="100" period="2"/>
                  <flow id="buses" type="bus" from="C2B2" to="A1A0" begin="0" end="100" period="5"/>
                </routes>
                """);
        Process network = start(
                home, "netgenerate", "--grid", "--grid.number", "3", "--grid.length", "150", "-o", "net.xml");
        assertTrue(network.waitFor(1, TimeUnit.MINUTES));
        assertEquals(0, network.exitValue());
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        sumo = start(
                home,
                "sumo",
                "--net-file=net.xml",
                "--route-files=flows.xml",
                "--step-length=0.1",
                "--remote-port=" + port,
                "--fcd-output=fcd.xml",
                "--fcd-output.acceleration",
                "--fcd-output.signals",
                "--precision=12");
    }

    private Process start(String home, String program, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(home, "bin", program).toString()));
        command.addAll(List.of(options));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(program + ".log").toFile())
                .start();
    }

    private Traci connect() throws IOException, InterruptedException {
        while (true) {
            try {
                return new Traci("localhost", port);
            } catch (ConnectException early) {
                assertTrue(sumo.isAlive(), () -> "SUMO has ended: " + folder.resolve("sumo.log"));
                Thread.sleep(10);
            }
        }
    }

    @Test
    void vehiclesSendWhatSumoTells_andHearThoseInRange() throws IOException, InterruptedException {
        SumoLive live = new SumoLive(START, PLANE);
        List<Observation> told = new ArrayList<>();
        List<Observation> vehicles = List.of();
        List<SumoLive.Car> cars = List.of();
        try (Traci client = connect()) {
            for (int i = 0; i < STEPS; i++) {
                vehicles = client.step();
                told.addAll(vehicles);
                cars = live.step(vehicles);
            }
        }
        assertTrue(sumo.waitFor(1, TimeUnit.MINUTES));

        assertIterableEquals(lines(written(), STEP), lines(told, Duration.ZERO));
        assertTrue(live.sent() > STEPS, live.sent() + " sent");
        assertTrue(live.received() > live.sent(), live.received() + " received");
        for (int i = 0; i < cars.size(); i++) {
            for (CAM heard : cars.get(i).neighbours()) {
                assertTrue(distance(vehicles.get(i), heard) < SumoLive.RANGE + 30, heard::toString);
            }
        }
    }

    /** What SUMO itself has written of the same run. */
    private List<Observation> written() throws IOException {
        List<Observation> all = new ArrayList<>();
        try (FloatingCarData file = new FloatingCarData(Files.newInputStream(folder.resolve("fcd.xml")))) {
            for (Observation one = file.next(); one != null; one = file.next()) {
                all.add(one);
            }
        }
        return all;
    }

    /** @param later what SUMO's file counts from the beginning of a step, TraCI counts from its end */
    private static List<String> lines(List<Observation> observations, Duration later) {
        return observations.stream()
                .map(one -> String.format(
                        Locale.ROOT,
                        "%s %s %s %.6f %.6f %.6f %.6f %.6f %d",
                        one.time().plus(later),
                        one.id(),
                        one.type(),
                        one.x(),
                        one.y(),
                        one.angle(),
                        one.speed(),
                        one.acceleration(),
                        one.signals()))
                .sorted()
                .toList();
    }

    private static double distance(Observation vehicle, CAM cam) {
        var position = cam.cam().camParameters().basicContainer().referencePosition();
        return Math.hypot(
                PLANE.east(position.longitude() / 1e7) - vehicle.x(),
                PLANE.north(position.latitude() / 1e7) - vehicle.y());
    }
}
