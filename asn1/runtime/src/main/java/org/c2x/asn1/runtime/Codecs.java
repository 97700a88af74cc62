package org.c2x.asn1.runtime;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** Looks codecs up by scheme and type among the providers on the class path. */
public final class Codecs {
    private static final List<CodecProvider> PROVIDERS = ServiceLoader.load(
                    CodecProvider.class, Codecs.class.getClassLoader())
            .stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private Codecs() {}

    /** The schemes on the class path, in order of the alphabet. */
    public static List<String> schemes() {
        return PROVIDERS.stream().map(CodecProvider::scheme).sorted().distinct().toList();
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
     * @throws NoSuchElementException if there is none; the message names the schemes that there are
     */
    public static <T> Codec<T> get(String scheme, Class<T> type) {
        return find(scheme, type).orElseThrow(() -> new NoSuchElementException("no codec " + scheme + " for "
                + type.getName() + "; schemes on the class path: "
                + schemes().stream().collect(Collectors.joining(", "))));
    }

    private static Stream<CodecProvider> providers(String scheme) {
        return PROVIDERS.stream().filter(provider -> provider.scheme().equals(scheme));
    }
}
