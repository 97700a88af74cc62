package org.c2x.codec.ber;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Octets that other implementations made: they decode to the given contents and come back when encoded again. */
class VectorsTest {
    /** X.690 annex A.3, where the same personnel record is written out octet by octet: 136 of them. */
    private static final String X690_ANNEX_A = "60818561101a044a6f686e1a01501a05536d697468a00a1a084469726563746f7242"
            + "0133a10a43083139373130393137a21261101a044d6172791a01541a05536d697468a342311f61111a0552616c70681a01541a05"
            + "536d697468a00a43083139353731313131311f61111a05537573616e1a01421a054a6f6e6573a00a43083139353930373137";

    /** Made with asn1tools 0.169.0 (codec {@code ber}) from the UPER vector of the content. */
    private static final String CAM =
            "308180a00b800101810102820312d687a1718003008707a16aa027800105a12280041cb15af0810406e56ae0a20a800164810150"
                    + "82020384a308800300cb20810105a13fa03da00780020a9781010aa1078002056d810105820100a30680012"
                    + "a810100840112a506"
                    + "8001f4810114a6078002ff6a810103870100a8078002fe5c810102";

    private static final String DENM =
            "3054a00b800101810101820312d687a145a043a008800312d687810107810566f67f9b8e820566f67f9fe5a42280041cb15af081"
                    + "0406e56ae0a20a80016481015082020384a308800300cb20810105870204b0890105";

    @ParameterizedTest
    @CsvSource({"employee, " + X690_ANNEX_A, "cam, " + CAM, "denm, " + DENM})
    void content_isItsVector(String name, String hex) {
        check(Contents.get(name), hex);
    }

    private static <T> void check(Content<T> content, String hex) {
        Codec<T> codec = Codecs.get("ber", content.type());

        assertEquals(hex, HexFormat.of().formatHex(codec.encode(content.value())));
        assertEquals(content.value(), codec.decode(HexFormat.of().parseHex(hex)));
    }

    /** The lengths that {@code c2x lengths} shows; what they are made of, {@code c2x inspect --scheme ber} shows. */
    @ParameterizedTest
    @CsvSource({
        "cam, 131",
        "denm, 86",
        "sec1-digest, 114",
        "sec1-certificate, 290",
        "sec2, 308",
        "sec3, 305",
        "employee, 136",
        "cam-full, 658",
        "denm-full, 1323",
        "sec1-certificate-90, 222",
        "sec2-90, 240",
        "sec3-90, 237"
    })
    void content_hasItsLength(String name, int octets) {
        assertEquals(octets, length(Contents.get(name)));
    }

    private static <T> int length(Content<T> content) {
        return Codecs.get("ber", content.type()).encodedLength(content.value());
    }
}
