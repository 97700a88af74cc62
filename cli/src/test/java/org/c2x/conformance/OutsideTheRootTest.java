package org.c2x.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A number outside the root of {@code PathDeltaTime ::= INTEGER (1..65535, ...)}: ASN.1 carries it, XSD and proto not.
 */
class OutsideTheRootTest {
    private static final String PATH =
            "cam.camParameters.lowFrequencyContainer.basicVehicleContainerLowFrequency.pathHistory[0].pathDeltaTime";

    static List<String> schemes() {
        return Codecs.schemes().stream()
                .filter(scheme -> !scheme.startsWith("native-"))
                .filter(scheme -> Codecs.find(scheme, CAM.class).isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void pathDeltaTime_isCarried_orRefusedByItsPath(String scheme) {
        Codec<CAM> codec = Codecs.get(scheme, CAM.class);
        CAM cam = camOutsideTheRoot();

        if (scheme.startsWith("exi") || scheme.startsWith("protobuf")) {
            EncodeException refused = assertThrows(EncodeException.class, () -> codec.encode(cam));
            assertEquals(PATH, refused.path());
            assertTrue(refused.getMessage().contains("1..65535"), refused.getMessage());
        } else {
            assertEquals(cam, codec.decode(codec.encode(cam)));
        }
    }

    private static CAM camOutsideTheRoot() {
        Codec<CAM> jer = Codecs.get("jer", CAM.class);
        String json = new String(jer.encode((CAM) Contents.get("cam-full").value()), StandardCharsets.UTF_8);
        String outside = json.replaceFirst("\"pathDeltaTime\":\\d+", "\"pathDeltaTime\":65536");
        return jer.decode(outside.getBytes(StandardCharsets.UTF_8));
    }
}
