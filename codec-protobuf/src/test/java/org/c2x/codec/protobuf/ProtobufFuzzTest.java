package org.c2x.codec.protobuf;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;

/**
 * Whatever the octets, each decoder ends with a message or a {@link DecodeException}, and those of SPEED and CODE_SIZE
 * with the same; a message can be encoded, unless it has an enumeral of a later version, and is the same afterwards.
 * The octets go to the decoders of all message types. A build replays the saved inputs; {@code JAZZER_FUZZ=1} searches
 * for new ones.
 */
class ProtobufFuzzTest {
    private static final List<Scheme<?>> SCHEMES = Scheme.all().toList();

    @FuzzTest(maxDuration = "20m")
    void decode(byte[] octets) {
        SCHEMES.forEach(scheme -> check(scheme, octets));
    }

    private static <T> void check(Scheme<T> scheme, byte[] octets) {
        Optional<T> message = decode(scheme, octets);
        if (scheme.scheme().equals("protobuf-codesize")) {
            Optional<T> speed = decode(new Scheme<>("protobuf", scheme.type()), octets);
            require(scheme, message.equals(speed), "not what SPEED says", message);
        }
        message.ifPresent(value -> checkEncoding(scheme, value));
    }

    private static <T> Optional<T> decode(Scheme<T> scheme, byte[] octets) {
        try {
            return Optional.of(scheme.codec().decode(octets));
        } catch (DecodeException refused) {
            boolean placed = 0 <= refused.offset() && refused.offset() <= octets.length;
            require(scheme, placed, "a refusal without a place", refused);
            return Optional.empty();
        }
    }

    private static <T> void checkEncoding(Scheme<T> scheme, T message) {
        Codec<T> codec = scheme.codec();
        byte[] octets;
        try {
            octets = codec.encode(message);
        } catch (EncodeException refused) {
            require(scheme, message.toString().contains("UNKNOWN_EXTENSION"), "no encoding", refused);
            return;
        }
        T again = codec.decode(octets);
        require(scheme, again.equals(message), "another message", again);
        require(scheme, Arrays.equals(octets, codec.encode(again)), "another encoding", again);
        require(scheme, codec.encodedLength(message) == octets.length, "another length", message);
    }

    private static void require(Scheme<?> scheme, boolean holds, String otherwise, Object found) {
        if (!holds) {
            throw new AssertionError(scheme + ": " + otherwise + ": " + found);
        }
    }
}
