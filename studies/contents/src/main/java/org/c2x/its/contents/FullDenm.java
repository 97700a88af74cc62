package org.c2x.its.contents;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.IntList;
import org.c2x.its.ItsTime;
import org.c2x.its.v1.ActionID;
import org.c2x.its.v1.AlacarteContainer;
import org.c2x.its.v1.Altitude;
import org.c2x.its.v1.AltitudeConfidence;
import org.c2x.its.v1.CauseCode;
import org.c2x.its.v1.CauseCodeType;
import org.c2x.its.v1.ClosedLanes;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.DangerousGoodsBasic;
import org.c2x.its.v1.DangerousGoodsExtended;
import org.c2x.its.v1.DecentralizedEnvironmentalNotificationMessage;
import org.c2x.its.v1.DeltaReferencePosition;
import org.c2x.its.v1.EnergyStorageType;
import org.c2x.its.v1.EventPoint;
import org.c2x.its.v1.HardShoulderStatus;
import org.c2x.its.v1.Heading;
import org.c2x.its.v1.ImpactReductionContainer;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.its.v1.LanePosition;
import org.c2x.its.v1.LightBarSirenInUse;
import org.c2x.its.v1.LocationContainer;
import org.c2x.its.v1.ManagementContainer;
import org.c2x.its.v1.PosConfidenceEllipse;
import org.c2x.its.v1.PositionOfOccupants;
import org.c2x.its.v1.PositioningSolutionType;
import org.c2x.its.v1.ReferencePosition;
import org.c2x.its.v1.RelevanceDistance;
import org.c2x.its.v1.RelevanceTrafficDirection;
import org.c2x.its.v1.RequestResponseIndication;
import org.c2x.its.v1.RoadType;
import org.c2x.its.v1.RoadWorksContainerExtended;
import org.c2x.its.v1.RoadworksSubCauseCode;
import org.c2x.its.v1.SituationContainer;
import org.c2x.its.v1.Speed;
import org.c2x.its.v1.SpeedValue;
import org.c2x.its.v1.StationType;
import org.c2x.its.v1.StationarySince;
import org.c2x.its.v1.StationaryVehicleContainer;
import org.c2x.its.v1.StationaryVehicleSubCauseCode;
import org.c2x.its.v1.Termination;
import org.c2x.its.v1.TrafficRule;
import org.c2x.its.v1.VehicleBreakdownSubCauseCode;
import org.c2x.its.v1.VehicleIdentification;

/** A DENM with every container: the end of a warning of a tank lorry that broke down at road works on a motorway. */
final class FullDenm {
    private static final long STATION = 1_207_959_573L;
    private static final long OTHER_STATION = 3_187_671_094L;
    private static final Instant DETECTED = Instant.parse("2026-07-01T12:00:00.250Z");
    private static final Instant ENDED = Instant.parse("2026-07-01T12:04:01.250Z");

    /** Ways to the event, newest point first: 0.1 microdegree north and east, cm up, 10 ms. */
    private static final int[][] MAIN_ROAD = {
        {245, -4199, 4, 127},
        {244, -4181, 8, 109},
        {222, -3792, 3, 109},
        {205, -3511, -13, 99},
        {211, -3612, 7, 109},
        {296, -3612, -5, 106},
        {361, -4405, -4, 133},
        {333, -4061, 8, 108},
        {361, -4397, -5, 128},
        {451, -3827, 13, 103},
        {425, -3607, -11, 108},
        {435, -3694, 1, 105},
        {439, -3726, -5, 115},
        {586, -3798, 12, 108},
        {638, -4135, 2, 119},
        {635, -4120, 11, 127},
        {652, -4229, 8, 115},
        {589, -3822, -15, 112},
        {533, -4106, -16, 126},
        {475, -3656, -7, 110},
        {453, -3491, -13, 108},
        {460, -3543, -17, 103},
        {566, -4360, -13, 122},
    };

    private static final int[][] SLIP_ROAD = {
        {446, -3438, -6, 114}, {429, -3301, 14, 100}, {476, -3664, -15, 118}, {272, -3316, -10, 109},
        {-48, -4123, -17, 138}, {-494, -4190, -13, 134}, {-745, -3649, -1, 131}, {-837, -4097, 4, 128},
        {-686, -3359, -13, 114}, {-793, -3885, 7, 128}, {-700, -3429, 8, 119}, {-838, -4104, 8, 128},
    };

    /** Oil trace of the vehicle: 0.1 microdegree north and east, cm up, 10 ms, information quality. */
    private static final int[][] HISTORY = {
        {-353, 5027, -11, 688, 6},
        {-330, 4705, -17, 896, 6},
        {-294, 4180, -10, 863, 5},
        {-343, 4892, -4, 578, 5},
        {-362, 5154, 13, 597, 4},
        {-319, 4541, -11, 1003, 3},
    };

    private FullDenm() {}

    static DENM denm() {
        DecentralizedEnvironmentalNotificationMessage message = DecentralizedEnvironmentalNotificationMessage.builder()
                .management(management())
                .situation(situation())
                .location(location())
                .alacarte(alacarte())
                .build();
        return new DENM(new ItsPduHeader(1, ItsPduHeader.MessageID.DENM, STATION), message);
    }

    private static ManagementContainer management() {
        return ManagementContainer.builder()
                .actionID(new ActionID(STATION, 311))
                .detectionTime(ItsTime.timestamp(DETECTED))
                .referenceTime(ItsTime.timestamp(ENDED))
                .termination(Termination.IS_CANCELLATION)
                .eventPosition(ReferencePosition.builder()
                        .latitude(483_294_170)
                        .longitude(115_972_840)
                        .positionConfidenceEllipse(new PosConfidenceEllipse(310, 190, 2_760))
                        .altitude(new Altitude(48_630, AltitudeConfidence.ALT_002_00))
                        .build())
                .relevanceDistance(RelevanceDistance.LESS_THAN5KM)
                .relevanceTrafficDirection(RelevanceTrafficDirection.UPSTREAM_TRAFFIC)
                .validityDuration(1_800)
                .transmissionInterval(500)
                .stationType(StationType.HEAVY_TRUCK)
                .build();
    }

    private static SituationContainer situation() {
        return SituationContainer.builder()
                .informationQuality(6)
                .eventType(new CauseCode(
                        CauseCodeType.STATIONARY_VEHICLE, StationaryVehicleSubCauseCode.VEHICLE_BREAKDOWN))
                .linkedCause(roadworks())
                .eventHistory(Arrays.stream(HISTORY).map(FullDenm::eventPoint).toList())
                .build();
    }

    private static CauseCode roadworks() {
        return new CauseCode(CauseCodeType.ROADWORKS, RoadworksSubCauseCode.SHORT_TERM_STATIONARY_ROADWORKS);
    }

    private static EventPoint eventPoint(int[] row) {
        return EventPoint.builder()
                .eventPosition(new DeltaReferencePosition(row[0], row[1], row[2]))
                .eventDeltaTime((long) row[3])
                .informationQuality(row[4])
                .build();
    }

    private static LocationContainer location() {
        return LocationContainer.builder()
                .eventSpeed(new Speed(SpeedValue.STANDSTILL, 2))
                .eventPositionHeading(new Heading(2_760, 20))
                .traces(List.of(Paths.of(MAIN_ROAD), Paths.of(SLIP_ROAD)))
                .roadType(RoadType.NON_URBAN_WITH_STRUCTURAL_SEPARATION_TO_OPPOSITE_LANES)
                .build();
    }

    private static AlacarteContainer alacarte() {
        return AlacarteContainer.builder()
                .lanePosition(LanePosition.OUTERMOST_DRIVING_LANE)
                .impactReduction(impactReduction())
                .externalTemperature(23)
                .roadWorks(roadWorks())
                .positioningSolution(PositioningSolutionType.S_GNS_SPLUS_DR)
                .stationaryVehicle(stationaryVehicle())
                .build();
    }

    private static ImpactReductionContainer impactReduction() {
        return ImpactReductionContainer.builder()
                .heightLonCarrLeft(71)
                .heightLonCarrRight(71)
                .posLonCarrLeft(38)
                .posLonCarrRight(38)
                .positionOfPillars(IntList.of(11, 17))
                .posCentMass(34)
                .wheelBaseVehicle(59)
                .turningRadius(21)
                .posFrontAx(14)
                .positionOfOccupants(BitString.withBits(
                        20,
                        PositionOfOccupants.ROW1_LEFT_OCCUPIED,
                        PositionOfOccupants.ROW1_RIGHT_OCCUPIED,
                        PositionOfOccupants.ROW2_NOT_PRESENT,
                        PositionOfOccupants.ROW3_NOT_PRESENT,
                        PositionOfOccupants.ROW4_NOT_PRESENT))
                .vehicleMass(186)
                .requestResponseIndication(RequestResponseIndication.RESPONSE)
                .build();
    }

    private static RoadWorksContainerExtended roadWorks() {
        ClosedLanes closed = ClosedLanes.builder()
                .hardShoulderStatus(HardShoulderStatus.CLOSED)
                .drivingLaneStatus(BitString.withBits(3, 0))
                .build();
        return RoadWorksContainerExtended.builder()
                .lightBarSirenInUse(BitString.withBits(2, LightBarSirenInUse.LIGHT_BAR_ACTIVATED))
                .closedLanes(closed)
                .restriction(IntList.of(StationType.HEAVY_TRUCK, StationType.TRAILER))
                .speedLimit(60)
                .incidentIndication(roadworks())
                .recommendedPath(List.of(
                        via(483_288_040, 115_849_910, 48_590),
                        via(483_301_760, 115_731_280, 48_470),
                        via(483_352_110, 115_699_350, 48_410),
                        via(483_421_480, 115_711_030, 48_720)))
                .startingPointSpeedLimit(new DeltaReferencePosition(-2_210, 53_870, 120))
                .trafficFlowRule(TrafficRule.NO_PASSING_FOR_TRUCKS)
                .referenceDenms(List.of(new ActionID(STATION, 309), new ActionID(OTHER_STATION, 12)))
                .build();
    }

    private static ReferencePosition via(int latitude, int longitude, int altitude) {
        return ReferencePosition.builder()
                .latitude(latitude)
                .longitude(longitude)
                .positionConfidenceEllipse(new PosConfidenceEllipse(500, 500, 0))
                .altitude(new Altitude(altitude, AltitudeConfidence.ALT_005_00))
                .build();
    }

    private static StationaryVehicleContainer stationaryVehicle() {
        return StationaryVehicleContainer.builder()
                .stationarySince(StationarySince.LESS_THAN15_MINUTES)
                .stationaryCause(
                        new CauseCode(CauseCodeType.VEHICLE_BREAKDOWN, VehicleBreakdownSubCauseCode.TYRE_PUNCTURE))
                .carryingDangerousGoods(DangerousGoodsExtended.builder()
                        .dangerousGoodsType(DangerousGoodsBasic.FLAMMABLE_LIQUIDS)
                        .unNumber(1_203)
                        .elevatedTemperature(false)
                        .tunnelsRestricted(true)
                        .limitedQuantity(false)
                        .emergencyActionCode("3YE")
                        .phoneNumber("+49 89 5550112")
                        .companyName("Spedition Großmann")
                        .build())
                .numberOfOccupants(2)
                .vehicleIdentification(VehicleIdentification.builder()
                        .wMInumber("WMA")
                        .vDS("06XZZ7")
                        .build())
                .energyStorageType(BitString.withBits(7, EnergyStorageType.DIESEL))
                .build();
    }
}
