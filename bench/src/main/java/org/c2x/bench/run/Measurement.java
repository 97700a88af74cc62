package org.c2x.bench.run;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.Content;
import org.c2x.bench.jmh.DecodeBenchmark;
import org.c2x.bench.jmh.DecodeStreamBenchmark;
import org.c2x.bench.jmh.EncodeBenchmark;
import org.c2x.bench.jmh.EncodeStreamBenchmark;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;

/**
 * One thing to time.
 *
 * @param scheme       whose codec, or for a baseline whose octets
 * @param boundary     what the time includes
 * @param lengthOctets length of the encoding, the mean in a stream, null for the copy of a record graph
 */
record Measurement(
        Operation operation,
        String scheme,
        Content<?> content,
        Boundary boundary,
        @Nullable Double lengthOctets) {

    /** Regular expression for the one benchmark that answers this. */
    String benchmark() {
        Class<?> holder = operation.direction() == Direction.ENCODE
                ? content.isStream() ? EncodeStreamBenchmark.class : EncodeBenchmark.class
                : content.isStream() ? DecodeStreamBenchmark.class : DecodeBenchmark.class;
        return '^' + (holder.getName() + '.' + method()).replace(".", "\\.") + '$';
    }

    private String method() {
        return switch (operation) {
            case ENCODE -> "encode";
            case ENCODE_INTO_BUFFER -> "encodeIntoBuffer";
            case CLONE_OCTETS -> "cloneOctets";
            case DECODE -> "decode";
            case COPY_GRAPH -> "copyGraph";
        };
    }

    Row.Key key(String environment) {
        return operation.isBaseline()
                ? new Row.Key(environment, Row.BASELINE, content.name(), operation, null, lengthOctets)
                : new Row.Key(environment, scheme, content.name(), operation, boundary, null);
    }

    /** For people: {@code uper cam encode, codec}. */
    String title() {
        return operation.isBaseline()
                ? content.name() + ' ' + operation.label()
                : scheme + ' ' + content.name() + ' ' + operation.label() + ", " + boundary.label();
    }
}
