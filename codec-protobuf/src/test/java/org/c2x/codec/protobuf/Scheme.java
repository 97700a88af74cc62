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
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;
import org.c2x.its.contents.RandomMessages;

/** A scheme with one of its message types, as tests go through them. */
record Scheme<T>(String scheme, MessageType<T> type) {
    static final List<String> NAMES = List.of("protobuf", "protobuf-codesize", "protobuf-tuned");

    /** All schemes with all message types. */
    static Stream<Scheme<?>> all() {
        return NAMES.stream().flatMap(name -> MessageTypes.of(name).stream().map(type -> new Scheme<>(name, type)));
    }

    Codec<T> codec() {
        return Codecs.get(scheme, type.type());
    }

    /** The contents of the type, then random messages that the scheme has a place for. */
    List<T> messages(int count) {
        List<T> messages = new ArrayList<>();
        Contents.all().stream()
                .filter(content -> content.type().equals(type.type()))
                .map(Content::value)
                .map(type.type()::cast)
                .forEach(messages::add);
        RandomMessages source = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(type.qualifiedName().hashCode());
        while (messages.size() < count) {
            T message = source.next(type, random);
            if (isEncodable(message)) {
                messages.add(message);
            }
        }
        return messages;
    }

    /** False for a value outside the root of an extensible range, and for what later versions have added. */
    private boolean isEncodable(T message) {
        try {
            codec().encode(message);
            return true;
        } catch (EncodeException e) {
            return false;
        }
    }

    @Override
    public String toString() {
        return scheme + ' ' + type.qualifiedName();
    }
}
