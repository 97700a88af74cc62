package org.c2x.codec.exi;

import java.util.Objects;
import java.util.function.Function;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.PerThread;
import org.c2x.asn1.runtime.event.EventList;

/**
 * Documents as EXI with a library: the part that no library does. What a library holds to code one document after
 * another belongs to one thread.
 *
 * @param <V> how the library holds values
 */
public final class DocumentCodec<V> implements Codec<EventList<V>> {

    /** A library, set up for one message type and profile, in the hands of one thread. */
    public interface Coder<V> {
        /**
         * Codes a document.
         *
         * @throws EncodeException if the library refuses it
         */
        void encode(EventList<V> document, OctetSink out);

        /**
         * Reads a document; what the input has taken then is its length.
         *
         * @throws org.c2x.asn1.runtime.DecodeException if the octets are no document of the schema
         */
        EventList<V> decode(OctetSource in);
    }

    /** Sets a library up for a thread. */
    @FunctionalInterface
    public interface CoderFactory<V> {
        Coder<V> newCoder();
    }

    private static final class Workplace<V> {
        private final CoderFactory<V> factory;
        private Coder<V> coder;
        private final OctetSink out = new OctetSink();
        private final OctetSource in = new OctetSource();

        Workplace(CoderFactory<V> factory) {
            this.factory = factory;
            this.coder = factory.newCoder();
        }

        /** Lets go of the message; of the library's coder, too, if it was a large one, for that keeps room for it. */
        void release() {
            if (out.length() + in.position() > LARGE) {
                coder = factory.newCoder();
            }
            out.reset();
            in.release();
        }
    }

    /** Octets of a message beyond which a coder is not used for another one. */
    private static final int LARGE = 1 << 16;

    private final PerThread<Workplace<V>> workplaces;

    public DocumentCodec(CoderFactory<V> factory) {
        this.workplaces = new PerThread<>(() -> new Workplace<>(factory));
    }

    private <R> R coded(EventList<V> document, Function<OctetSink, R> result) {
        Workplace<V> workplace = workplaces.take();
        try {
            workplace.coder.encode(document, workplace.out);
            return result.apply(workplace.out);
        } finally {
            workplace.release();
            workplaces.give(workplace);
        }
    }

    @Override
    public byte[] encode(EventList<V> document) {
        return coded(document, OctetSink::toByteArray);
    }

    @Override
    public int encode(EventList<V> document, byte[] buffer, int offset) {
        return coded(document, out -> {
            if (offset < 0 || out.length() > buffer.length - offset) {
                throw new EncodeException(
                        "",
                        "expected room for " + out.length() + " octets from index " + offset + " of " + buffer.length);
            }
            return out.copyTo(buffer, offset);
        });
    }

    @Override
    public EventList<V> decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public Decoded<EventList<V>> decode(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        Workplace<V> workplace = workplaces.take();
        try {
            workplace.in.reset(octets, offset, length);
            EventList<V> document = workplace.coder.decode(workplace.in);
            return new Decoded<>(document, workplace.in.position());
        } finally {
            workplace.release();
            workplaces.give(workplace);
        }
    }

    /** Length of the encoding in octets; libraries cannot tell it without encoding. */
    @Override
    public int encodedLength(EventList<V> document) {
        return coded(document, OctetSink::length);
    }
}
