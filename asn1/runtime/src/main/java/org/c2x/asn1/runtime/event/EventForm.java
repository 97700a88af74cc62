package org.c2x.asn1.runtime.event;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.c2x.asn1.runtime.Mapping;

/**
 * How the messages of a type appear as documents, whatever library holds their values.
 *
 * @param <T>    the record
 * @param root   name of the document's element
 * @param writer writes the content of that element
 * @param reader reads the content of that element
 */
public record EventForm<T>(String root, BiConsumer<T, EventWriter<?>> writer, Function<EventReader<?>, T> reader) {

    public EventForm {
        Objects.requireNonNull(root);
        Objects.requireNonNull(writer);
        Objects.requireNonNull(reader);
    }

    /** The mapping to documents with the values of a library. */
    public <V> Mapping<T, EventList<V>> mapping(EventValues<V> values) {
        return Mapping.of(message -> write(message, values), events -> read(events, values));
    }

    private <V> EventList<V> write(T message, EventValues<V> values) {
        EventWriter<V> out = new EventWriter<>(values);
        out.start(root);
        writer.accept(message, out);
        out.end();
        return out.events();
    }

    private <V> T read(EventList<V> events, EventValues<V> values) {
        EventReader<V> in = new EventReader<>(events, values);
        in.start(root);
        T message = reader.apply(in);
        in.end();
        in.finish();
        return message;
    }
}
