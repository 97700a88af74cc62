package org.c2x.codec.ber;

import com.beanit.asn1bean.ber.types.BerType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.MappedCodec;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.SchemeFacts;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.contents.Generated;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;

/** The scheme {@code ber}: BER (X.690) with asn1bean, without the components that have their DEFAULT. */
public final class Ber implements CodecProvider {
    private static final String BER = "Ber";
    private static final SchemeFacts FACTS = SchemeFacts.of("ber", "ASN.1 BER")
            .typical()
            .withCaveat(
                    "Before asn1bean decodes, our adapter goes through tags and lengths once, to refuse what asn1bean "
                            + "would not survive; “codec” has that in it.");
    private static final Generated GENERATED = new Generated(Ber.class);
    private static final CodecTable CODECS = new CodecTable();
    private static final Map<Class<?>, MessageSchema> SCHEMAS = new HashMap<>();

    static {
        MessageTypes.all().forEach(Ber::put);
    }

    private static <T> void put(MessageType<T> type) {
        MessageSchema schema = new MessageSchema(type);
        SCHEMAS.put(type.type(), schema);
        CODECS.put(type.type(), () -> codec(type, schema));
    }

    private static <T, M extends BerType> Codec<T> codec(MessageType<T> type, MessageSchema schema) {
        Mapping<T, M> mapping = GENERATED.constant(type, BER, "MAPPING");
        Supplier<M> create = GENERATED.constant(type, BER, "NEW");
        return new MappedCodec<>(mapping, new BeanCodec<>(create, Limits.DEFAULT), new BerLocator(schema));
    }

    @Override
    public String scheme() {
        return "ber";
    }

    @Override
    public SchemeFacts facts() {
        return FACTS;
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return codec(type).map(codec -> new BerTracer(SCHEMAS.get(type), codec));
    }
}
