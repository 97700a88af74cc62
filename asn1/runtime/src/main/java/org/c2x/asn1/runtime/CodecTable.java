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
     * @param made makes it, null if there is none; called when the codec is asked for, until it is made, because to
     *     load its classes or read a schema takes time
     */
    public <T> CodecTable put(Class<T> type, Supplier<@Nullable Codec<T>> made) {
        codecs.put(type, new Entry(made));
        return this;
    }

    /** The codec of a class, empty if the table has none. */
    @SuppressWarnings("unchecked") // put pairs a class with a codec of its instances
    public <T> Optional<Codec<T>> get(Class<T> type) {
        return Optional.ofNullable(codecs.get(type)).map(entry -> (Codec<T>) entry.codec());
    }

    private static final class Entry {
        private final Supplier<? extends @Nullable Codec<?>> made;
        private @Nullable Codec<?> codec;

        Entry(Supplier<? extends @Nullable Codec<?>> made) {
            this.made = made;
        }

        synchronized @Nullable Codec<?> codec() {
            if (codec == null) {
                codec = made.get();
            }
            return codec;
        }
    }
}
