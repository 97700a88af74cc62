package org.c2x.its.contents;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.LongList;
import org.c2x.its.ItsTime;
import org.c2x.its.infrastructure.AllowedManeuvers;
import org.c2x.its.infrastructure.Altitude;
import org.c2x.its.infrastructure.AltitudeConfidence;
import org.c2x.its.infrastructure.ConnectingLane;
import org.c2x.its.infrastructure.Connection;
import org.c2x.its.infrastructure.DeltaPosition;
import org.c2x.its.infrastructure.Direction;
import org.c2x.its.infrastructure.GenericLane;
import org.c2x.its.infrastructure.GeographicLocationContainer;
import org.c2x.its.infrastructure.GicPart;
import org.c2x.its.infrastructure.GlcPart;
import org.c2x.its.infrastructure.IVIM;
import org.c2x.its.infrastructure.IntersectionGeometry;
import org.c2x.its.infrastructure.IntersectionReferenceID;
import org.c2x.its.infrastructure.IntersectionState;
import org.c2x.its.infrastructure.IntersectionStatusObject;
import org.c2x.its.infrastructure.ItsPduHeader;
import org.c2x.its.infrastructure.IviContainer;
import org.c2x.its.infrastructure.IviManagementContainer;
import org.c2x.its.infrastructure.IviStatus;
import org.c2x.its.infrastructure.IviStructure;
import org.c2x.its.infrastructure.IviType;
import org.c2x.its.infrastructure.LaneAttributes;
import org.c2x.its.infrastructure.LaneDirection;
import org.c2x.its.infrastructure.LaneSharing;
import org.c2x.its.infrastructure.LaneTypeAttributes;
import org.c2x.its.infrastructure.LayerType;
import org.c2x.its.infrastructure.MAPEM;
import org.c2x.its.infrastructure.MapData;
import org.c2x.its.infrastructure.MovementEvent;
import org.c2x.its.infrastructure.MovementPhaseState;
import org.c2x.its.infrastructure.MovementState;
import org.c2x.its.infrastructure.NodeListXY;
import org.c2x.its.infrastructure.NodeOffsetPointXY;
import org.c2x.its.infrastructure.NodeXY;
import org.c2x.its.infrastructure.NodeXY24b;
import org.c2x.its.infrastructure.NodeXY28b;
import org.c2x.its.infrastructure.PolygonalLine;
import org.c2x.its.infrastructure.PosConfidenceEllipse;
import org.c2x.its.infrastructure.Position3D;
import org.c2x.its.infrastructure.Provider;
import org.c2x.its.infrastructure.RSCUnit;
import org.c2x.its.infrastructure.RSCode;
import org.c2x.its.infrastructure.ReferencePosition;
import org.c2x.its.infrastructure.SPAT;
import org.c2x.its.infrastructure.SPATEM;
import org.c2x.its.infrastructure.Segment;
import org.c2x.its.infrastructure.TimeChangeDetails;
import org.c2x.its.infrastructure.VcClass;
import org.c2x.its.infrastructure.VcCode;
import org.c2x.its.infrastructure.VcOption;
import org.c2x.its.infrastructure.Zone;

/** Messages of a roadside station in Munich: a crossing with twelve signal groups, and a speed limit before it. */
final class InfrastructureMessages {
    private static final int PROTOCOL_VERSION = 2;
    private static final long STATION = 3_000_017;
    private static final int REGION = 276;
    private static final int CROSSING = 1_204;
    private static final int REVISION = 3;
    /** 1 July 2026, 12:00 UTC, in minutes of the year. */
    private static final int MINUTE = 261_360;

    private static final int APPROACHES = 4;
    /** For each approach: straight on, to the left, and pedestrians. */
    private static final int GROUPS_OF_APPROACH = 3;

    private static final int WIDTH = 325;
    private static final int LATITUDE = 481_390_210;
    private static final int LONGITUDE = 115_671_930;

    private InfrastructureMessages() {}

    private static ItsPduHeader header(int message) {
        return new ItsPduHeader(PROTOCOL_VERSION, message, STATION);
    }

    private static IntersectionReferenceID crossing() {
        return IntersectionReferenceID.builder().region(REGION).id(CROSSING).build();
    }

    /** What the signals show, and until when. */
    static SPATEM spatem() {
        List<MovementState> states = IntStream.range(0, APPROACHES * GROUPS_OF_APPROACH)
                .mapToObj(InfrastructureMessages::signalGroup)
                .toList();
        IntersectionState state = IntersectionState.builder()
                .id(crossing())
                .revision(REVISION)
                .status(BitString.withBits(16, IntersectionStatusObject.TRAFFIC_DEPENDENT_OPERATION))
                .moy(MINUTE)
                .timeStamp(250)
                .states(states)
                .build();
        return new SPATEM(
                header(ItsPduHeader.MessageID.SPATEM),
                SPAT.builder().timeStamp(MINUTE).intersections(List.of(state)).build());
    }

    /** Of two approaches that face each other one has green while the other one waits. */
    private static MovementState signalGroup(int index) {
        int kind = index % GROUPS_OF_APPROACH;
        boolean green = index / GROUPS_OF_APPROACH % 2 == 0 && kind != 1;
        MovementPhaseState shown =
                green ? MovementPhaseState.PERMISSIVE_MOVEMENT_ALLOWED : MovementPhaseState.STOP_AND_REMAIN;
        int least = 120 + 15 * kind;
        TimeChangeDetails timing = TimeChangeDetails.builder()
                .minEndTime(least)
                .maxEndTime(least + 200)
                .likelyTime(least + 85)
                .confidence(12)
                .build();
        return MovementState.builder()
                .signalGroup(index + 1)
                .stateTimeSpeed(List.of(
                        MovementEvent.builder().eventState(shown).timing(timing).build()))
                .build();
    }

    /** The lanes of the same crossing. */
    static MAPEM mapem() {
        List<GenericLane> lanes = IntStream.range(0, APPROACHES)
                .boxed()
                .flatMap(approach -> lanes(approach).stream())
                .toList();
        IntersectionGeometry geometry = IntersectionGeometry.builder()
                .id(crossing())
                .revision(REVISION)
                .refPoint(Position3D.builder()
                        .lat(LATITUDE)
                        .long_(LONGITUDE)
                        .elevation(5_190)
                        .build())
                .laneWidth(WIDTH)
                .laneSet(lanes)
                .build();
        return new MAPEM(
                header(ItsPduHeader.MessageID.MAPEM),
                MapData.builder()
                        .msgIssueRevision(REVISION)
                        .layerType(LayerType.INTERSECTION_DATA)
                        .intersections(List.of(geometry))
                        .build());
    }

    /** One approach: two lanes towards the crossing, one away from it, one for pedestrians across them. */
    private static List<GenericLane> lanes(int approach) {
        int first = 4 * approach + 1;
        int group = GROUPS_OF_APPROACH * approach + 1;
        return List.of(
                lane(approach, first, LaneDirection.INGRESS_PATH)
                        .ingressApproach(approach + 1)
                        .laneAttributes(vehicles(LaneDirection.INGRESS_PATH))
                        .maneuvers(BitString.withBits(
                                12,
                                AllowedManeuvers.MANEUVER_STRAIGHT_ALLOWED,
                                AllowedManeuvers.MANEUVER_RIGHT_ALLOWED))
                        .connectsTo(List.of(to(approach + 2, group, 1), to(approach + 3, group, 2)))
                        .build(),
                lane(approach, first + 1, LaneDirection.INGRESS_PATH)
                        .ingressApproach(approach + 1)
                        .laneAttributes(vehicles(LaneDirection.INGRESS_PATH))
                        .maneuvers(BitString.withBits(12, AllowedManeuvers.MANEUVER_LEFT_ALLOWED))
                        .connectsTo(List.of(to(approach + 1, group + 1, 3)))
                        .build(),
                lane(approach, first + 2, LaneDirection.EGRESS_PATH)
                        .egressApproach(approach + 1)
                        .laneAttributes(vehicles(LaneDirection.EGRESS_PATH))
                        .build(),
                lane(approach, first + 3, LaneDirection.INGRESS_PATH)
                        .laneAttributes(LaneAttributes.builder()
                                .directionalUse(
                                        BitString.withBits(2, LaneDirection.INGRESS_PATH, LaneDirection.EGRESS_PATH))
                                .sharedWith(BitString.withBits(10, LaneSharing.PEDESTRIANS_TRAFFIC))
                                .laneType(new LaneTypeAttributes.Crosswalk(BitString.withBits(16)))
                                .build())
                        .connectsTo(List.of(to(approach, group + 2, 4)))
                        .build());
    }

    private static LaneAttributes vehicles(int direction) {
        return LaneAttributes.builder()
                .directionalUse(BitString.withBits(2, direction))
                .sharedWith(BitString.withBits(10, LaneSharing.INDIVIDUAL_MOTORIZED_VEHICLE_TRAFFIC))
                .laneType(new LaneTypeAttributes.Vehicle(BitString.withBits(8)))
                .build();
    }

    /** A lane of two straight parts, the nearer one 18 m and the farther one 60 m long, north, east, south or west. */
    private static GenericLane.Builder lane(int approach, int id, int direction) {
        int east = approach % 2 == 0 ? 0 : 2 - approach;
        int north = approach % 2 == 0 ? 1 - approach : 0;
        int aside = WIDTH * (id % 4 - 2);
        NodeOffsetPointXY near = new NodeOffsetPointXY.NodeXY3(
                new NodeXY24b(1_800 * east + aside * north, 1_800 * north + aside * east));
        NodeOffsetPointXY far = new NodeOffsetPointXY.NodeXY5(new NodeXY28b(6_000 * east, 6_000 * north + direction));
        return GenericLane.builder()
                .laneID(id)
                .nodeList(new NodeListXY.Nodes(List.of(
                        NodeXY.builder().delta(near).build(),
                        NodeXY.builder().delta(far).build())));
    }

    /** To the lane that leads away from the crossing at an approach. */
    private static Connection to(int approach, int signalGroup, int kind) {
        int lane = 4 * (approach % APPROACHES) + (kind == 4 ? 4 : 3);
        return Connection.builder()
                .connectingLane(ConnectingLane.builder().lane(lane).build())
                .signalGroup(signalGroup)
                .connectionID(10 * signalGroup + kind)
                .build();
    }

    /** At most 30 km/h on the last 250 m before the crossing. */
    static IVIM ivim() {
        IviManagementContainer management = IviManagementContainer.builder()
                .serviceProviderId(new Provider(BitString.withBits(10, 0, 3, 4, 9), 2_501))
                .iviIdentificationNumber(117)
                .timeStamp(ItsTime.timestamp(Instant.parse("2026-07-01T12:00:00Z")))
                .validTo(ItsTime.timestamp(Instant.parse("2026-07-01T18:00:00Z")))
                .iviStatus(IviStatus.NEW)
                .build();
        return new IVIM(
                header(ItsPduHeader.MessageID.IVIM),
                IviStructure.builder()
                        .mandatory(management)
                        .optional(List.of(new IviContainer.Glc(zones()), new IviContainer.Giv(List.of(speedLimit()))))
                        .build());
    }

    private static GeographicLocationContainer zones() {
        return GeographicLocationContainer.builder()
                .referencePosition(ReferencePosition.builder()
                        .latitude(LATITUDE)
                        .longitude(LONGITUDE)
                        .positionConfidenceEllipse(new PosConfidenceEllipse(100, 100, 0))
                        .altitude(new Altitude(51_900, AltitudeConfidence.ALT_000_50))
                        .build())
                .parts(List.of(zone(1, 22_400, 31), zone(2, 33_600, -18)))
                .build();
    }

    /** A zone that ends at the reference position and begins so far from it, in 0.1 microdegree. */
    private static GlcPart zone(int id, int east, int north) {
        return GlcPart.builder()
                .zoneId(id)
                .zone(new Zone.Segment(Segment.builder()
                        .line(new PolygonalLine.DeltaPositions(
                                List.of(new DeltaPosition(north, east), new DeltaPosition(2 * north, east / 2))))
                        .laneWidth(WIDTH)
                        .build()))
                .build();
    }

    private static GicPart speedLimit() {
        VcCode sign = VcCode.builder()
                .roadSignClass(VcClass.CLASS_C)
                .roadSignCode(14)
                .vcOption(VcOption.NONE)
                .value(30)
                .unit(RSCUnit.KMPERH)
                .build();
        return GicPart.builder()
                .detectionZoneIds(LongList.of(2))
                .relevanceZoneIds(LongList.of(1))
                .direction(Direction.SAME_DIRECTION)
                .applicableLanes(IntList.of(1, 2))
                .iviType(IviType.REGULATORY_MESSAGES)
                .roadSignCodes(List.of(RSCode.builder()
                        .code(new RSCode.Code.ViennaConvention(sign))
                        .build()))
                .build();
    }
}
