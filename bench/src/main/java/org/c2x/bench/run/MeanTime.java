package org.c2x.bench.run;

import java.util.List;
import java.util.Map;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.jmh.ConversionBenchmark;
import org.c2x.bench.jmh.DecodeBenchmark;
import org.c2x.bench.jmh.DecodeStreamBenchmark;
import org.c2x.bench.jmh.EncodeBenchmark;
import org.c2x.bench.jmh.EncodeStreamBenchmark;
import org.c2x.bench.jmh.LoopBenchmark;
import org.c2x.bench.jmh.ReceptionBenchmark;
import org.c2x.bench.jmh.ViewBenchmark;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;

/**
 * The mean time of an operation, and what it allocates.
 *
 * @param scheme       whose codec, or for a baseline whose octets
 * @param boundary     what the time includes
 * @param lengthOctets length of the encoding, the mean in a stream, not a number for the copy of a record graph
 */
record MeanTime(Operation operation, String scheme, BenchContent<?> content, Boundary boundary, double lengthOctets)
        implements Measurement {
    @Override
    public String title() {
        return operation.isBaseline()
                ? content.name() + ' ' + operation.label()
                : scheme + ' ' + content.name() + ' ' + operation.label() + ", " + boundary.label();
    }

    @Override
    public Figure.Key key(String environment) {
        return new Figure.Key(
                environment,
                name(),
                content.name(),
                operation,
                operation.isBaseline() ? null : boundary,
                Quantity.TIME);
    }

    /** What figures call the scheme. */
    private String name() {
        return switch (operation) {
            case CLONE_OCTETS -> Comparison.clone(lengthOctets);
            case COPY_GRAPH -> Figure.BASELINE;
            default -> scheme;
        };
    }

    @Override
    public List<Quantity> quantities() {
        return TimedIterations.QUANTITIES;
    }

    @Override
    public String benchmark() {
        Class<?> holder = boundary == Boundary.LOOP ? LoopBenchmark.class : holder();
        return holder.getName() + '.' + method();
    }

    private Class<?> holder() {
        if (operation.isConversion()) {
            return ConversionBenchmark.class;
        } else if (operation.isReception()) {
            return ReceptionBenchmark.class;
        } else if (operation == Operation.VIEW_POSITION) {
            return ViewBenchmark.class;
        }
        return operation.direction() == Direction.ENCODE
                ? content.isStream() ? EncodeStreamBenchmark.class : EncodeBenchmark.class
                : content.isStream() ? DecodeStreamBenchmark.class : DecodeBenchmark.class;
    }

    /** Whether the message stays on the other side; from record to octets it does not. */
    private boolean isCrossing() {
        return boundary == Boundary.CODEC && BenchSchemes.isNative(scheme);
    }

    private String method() {
        return switch (operation) {
            case ENCODE -> "encode";
            case ENCODE_INTO_BUFFER -> "encodeIntoBuffer";
            case CLONE_OCTETS -> "cloneOctets";
            case DECODE -> isCrossing() ? "decodeAndFree" : "decode";
            case COPY_GRAPH -> "copyGraph";
            case DECODE_TO_CSV -> "decodeToCsv";
            case DECODE_TO_XML -> "decodeToXml";
            case VIEW_POSITION -> "position";
            case READ_HEADERS -> "readHeaders";
            case READ_ENVELOPE -> "readEnvelope";
            case VERIFY -> "verify";
            case VERIFY_SIGNATURE -> "verifySignature";
            case EMPTY_JNI_CALL, EMPTY_FFM_CALL, EMPTY_BURST ->
                throw new IllegalStateException(operation + " has no content");
        };
    }

    @Override
    public Map<String, String> parameters() {
        if (operation.isReception() || operation == Operation.VIEW_POSITION) {
            return Map.of("content", content.name());
        }
        return operation.isConversion()
                ? Map.of("scheme", scheme, "content", content.name())
                : Map.of("scheme", scheme, "content", content.name(), "boundary", boundary.name());
    }

    @Override
    public int forks(Configuration configuration) {
        return configuration.forks();
    }

    @Override
    public List<Figure> figures(String environment, ForkOutcome fork) {
        return new TimedIterations(fork).figures(key(environment));
    }
}
