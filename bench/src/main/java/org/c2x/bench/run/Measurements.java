package org.c2x.bench.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.c2x.bench.jmh.ViewBenchmark;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ReceivedPacket;
import org.c2x.bench.result.Skipped;
import org.c2x.nativebridge.Crossing;
import org.c2x.nativebridge.LoopCodec;

/** Finds out what can be measured, as far as it is wanted: a baseline comes just before what is compared with it. */
final class Measurements {
    private final Effort effort;
    private final Configuration configuration;
    private final List<Measurement> all = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private final Set<Double> clonedLengths = new HashSet<>();
    private final List<Figure> lengths = new ArrayList<>();

    Measurements(Effort effort, Configuration configuration) {
        this.effort = effort;
        this.configuration = configuration;
    }

    /** What was added, in its order. */
    List<Measurement> all() {
        return List.copyOf(all);
    }

    /** Lengths of what was added. */
    List<Figure> lengths() {
        return List.copyOf(lengths);
    }

    /** What could not be added. */
    List<Skipped> skipped() {
        return List.copyOf(skipped);
    }

    /** Adds all about one content; each codec first has to prove that it gives every message back. */
    void add(BenchContent<?> content, List<String> schemes) {
        if (wants(Direction.DECODE)) {
            addGraphCopy(content, schemes);
        }
        clonedLengths.clear();
        schemes.forEach(scheme -> add(scheme, content));
    }

    private boolean wants(Direction direction) {
        return configuration.directions().contains(direction);
    }

    private void addGraphCopy(BenchContent<?> content, List<String> schemes) {
        Optional<String> scheme = schemes.stream()
                .filter(candidate -> Codecs.find(candidate, content.type()).isPresent())
                .findFirst();
        if (scheme.isEmpty()) {
            return;
        }
        if (GraphCopies.find(content.type()).isPresent()) {
            addMean(Operation.COPY_GRAPH, scheme.get(), content, Boundary.END_TO_END, Double.NaN);
        } else {
            skipped.add(new Skipped(
                    content.name() + ' ' + Operation.COPY_GRAPH.label(),
                    "no copy is generated for " + content.type().getName(),
                    null));
        }
    }

    private void add(String scheme, BenchContent<?> content) {
        Optional<? extends Codec<?>> codec = Codecs.find(scheme, content.type());
        if (codec.isEmpty()) {
            skipped.add(Skipped.of(scheme, content.name(), BenchSchemes.noCodec(content)));
            return;
        }
        try {
            List<byte[]> encodings =
                    Subject.of(scheme, content, Boundary.END_TO_END).checkedEncodings();
            addChecked(scheme, content, encodings, codec.get());
        } catch (RuntimeException e) {
            skipped.add(Skipped.of(scheme, content.name(), "of a failure: " + e));
        }
    }

    private void addChecked(String scheme, BenchContent<?> content, List<byte[]> encodings, Codec<?> codec) {
        boolean boundariesDiffer = Subject.boundariesDiffer(codec);
        boolean isRepeatedNatively =
                codec instanceof MappedCodec<?, ?> mapped && mapped.message() instanceof LoopCodec<?>;
        Boundary whole = boundariesDiffer ? Boundary.END_TO_END : Boundary.BOTH;
        double length =
                encodings.stream().mapToInt(octets -> octets.length).average().orElseThrow();
        lengths.add(Figure.of(Figure.Key.of(scheme, content.name(), Quantity.LENGTH), length));
        if (wantsClone(length, boundariesDiffer)) {
            addMean(Operation.CLONE_OCTETS, scheme, content, whole, length);
        }
        addMean(Operation.ENCODE, scheme, content, whole, length);
        // at the boundary without a mapping: a caller of it has its message in the library's form
        if (effort != Effort.QUICK) {
            addMean(
                    Operation.ENCODE_INTO_BUFFER,
                    scheme,
                    content,
                    boundariesDiffer ? Boundary.CODEC : Boundary.BOTH,
                    length);
        }
        addMean(Operation.DECODE, scheme, content, whole, length);
        if (content.isConverted() && !BenchSchemes.isNative(scheme)) {
            addMean(Operation.DECODE_TO_CSV, scheme, content, whole, length);
            addMean(Operation.DECODE_TO_XML, scheme, content, whole, length);
        }
        if (ViewBenchmark.canView(scheme, content)) {
            addMean(Operation.VIEW_POSITION, scheme, content, whole, length);
        }
        if (ReceivedPacket.find(content.name()).isPresent()) {
            Stream.of(Operation.values())
                    .filter(Operation::isReception)
                    .forEach(step -> addMean(step, scheme, content, whole, length));
        }
        if (boundariesDiffer && !content.isStream()) {
            addMean(Operation.ENCODE, scheme, content, Boundary.CODEC, length);
            addMean(Operation.DECODE, scheme, content, Boundary.CODEC, length);
        }
        if (isRepeatedNatively && !content.isStream()) {
            addEmptyCalls();
            addMean(Operation.ENCODE, scheme, content, Boundary.LOOP, length);
            addMean(Operation.DECODE, scheme, content, Boundary.LOOP, length);
        }
        if (content.isStream()) {
            addBursts(scheme, content, whole);
        } else {
            addAllCores(new MeanTime(Operation.ENCODE, scheme, content, whole, length));
            addAllCores(new MeanTime(Operation.DECODE, scheme, content, whole, length));
            addFirst(scheme, content, encodings.get(0));
        }
    }

    /**
     * A clone is the baseline of all encodings of one length: that of the first, and unless in a hurry also those of
     * codecs on records, of which some come near it.
     */
    private boolean wantsClone(double length, boolean boundariesDiffer) {
        return wants(Direction.ENCODE)
                && (clonedLengths.isEmpty() || effort != Effort.QUICK && !boundariesDiffer)
                && clonedLengths.add(length);
    }

    private void addMean(
            Operation operation, String scheme, BenchContent<?> content, Boundary boundary, double length) {
        if (wants(operation.direction())) {
            all.add(new MeanTime(operation, scheme, content, boundary, length));
        }
    }

    /** Once for each scheme: with the first content that it has. */
    private void addAllCores(MeanTime alone) {
        boolean isThere = all.stream()
                .anyMatch(other -> other instanceof AllCores cores
                        && cores.alone().scheme().equals(alone.scheme())
                        && cores.alone().operation() == alone.operation());
        if (effort != Effort.RATIOS && wants(alone.operation().direction()) && !isThere) {
            all.add(new AllCores(alone));
        }
    }

    /** Once in a run. */
    private void addEmptyCalls() {
        if (all.stream().noneMatch(EmptyCall.class::isInstance)) {
            Stream.of(Crossing.values())
                    .filter(crossing -> crossing.unavailable().isEmpty())
                    .map(EmptyCall::new)
                    .forEach(all::add);
        }
    }

    private void addBursts(String scheme, BenchContent<?> stream, Boundary boundary) {
        if (configuration.latencyForks() == 0) {
            return;
        }
        if (all.stream().noneMatch(BurstLatency.class::isInstance)) {
            all.add(new BurstLatency(null));
        }
        for (Direction direction : configuration.directions()) {
            all.add(new BurstLatency(new BurstLatency.Burst(scheme, stream, direction, boundary)));
        }
    }

    /** In a hurry once for each scheme, with the first content that it has. */
    private void addFirst(String scheme, BenchContent<?> content, byte[] octets) {
        boolean isThere = effort == Effort.QUICK
                && all.stream()
                        .anyMatch(other -> other instanceof FirstMessage first
                                && first.scheme().equals(scheme));
        if (configuration.coldStartForks() > 0 && !isThere) {
            configuration
                    .directions()
                    .forEach(direction -> all.add(new FirstMessage(scheme, content, direction, octets)));
        }
    }
}
