package org.c2x.flink;

import java.io.IOException;
import java.util.Objects;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * Decodes what a connector has read, one message at a time.
 *
 * @param <T> the record
 */
public final class CodecDeserializationSchema<T> implements DeserializationSchema<T> {
    private static final long serialVersionUID = 1;

    private final CodecReference<T> reference;
    private final OnError onError;

    /** @throws java.util.NoSuchElementException if there is no such codec */
    public CodecDeserializationSchema(String scheme, Class<T> type, OnError onError) {
        this.reference = new CodecReference<>(scheme, type);
        this.onError = Objects.requireNonNull(onError);
    }

    @Override
    public @Nullable T deserialize(byte[] message) throws IOException {
        try {
            return reference.codec().decode(message);
        } catch (DecodeException refused) {
            if (onError == OnError.SKIP) {
                return null;
            }
            throw new IOException("no message in " + reference + ": " + refused.getMessage(), refused);
        }
    }

    @Override
    public boolean isEndOfStream(T next) {
        return false;
    }

    @Override
    public TypeInformation<T> getProducedType() {
        return new CodecTypeInformation<>(reference);
    }
}
