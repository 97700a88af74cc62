package org.c2x.asn1.runtime;

import java.util.ArrayList;
import java.util.Iterator;
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
    /** The first ones, made as lookups got to them: who wants a codec of one scheme need not load those of all. */
    private static final List<CodecProvider> MADE = new ArrayList<>();

    private static final Iterator<CodecProvider> NOT_MADE = Stream.concat(
                    services(CodecProvider.class),
                    services(CodecProviders.class).flatMap(group -> group.providers().stream()))
            .iterator();

    private Codecs() {}

    /** All providers on the class path, each made when the stream gets to it. */
    private static Stream<CodecProvider> all() {
        return Stream.iterate(0, Codecs::isThere, index -> index + 1).map(Codecs::provider);
    }

    private static synchronized boolean isThere(int index) {
        if (index == MADE.size() && NOT_MADE.hasNext()) {
            MADE.add(NOT_MADE.next());
        }
        return index < MADE.size();
    }

    private static synchronized CodecProvider provider(int index) {
        return MADE.get(index);
    }

    private static <S> Stream<S> services(Class<S> service) {
        return ServiceLoader.load(service, Codecs.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get);
    }

    /** The schemes on the class path that can be used, in alphabetical order. */
    public static List<String> schemes() {
        return available(all()).map(CodecProvider::scheme).sorted().distinct().toList();
    }

    /** All schemes on the class path in the order of their providers, whether or not they can be used. */
    public static List<String> known() {
        return all().map(CodecProvider::scheme).distinct().toList();
    }

    /**
     * The schemes on the class path that cannot be used at present, in alphabetical order, each with the reason and how
     * to change that.
     */
    public static Map<String, String> unavailable() {
        Map<String, String> reasons = new TreeMap<>();
        all().forEach(provider -> provider.unavailable().ifPresent(why -> reasons.put(provider.scheme(), why)));
        return reasons;
    }

    /** Whether a scheme of this name can be used; does not load the other providers. */
    public static boolean has(String scheme) {
        return providers(scheme).findAny().isPresent();
    }

    /** Why a scheme cannot be used at present, and how to change that; empty if it can, or if there is none. */
    public static Optional<String> unavailable(String scheme) {
        return named(scheme)
                .flatMap(provider -> provider.unavailable().stream())
                .findFirst();
    }

    /** The codec of a type; empty if there is no such scheme, or if it has no codec for the type. */
    public static <T> Optional<Codec<T>> find(String scheme, Class<T> type) {
        return providers(scheme)
                .flatMap(provider -> provider.codec(type).stream())
                .findFirst();
    }

    /**
     * The tracer that shows the parts of messages of a type; empty if the class path has none. Messages of schemes such
     * as {@code uper} are shown by the tracer of {@code uper-table}, which writes the same octets.
     */
    public static Optional<Tracer> tracer(String scheme, Class<?> type) {
        return available(all().filter(provider -> provider.traced().contains(scheme)))
                .flatMap(provider -> provider.tracer(type).stream())
                .findFirst();
    }

    /**
     * The unit of offsets in messages of a scheme, whether or not it can be used.
     *
     * @throws NoSuchElementException if there is no such scheme
     */
    public static Unit offsetUnit(String scheme) {
        return named(scheme)
                .map(CodecProvider::offsetUnit)
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no scheme " + scheme));
    }

    /**
     * The codec of a type.
     *
     * @throws NoSuchElementException if there is none; the message lists the available schemes, or says why this one
     *                                cannot be used
     */
    public static <T> Codec<T> get(String scheme, Class<T> type) {
        return find(scheme, type)
                .orElseThrow(() ->
                        new NoSuchElementException("no codec " + scheme + " for " + type.getName() + why(scheme)));
    }

    private static String why(String scheme) {
        return unavailable(scheme)
                .map(reason -> ": " + reason)
                .orElseGet(() -> "; schemes on the class path: " + String.join(", ", schemes()));
    }

    /** Those of a scheme that can be used: whether others can takes time to find out. */
    private static Stream<CodecProvider> providers(String scheme) {
        return available(named(scheme));
    }

    private static Stream<CodecProvider> named(String scheme) {
        return all().filter(provider -> provider.scheme().equals(scheme));
    }

    private static Stream<CodecProvider> available(Stream<CodecProvider> providers) {
        return providers.filter(provider -> provider.unavailable().isEmpty());
    }
}
