package org.c2x.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.bench.result.Boundary;

/**
 * A codec with its messages at one boundary: records for {@link Boundary#END_TO_END}, the codec's own prepared
 * messages for {@link Boundary#CODEC} and {@link Boundary#LOOP}.
 *
 * @param <M>      what is encoded
 * @param codec    from and to {@code M}
 * @param messages the messages of the content, in its order
 * @param same     whether two messages stand for one value: libraries' messages need not know when they are equal
 */
public record Subject<M>(Codec<M> codec, List<M> messages, BiPredicate<M, M> same) {
    /** Canonical: it has one encoding of a value, in whatever order the elements of a SET OF were given. */
    private static final String CANONICAL = "uper-table";

    /**
     * Looks a subject up.
     *
     * @throws java.util.NoSuchElementException if there is no such scheme for the content's type
     */
    public static Subject<?> of(String scheme, BenchContent<?> content, Boundary boundary) {
        return lookUp(scheme, content, boundary);
    }

    /** Whether the codec works on messages of its own, so that the boundaries differ. */
    public static boolean boundariesDiffer(Codec<?> codec) {
        return codec instanceof MappedCodec<?, ?>;
    }

    /**
     * The encodings of all messages, each checked: the codec gives the same octets into a buffer, says their number
     * beforehand and decodes them to the same value.
     *
     * @throws IllegalStateException if one of these fails; no time of such a codec may count
     */
    public List<byte[]> checkedEncodings() {
        List<byte[]> encodings = new ArrayList<>(messages.size());
        for (int i = 0; i < messages.size(); i++) {
            encodings.add(checkedEncoding(i));
        }
        return encodings;
    }

    private byte[] checkedEncoding(int index) {
        M message = messages.get(index);
        byte[] octets = codec.encode(message);
        byte[] buffer = new byte[octets.length + 1];
        int written = codec.encode(message, buffer, 1);
        require(
                written == octets.length,
                index,
                "encode into a buffer wrote " + written + " octets, encode " + octets.length);
        require(
                Arrays.equals(octets, 0, octets.length, buffer, 1, buffer.length),
                index,
                "encode into a buffer wrote different octets from encode");
        require(
                codec.encodedLength(message) == octets.length,
                index,
                "encodedLength says " + codec.encodedLength(message) + ", encode gave " + octets.length);
        require(
                same.test(message, codec.decode(octets)),
                index,
                "decode returned a different message from the one that was encoded");
        return octets;
    }

    private static void require(boolean holds, int index, String otherwise) {
        if (!holds) {
            throw new IllegalStateException("message " + index + ": " + otherwise);
        }
    }

    private static <T> Subject<?> lookUp(String scheme, BenchContent<T> content, Boundary boundary) {
        Codec<T> codec = Codecs.get(scheme, content.type());
        if ((boundary == Boundary.CODEC || boundary == Boundary.LOOP) && codec instanceof MappedCodec<T, ?> mapped) {
            return prepared(mapped, content);
        }
        return new Subject<>(codec, content.messages(), (left, right) -> isSame(content.type(), left, right));
    }

    private static <T, M> Subject<M> prepared(MappedCodec<T, M> codec, BenchContent<T> content) {
        Mapping<T, M> mapping = codec.mapping();
        return new Subject<>(
                codec.message(),
                content.messages().stream().map(mapping::toMessage).toList(),
                (left, right) -> isSame(content.type(), mapping.fromMessage(left), mapping.fromMessage(right)));
    }

    private static <T> boolean isSame(Class<T> type, T left, T right) {
        return left.equals(right)
                || Codecs.find(CANONICAL, type)
                        .filter(canonical -> Arrays.equals(canonical.encode(left), canonical.encode(right)))
                        .isPresent();
    }
}
