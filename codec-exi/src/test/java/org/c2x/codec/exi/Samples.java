package org.c2x.codec.exi;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.junit.jupiter.params.provider.Arguments;

/** Random messages that a scheme can express. */
public final class Samples {
    /** Has the types of all, also before a library is there that has to be named first. */
    private static final String COMPILED = "exi-compiled";

    /** Of long messages fewer are tried: as many as have so many octets. */
    private static final int MOST_OCTETS = 4_000;

    /** A message, its codec and its encoding. */
    public record Sample<T>(Codec<T> codec, T message, byte[] octets) {}

    private Samples() {}

    /** Every scheme of a library with every message type. */
    public static Stream<Arguments> schemesAndTypes(String library) {
        return ExiProfile.all().stream()
                .map(profile -> library + profile.suffix())
                .flatMap(scheme -> MessageTypes.of(COMPILED).stream().map(type -> Arguments.of(scheme, type)));
    }

    /** As many messages, of long ones fewer; those with a value outside an extension root are left out. */
    public static <T> List<Sample<T>> of(String scheme, MessageType<T> type, int count) {
        Codec<T> codec = Codecs.get(scheme, type.type());
        SplittableRandom random = new SplittableRandom(type.qualifiedName().hashCode());
        RandomMessages messages = RandomMessages.load();
        List<Sample<T>> samples = new ArrayList<>();
        for (int octets = 0; samples.size() < count && octets < MOST_OCTETS; ) {
            T message = messages.next(type, random);
            if (isExpressible(codec, message)) {
                byte[] encoding = codec.encode(message);
                samples.add(new Sample<>(codec, message, encoding));
                octets += encoding.length;
            }
        }
        return samples;
    }

    /** False for a message with a value outside an extension root, or of a later version. */
    public static <T> boolean isExpressible(Codec<T> codec, T message) {
        try {
            codec.encodedLength(message);
            return true;
        } catch (EncodeException e) {
            if (e.path().isEmpty()
                    || !e.problem().contains("extension root") && !e.problem().contains("later")) {
                throw e;
            }
            return false;
        }
    }
}
