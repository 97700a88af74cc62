package org.c2x.bench.its;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.bench.Content;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.RandomMessages;

/**
 * Random messages of one type, the same in every JVM: such as a station may send, so that every scheme can carry them.
 * Values outside the roots of extensible constraints, which EXI and protobuf have no form for, are left out, and so is
 * what is longer than a frame on the channel.
 */
final class RandomStream<T> {
    private static final String GENERATOR = "L64X128MixRandom";
    /** A scheme that takes values within the roots only. */
    private static final String ROOTS_ONLY = "exi-compiled";
    /** About what one frame on an ITS-G5 channel carries. */
    private static final int MOST_OCTETS = 1400;

    private final MessageType<T> type;
    private final Codec<T> rootsOnly;
    private final RandomMessages messages = RandomMessages.load();
    private final RandomGenerator random;

    RandomStream(MessageType<T> type, long seed) {
        this.type = type;
        this.rootsOnly = Codecs.get(ROOTS_ONLY, type.type());
        this.random = RandomGeneratorFactory.of(GENERATOR).create(seed);
    }

    /** As many as a stream of a content has, all different. */
    List<T> messages() {
        return Stream.generate(this::next).distinct().limit(Content.STREAM_LENGTH).toList();
    }

    T next() {
        T message = messages.next(type, random);
        while (!isSendable(message)) {
            message = messages.next(type, random);
        }
        return message;
    }

    private boolean isSendable(T message) {
        try {
            return rootsOnly.encodedLength(message) <= MOST_OCTETS;
        } catch (EncodeException e) {
            return false;
        }
    }
}
