package org.c2x.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.MappedCodec;

/**
 * A codec with its messages at one boundary: records for {@link Boundary#END_TO_END}, the codec's own prepared
 * messages for {@link Boundary#CODEC} and {@link Boundary#LOOP}.
 *
 * @param <M>      what is encoded
 * @param codec    from and to {@code M}
 * @param messages the messages of the content, in its order
 * @param record   the record that a message stands for: libraries' messages need not know when they are equal
 */
public record Subject<M>(Codec<M> codec, List<M> messages, Function<? super M, ?> record) {

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
     * beforehand and decodes them to an equal message.
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
                java.util.Arrays.equals(octets, 0, octets.length, buffer, 1, buffer.length),
                index,
                "encode into a buffer gave other octets than encode");
        require(
                codec.encodedLength(message) == octets.length,
                index,
                "encodedLength says " + codec.encodedLength(message) + ", encode gave " + octets.length);
        require(
                record.apply(message).equals(record.apply(codec.decode(octets))),
                index,
                "decode gave another message than was encoded");
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
            return prepared(mapped, content.messages());
        }
        return new Subject<>(codec, content.messages(), Function.identity());
    }

    private static <T, M> Subject<M> prepared(MappedCodec<T, M> codec, List<T> messages) {
        return new Subject<>(
                codec.message(),
                messages.stream().map(codec.mapping()::toMessage).toList(),
                codec.mapping()::fromMessage);
    }
}
