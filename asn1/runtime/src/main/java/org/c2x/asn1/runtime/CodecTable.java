package org.c2x.asn1.runtime;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Codecs by the class of their messages: what a provider offers. */
public final class CodecTable {
    private final Map<Class<?>, Entry> codecs = new HashMap<>();

    /**
     * Adds the codec of a class.
     *
     * @param made makes it; called once, when the codec is asked for, because to load its classes or read a schema
     *     takes time
     */
    public <T> CodecTable put(Class<T> type, Supplier<Codec<T>> made) {
        codecs.put(type, new Entry(made));
        return this;
    }

    /** The codec of a class, empty if the table has none. */
    @SuppressWarnings("unchecked") // put pairs a class with a codec of its instances
    public <T> Optional<Codec<T>> get(Class<T> type) {
        return Optional.ofNullable(codecs.get(type)).map(entry -> (Codec<T>) entry.codec());
    }

    private static final class Entry {
        private final Supplier<? extends Codec<?>> made;
        private @Nullable Codec<?> codec;

        Entry(Supplier<? extends Codec<?>> made) {
            this.made = made;
        }

        synchronized Codec<?> codec() {
            if (codec == null) {
                codec = made.get();
            }
            return codec;
        }
    }
}
