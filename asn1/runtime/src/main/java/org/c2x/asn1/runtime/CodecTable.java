package org.c2x.asn1.runtime;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Codecs by the class of their messages: what a provider offers. */
public final class CodecTable {
    private final Map<Class<?>, Codec<?>> codecs = new HashMap<>();

    /** Adds the codec of a class. */
    public <T> CodecTable put(Class<T> type, Codec<T> codec) {
        codecs.put(type, codec);
        return this;
    }

    /** The codec of a class, empty if the table has none. */
    @SuppressWarnings("unchecked") // put pairs a class with a codec of its instances
    public <T> Optional<Codec<T>> get(Class<T> type) {
        return Optional.ofNullable((Codec<T>) codecs.get(type));
    }
}
