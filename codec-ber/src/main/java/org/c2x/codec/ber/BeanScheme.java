package org.c2x.codec.ber;

import com.beanit.asn1bean.ber.types.BerType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.its.messages.Generated;
import org.c2x.its.messages.MessageType;

/**
 * The scheme {@code ber}: BER (X.690) with asn1bean, without the components that have their DEFAULT. The classes
 * {@code CAMBer} and so on are in packages below the one of the class that extends this.
 */
public abstract class BeanScheme implements CodecProvider {
    private static final String BER = "Ber";

    private final Generated generated = new Generated(getClass());
    private final CodecTable codecs = new CodecTable();
    private final Map<Class<?>, MessageSchema> schemas = new HashMap<>();

    /** The scheme of those of some message types that asn1bean can code. */
    protected BeanScheme(List<MessageType<?>> types) {
        types.stream().filter(type -> generated.has(type, BER)).forEach(this::put);
    }

    private <T> void put(MessageType<T> type) {
        MessageSchema schema = new MessageSchema(type);
        schemas.put(type.type(), schema);
        codecs.put(type.type(), () -> codec(type, schema));
    }

    private <T, M extends BerType> Codec<T> codec(MessageType<T> type, MessageSchema schema) {
        Mapping<T, M> mapping = generated.constant(type, BER, "MAPPING");
        Supplier<M> create = generated.constant(type, BER, "NEW");
        return new MappedCodec<>(mapping, new BeanCodec<>(create, Limits.DEFAULT), new BerLocator(schema));
    }

    @Override
    public final String scheme() {
        return "ber";
    }

    @Override
    public final <T> Optional<Codec<T>> codec(Class<T> type) {
        return codecs.get(type);
    }

    @Override
    public final Optional<Tracer> tracer(Class<?> type) {
        return codec(type).map(codec -> new BerTracer(Objects.requireNonNull(schemas.get(type)), codec));
    }
}
