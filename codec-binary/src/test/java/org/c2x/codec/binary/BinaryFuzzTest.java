package org.c2x.codec.binary;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.its.security.SecuredMessage;

/**
 * Whatever the octets, a decoder ends with a value or a {@link DecodeException}. The layout leaves no choices, so a
 * value's encoding is just what was read; and envelopes are the same after UPER. A build replays the saved inputs;
 * {@code JAZZER_FUZZ=1} searches for new ones.
 */
class BinaryFuzzTest {
    private static final Codec<SecuredMessage> UPER = Codecs.get("uper", SecuredMessage.class);

    @FuzzTest(maxDuration = "25m")
    void decode(byte[] octets) {
        SecuredMessage message = check(SecuredMessageBinary.CODEC, octets);
        if (message != null && !UPER.decode(UPER.encode(message)).equals(message)) {
            throw new AssertionError("another message after UPER: " + message);
        }
        check(CertificateBinary.CODEC, octets);
        check(SecuredMessageV2Binary.CODEC, octets);
        check(CertificateV2Binary.CODEC, octets);
    }

    private static <T> T check(Codec<T> codec, byte[] octets) {
        Decoded<T> decoded;
        try {
            decoded = codec.decode(octets, 0, octets.length);
        } catch (DecodeException refused) {
            if (refused.offset() < 0 || refused.offset() > octets.length) {
                throw new AssertionError("a refusal without a place", refused);
            }
            return null;
        }
        byte[] encoding = codec.encode(decoded.value());
        if (!Arrays.equals(encoding, Arrays.copyOf(octets, decoded.consumedOctets()))) {
            throw new AssertionError("another encoding of " + decoded.value());
        }
        return decoded.value();
    }
}
