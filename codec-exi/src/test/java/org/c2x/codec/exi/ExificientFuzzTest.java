package org.c2x.codec.exi;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * Whatever the octets, each EXIficient scheme ends with a message or a {@link DecodeException} that has a place; a
 * message can be coded, and is the same afterwards. The octets go to all message types, strict and with the default
 * options. A build replays the saved inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class ExificientFuzzTest {
    private static final List<Target<?>> TARGETS = Stream.of(
                    "exi-exificient", "exi-exificient-flat", "exi-exificient-default-builtin")
            .flatMap(scheme -> MessageTypes.of(scheme).stream().map(type -> Target.of(scheme, type)))
            .<Target<?>>map(target -> target)
            .toList();

    /** A codec under test. */
    private record Target<T>(String name, Codec<T> codec) {

        static <T> Target<T> of(String scheme, MessageType<T> type) {
            return new Target<>(scheme + ' ' + type.qualifiedName(), Codecs.get(scheme, type.type()));
        }

        void check(byte[] octets) {
            Decoded<T> decoded;
            try {
                decoded = codec.decode(octets, 0, octets.length);
            } catch (DecodeException refused) {
                boolean placed = 0 <= refused.offset() && refused.offset() <= (long) Byte.SIZE * octets.length;
                require(placed, "a refusal without a place", refused);
                return;
            }
            require(decoded.consumedOctets() <= octets.length, "more octets than there are", decoded);
            T message = decoded.value();
            byte[] canonical = codec.encode(message);
            require(codec.encodedLength(message) == canonical.length, "another length", message);
            require(codec.decode(canonical).equals(message), "another message", message);
            require(Arrays.equals(codec.encode(codec.decode(canonical)), canonical), "another encoding", message);
        }

        private void require(boolean holds, String otherwise, Object found) {
            if (!holds) {
                throw new AssertionError(name + ": " + otherwise + ": " + found);
            }
        }
    }

    @FuzzTest(maxDuration = "25m")
    void decode(byte[] octets) {
        TARGETS.forEach(target -> target.check(octets));
    }
}
