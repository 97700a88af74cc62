package org.c2x.codec.exi.exificient;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.net.URL;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.codec.exi.DocumentCodec;
import org.c2x.codec.exi.ExiMessage;
import org.c2x.codec.exi.ExiProfile;
import org.c2x.codec.exi.Samples;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The XSDs with enumerals by name give the octets that the schemes make with enumerals by position. */
class EnumeralsByNameTest {

    static List<MessageType<?>> types() {
        return MessageTypes.of("exi-exificient");
    }

    @ParameterizedTest
    @MethodSource("types")
    void octetsAreTheSame(MessageType<?> type) {
        for (ExiProfile profile : ExiProfile.all()) {
            if (!profile.builtin()) {
                check(profile, type);
            }
        }
    }

    private static void check(ExiProfile profile, MessageType<?> type) {
        String file = type.name() + (profile.flat() ? "-flat" : "") + ".xsd";
        URL schema = ExiMessage.class.getResource(type.family() + '/' + file);
        Codec<?> byName = new DocumentCodec<>(() -> new ExificientCoder(Exificient.factory(schema, profile)));
        for (Samples.Sample<?> sample : Samples.of("exi-exificient" + profile.suffix(), type, 100)) {
            assertArrayEquals(sample.octets(), codedAgain(byName, sample.octets()));
        }
    }

    private static <M> byte[] codedAgain(Codec<M> codec, byte[] octets) {
        return codec.encode(codec.decode(octets));
    }
}
