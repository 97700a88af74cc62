package org.c2x.codec.ber;

import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.Tracer;

/** Shows the data values of a message with the components they are. Whether the message is valid, a codec says. */
final class BerTracer implements Tracer {
    private final MessageSchema schema;
    private final Codec<?> codec;

    BerTracer(MessageSchema schema, Codec<?> codec) {
        this.schema = Objects.requireNonNull(schema);
        this.codec = Objects.requireNonNull(codec);
    }

    @Override
    public Trace trace(byte[] octets) {
        TraceRecorder trace = ElementWalk.trace(octets, schema.type());
        try {
            return trace.complete(codec.decode(octets, 0, octets.length).consumedOctets());
        } catch (DecodeException e) {
            return trace.stopped(e);
        }
    }
}
