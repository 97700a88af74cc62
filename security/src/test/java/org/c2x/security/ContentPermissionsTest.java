package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.BitString;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CauseCode;
import org.c2x.its.v1.ClosedLanes;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.DangerousGoodsBasic;
import org.c2x.its.v1.DangerousGoodsContainer;
import org.c2x.its.v1.HighFrequencyContainer;
import org.c2x.its.v1.ProtectedCommunicationZone;
import org.c2x.its.v1.ProtectedZoneType;
import org.c2x.its.v1.PublicTransportContainer;
import org.c2x.its.v1.RSUContainerHighFrequency;
import org.c2x.its.v1.RescueContainer;
import org.c2x.its.v1.RoadWorksContainerBasic;
import org.c2x.its.v1.SafetyCarContainer;
import org.c2x.its.v1.SituationContainer;
import org.c2x.its.v1.SpecialTransportContainer;
import org.c2x.its.v1.SpecialVehicleContainer;
import org.c2x.its.v1.TrafficRule;
import org.c2x.security.dot2.PsidSsp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What in a CAM and a DENM takes which bit of the service specific permissions. */
class ContentPermissionsTest {
    private static final BitString NO_LIGHTS = BitString.withBits(2);

    @ParameterizedTest
    @CsvSource({
        "cam, 010000, true",
        "cam, 01, true",
        "cam-full, 010260, true",
        "cam-full, 010060, false",
        "cam-full, 010220, false",
        "cam-full, 010240, false",
        "cam-full, 01ff9f, false",
        "cam-full, 020260, false",
        "cam-full, 01, false",
        "denm, 01000000, true",
        "denm-full, 01000001, false"
    })
    void content_isPermittedByItsBits(String content, String bits, boolean permitted) {
        int application = content.startsWith("cam") ? 36 : 37;
        Object message = Contents.get(content).value();
        Verdict verdict = verify(message, application, SimulatorChain.permission(application, bits));

        assertEquals(permitted ? null : Reason.CONTENT_NOT_PERMITTED, verdict.reason(), verdict.detail());
        assertTrue(verdict.checked().contains(Check.PAYLOAD));
        assertEquals(permitted, verdict.checked().contains(Check.CONTENT));
    }

    @Test
    void messageOfAnotherApplication_isRefused() {
        Object denm = Contents.get("denm").value();

        assertEquals(
                Reason.WRONG_APPLICATION,
                verify(denm, 36, SimulatorChain.permission(36, "01ffff")).reason());
    }

    @Test
    void otherMessages_areNotChecked() {
        Verdict verdict = verify("a SPATEM", 36, SimulatorChain.permission(36, "010000"));

        assertTrue(verdict.isValid());
        assertTrue(verdict.notChecked().containsAll(Set.of(Check.PAYLOAD, Check.CONTENT)));
    }

    private static Verdict verify(Object message, int application, PsidSsp permission) {
        SimulatorChain chain = new SimulatorChain(
                new SimulatorChain.Plan(Curve.NIST_P256, Stations.START, 168, null, List.of(permission)));
        Signer signer = chain.ticket().signer();
        byte[] octets = application == 36
                ? signer.signCam(Stations.PAYLOAD, Stations.NOW)
                : signer.signDenm(Stations.PAYLOAD, Stations.NOW, Stations.PLACE);
        return new Verifier(chain.trustStore()).verify(octets, Reception.UNKNOWN.with(message));
    }

    @Test
    void containers_ofACam() {
        assertNeeded(
                new SpecialVehicleContainer.PublicTransportContainer(new PublicTransportContainer(true, null)),
                CamPermission.PUBLIC_TRANSPORT);
        assertNeeded(
                new SpecialVehicleContainer.SpecialTransportContainer(
                        new SpecialTransportContainer(BitString.withBits(4, 0), NO_LIGHTS)),
                CamPermission.SPECIAL_TRANSPORT);
        assertNeeded(
                new SpecialVehicleContainer.DangerousGoodsContainer(
                        new DangerousGoodsContainer(DangerousGoodsBasic.FLAMMABLE_LIQUIDS)),
                CamPermission.DANGEROUS_GOODS);
        assertNeeded(
                new SpecialVehicleContainer.RoadWorksContainerBasic(
                        new RoadWorksContainerBasic(null, NO_LIGHTS, new ClosedLanes(null, BitString.withBits(2, 1)))),
                CamPermission.ROADWORK,
                CamPermission.CLOSED_LANES);
        assertNeeded(new SpecialVehicleContainer.RescueContainer(new RescueContainer(NO_LIGHTS)), CamPermission.RESCUE);
        assertNeeded(
                new SpecialVehicleContainer.SafetyCarContainer(
                        new SafetyCarContainer(NO_LIGHTS, null, TrafficRule.NO_PASSING, 30)),
                CamPermission.SAFETY_CAR,
                CamPermission.NO_PASSING,
                CamPermission.SPEED_LIMIT);
        assertNeeded(
                new SpecialVehicleContainer.SafetyCarContainer(
                        new SafetyCarContainer(NO_LIGHTS, null, TrafficRule.NO_PASSING_FOR_TRUCKS, null)),
                CamPermission.SAFETY_CAR,
                CamPermission.NO_PASSING_FOR_TRUCKS);
    }

    private static void assertNeeded(SpecialVehicleContainer container, CamPermission... expected) {
        CamParameters plain = ((CAM) Contents.get("cam").value()).cam().camParameters();
        CamParameters special =
                new CamParameters(plain.basicContainer(), plain.highFrequencyContainer(), null, container);

        assertEquals(Set.of(expected), needed(special));
    }

    @Test
    void protectedZones_ofARoadsideUnit() {
        CamParameters plain = ((CAM) Contents.get("cam").value()).cam().camParameters();
        RSUContainerHighFrequency zones = new RSUContainerHighFrequency(
                List.of(new ProtectedCommunicationZone(ProtectedZoneType.CEN_DSRC_TOLLING, null, 1, 2, null, null)));
        CamParameters unit = new CamParameters(
                plain.basicContainer(), new HighFrequencyContainer.RsuContainerHighFrequency(zones), null, null);

        assertEquals(Set.of(CamPermission.TOLLING_OR_PROTECTED_ZONES), needed(unit));
    }

    private static Set<CamPermission> needed(CamParameters cam) {
        Set<CamPermission> needed = EnumSet.noneOf(CamPermission.class);
        CamContent.addNeeded(cam, needed);
        return needed;
    }

    /** Octet and bit of some causes, of the first and last of each octet. */
    @ParameterizedTest
    @CsvSource({"1, 1, 0", "12, 1, 7", "14, 2, 0", "91, 2, 7", "92, 3, 0", "94, 3, 2", "99, 3, 7"})
    void causes_ofADenm(int cause, int octet, int bit) {
        assertEquals(
                List.of(new DenmPermission(cause, octet, bit)),
                MessageContent.of(denmOf(cause)).needed());
    }

    @Test
    void causeWithoutABit_isNeverPermitted() {
        Verdict verdict = verify(denmOf(33), 37, SimulatorChain.permission(37, "01ffffff"));

        assertEquals(Reason.CONTENT_NOT_PERMITTED, verdict.reason());
        assertNull(verify(denmOf(94), 37, SimulatorChain.permission(37, "01000020"))
                .reason());
    }

    private static DENM denmOf(int cause) {
        DENM plain = (DENM) Contents.get("denm").value();
        SituationContainer situation = new SituationContainer(0, new CauseCode(cause, 0), null, null);
        return new DENM(
                plain.header(),
                new org.c2x.its.v1.DecentralizedEnvironmentalNotificationMessage(
                        plain.denm().management(), situation, null, null));
    }
}
