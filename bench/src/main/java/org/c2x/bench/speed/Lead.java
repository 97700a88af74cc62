package org.c2x.bench.speed;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;

/**
 * How many times faster one scheme is than another.
 *
 * @param what  for instance {@code cam: encode, exi-exificient / exi-compiled, times}
 * @param times time of the slower by time of the faster
 * @param least the least that it should be
 */
record Lead(String what, double times, double least) implements Goal {
    private static final double EXI_ENCODE = 40;
    private static final double EXI_DECODE = 20;
    private static final double ANY = 1;
    /** Boundaries that a figure "codec" or "end to end" may come from. */
    private static final Set<Boundary> CODEC = Set.of(Boundary.CODEC, Boundary.BOTH);

    private static final Set<Boundary> END_TO_END = Set.of(Boundary.END_TO_END, Boundary.BOTH);
    /** What native code does by itself, and what the JVM does. */
    static final Set<Boundary> NATIVE = Set.of(Boundary.LOOP, Boundary.BOTH);

    @Override
    public boolean holds() {
        return times >= least && times > ANY;
    }

    @Override
    public String toString() {
        return Goal.line(what, times, String.format(Locale.ROOT, "at least %5.2f", least), holds());
    }

    /** Of compiled EXI over EXIficient's best way, from its own events or from records. */
    static List<Lead> ofCompiledExi(List<Figure> times, String content) {
        Times all = new Times(times, content);
        return List.of(
                all.lead("exi-compiled", "exi-exificient", Operation.ENCODE, Set.of(Boundary.values()), EXI_ENCODE),
                all.lead("exi-compiled", "exi-exificient", Operation.DECODE, Set.of(Boundary.values()), EXI_DECODE));
    }

    /** Of the binary format over protobuf, in both directions at both boundaries. */
    static List<Lead> ofBinary(List<Figure> times, String content) {
        Times all = new Times(times, content);
        return List.of(
                all.lead("binary", "protobuf", Operation.ENCODE, CODEC, ANY),
                all.lead("binary", "protobuf", Operation.DECODE, CODEC, ANY),
                all.lead("binary", "protobuf", Operation.ENCODE, END_TO_END, ANY),
                all.lead("binary", "protobuf", Operation.DECODE, END_TO_END, ANY));
    }

    /** Of compiled UPER in the JVM over asn1c's in a loop of its own. */
    static List<Lead> ofCompiledUper(List<Figure> times, String content) {
        Times all = new Times(times, content);
        return List.of(
                all.lead("uper", "native-uper-asn1c", Operation.ENCODE, NATIVE, ANY),
                all.lead("uper", "native-uper-asn1c", Operation.DECODE, NATIVE, ANY));
    }

    /** The times of one content. */
    private record Times(List<Figure> times, String content) {

        Lead lead(String faster, String slower, Operation operation, Set<Boundary> boundaries, double least) {
            Optional<Figure> winner = best(faster, operation, boundaries);
            Optional<Figure> loser = best(slower, operation, boundaries);
            double times = winner.isPresent() && loser.isPresent()
                    ? loser.get().value() / winner.get().value()
                    : Double.NaN;
            String where = loser.map(Figure::boundary)
                    .map(boundary -> ", " + boundary.label())
                    .orElse(", not measured");
            return new Lead(content + ": " + operation.label() + ", " + slower + " / " + faster + where, times, least);
        }

        private Optional<Figure> best(String scheme, Operation operation, Set<Boundary> boundaries) {
            return times.stream()
                    .filter(time -> content.equals(time.content())
                            && time.scheme().equals(scheme)
                            && time.operation() == operation
                            && boundaries.contains(time.boundary()))
                    .min(Comparator.comparingDouble(time -> time.value()));
        }
    }
}
