package org.c2x.bench.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.channel.Channel;
import org.c2x.bench.channel.Framing;
import org.c2x.bench.settle.Pace;
import org.c2x.bench.settle.Settling;
import org.c2x.its.v2.CAM;

/**
 * Vehicles that send CAMs to all in their range, one step after another on one thread; what each phase of a step takes
 * is measured over all vehicles. A vehicle decodes every message that reaches it for itself, as a station does.
 */
public final class Simulation implements AutoCloseable {
    private static final Instant START = Instant.parse("2026-07-01T12:00:00Z");
    private static final long SEED = 20_140_415;
    private static final int LEAST_STEPS = 10;
    private static final int SETTLING_WINDOW = 8;
    private static final double SETTLING_NANOS = 1e8;
    private static final double MICROS_PER_SECOND = 1e6;

    private final Scenario scenario;
    private final Codec<CAM> codec;
    private final Vehicles vehicles;
    private final @Nullable Senders senders;
    private CAM[] cams = {};
    private byte[][] messages = {};
    private Map<Phase, Double> nanos = Map.of();
    private long phaseStart;
    private final List<Load.Step> steps = new ArrayList<>();
    private long octets;
    /** Sum of the latitudes received: what a receiver takes from a message, so that no decoding is for nothing. */
    private long latitudes;

    /**
     * Makes the vehicles, with certificates if they sign.
     *
     * @throws IllegalArgumentException if no codec of CAMs has the scheme
     * @throws IOException              if floating car data cannot be read, go wrong, or have no vehicle
     */
    public Simulation(Scenario scenario) throws IOException {
        this.scenario = scenario;
        codec = Codecs.get(scenario.scheme(), CAM.class);
        senders = scenario.signed() ? new Senders(START) : null;
        if (scenario.driving() instanceof Driving.Square square) {
            Duration step = Duration.ofSeconds(1).dividedBy(square.rate());
            vehicles = new SquareTraffic(square, scenario.range(), step, START, SEED);
        } else {
            vehicles = new RecordedTraffic((Driving.Recorded) scenario.driving(), scenario.range(), START);
        }
    }

    /**
     * Runs until code has settled, and then measures.
     *
     * @param settling longest time to settle
     * @param measured how long to measure, but not less than {@value #LEAST_STEPS} steps
     * @param progress receives after each step which part of all is done at least, 0 to 1
     * @throws IOException if floating car data go wrong
     */
    public Load run(Duration settling, Duration measured, DoubleConsumer progress)
            throws InterruptedException, IOException {
        double warmUp = settling.toNanos();
        double all = warmUp + measured.toNanos();
        long start = System.nanoTime();
        boolean settled = Settling.settle(
                        SETTLING_WINDOW,
                        Pace.UNKNOWN,
                        settling.toMillis(),
                        () -> iterate(done -> progress.accept(Math.min(warmUp, System.nanoTime() - start) / all)))
                .isSettled();
        forget();
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long before = system.getProcessCpuTime();
        steps(measured.toNanos(), done -> progress.accept((warmUp + done) / all));
        return new Load(scenario, settled, octets, List.copyOf(steps), system.getProcessCpuTime() - before);
    }

    /** One iteration on the way to settled code. */
    private List<Settling.Iteration> iterate(DoubleConsumer done) throws IOException {
        forget();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        steps(SETTLING_NANOS, done);
        double count = Math.max(1, steps.stream().mapToInt(Load.Step::sent).sum());
        return List.of(new Settling.Iteration((threads.getCurrentThreadCpuTime() - before) / count, count, 0));
    }

    private void forget() {
        steps.clear();
        octets = 0;
    }

    private void steps(double limit, DoubleConsumer done) throws IOException {
        long start = System.nanoTime();
        double elapsed = 0;
        for (int i = 0; i < LEAST_STEPS || elapsed < limit; i++) {
            step();
            elapsed = System.nanoTime() - start;
            done.accept(Math.min(elapsed, limit));
        }
    }

    /** All vehicles for which one is due send a CAM, and all in range receive it. */
    void step() throws IOException {
        double seconds = vehicles.drive();
        nanos = new EnumMap<>(Phase.class);
        send();
        Links links = Links.of(vehicles, messages);
        receive(links);
        int sent = 0;
        long airMicros = 0;
        for (byte[] message : messages) {
            if (message != null) {
                sent++;
                octets += message.length;
                airMicros += airMicros(message);
            }
        }
        for (int i = 0; i < links.count(); i++) {
            airMicros += airMicros(messages[links.sender(i)]);
        }
        double air = airMicros / MICROS_PER_SECOND / vehicles.count();
        steps.add(new Load.Step(seconds, vehicles.count(), sent, links.count(), air, nanos));
    }

    private static int airMicros(byte[] message) {
        return Channel.ITS_G5.airMicros(Framing.CAM.frameOctets(message.length, 0));
    }

    private void send() {
        int count = vehicles.count();
        cams = new CAM[count];
        messages = new byte[count][];
        begin();
        for (int i = 0; i < count; i++) {
            cams[i] = vehicles.cam(i);
        }
        end(Phase.MAKE);
        for (int i = 0; i < count; i++) {
            if (cams[i] != null) {
                messages[i] = codec.encode(cams[i]);
            }
        }
        end(Phase.ENCODE);
        if (senders != null) {
            sign(senders);
        }
    }

    private void sign(Senders with) {
        for (int i = 0; i < messages.length; i++) {
            if (messages[i] != null) {
                with.prepare(vehicles.id(i));
            }
        }
        begin();
        for (int i = 0; i < messages.length; i++) {
            if (messages[i] != null) {
                messages[i] = with.sign(vehicles.id(i), messages[i], vehicles.time());
            }
        }
        end(Phase.SIGN);
    }

    private void receive(Links links) {
        begin();
        for (int i = 0; i < links.count(); i++) {
            byte[] message = messages[links.sender(i)];
            CAM cam = codec.decode(senders == null ? message : Senders.payload(message));
            latitudes += cam.cam()
                    .camParameters()
                    .basicContainer()
                    .referencePosition()
                    .latitude();
        }
        end(Phase.DECODE);
        if (senders != null) {
            for (int i = 0; i < links.count(); i++) {
                int sender = links.sender(i);
                senders.verify(messages[sender], cams[sender], vehicles.time());
            }
            end(Phase.VERIFY);
        }
    }

    private void begin() {
        phaseStart = System.nanoTime();
    }

    private void end(Phase phase) {
        long now = System.nanoTime();
        nanos.put(phase, (double) now - phaseStart);
        phaseStart = now;
    }

    @Override
    public void close() throws IOException {
        vehicles.close();
    }

    /** What receivers have learnt. */
    long latitudes() {
        return latitudes;
    }

    /** The CAMs of the last step. */
    List<CAM> cams() {
        return Stream.of(cams).filter(Objects::nonNull).toList();
    }
}
