package org.c2x.codec.binary;

import java.util.Objects;
import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.its.messages.MessageTypes;

/**
 * Shows the octets of messages of one type with the components they are. Whether a message is valid, its codec says.
 */
final class BinaryTracer implements Tracer {
    private final String type;
    private final Codec<?> codec;

    /** Read when the first message is traced, because that takes the ASN.1 module. */
    private static final class Module {
        static final Schema SCHEMA = SchemaResources.load(
                BinaryTracer.class.getClassLoader(),
                MessageTypes.SECURED_MESSAGE.modules().toArray(String[]::new));
    }

    /** @param type its name in the ASN.1 module of the envelope */
    BinaryTracer(String type, Codec<?> codec) {
        this.type = Objects.requireNonNull(type);
        this.codec = Objects.requireNonNull(codec);
    }

    @Override
    public Trace trace(byte[] octets) {
        TypeReference use = Module.SCHEMA.find(type).map(TypeReference::new).orElseThrow();
        TraceRecorder trace = new TraceWalk(octets).message(use);
        try {
            return trace.complete(codec.decode(octets, 0, octets.length).consumedOctets());
        } catch (DecodeException e) {
            return trace.stopped(e);
        }
    }
}
