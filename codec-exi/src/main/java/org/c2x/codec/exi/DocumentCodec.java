package org.c2x.codec.exi;

import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
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
        private final Coder<V> coder;
        private final OctetSink out = new OctetSink();
        private final OctetSource in = new OctetSource();

        Workplace(Coder<V> coder) {
            this.coder = coder;
        }
    }

    private final ThreadLocal<Workplace<V>> workplaces;

    public DocumentCodec(CoderFactory<V> factory) {
        this.workplaces = ThreadLocal.withInitial(() -> new Workplace<>(factory.newCoder()));
    }

    private OctetSink coded(EventList<V> document) {
        Workplace<V> workplace = workplaces.get();
        workplace.out.reset();
        workplace.coder.encode(document, workplace.out);
        return workplace.out;
    }

    @Override
    public byte[] encode(EventList<V> document) {
        return coded(document).toByteArray();
    }

    @Override
    public int encode(EventList<V> document, byte[] buffer, int offset) {
        OctetSink out = coded(document);
        if (offset < 0 || out.length() > buffer.length - offset) {
            throw new EncodeException("", "expected room for " + out.length() + " octets from index " + offset + " of "
                    + buffer.length);
        }
        return out.copyTo(buffer, offset);
    }

    @Override
    public EventList<V> decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public Decoded<EventList<V>> decode(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        Workplace<V> workplace = workplaces.get();
        workplace.in.reset(octets, offset, length);
        EventList<V> document = workplace.coder.decode(workplace.in);
        return new Decoded<>(document, workplace.in.position());
    }

    /** Length of the encoding in octets; libraries cannot tell it without encoding. */
    @Override
    public int encodedLength(EventList<V> document) {
        return coded(document).length();
    }
}
