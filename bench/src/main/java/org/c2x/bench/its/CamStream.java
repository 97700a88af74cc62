package org.c2x.bench.its;

import java.util.List;
import java.util.stream.IntStream;
import org.c2x.bench.Content;
import org.c2x.its.contents.MessageTypes;
import org.c2x.its.v1.BasicVehicleContainerHighFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.HighFrequencyContainer;

/** CAMs of vehicles with random values, the same in every JVM. */
final class CamStream {
    private static final long SEED = 302_637_2;

    private final RandomStream<CAM> cams = new RandomStream<>(MessageTypes.CAM_V1, SEED);

    private CamStream() {}

    /** All with the mandatory parts only, so of equal shape. */
    static List<CAM> equalShape() {
        CamStream stream = new CamStream();
        return IntStream.range(0, Content.STREAM_LENGTH)
                .mapToObj(index -> withoutOptionalParts(stream.next()))
                .toList();
    }

    /** Every other one with random optional parts. */
    static List<CAM> halfWithOptionalParts() {
        CamStream stream = new CamStream();
        return IntStream.range(0, Content.STREAM_LENGTH)
                .mapToObj(index -> index % 2 == 0 ? withoutOptionalParts(stream.next()) : stream.next())
                .toList();
    }

    private CAM next() {
        CAM cam = cams.next();
        while (!(cam.cam().camParameters().highFrequencyContainer()
                instanceof HighFrequencyContainer.BasicVehicleContainerHighFrequency)) {
            cam = cams.next();
        }
        return cam;
    }

    private static CAM withoutOptionalParts(CAM cam) {
        CamParameters parameters = cam.cam().camParameters();
        if (!(parameters.highFrequencyContainer()
                instanceof HighFrequencyContainer.BasicVehicleContainerHighFrequency vehicle)) {
            throw new IllegalArgumentException("a vehicle's CAM expected");
        }
        CamParameters mandatory = CamParameters.builder()
                .basicContainer(parameters.basicContainer())
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(
                        withoutOptionalParts(vehicle.value())))
                .build();
        return new CAM(cam.header(), new CoopAwareness(cam.cam().generationDeltaTime(), mandatory));
    }

    private static BasicVehicleContainerHighFrequency withoutOptionalParts(BasicVehicleContainerHighFrequency all) {
        return BasicVehicleContainerHighFrequency.builder()
                .heading(all.heading())
                .speed(all.speed())
                .driveDirection(all.driveDirection())
                .vehicleLength(all.vehicleLength())
                .vehicleWidth(all.vehicleWidth())
                .longitudinalAcceleration(all.longitudinalAcceleration())
                .curvature(all.curvature())
                .curvatureCalculationMode(all.curvatureCalculationMode())
                .yawRate(all.yawRate())
                .build();
    }
}
