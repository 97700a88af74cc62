package org.c2x.flink;

import java.io.Serializable;
import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;

/** A codec by its names, which, unlike a codec, can be sent to the machines of a cluster. */
final class CodecReference<T> implements Serializable {
    private static final long serialVersionUID = 1;

    private final String scheme;
    private final Class<T> type;
    private transient @Nullable Codec<T> codec;

    /** @throws java.util.NoSuchElementException if there is no such codec */
    CodecReference(String scheme, Class<T> type) {
        this.scheme = Objects.requireNonNull(scheme);
        this.type = Objects.requireNonNull(type);
        this.codec = Codecs.get(scheme, type);
    }

    String scheme() {
        return scheme;
    }

    Class<T> type() {
        return type;
    }

    Codec<T> codec() {
        if (codec == null) {
            codec = Codecs.get(scheme, type);
        }
        return codec;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CodecReference<?> that && scheme.equals(that.scheme) && type.equals(that.type);
    }

    @Override
    public int hashCode() {
        return Objects.hash(scheme, type);
    }

    @Override
    public String toString() {
        return scheme + " of " + type.getName();
    }
}
