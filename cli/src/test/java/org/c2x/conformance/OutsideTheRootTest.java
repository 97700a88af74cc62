package org.c2x.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.BasicVehicleContainerLowFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.LowFrequencyContainer;
import org.c2x.its.v1.PathPoint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A number outside the root of {@code PathDeltaTime ::= INTEGER (1..65535, ...)}: ASN.1 carries it, XSD and proto not. */
class OutsideTheRootTest {
    private static final long OUTSIDE = 65_536;
    private static final String PATH =
            "cam.camParameters.lowFrequencyContainer.basicVehicleContainerLowFrequency.pathHistory[1].pathDeltaTime";

    static List<String> schemes() {
        return Codecs.schemes().stream()
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
        CAM cam = (CAM) Contents.get("cam-full").value();
        CamParameters parameters = cam.cam().camParameters();
        BasicVehicleContainerLowFrequency vehicle =
                ((LowFrequencyContainer.BasicVehicleContainerLowFrequency) parameters.lowFrequencyContainer()).value();
        PathPoint point = vehicle.pathHistory().get(0);
        LowFrequencyContainer outside = new LowFrequencyContainer.BasicVehicleContainerLowFrequency(
                new BasicVehicleContainerLowFrequency(
                        vehicle.vehicleRole(),
                        vehicle.exteriorLights(),
                        List.of(point, new PathPoint(point.pathPosition(), OUTSIDE))));
        return new CAM(
                cam.header(),
                new CoopAwareness(
                        cam.cam().generationDeltaTime(),
                        new CamParameters(
                                parameters.basicContainer(),
                                parameters.highFrequencyContainer(),
                                outside,
                                parameters.specialVehicleContainer())));
    }
}
