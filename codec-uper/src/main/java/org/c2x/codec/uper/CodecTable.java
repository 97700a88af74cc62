package org.c2x.codec.uper;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;

/** Codecs by the class of their messages. */
final class CodecTable {
    private final Map<Class<?>, Codec<?>> codecs = new HashMap<>();

    <T> CodecTable put(Class<T> type, Codec<T> codec) {
        codecs.put(type, codec);
        return this;
    }

    /** The codec of a class. */
    @SuppressWarnings("unchecked") // put pairs a class with a codec of its instances
    <T> Optional<Codec<T>> get(Class<T> type) {
        return Optional.ofNullable((Codec<T>) codecs.get(type));
    }
}
