package org.c2x.asn1.runtime.event;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.c2x.asn1.runtime.Mapping;

/**
 * The way between a record and the events of a document that holds it.
 *
 * @param <T> the record
 * @param <V> how a library holds values
 */
public final class EventMapping<T, V> implements Mapping<T, EventList<V>> {
    private final String root;
    private final EventValues<V> values;
    private final BiConsumer<T, EventWriter<V>> writer;
    private final Function<EventReader<V>, T> reader;

    /**
     * @param root name of the document's element
     */
    public EventMapping(
            String root,
            EventValues<V> values,
            BiConsumer<T, EventWriter<V>> writer,
            Function<EventReader<V>, T> reader) {
        this.root = root;
        this.values = values;
        this.writer = writer;
        this.reader = reader;
    }

    @Override
    public EventList<V> toMessage(T value) {
        EventWriter<V> out = new EventWriter<>(values);
        out.start(root);
        writer.accept(value, out);
        out.end();
        return out.events();
    }

    @Override
    public T fromMessage(EventList<V> message) {
        EventReader<V> in = new EventReader<>(message, values);
        in.start(root);
        T value = reader.apply(in);
        in.end();
        in.finish();
        return value;
    }
}
