package org.c2x.nativebridge;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.its.contents.Content;

/**
 * The codecs of one native library. Records become its objects by way of octets, which the virtual machine's own codec
 * of the same encoding makes and reads.
 */
final class NativeScheme implements CodecProvider {
    private final String scheme;
    private final String library;
    private final Crossing crossing;
    private final String virtualScheme;
    private final String remedy;
    private final Map<Class<?>, Optional<Codec<?>>> codecs = new ConcurrentHashMap<>();

    /**
     * @param library       the name of the codecs in the native library
     * @param crossing      how they are called
     * @param virtualScheme the scheme with the same octets that runs in the virtual machine
     * @param remedy        what to do so that the build finds the library
     */
    private NativeScheme(String scheme, String library, Crossing crossing, String virtualScheme, String remedy) {
        this.scheme = scheme;
        this.library = library;
        this.crossing = crossing;
        this.virtualScheme = virtualScheme;
        this.remedy = remedy;
    }

    /** Codecs that are called by JNI, under their own name. */
    static NativeScheme of(String scheme, String virtualScheme, String remedy) {
        return new NativeScheme(scheme, scheme, Crossing.JNI, virtualScheme, remedy);
    }

    /** The same codecs, called by the foreign function interface; nothing is compared with them but those by JNI. */
    NativeScheme byForeignFunctions() {
        return new NativeScheme(scheme + NativeSchemes.FFM, library, Crossing.FFM, virtualScheme, remedy);
    }

    @Override
    public String scheme() {
        return scheme;
    }

    /** The encoding, which names of schemes begin with. */
    String encoding() {
        return virtualScheme.split("-", 2)[0];
    }

    /** What to do so that the build finds the library. */
    String remedy() {
        return remedy;
    }

    String virtualScheme() {
        return virtualScheme;
    }

    @Override
    public Unit offsetUnit() {
        return Codecs.offsetUnit(virtualScheme);
    }

    @Override
    public Optional<String> unavailable() {
        Optional<String> reason = crossing.unavailable();
        if (reason.isPresent()) {
            return reason;
        }
        return NativeLibrary.loaded().catalog().stream().anyMatch(this::isOwn)
                ? Optional.empty()
                : Optional.of(
                        "it was not available when the native library was built; " + remedy + " and build c2x again");
    }

    @Override
    @SuppressWarnings("unchecked") // the codec of a class is for its instances
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return codecs.computeIfAbsent(type, this::find).map(codec -> (Codec<T>) codec);
    }

    private boolean isOwn(CatalogEntry entry) {
        return entry.scheme().equals(library);
    }

    private <T> Optional<Codec<?>> find(Class<T> type) {
        NativeLibrary loaded = NativeLibrary.loaded();
        Optional<String> name = NativeTypes.of(type).map(NativeTypes::qualifiedNameInC);
        return loaded.catalog().stream()
                .filter(entry ->
                        isOwn(entry) && name.filter(entry.type()::equals).isPresent())
                .findFirst()
                .flatMap(entry -> bridged(type, new NativeType(loaded.calls(crossing), entry, offsetUnit()))
                        .filter(codec -> loaded.isChecked(entry) || carriesContents(type, codec)))
                .<Codec<?>>map(codec -> codec);
    }

    /** The names of those of its codecs that there are. */
    Stream<String> names() {
        return NativeLibrary.loaded().catalog().stream()
                .filter(this::isOwn)
                .filter(entry -> NativeTypes.all().stream()
                        .anyMatch(type -> NativeTypes.qualifiedNameInC(type).equals(entry.type())
                                && codec(type.type()).isPresent()))
                .map(CatalogEntry::name);
    }

    /** Some libraries get some types wrong: those are no codecs of the type. The harness says where they differ. */
    private static <T> boolean carriesContents(Class<T> type, Codec<T> codec) {
        return NativeTypes.contents().stream()
                .map(Content::value)
                .filter(type::isInstance)
                .allMatch(value -> carries(type.cast(value), codec));
    }

    private static <T> boolean carries(T value, Codec<T> codec) {
        try {
            return value.equals(codec.decode(codec.encode(value)));
        } catch (EncodeException | DecodeException refusal) {
            return false;
        }
    }

    private <T> Optional<Codec<T>> bridged(Class<T> type, NativeType codec) {
        return Codecs.find(virtualScheme, type)
                .map(octets -> new MappedCodec<T, NativeMessage>(
                        Mapping.of(
                                value -> prepared(octets.encode(value), codec),
                                message -> record(message, codec, octets)),
                        codec,
                        Codecs.offsetUnit(virtualScheme)));
    }

    /** The library's own object; if it is for other octets, the library means another value by them. */
    private static NativeMessage prepared(byte[] octets, NativeType codec) {
        NativeMessage message;
        try {
            message = codec.decode(octets);
        } catch (DecodeException refusal) {
            throw new EncodeException(refusal.path(), refusal.problem());
        }
        if (!Arrays.equals(octets, codec.encode(message))) {
            throw new EncodeException("", codec.library() + " encodes the value to other octets");
        }
        return message;
    }

    /** What the library has decoded, by way of the octets that it would send. */
    private static <T> T record(NativeMessage message, NativeType codec, Codec<T> octets) {
        try {
            return octets.decode(codec.encode(message));
        } catch (EncodeException refusal) {
            throw new DecodeException(codec.unit(), 0, refusal.path(), refusal.problem());
        } catch (DecodeException refusal) {
            // offsets in octets that nobody has sent would mean nothing
            throw new DecodeException(codec.unit(), 0, refusal.path(), refusal.problem());
        }
    }
}
