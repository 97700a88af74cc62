package org.c2x.codec.exi;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.runtime.coding.MappedCodec;

/** A scheme of one library and profile. */
public final class ExiScheme implements CodecProvider {
    private final String scheme;
    private final Function<ExiMessage<?>, MappedCodec<?, ?>> factory;
    private final Function<ExiMessage<?>, Tracer> tracers;
    private final Supplier<Optional<String>> unavailable;
    private final Map<Class<?>, Codec<?>> codecs = new ConcurrentHashMap<>();
    private final Map<Class<?>, Tracer> madeTracers = new ConcurrentHashMap<>();

    /**
     * @param factory     makes the codec of a message type, for whose class it is then
     * @param tracers     makes what shows the bits of a message type
     * @param unavailable says why the scheme cannot be used
     */
    public ExiScheme(
            String scheme,
            Function<ExiMessage<?>, MappedCodec<?, ?>> factory,
            Function<ExiMessage<?>, Tracer> tracers,
            Supplier<Optional<String>> unavailable) {
        this.scheme = scheme;
        this.factory = factory;
        this.tracers = tracers;
        this.unavailable = unavailable;
    }

    @Override
    public String scheme() {
        return scheme;
    }

    @Override
    @SuppressWarnings("unchecked") // a message's codec takes its class
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        if (unavailable.get().isPresent()) {
            return Optional.empty();
        }
        return ExiMessage.of(type)
                .map(message -> (Codec<T>) codecs.computeIfAbsent(type, unused -> factory.apply(message)));
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return codec(type)
                .flatMap(codec -> ExiMessage.of(type)
                        .map(message -> madeTracers.computeIfAbsent(
                                type, unused -> tracers.apply(message).checkedBy(codec))));
    }

    @Override
    public Optional<String> unavailable() {
        return unavailable.get();
    }

    @Override
    public Unit offsetUnit() {
        return Unit.BIT;
    }
}
