package org.c2x.bench.reception;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Set;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.result.ReceivedPacket;
import org.c2x.security.Check;
import org.c2x.security.SignedData;
import org.c2x.security.TrustStore;
import org.c2x.security.Verdict;
import org.c2x.security.Verifier;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PacketOctetsTest {

    @ParameterizedTest
    @EnumSource
    void signature_isValid_inEveryRespect(ReceivedPacket which) {
        PacketOctets packet = new PacketOctets(which);
        Verdict verdict = packet.verifier().verify(packet.envelope(), packet.reception());

        assertEquals(Set.of(Check.REPLAY, Check.REVOCATION), verdict.notChecked(), verdict::toString);
    }

    @ParameterizedTest
    @EnumSource
    void nobodyIsTrustedByDefault(ReceivedPacket which) {
        PacketOctets packet = new PacketOctets(which);
        assertFalse(new Verifier(new TrustStore()).verify(packet.envelope()).isValid());
    }

    @ParameterizedTest
    @EnumSource
    void message_isThatOfTheContent(ReceivedPacket which) {
        PacketOctets packet = new PacketOctets(which);
        SignedData data = SignedData.decode(packet.envelope());

        assertArrayEquals(
                packet.encodedMessage(),
                PacketOctets.messageOctets(packet.octets(), data.payload()).toByteArray());
    }

    @ParameterizedTest
    @EnumSource
    void envelope_isInCanonicalOer(ReceivedPacket which) {
        PacketOctets packet = new PacketOctets(which);
        Codec<Ieee1609Dot2Data> codec = Codecs.get("oer", Ieee1609Dot2Data.class);

        assertArrayEquals(packet.envelope(), codec.encode(codec.decode(packet.envelope())));
    }
}
