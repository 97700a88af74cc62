package org.c2x.bench.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Boundary;
import org.c2x.bench.Content;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Skipped;

/** What a run will measure, in order: a baseline stands just before what is compared with it. */
public final class Plan {
    private final Effort effort;
    private final Configuration configuration;
    private final List<Measurement> measurements = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private final Set<Double> clonedLengths = new HashSet<>();

    private Plan(Effort effort, Configuration configuration) {
        this.effort = effort;
        this.configuration = configuration;
    }

    /**
     * Every scheme with every content, as far as its codec can do it. A codec that does not give its input back is
     * not measured.
     */
    public static Plan of(Effort effort, List<String> schemes, List<Content<?>> contents) {
        List<String> usable = schemes.stream()
                .filter(scheme -> !Codecs.unavailable().containsKey(scheme))
                .toList();
        Plan plan = new Plan(
                effort,
                effort.configuration(usable, contents.stream().map(Content::name).toList()));
        plan.skipped.addAll(BenchSchemes.unavailable(schemes));
        for (Content<?> content : contents) {
            plan.addGraphCopy(content, usable);
            plan.clonedLengths.clear();
            for (String scheme : usable) {
                plan.add(scheme, content);
            }
        }
        return plan;
    }

    /** Schemes to compare with each other on some contents. */
    public record Contest(List<String> schemes, List<Content<?>> contents) {}

    /** Only encoding and decoding of the contestants, at all their boundaries. */
    public static Plan withoutBaselines(Effort effort, List<Contest> contests) {
        Plan plan = new Plan(
                effort,
                effort.configuration(
                        contests.stream().flatMap(contest -> contest.schemes().stream()).toList(),
                        contests.stream()
                                .flatMap(contest -> contest.contents().stream())
                                .map(Content::name)
                                .toList()));
        for (Contest contest : contests) {
            contest.contents().forEach(content ->
                    contest.schemes().forEach(scheme -> plan.add(scheme, content)));
        }
        plan.measurements.removeIf(measurement -> measurement.operation().isBaseline()
                || measurement.operation() == Operation.ENCODE_INTO_BUFFER);
        return plan;
    }

    public Effort effort() {
        return effort;
    }

    public Configuration configuration() {
        return configuration;
    }

    /** Number of measurements. */
    public int size() {
        return measurements.size();
    }

    /** What cannot be measured here. */
    public List<Skipped> skipped() {
        return List.copyOf(skipped);
    }

    /** Iterations of one measurement, over all its JVMs, warm-up included. */
    int allIterations() {
        return configuration.forks() * (configuration.warmupIterations() + configuration.iterations());
    }

    /** About how long the run will take, in seconds. */
    public long estimatedSeconds() {
        return Effort.estimatedSeconds(configuration, size());
    }

    List<Measurement> measurements() {
        return List.copyOf(measurements);
    }

    private void addGraphCopy(Content<?> content, List<String> schemes) {
        Optional<String> scheme = schemes.stream()
                .filter(candidate -> Codecs.find(candidate, content.type()).isPresent())
                .findFirst();
        if (scheme.isEmpty()) {
            return;
        }
        if (GraphCopies.find(content.type()).isPresent()) {
            measurements.add(
                    new Measurement(Operation.COPY_GRAPH, scheme.get(), content, Boundary.END_TO_END, null));
        } else {
            skipped.add(new Skipped(
                    content.name() + ' ' + Operation.COPY_GRAPH.label(),
                    "no copy is generated for " + content.type().getName(),
                    null));
        }
    }

    private void add(String scheme, Content<?> content) {
        Optional<? extends Codec<?>> codec = Codecs.find(scheme, content.type());
        if (codec.isEmpty()) {
            String type = content.type().getSimpleName();
            skipped.add(new Skipped(scheme + ' ' + content.name(), "the scheme has no codec for " + type, null));
            return;
        }
        try {
            double length = Subject.of(scheme, content, Boundary.END_TO_END).checkedEncodings().stream()
                    .mapToInt(octets -> octets.length)
                    .average()
                    .orElseThrow();
            addChecked(scheme, content, length, Subject.boundariesDiffer(codec.get()));
        } catch (RuntimeException e) {
            skipped.add(new Skipped(scheme + ' ' + content.name(), "of a failure: " + e, null));
        }
    }

    /** A clone is the baseline of all encodings of one length; a quick run has only that of the first. */
    private boolean wantsClone(double length) {
        return (effort != Effort.QUICK || clonedLengths.isEmpty()) && clonedLengths.add(length);
    }

    private void addChecked(String scheme, Content<?> content, double length, boolean boundariesDiffer) {
        Boundary whole = boundariesDiffer ? Boundary.END_TO_END : Boundary.BOTH;
        if (wantsClone(length)) {
            measurements.add(new Measurement(Operation.CLONE_OCTETS, scheme, content, whole, length));
        }
        measurements.add(new Measurement(Operation.ENCODE, scheme, content, whole, length));
        if (effort == Effort.FULL || effort != Effort.QUICK && !boundariesDiffer) {
            measurements.add(new Measurement(Operation.ENCODE_INTO_BUFFER, scheme, content, whole, length));
        }
        measurements.add(new Measurement(Operation.DECODE, scheme, content, whole, length));
        if (boundariesDiffer && !content.isStream()) {
            measurements.add(new Measurement(Operation.ENCODE, scheme, content, Boundary.CODEC, length));
            measurements.add(new Measurement(Operation.DECODE, scheme, content, Boundary.CODEC, length));
        }
    }
}
