package org.c2x.codec.exi.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.DENM;
import org.junit.jupiter.api.Test;

/** Octets on which EXIficient 1.0.7, OpenEXI and, for the CAM, exip agreed. */
class VectorsTest {
    private static final String CAM =
            "80008143d6a5c3c70102bc2d7179405c1ab2a6e0c80a0708a09603554b89ed0a08052114a14ca80b346065e0";
    /** Of a DENM with validityDuration 600. */
    private static final String DENM_600 =
            "800080c3d6a5c3d6a583c75bff59f78672dfff59f7865e16b8bca02e0d59537064050384504b01aad80482e0";

    @Test
    void cam() {
        check(Contents.get("cam"), CAM);
    }

    private static <T> void check(Content<T> content, String expected) {
        Codec<T> codec = Codecs.get("exi-compiled", content.type());

        assertEquals(expected, hex(codec.encode(content.value())));
        assertEquals(content.value(), codec.decode(HexFormat.of().parseHex(expected)));
        assertEquals(expected.length() / 2, codec.encodedLength(content.value()));
    }

    @Test
    void denm() {
        Codec<DENM> codec = Codecs.get("exi-compiled", DENM.class);

        DENM denm = codec.decode(HexFormat.of().parseHex(DENM_600));

        assertEquals(600, denm.denm().management().validityDuration());
    }

    private static String hex(byte[] octets) {
        return HexFormat.of().formatHex(octets);
    }
}
