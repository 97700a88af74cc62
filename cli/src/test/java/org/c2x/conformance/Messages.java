package org.c2x.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;

/**
 * Messages of one type that one scheme can carry: the contents of that type and random ones.
 *
 * @param refused how many of the random ones the scheme has no place for
 */
public record Messages<T>(String scheme, MessageType<T> type, Codec<T> codec, List<T> messages, int refused) {
    private static final long SEED = 103_097;
    /** Of random messages of a type in UPER: as many as have so many octets. */
    private static final int MOST_OCTETS = 20_000;

    /** All schemes with all message types that they have codecs for. */
    static Stream<Messages<?>> all(int random) {
        return Codecs.schemes().stream().flatMap(scheme -> of(scheme, random));
    }

    /** One scheme with all message types that it has codecs for. */
    static Stream<Messages<?>> of(String scheme, int random) {
        return MessageTypes.all().stream().flatMap(type -> of(scheme, type, random).stream());
    }

    private static <T> Optional<Messages<T>> of(String scheme, MessageType<T> type, int random) {
        return Codecs.find(scheme, type.type()).map(codec -> carried(scheme, type, codec, random(type, random)));
    }

    private static <T> Messages<T> carried(String scheme, MessageType<T> type, Codec<T> codec, List<T> random) {
        List<T> carried = new ArrayList<>(contents(type));
        int refused = 0;
        for (T message : random) {
            try {
                codec.encode(message);
                carried.add(message);
            } catch (EncodeException noPlace) {
                refused++;
            }
        }
        return new Messages<>(scheme, type, codec, carried, refused);
    }

    /** The contents of a type; every scheme that has the type carries them. */
    public static <T> List<T> contents(MessageType<T> type) {
        return Stream.of(Contents.all(), Contents.today(), Contents.lengthVariants())
                .flatMap(List::stream)
                .map(Content::value)
                .filter(type.type()::isInstance)
                .map(type.type()::cast)
                .toList();
    }

    /** Random messages, the same at each call, of long ones fewer. */
    public static <T> List<T> random(MessageType<T> type, int count) {
        RandomMessages generator = RandomMessages.load();
        Codec<T> uper = Codecs.get("uper", type.type());
        Random chance = new Random(SEED);
        List<T> messages = new ArrayList<>();
        for (int octets = 0; messages.size() < count && octets < MOST_OCTETS; ) {
            T message = generator.next(type, chance);
            messages.add(message);
            octets += uper.encodedLength(message);
        }
        return messages;
    }

    /** For the names of tests. */
    @Override
    public String toString() {
        return scheme + ' ' + type.qualifiedName();
    }
}
