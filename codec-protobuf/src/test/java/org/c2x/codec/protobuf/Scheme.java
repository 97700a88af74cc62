package org.c2x.codec.protobuf;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;

/** A scheme with one of its message types, as tests go through them. */
record Scheme<T>(String scheme, MessageType<T> type) {
    static final List<String> NAMES = List.of("protobuf", "protobuf-codesize", "protobuf-tuned");

    /** Of long messages fewer are tried: as many as have so many octets. */
    private static final int MOST_OCTETS = 100_000;

    /** All schemes with all message types. */
    static Stream<Scheme<?>> all() {
        return NAMES.stream().flatMap(name -> MessageTypes.of(name).stream().map(type -> new Scheme<>(name, type)));
    }

    Codec<T> codec() {
        return Codecs.get(scheme, type.type());
    }

    /** The contents of the type, then random messages that the scheme has a place for, of long ones fewer. */
    List<T> messages(int count) {
        List<T> messages = new ArrayList<>();
        Stream.concat(Contents.all().stream(), Contents.today().stream())
                .filter(content -> content.type().equals(type.type()))
                .map(Content::value)
                .map(type.type()::cast)
                .forEach(messages::add);
        RandomMessages source = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(type.qualifiedName().hashCode());
        for (int octets = 0; messages.size() < count && octets < MOST_OCTETS; ) {
            T message = source.next(type, random);
            int length = encodedLength(message);
            if (length >= 0) {
                messages.add(message);
                octets += length;
            }
        }
        return messages;
    }

    /** Negative for a value outside the root of an extensible range, and for what later versions have added. */
    private int encodedLength(T message) {
        try {
            return codec().encodedLength(message);
        } catch (EncodeException e) {
            return -1;
        }
    }

    @Override
    public String toString() {
        return scheme + ' ' + type.qualifiedName();
    }
}
