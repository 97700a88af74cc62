package org.c2x.codec.uper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.coding.UperReader;
import org.c2x.asn1.runtime.coding.UperWriter;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;

/** A number that the extensible type allows, and no long holds: refused at its place, in few words. */
class RefusedByTheRecordTest {
    private static final String COMPONENT = "pathDeltaTime";

    /** A message with a path history. */
    private static CAM message() {
        Codec<CAM> jer = Codecs.get("jer", CAM.class);
        return Contents.all().stream()
                .map(Content::value)
                .filter(CAM.class::isInstance)
                .map(CAM.class::cast)
                .filter(cam -> text(jer, cam).contains(COMPONENT))
                .findFirst()
                .orElseThrow();
    }

    private static String text(Codec<CAM> jer, CAM message) {
        return new String(jer.encode(message), StandardCharsets.UTF_8);
    }

    @Test
    void numberInJer_isRefused_atItsCharacter() {
        Codec<CAM> jer = Codecs.get("jer", CAM.class);
        String number = "9" + "0".repeat(100_000);
        String json = text(jer, message()).replaceFirst("(\"" + COMPONENT + "\":)[0-9]+", "$1" + number);

        DecodeException refused =
                assertThrows(DecodeException.class, () -> jer.decode(json.getBytes(StandardCharsets.UTF_8)));

        assertEquals(Unit.CHARACTER, refused.unit());
        assertEquals(json.indexOf(number), refused.offset());
        assertTrue(refused.path().endsWith(COMPONENT), refused::path);
        assertTrue(refused.getMessage().length() < 300, refused::getMessage);
    }

    @Test
    void numberInUper_isRefused_atItsBit() {
        byte[] octets = Codecs.get("uper", CAM.class).encode(message());
        TraceEntry number = Codecs.tracer("uper", CAM.class).orElseThrow().trace(octets).entries().stream()
                .filter(entry ->
                        entry.path().endsWith(COMPONENT) && entry.what().equals(TraceEntry.VALUE))
                .findFirst()
                .orElseThrow();
        byte[] hostile = withNumber(octets, number);

        for (String scheme : new String[] {"uper", "uper-table"}) {
            Codec<CAM> codec = Codecs.get(scheme, CAM.class);
            DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(hostile));

            assertEquals(Unit.BIT, refused.unit());
            // the extension bit is the number's first, which a compiled codec has read when it looks at the others
            assertEquals(number.first(), refused.offset(), 1, scheme);
            assertTrue(refused.path().endsWith(COMPONENT), refused::path);
            assertTrue(refused.getMessage().length() < 300, refused::getMessage);
        }
    }

    /** The message with an extension value of many octets in place of a number. */
    private static byte[] withNumber(byte[] octets, TraceEntry number) {
        UperReader in = new UperReader(octets, 0, octets.length, Limits.DEFAULT);
        UperWriter out = new UperWriter();
        copy(in, out, number.first());
        out.writeBit(true);
        out.writeUnconstrained(BigInteger.ONE.shiftLeft(100_000));
        in.claim(number.count());
        copy(in, out, in.remaining());
        return out.toByteArray();
    }

    private static void copy(UperReader in, UperWriter out, int bits) {
        for (int i = 0; i < bits; i++) {
            out.writeBit(in.readBit());
        }
    }
}
