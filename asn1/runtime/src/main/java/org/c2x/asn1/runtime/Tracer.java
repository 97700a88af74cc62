package org.c2x.asn1.runtime;

import java.util.Optional;

/** Shows what the parts of messages of one type mean in one encoding. Tracers are thread-safe. */
@FunctionalInterface
public interface Tracer {

    /** Traces a message; octets after it are ignored. For malformed input it returns a trace with an error. */
    Trace trace(byte[] octets);

    /** The same, but what a codec refuses has its error: for tracers that know the form of messages only. */
    default Tracer checkedBy(Codec<?> codec) {
        return octets -> {
            Trace trace = trace(octets);
            if (trace.error().isEmpty()) {
                try {
                    codec.decode(octets, 0, octets.length);
                } catch (DecodeException e) {
                    return new Trace(trace.unit(), trace.entries(), Optional.of(e), 0);
                }
            }
            return trace;
        };
    }
}
