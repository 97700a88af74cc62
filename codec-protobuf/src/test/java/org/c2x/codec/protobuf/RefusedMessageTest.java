package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.contents.Contents;
import org.c2x.its.contents.NestedCertificates;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a message is wrong that protobuf-java reads, and the record refuses; and how deep unknown fields may be. */
class RefusedMessageTest {

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "protobuf-codesize", "protobuf-tuned"})
    void component_isFound_inMessagesAndLists(String scheme) {
        Codec<SecuredMessage> codec = Codecs.get(scheme, SecuredMessage.class);
        byte[] octets = codec.encode(NestedCertificates.message(2));
        // version of the inner certificate: field 1, varint 1, the third one after the message's and the outer one's
        int at = -1;
        for (int i = 0; i < 3; i++) {
            at = next(octets, at + 1);
        }
        octets[at + 1] = 0;

        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(octets));

        assertEquals("headerFields[0].signerInfo.certificate.signerInfos[0].certificate.version", refused.path());
        assertEquals(at, refused.offset());
    }

    private static int next(byte[] octets, int from) {
        int at = from;
        while (octets[at] != 0x08 || octets[at + 1] != 1) {
            at++;
        }
        return at;
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "protobuf-codesize", "protobuf-tuned"})
    void missingComponent_isPlacedAtWhatIsAroundIt(String scheme) {
        Codec<CAM> codec = Codecs.get(scheme, CAM.class);
        byte[] octets = codec.encode((CAM) Contents.get("cam").value());
        assertEquals(0x0a, octets[0]);
        byte[] header = {0x0a, 2, 8, 1};
        byte[] shortened = new byte[octets.length - octets[1] + 2];
        System.arraycopy(header, 0, shortened, 0, header.length);
        System.arraycopy(octets, 2 + octets[1], shortened, header.length, octets.length - 2 - octets[1]);

        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(shortened));

        assertEquals("header.messageID", refused.path());
        assertEquals(0, refused.offset());
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "protobuf-codesize", "protobuf-tuned"})
    void groupsThatNoCamNeeds_areRefused(String scheme) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        for (int i = 0; i < 100; i++) {
            octets.writeBytes(new byte[] {(byte) 0xa3, 6});
        }
        for (int i = 0; i < 100; i++) {
            octets.writeBytes(new byte[] {(byte) 0xa4, 6});
        }

        DecodeException refused = assertThrows(
                DecodeException.class, () -> Codecs.get(scheme, CAM.class).decode(octets.toByteArray()));

        assertTrue(refused.problem().contains("nesting"), refused::problem);
    }
}
