package org.c2x.asn1.runtime;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** Looks codecs up by scheme and type among the providers on the class path. */
public final class Codecs {
    private static final List<CodecProvider> PROVIDERS = Stream.concat(
                    services(CodecProvider.class),
                    services(CodecProviders.class).flatMap(group -> group.providers().stream()))
            .toList();

    private Codecs() {}

    private static <S> Stream<S> services(Class<S> service) {
        return ServiceLoader.load(service, Codecs.class.getClassLoader()).stream().map(ServiceLoader.Provider::get);
    }

    /** The schemes on the class path that can be used, in order of the alphabet. */
    public static List<String> schemes() {
        return available().map(CodecProvider::scheme).sorted().distinct().toList();
    }

    /**
     * The schemes on the class path that cannot be used as things are, in order of the alphabet, each with the reason
     * and what to do about it.
     */
    public static Map<String, String> unavailable() {
        Map<String, String> reasons = new TreeMap<>();
        PROVIDERS.forEach(provider -> provider.unavailable().ifPresent(why -> reasons.put(provider.scheme(), why)));
        return reasons;
    }

    /** The codec of a type, empty if there is no such scheme or the scheme has none for the type. */
    public static <T> Optional<Codec<T>> find(String scheme, Class<T> type) {
        return providers(scheme)
                .flatMap(provider -> provider.codec(type).stream())
                .findFirst();
    }

    /** What shows the parts of messages of a type, empty if there is no such scheme or it has none for the type. */
    public static Optional<Tracer> tracer(String scheme, Class<?> type) {
        return providers(scheme)
                .flatMap(provider -> provider.tracer(type).stream())
                .findFirst();
    }

    /**
     * What offsets in messages of a scheme count.
     *
     * @throws NoSuchElementException if there is no such scheme
     */
    public static Unit offsetUnit(String scheme) {
        return providers(scheme).map(CodecProvider::offsetUnit).findFirst().orElseThrow(() ->
                new NoSuchElementException("no scheme " + scheme));
    }

    /**
     * The codec of a type.
     *
     * @throws NoSuchElementException if there is none; the message names the schemes that there are, or says why
     *                                this one cannot be used
     */
    public static <T> Codec<T> get(String scheme, Class<T> type) {
        return find(scheme, type).orElseThrow(() -> new NoSuchElementException("no codec " + scheme + " for "
                + type.getName() + why(scheme)));
    }

    private static String why(String scheme) {
        String reason = unavailable().get(scheme);
        return reason == null
                ? "; schemes on the class path: " + String.join(", ", schemes())
                : ": " + reason;
    }

    private static Stream<CodecProvider> providers(String scheme) {
        return available().filter(provider -> provider.scheme().equals(scheme));
    }

    private static Stream<CodecProvider> available() {
        return PROVIDERS.stream().filter(provider -> provider.unavailable().isEmpty());
    }
}
