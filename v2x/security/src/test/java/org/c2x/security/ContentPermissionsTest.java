package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Contents;
import org.c2x.its.r2.ActionId;
import org.c2x.its.r2.CamPayload;
import org.c2x.its.r2.CauseCodeChoice;
import org.c2x.its.r2.CauseCodeV2;
import org.c2x.its.r2.CyclistTypeSpecificInformation;
import org.c2x.its.r2.DenmPayload;
import org.c2x.its.r2.ItsPduHeader;
import org.c2x.its.r2.LocationContainer;
import org.c2x.its.r2.ManagementContainerDENMPDUDescription;
import org.c2x.its.r2.MessageId;
import org.c2x.its.r2.ReferencePosition;
import org.c2x.its.r2.TwoWheelerContainer;
import org.c2x.its.r2.TwoWheelerTypeSpecificInformation;
import org.c2x.its.r2.VeryLowFrequencyContainer;
import org.c2x.its.r2.WrappedExtensionContainer;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CauseCode;
import org.c2x.its.v1.ClosedLanes;
import org.c2x.its.v1.CoopAwareness;
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
        "cam-full, 020260, true",
        "cam-full, 030260, false",
        "cam-full, 01, false",
        "r2-cam, 010000, true",
        "denm, 01000000, true",
        "denm-full, 01000001, false"
    })
    void content_isPermittedByItsBits(String content, String bits, boolean permitted) {
        int application = content.startsWith("denm") ? 37 : 36;
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
    void messageOfAnotherServiceOfToday_isRefused() {
        Object cpm = Contents.get("cpm").value();

        assertEquals(
                Reason.WRONG_APPLICATION,
                verify(cpm, 36, SimulatorChain.permission(36, "02ffff")).reason());
    }

    @Test
    void twoWheelersOfRelease2_takePermissionsOfVersion2() {
        Object bicycle = r2Cam(new TwoWheelerContainer(
                new TwoWheelerTypeSpecificInformation.Cyclist(new CyclistTypeSpecificInformation(null, null)),
                null,
                null,
                null));
        Object motorcycle = r2Cam(new TwoWheelerContainer(null, null, null, null));

        assertEquals(List.of("2.6", "2.7"), bits(bicycle));
        assertEquals(List.of("2.6"), bits(motorcycle));
        assertTrue(verify(bicycle, 36, SimulatorChain.permission(36, "020003")).isValid());
        assertEquals(
                Reason.CONTENT_NOT_PERMITTED,
                verify(bicycle, 36, SimulatorChain.permission(36, "010003")).reason());
    }

    private static org.c2x.its.r2.CAM r2Cam(TwoWheelerContainer container) {
        return r2Cam(new WrappedExtensionContainer(
                1, new WrappedExtensionContainer.ContainerData.TwoWheelerContainer(container)));
    }

    private static org.c2x.its.r2.CAM r2Cam(WrappedExtensionContainer container) {
        org.c2x.its.r2.CAM plain = (org.c2x.its.r2.CAM) Contents.get("r2-cam").value();
        org.c2x.its.r2.CamParameters parameters = plain.cam().camParameters();
        return new org.c2x.its.r2.CAM(
                plain.header(),
                new CamPayload(
                        plain.cam().generationDeltaTime(),
                        new org.c2x.its.r2.CamParameters(
                                parameters.basicContainer(),
                                parameters.highFrequencyContainer(),
                                null,
                                null,
                                List.of(container))));
    }

    @Test
    void causeOfRelease2_isTheNumberOfItsAlternative() {
        assertEquals(List.of("4.3"), bits(r2Denm(new CauseCodeChoice.RailwayLevelCrossing100(0))));
        assertEquals(List.of("1.0"), bits(r2Denm(new CauseCodeChoice.TrafficCondition1(0))));
    }

    @Test
    void causeOfVersion2_takesPermissionsOfVersion2() {
        Object aquaplaning = r2Denm(new CauseCodeChoice.Aquaplaning7(0));

        assertTrue(verify(aquaplaning, 37, SimulatorChain.permission(37, "0200000040"))
                .isValid());
        assertEquals(
                Reason.CONTENT_NOT_PERMITTED,
                verify(aquaplaning, 37, SimulatorChain.permission(37, "0100000040"))
                        .reason());
    }

    private static org.c2x.its.r2.DENM r2Denm(CauseCodeChoice cause) {
        return new org.c2x.its.r2.DENM(
                new ItsPduHeader(2, MessageId.DENM, 7),
                DenmPayload.builder()
                        .management(ManagementContainerDENMPDUDescription.builder()
                                .actionId(new ActionId(7, 1))
                                .detectionTime(1L)
                                .referenceTime(1L)
                                .stationType(5)
                                .eventPosition(ReferencePosition.builder().build())
                                .build())
                        .situation(org.c2x.its.r2.SituationContainer.builder()
                                .informationQuality(0)
                                .eventType(new CauseCodeV2(cause))
                                .build())
                        .location(LocationContainer.builder()
                                .detectionZonesToEventPosition(List.of(List.of()))
                                .build())
                        .build());
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
                new SpecialVehicleContainer.PublicTransportContainer(new PublicTransportContainer(true, null)), "1.1");
        assertNeeded(
                new SpecialVehicleContainer.SpecialTransportContainer(
                        new SpecialTransportContainer(BitString.withBits(4, 0), NO_LIGHTS)),
                "1.2");
        assertNeeded(
                new SpecialVehicleContainer.DangerousGoodsContainer(
                        new DangerousGoodsContainer(DangerousGoodsBasic.FLAMMABLE_LIQUIDS)),
                "1.3");
        assertNeeded(
                new SpecialVehicleContainer.RoadWorksContainerBasic(
                        new RoadWorksContainerBasic(null, NO_LIGHTS, new ClosedLanes(null, BitString.withBits(2, 1)))),
                "1.4",
                "2.0");
        assertNeeded(new SpecialVehicleContainer.RescueContainer(new RescueContainer(NO_LIGHTS)), "1.5");
        assertNeeded(
                new SpecialVehicleContainer.SafetyCarContainer(
                        new SafetyCarContainer(NO_LIGHTS, null, TrafficRule.NO_PASSING, 30)),
                "1.7",
                "2.3",
                "2.5");
        assertNeeded(
                new SpecialVehicleContainer.SafetyCarContainer(
                        new SafetyCarContainer(NO_LIGHTS, null, TrafficRule.NO_PASSING_FOR_TRUCKS, null)),
                "1.7",
                "2.4");
    }

    private static void assertNeeded(SpecialVehicleContainer container, String... expected) {
        CamParameters plain = ((CAM) Contents.get("cam").value()).cam().camParameters();
        CamParameters special =
                new CamParameters(plain.basicContainer(), plain.highFrequencyContainer(), null, container);

        assertEquals(List.of(expected), bits(with(special)));
    }

    @Test
    void protectedZones_ofARoadsideUnit() {
        CamParameters plain = ((CAM) Contents.get("cam").value()).cam().camParameters();
        RSUContainerHighFrequency zones = new RSUContainerHighFrequency(
                List.of(new ProtectedCommunicationZone(ProtectedZoneType.CEN_DSRC_TOLLING, null, 1, 2, null, null)));
        CamParameters unit = new CamParameters(
                plain.basicContainer(), new HighFrequencyContainer.RsuContainerHighFrequency(zones), null, null);

        assertEquals(List.of("1.0"), bits(with(unit)));
    }

    private static CAM with(CamParameters parameters) {
        CAM plain = (CAM) Contents.get("cam").value();
        return new CAM(plain.header(), new CoopAwareness(plain.cam().generationDeltaTime(), parameters));
    }

    /** Octet and bit of each permission that a message takes. */
    private static List<String> bits(Object message) {
        return MessageContent.of(message).needed().stream()
                .map(permission -> permission.octet() + "." + permission.bit())
                .toList();
    }

    @Test
    void unknownSpecialContainer_isNeverPermitted() {
        CamParameters plain = ((CAM) Contents.get("cam").value()).cam().camParameters();
        CAM cam = with(new CamParameters(
                plain.basicContainer(),
                plain.highFrequencyContainer(),
                null,
                new SpecialVehicleContainer.Unknown(0, OctetString.ofHex("00"))));

        Verdict verdict = verify(cam, 36, SimulatorChain.permission(36, "02ffff"));

        assertEquals(Reason.CONTENT_NOT_PERMITTED, verdict.reason());
        assertEquals(
                "the permissions 02ffff do not cover cam.camParameters.specialVehicleContainer.*, which has no bit",
                verdict.detail());
    }

    @Test
    void unknownExtensionContainer_isNeverPermitted() {
        Object cam = r2Cam(new WrappedExtensionContainer(
                7, new WrappedExtensionContainer.ContainerData.Unknown(OctetString.ofHex("00"))));

        assertEquals(
                Reason.CONTENT_NOT_PERMITTED,
                verify(cam, 36, SimulatorChain.permission(36, "02ffff")).reason());
    }

    @Test
    void extensionContainerWithoutABit_takesNoPermission() {
        Object cam = r2Cam(new WrappedExtensionContainer(
                3,
                new WrappedExtensionContainer.ContainerData.VeryLowFrequencyContainer(
                        VeryLowFrequencyContainer.builder().build())));

        assertEquals(List.of(), bits(cam));
        assertTrue(verify(cam, 36, SimulatorChain.permission(36, "010000")).isValid());
    }

    /** The alternatives of Release 2 have the numbers of Release 1 at their end. */
    @Test
    void causes_haveTheSameBitsInAllVersions() throws ReflectiveOperationException {
        for (Class<?> cause : CauseCodeChoice.class.getPermittedSubclasses()) {
            int number = Integer.parseInt(cause.getSimpleName().replaceAll(".*\\D", ""));
            CauseCodeChoice choice =
                    (CauseCodeChoice) cause.getConstructor(int.class).newInstance(0);

            assertEquals(bits(denmOf(number)), bits(r2Denm(choice)), cause.getSimpleName());
        }
    }

    /** Octet and bit of some causes, of the first and last of each octet. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 0",
        "12, 1, 7",
        "14, 2, 0",
        "91, 2, 7",
        "92, 3, 0",
        "94, 3, 2",
        "99, 3, 7",
        "5, 4, 0",
        "100, 4, 3"
    })
    void causes_ofADenm(int cause, int octet, int bit) {
        assertEquals(List.of(octet + "." + bit), bits(denmOf(cause)));
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
