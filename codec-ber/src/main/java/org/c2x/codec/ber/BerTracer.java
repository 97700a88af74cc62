package org.c2x.codec.ber;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.c2x.asn1.mapping.SchemaResources;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.its.contents.MessageType;

/**
 * Shows the data values of a message with the components they are. Whether the message is valid, a codec says, which
 * knows components by their paths; the trace knows their places.
 */
final class BerTracer implements Tracer {
    private final MessageType<?> messages;
    private final Codec<?> codec;
    /** Read when the first message is traced, because that takes the ASN.1 modules. */
    private volatile Type type;

    /**
     * @param codec the codec of the messages, without this tracer
     */
    BerTracer(MessageType<?> messages, Codec<?> codec) {
        this.messages = Objects.requireNonNull(messages);
        this.codec = Objects.requireNonNull(codec);
    }

    @Override
    public Trace trace(byte[] octets) {
        TraceRecorder trace = new TraceWalk(octets, BeanCodec.deepest(Limits.DEFAULT)).message(type());
        try {
            return trace.complete(codec.decode(octets, 0, octets.length).consumedOctets());
        } catch (DecodeException e) {
            Trace stopped = trace.stopped(e);
            DecodeException placed = e.path().isEmpty() ? e : placed(e, stopped.entries());
            return new Trace(Unit.OCTET, stopped.entries(), Optional.of(placed), 0);
        }
    }

    private Type type() {
        if (type == null) {
            String[] modules = messages.modules().toArray(String[]::new);
            type = SchemaResources.load(BerTracer.class.getClassLoader(), modules)
                    .find(messages.name())
                    .map(TypeReference::new)
                    .orElseThrow();
        }
        return type;
    }

    /** The same at the place of the component or, where that is missing, of the one around it. */
    private static DecodeException placed(DecodeException e, List<TraceEntry> entries) {
        String path = e.path();
        while (true) {
            String wanted = path;
            Optional<TraceEntry> entry = entries.stream()
                    .filter(each -> each.path().equals(wanted) && each.what().equals(TraceEntry.VALUE))
                    .findFirst();
            if (entry.isPresent() || path.isEmpty()) {
                int offset = entry.map(TraceEntry::first).orElse(0);
                return new DecodeException(Unit.OCTET, offset, e.path(), e.problem());
            }
            path = path.substring(0, Math.max(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))));
        }
    }
}
