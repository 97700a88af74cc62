package org.c2x.its.contents;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.IntList;
import org.c2x.its.ItsTime;
import org.c2x.its.r2.AccelerationComponent;
import org.c2x.its.r2.Altitude;
import org.c2x.its.r2.AltitudeConfidence;
import org.c2x.its.r2.BasicContainer;
import org.c2x.its.r2.BasicVehicleContainerHighFrequency;
import org.c2x.its.r2.CAM;
import org.c2x.its.r2.CamParameters;
import org.c2x.its.r2.CamPayload;
import org.c2x.its.r2.CartesianAngle;
import org.c2x.its.r2.CartesianCoordinateWithConfidence;
import org.c2x.its.r2.CartesianPosition3dWithConfidence;
import org.c2x.its.r2.CollectivePerceptionMessage;
import org.c2x.its.r2.CpmPayload;
import org.c2x.its.r2.Curvature;
import org.c2x.its.r2.CurvatureCalculationMode;
import org.c2x.its.r2.CurvatureConfidence;
import org.c2x.its.r2.DeltaReferencePosition;
import org.c2x.its.r2.DriveDirection;
import org.c2x.its.r2.EulerAnglesWithConfidence;
import org.c2x.its.r2.Heading;
import org.c2x.its.r2.HighFrequencyContainer;
import org.c2x.its.r2.ItsPduHeader;
import org.c2x.its.r2.LongitudinalAcceleration;
import org.c2x.its.r2.ManagementContainer;
import org.c2x.its.r2.MessageId;
import org.c2x.its.r2.ObjectClass;
import org.c2x.its.r2.ObjectClassWithConfidence;
import org.c2x.its.r2.ObjectDimension;
import org.c2x.its.r2.OriginatingVehicleContainer;
import org.c2x.its.r2.PathPoint;
import org.c2x.its.r2.PerceivedObject;
import org.c2x.its.r2.PerceivedObjectContainer;
import org.c2x.its.r2.PosConfidenceEllipse;
import org.c2x.its.r2.PositionConfidenceEllipse;
import org.c2x.its.r2.RadialShape;
import org.c2x.its.r2.ReferencePosition;
import org.c2x.its.r2.ReferencePositionWithConfidence;
import org.c2x.its.r2.SensorInformation;
import org.c2x.its.r2.SensorType;
import org.c2x.its.r2.Shape;
import org.c2x.its.r2.Speed;
import org.c2x.its.r2.TrafficParticipantType;
import org.c2x.its.r2.VAM;
import org.c2x.its.r2.VamParameters;
import org.c2x.its.r2.VehicleLength;
import org.c2x.its.r2.VehicleLengthConfidenceIndication;
import org.c2x.its.r2.Velocity3dWithConfidence;
import org.c2x.its.r2.VelocityCartesian;
import org.c2x.its.r2.VelocityComponent;
import org.c2x.its.r2.VruAwareness;
import org.c2x.its.r2.VruHighFrequencyContainer;
import org.c2x.its.r2.VruLowFrequencyContainer;
import org.c2x.its.r2.VruMotionPredictionContainer;
import org.c2x.its.r2.VruProfileAndSubprofile;
import org.c2x.its.r2.VruSizeClass;
import org.c2x.its.r2.VruSubProfileBicyclist;
import org.c2x.its.r2.Wgs84Angle;
import org.c2x.its.r2.WrappedCpmContainer;
import org.c2x.its.r2.YawRate;
import org.c2x.its.r2.YawRateConfidence;

/** A car in Munich and a cyclist ahead of it: CAM, CPM and VAM of Release 2. */
final class Release2Messages {
    private static final long CAR = 1_234_567;
    private static final long CYCLIST = 7_654_321;
    private static final long TIME = ItsTime.timestamp(Instant.parse("2026-07-01T12:00:00.250Z"));
    private static final int OBJECTS = 20;
    private static final int RADAR = 1;
    private static final int CAMERA = 2;

    private Release2Messages() {}

    /** What the CAM of Release 1 says, {@link ReferenceMessages#cam()}. */
    static CAM cam() {
        CamParameters parameters = CamParameters.builder()
                .basicContainer(new BasicContainer(
                        TrafficParticipantType.PASSENGER_CAR,
                        new ReferencePositionWithConfidence(
                                481_385_200,
                                115_698_400,
                                new PositionConfidenceEllipse(100, 80, 900),
                                new Altitude(52_000, AltitudeConfidence.ALT_000_50))))
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(movement()))
                .build();
        return new CAM(new ItsPduHeader(2, MessageId.CAM, CAR), new CamPayload(34_567, parameters));
    }

    private static BasicVehicleContainerHighFrequency movement() {
        return BasicVehicleContainerHighFrequency.builder()
                .heading(new Heading(2_711, 10))
                .speed(new Speed(1_389, 5))
                .driveDirection(DriveDirection.FORWARD)
                .vehicleLength(new VehicleLength(42, VehicleLengthConfidenceIndication.NO_TRAILER_PRESENT))
                .vehicleWidth(18)
                .longitudinalAcceleration(new AccelerationComponent(-12, 20))
                .curvature(new Curvature(-50, CurvatureConfidence.ONE_PER_METER_0_002))
                .curvatureCalculationMode(CurvatureCalculationMode.YAW_RATE_USED)
                .yawRate(new YawRate(-420, YawRateConfidence.DEG_SEC_000_10))
                .build();
    }

    /** What the car's radar and camera see: twenty objects. */
    static CollectivePerceptionMessage cpm() {
        List<PerceivedObject> objects = IntStream.range(0, OBJECTS)
                .mapToObj(Release2Messages::perceivedObject)
                .toList();
        ManagementContainer management = ManagementContainer.builder()
                .referenceTime(TIME)
                .referencePosition(new ReferencePosition(
                        481_385_200,
                        115_698_400,
                        new PosConfidenceEllipse(100, 80, 900),
                        new Altitude(52_000, AltitudeConfidence.ALT_000_50)))
                .build();
        List<WrappedCpmContainer> containers = List.of(
                new WrappedCpmContainer(
                        1,
                        new WrappedCpmContainer.ContainerData.OriginatingVehicleContainer(
                                OriginatingVehicleContainer.builder()
                                        .orientationAngle(new Wgs84Angle(2_711, 10))
                                        .build())),
                new WrappedCpmContainer(
                        3,
                        new WrappedCpmContainer.ContainerData.SensorInformationContainer(List.of(
                                sensor(RADAR, SensorType.RADAR, 1_600, 3_500, 100),
                                sensor(CAMERA, SensorType.MONOVIDEO, 800, 3_350, 250)))),
                new WrappedCpmContainer(
                        5,
                        new WrappedCpmContainer.ContainerData.PerceivedObjectContainer(
                                new PerceivedObjectContainer(OBJECTS, objects))));
        return new CollectivePerceptionMessage(
                new ItsPduHeader(2, MessageId.CPM, CAR), new CpmPayload(management, containers));
    }

    /**
     * @param range in units of 0.1 m
     * @param start of the field of view, in 0.1 degree
     */
    private static SensorInformation sensor(int id, int type, int range, int start, int end) {
        return SensorInformation.builder()
                .sensorId(id)
                .sensorType(type)
                .perceptionRegionShape(new Shape.Radial(RadialShape.builder()
                        .range(range)
                        .horizontalOpeningAngleStart(start)
                        .horizontalOpeningAngleEnd(end)
                        .build()))
                .perceptionRegionConfidence(95)
                .shadowingApplies(true)
                .build();
    }

    /** Three rows of cars, and a pedestrian after every four of them. */
    private static PerceivedObject perceivedObject(int number) {
        boolean pedestrian = number % 5 == 4;
        PerceivedObject.Builder object = PerceivedObject.builder()
                .objectId(100 + 7 * number)
                .measurementDeltaTime(-60 + number)
                .position(new CartesianPosition3dWithConfidence(
                        new CartesianCoordinateWithConfidence(1_250 + 613 * (number / 3), 20 + number),
                        new CartesianCoordinateWithConfidence(-350 + 350 * (number % 3), 15 + number),
                        null))
                .velocity(new Velocity3dWithConfidence.CartesianVelocity(new VelocityCartesian(
                        new VelocityComponent(pedestrian ? 25 : -1_350 + 31 * number, 12),
                        new VelocityComponent(pedestrian ? -130 : 4 * number, 9),
                        null)))
                .objectAge(Math.min(2_047, 180 * (number + 1)))
                .objectPerceptionQuality(12 - number / 4)
                .sensorIdList(number % 2 == 0 ? IntList.of(RADAR, CAMERA) : IntList.of(RADAR))
                .classification(List.of(new ObjectClassWithConfidence(objectClass(pedestrian), 90 - number)));
        if (!pedestrian) {
            object.angles(EulerAnglesWithConfidence.builder()
                            .zAngle(new CartesianAngle(1_788 + number, 25))
                            .build())
                    .objectDimensionY(new ObjectDimension(18, 2))
                    .objectDimensionX(new ObjectDimension(42 + number % 4, 5));
        }
        return object.build();
    }

    private static ObjectClass objectClass(boolean pedestrian) {
        return pedestrian
                ? new ObjectClass.VruSubClass(new VruProfileAndSubprofile.Pedestrian(0))
                : new ObjectClass.VehicleSubClass(TrafficParticipantType.PASSENGER_CAR);
    }

    /** The cyclist, and the last seconds of the way there. */
    static VAM vam() {
        VamParameters parameters = VamParameters.builder()
                .basicContainer(new BasicContainer(
                        TrafficParticipantType.CYCLIST,
                        new ReferencePositionWithConfidence(
                                481_386_110,
                                115_695_270,
                                new PositionConfidenceEllipse(180, 150, 450),
                                new Altitude(52_010, AltitudeConfidence.ALT_001_00))))
                .vruHighFrequencyContainer(VruHighFrequencyContainer.builder()
                        .heading(new Wgs84Angle(2_698, 40))
                        .speed(new Speed(472, 30))
                        .longitudinalAcceleration(new LongitudinalAcceleration(2, 8))
                        .build())
                .vruLowFrequencyContainer(VruLowFrequencyContainer.builder()
                        .profileAndSubprofile(
                                new VruProfileAndSubprofile.BicyclistAndLightVruVehicle(VruSubProfileBicyclist.PEDELEC))
                        .sizeClass(VruSizeClass.MEDIUM)
                        .build())
                .vruMotionPredictionContainer(VruMotionPredictionContainer.builder()
                        .pathHistory(List.of(
                                new PathPoint(new DeltaReferencePosition(12, 684, -4), 108L),
                                new PathPoint(new DeltaReferencePosition(9, 652, 2), 103L),
                                new PathPoint(new DeltaReferencePosition(-3, 671, 1), 106L)))
                        .build())
                .build();
        return new VAM(
                new ItsPduHeader(3, MessageId.VAM, CYCLIST),
                new VruAwareness(ItsTime.generationDeltaTime(TIME), parameters));
    }
}
