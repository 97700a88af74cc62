package sample;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.v2.CAM;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.sumo.Observation;
import org.c2x.traffic.sumo.SumoStates;
import org.c2x.traffic.sumo.SumoStates.Seen;
import org.c2x.traffic.v2.CamStation;

/**
 * The vehicles of a SUMO that runs: they send CAMs by the rules of EN 302 637-2, and those in range decode them. Radio
 * is ideal: what is in range is received, at once.
 */
public final class SumoLive {
    /** Of a radio, in metres. */
    static final double RANGE = 300;

    /** A station sends at least once a second: who has been silent for longer is gone. */
    private static final Duration SILENT = Duration.ofMillis(1_500);

    private static final Codec<CAM> CAMS = Codecs.get("uper", CAM.class);

    private final SumoStates<Car> states;
    private long sent;
    private long octets;
    private long received;

    /**
     * No vehicle as yet.
     *
     * @param start when the simulation's clock shows 0
     * @param plane what SUMO's metres count from
     */
    SumoLive(Instant start, LocalPlane plane) {
        states = new SumoStates<>(start, plane, Car::new);
    }

    /** What a vehicle has on board. */
    static final class Car {
        private final CamStation station;
        private final Map<Long, Heard> neighbours = new HashMap<>();

        private Car(Vehicle vehicle) {
            station = new CamStation(vehicle);
        }

        private void receive(byte[] octets, Instant now) {
            CAM cam = CAMS.decode(octets);
            neighbours.put(cam.header().stationID(), new Heard(cam, now));
        }

        private void forgetThoseGone(Instant now) {
            neighbours.values().removeIf(heard -> heard.time.plus(SILENT).isBefore(now));
        }

        /** The last CAM of each station that it hears. */
        List<CAM> neighbours() {
            return neighbours.values().stream().map(Heard::cam).toList();
        }
    }

    private record Heard(CAM cam, Instant time) {}

    /** Vehicles send what is due of a step, and receive it; returns them in the order of the observations. */
    List<Car> step(List<Observation> observations) throws IOException {
        List<Seen<Car>> vehicles = new ArrayList<>();
        for (Observation now : observations) {
            vehicles.add(states.of(now));
        }
        List<Car> cars = vehicles.stream().map(Seen::station).toList();
        for (int i = 0; i < cars.size(); i++) {
            Seen<Car> vehicle = vehicles.get(i);
            Optional<CAM> cam = cars.get(i).station.update(vehicle.state());
            if (cam.isPresent()) {
                broadcast(i, CAMS.encode(cam.get()), observations, cars, vehicle.state().time());
            }
            cars.get(i).forgetThoseGone(vehicle.state().time());
        }
        return cars;
    }

    private void broadcast(int sender, byte[] message, List<Observation> places, List<Car> cars, Instant now) {
        sent++;
        octets += message.length;
        Observation from = places.get(sender);
        for (int i = 0; i < cars.size(); i++) {
            double east = places.get(i).x() - from.x();
            double north = places.get(i).y() - from.y();
            if (i != sender && east * east + north * north <= RANGE * RANGE) {
                cars.get(i).receive(message, now);
                received++;
            }
        }
    }

    /** CAMs until now. */
    long sent() {
        return sent;
    }

    /** Receptions of CAMs until now. */
    long received() {
        return received;
    }

    /**
     * Drives a SUMO that waits for its client, in real time:
     *
     * <pre>sumo -c city.sumocfg --step-length 0.1 --remote-port 8813
     *SumoLive localhost 8813 48.13852 11.56984</pre>
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length < 4) {
            System.err.println("usage: SumoLive HOST PORT LATITUDE LONGITUDE [SECONDS]");
            System.exit(2);
        }
        LocalPlane plane = new LocalPlane(Double.parseDouble(arguments[2]), Double.parseDouble(arguments[3]));
        double seconds = arguments.length > 4 ? Double.parseDouble(arguments[4]) : Double.POSITIVE_INFINITY;
        SumoLive live = new SumoLive(Instant.now(), plane);
        try (Traci sumo = new Traci(arguments[0], Integer.parseInt(arguments[1]))) {
            long begin = System.nanoTime();
            Duration first = sumo.time();
            long nanos = 0;
            long worked = 0;
            while (!sumo.isOver() && nanos < seconds * 1e9) {
                long stepBegins = System.nanoTime();
                List<Car> cars = live.step(sumo.step());
                worked += System.nanoTime() - stepBegins;
                long before = nanos;
                nanos = sumo.time().minus(first).toNanos();
                TimeUnit.NANOSECONDS.sleep(nanos - (System.nanoTime() - begin));
                if (nanos / 1_000_000_000 > before / 1_000_000_000) {
                    live.print(nanos, cars.size(), worked, System.nanoTime() - begin);
                }
            }
        }
    }

    private void print(long nanos, int vehicles, long worked, long passed) {
        System.out.printf(
                Locale.ROOT,
                "%6.1f s: %,d vehicles; %,d CAMs sent, %.1f octets each; %,d received; %.0f %% of the time used, "
                        + "%.1f s late%n",
                nanos / 1e9,
                vehicles,
                sent,
                (double) octets / sent,
                received,
                100.0 * worked / passed,
                Math.max(0, passed - nanos) / 1e9);
    }
}
