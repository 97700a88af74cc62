package org.c2x.codec.ber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.Collections;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.contents.Allocation;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;

/** What a message costs that asn1bean reads, and the record refuses. */
class RefusedMessageTest {
    private static final Codec<SecuredMessage> CODEC = Codecs.get("ber", SecuredMessage.class);
    private static final int PAYLOADS = 10_000;

    private static byte[] message() {
        List<Payload> payloads = Collections.nCopies(PAYLOADS, new Payload.SignedExternal());
        return CODEC.encode(new SecuredMessage(1, 1, List.of(), payloads, List.of()));
    }

    private static int versionOf(byte[] octets) {
        int at = 0;
        while (octets[at] != (byte) 0x80 || octets[at + 1] != 1 || octets[at + 2] != 1) {
            at++;
        }
        return at;
    }

    @Test
    void refusal_takesNoMoreThanThreeTimesTheMemoryOfAValidMessage() {
        byte[] valid = message();
        byte[] refused = valid.clone();
        refused[versionOf(valid) + 2] = -1;

        long least = Allocation.ofDecoding(CODEC, valid);
        long most = Allocation.ofDecoding(CODEC, refused);

        assertTrue(most <= 3 * least, () -> most + " octets, of a valid message " + least);
    }

    @Test
    void refusal_namesThePlace() {
        byte[] octets = message();
        int version = versionOf(octets);
        octets[version + 2] = -1;

        DecodeException refused = assertThrows(DecodeException.class, () -> CODEC.decode(octets));

        assertEquals("protocolVersion at octet " + version + ": expected 1..1, found -1", refused.getMessage());
    }

    @Test
    void levelsThatNoCamNeeds_areRefused() {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        for (int i = 0; i < 100; i++) {
            octets.write(0x30);
            octets.write(0x80);
        }
        octets.writeBytes(new byte[200]);

        DecodeException refused = assertThrows(
                DecodeException.class, () -> Codecs.get("ber", CAM.class).decode(octets.toByteArray()));

        assertTrue(refused.problem().endsWith("levels of nesting"), refused::problem);
    }
}
