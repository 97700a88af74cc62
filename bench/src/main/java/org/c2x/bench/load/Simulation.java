package org.c2x.bench.load;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.settle.Pace;
import org.c2x.bench.settle.Settling;
import org.c2x.its.v2.CAM;

/**
 * Vehicles that send CAMs to all in their range, one step after another on one thread; what each phase of a step takes
 * is measured over all vehicles. A vehicle decodes every message that reaches it for itself, as a station does.
 */
public final class Simulation {
    private static final Instant START = Instant.parse("2026-07-01T12:00:00Z");
    private static final long SEED = 20_140_415;
    private static final int LEAST_STEPS = 10;
    private static final int SETTLING_WINDOW = 8;
    private static final double SETTLING_NANOS = 1e8;

    private final Scenario scenario;
    private final Codec<CAM> codec;
    private final Traffic traffic;
    private final Duration step;
    private final CAM[] cams;
    private final byte[][] messages;
    private final @Nullable Senders senders;
    private final Map<Phase, List<Double>> nanos = new EnumMap<>(Phase.class);
    private Instant time = START;
    private long phaseStart;
    private long sent;
    private long received;
    private long octets;
    /** Sum of the latitudes received: what a receiver takes from a message, so that no decoding is for nothing. */
    private long latitudes;

    /**
     * Makes the vehicles, with certificates if they sign.
     *
     * @throws IllegalArgumentException if no codec of CAMs has the scheme
     */
    public Simulation(Scenario scenario) {
        this.scenario = scenario;
        codec = Codecs.get(scenario.scheme(), CAM.class);
        traffic = new Traffic(scenario.vehicles(), scenario.side(), scenario.range(), SEED);
        step = Duration.ofSeconds(1).dividedBy(scenario.rate());
        cams = new CAM[scenario.vehicles()];
        messages = new byte[scenario.vehicles()][];
        senders = scenario.signed() ? new Senders(scenario.vehicles(), START) : null;
        forget();
    }

    /**
     * Runs until code has settled, and then measures.
     *
     * @param settling longest time to settle
     * @param measured how long to measure, but not less than {@value #LEAST_STEPS} steps
     * @param progress is told after each step which part of all is done at least, 0 to 1
     */
    public Load run(Duration settling, Duration measured, DoubleConsumer progress) throws InterruptedException {
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
        return new Load(
                scenario, settled, (double) octets / sent, sent, received, nanos, system.getProcessCpuTime() - before);
    }

    /** One iteration on the way to settled code. */
    private List<Settling.Iteration> iterate(DoubleConsumer done) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long sentBefore = sent;
        long before = threads.getCurrentThreadCpuTime();
        steps(SETTLING_NANOS, done);
        double count = sent - sentBefore;
        return List.of(new Settling.Iteration((threads.getCurrentThreadCpuTime() - before) / count, count, 0));
    }

    private void forget() {
        for (Phase phase : scenario.phases()) {
            nanos.put(phase, new ArrayList<>());
        }
        sent = 0;
        received = 0;
        octets = 0;
    }

    private void steps(double limit, DoubleConsumer done) {
        long start = System.nanoTime();
        double elapsed = 0;
        for (int i = 0; i < LEAST_STEPS || elapsed < limit; i++) {
            step();
            elapsed = System.nanoTime() - start;
            done.accept(Math.min(elapsed, limit));
        }
    }

    /** All vehicles send a CAM, and all in range receive it. */
    void step() {
        traffic.drive(step.toNanos() / 1e9);
        time = time.plus(step);
        Links links = Links.of(traffic);
        phaseStart = System.nanoTime();
        send();
        receive(links);
        for (byte[] message : messages) {
            octets += message.length;
        }
        sent += messages.length;
        received += links.count();
    }

    private void send() {
        VehicleCams source = new VehicleCams(traffic, time, step);
        for (int i = 0; i < cams.length; i++) {
            cams[i] = source.cam(i);
        }
        end(Phase.MAKE);
        for (int i = 0; i < cams.length; i++) {
            messages[i] = codec.encode(cams[i]);
        }
        end(Phase.ENCODE);
        if (senders != null) {
            for (int i = 0; i < cams.length; i++) {
                messages[i] = senders.sign(i, messages[i], time);
            }
            end(Phase.SIGN);
        }
    }

    private void receive(Links links) {
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
                senders.verify(messages[sender], cams[sender], time);
            }
            end(Phase.VERIFY);
        }
    }

    private void end(Phase phase) {
        long now = System.nanoTime();
        nanos.get(phase).add((double) now - phaseStart);
        phaseStart = now;
    }

    /** What receivers have learnt. */
    long latitudes() {
        return latitudes;
    }

    /** The CAMs of the last step, by sender. */
    List<CAM> cams() {
        return List.of(cams);
    }
}
