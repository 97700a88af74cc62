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
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;
import org.c2x.its.contents.RandomMessages;

/**
 * Messages of one type that one scheme can carry: the contents of that type and random ones.
 *
 * @param refused how many of the random ones the scheme has no place for
 */
public record Messages<T>(String scheme, MessageType<T> type, Codec<T> codec, List<T> messages, int refused) {
    private static final long SEED = 103_097;

    /** All schemes with all message types that they have codecs for. */
    static Stream<Messages<?>> all(int random) {
        return Codecs.schemes().stream()
                .flatMap(scheme -> MessageTypes.all().stream().flatMap(type -> of(scheme, type, random).stream()));
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
        return Stream.concat(Contents.all().stream(), Contents.lengthVariants().stream())
                .map(Content::value)
                .filter(type.type()::isInstance)
                .map(type.type()::cast)
                .toList();
    }

    /** Random messages, the same at each call. */
    public static <T> List<T> random(MessageType<T> type, int count) {
        RandomMessages generator = RandomMessages.load();
        Random chance = new Random(SEED);
        return Stream.generate(() -> generator.next(type, chance)).limit(count).toList();
    }

    /** For the names of tests. */
    @Override
    public String toString() {
        return scheme + ' ' + type.qualifiedName();
    }
}
