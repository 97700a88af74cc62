package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.codec.protobuf.speed.v1.Messages;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.HighFrequencyContainer;
import org.junit.jupiter.api.Test;

/** What protobuf does not check of a CAM, and what it has no place for. */
class SemanticsTest {
    private static final Codec<CAM> CODEC = Codecs.get("protobuf", CAM.class);
    private static final CAM REFERENCE = (CAM) Contents.get("cam").value();

    private static Messages.CAM.Builder message() {
        return ((Messages.CAM) ((MappedCodec<CAM, ?>) CODEC).mapping().toMessage(REFERENCE)).toBuilder();
    }

    private static DecodeException refusal(Message message) {
        return refusal(message.toByteArray());
    }

    private static DecodeException refusal(byte[] octets) {
        DecodeException refused = assertThrows(DecodeException.class, () -> CODEC.decode(octets));
        assertEquals(DecodeException.Unit.OCTET, refused.unit());
        return refused;
    }

    @Test
    void referenceCam_asTheMappingRulesGiveItByHand() {
        String header = "0a08" + "0801" + "1002" + "1887ad4b";
        String ellipse = "1a07" + "0864" + "1050" + "188407";
        String altitude = "2206" + "08a09603" + "1005";
        String basic = "0a20" + "0805" + "121c" + "08f0b5c5e501" + "10e0d59537" + ellipse + altitude;
        String moving =
                "0a05" + "089715" + "100a" + "1205" + "08ed0a" + "1005" + "1800" + "2204" + "082a" + "1000" + "2812";
        // negative numbers take ten octets
        String turning = "320d" + "08f4ffffffffffffffff01" + "1014"
                + "3a0d" + "08eafeffffffffffffff01" + "1003" + "4000"
                + "4a0d" + "08dcfcffffffffffffff01" + "1002";
        String vehicle = "1249" + "0a47" + moving + turning;

        String encoding = HexFormat.of().formatHex(CODEC.encode(REFERENCE));

        assertEquals(header + "1273" + "08878e02" + "126d" + basic + vehicle, encoding);
        assertEquals(127, encoding.length() / 2);
    }

    @Test
    void aMissingRequiredField_isNamed() {
        Messages.CAM.Builder cam = message();
        cam.getCamBuilder().getCamParametersBuilder().getBasicContainerBuilder().clearStationType();

        DecodeException refused = refusal(cam.buildPartial());

        assertEquals("cam.camParameters.basicContainer.stationType", refused.path());
        assertEquals("expected a mandatory component, found none", refused.problem());
    }

    @Test
    void anEmptyInput_lacksTheFirstComponent() {
        assertEquals("header", refusal(new byte[0]).path());
    }

    @Test
    void aNumberOutsideItsRange_isNamed() {
        Messages.CAM.Builder cam = message();
        cam.getHeaderBuilder().setProtocolVersion(256);
        DecodeException refused = refusal(cam.build());
        assertEquals("header.protocolVersion", refused.path());
        assertEquals("expected 0..255, found 256", refused.problem());

        cam.getHeaderBuilder().setProtocolVersion(-1);
        assertEquals("expected 0..255, found 4294967295", refusal(cam.build()).problem());
    }

    @Test
    void twoAlternatives_andNone_areRefused() {
        Messages.CAM.Builder cam = message();
        Messages.HighFrequencyContainer.Builder choice =
                cam.getCamBuilder().getCamParametersBuilder().getHighFrequencyContainerBuilder();
        choice.setRsuContainerHighFrequency(Messages.RSUContainerHighFrequency.getDefaultInstance());
        DecodeException two = refusal(cam.build());
        assertEquals("cam.camParameters.highFrequencyContainer", two.path());
        assertEquals("expected one alternative of the CHOICE, found 2", two.problem());

        choice.clear();
        assertEquals(
                "expected an alternative of the CHOICE, found none",
                refusal(cam.build()).problem());
    }

    @Test
    void aNumberThatItsEnumDoesNotKnow_isRefused() {
        Messages.CAM.Builder cam = message();
        Messages.BasicVehicleContainerHighFrequency.Builder vehicle = cam.getCamBuilder()
                .getCamParametersBuilder()
                .getHighFrequencyContainerBuilder()
                .getBasicVehicleContainerHighFrequencyBuilder();
        int number = Messages.BasicVehicleContainerHighFrequency.DRIVE_DIRECTION_FIELD_NUMBER;
        vehicle.clearDriveDirection()
                .setUnknownFields(UnknownFieldSet.newBuilder()
                        .addField(
                                number,
                                UnknownFieldSet.Field.newBuilder().addVarint(99).build())
                        .build());

        DecodeException refused = refusal(cam.buildPartial());

        assertTrue(refused.path().endsWith("basicVehicleContainerHighFrequency.driveDirection"), refused.path());
        assertEquals("expected an enumeral of the type, found number 99", refused.problem());
    }

    @Test
    void unknownFields_areSkipped_andTheLastOfTwoValuesCounts() throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        octets.write(CODEC.encode(REFERENCE));
        CodedOutputStream out = CodedOutputStream.newInstance(octets);
        out.writeUInt32(4711, 1);
        out.writeMessage(1, message().getHeaderBuilder().setStationId(9).build());
        out.flush();

        CAM cam = CODEC.decode(octets.toByteArray());

        assertEquals(9, cam.header().stationID());
        assertEquals(REFERENCE.cam(), cam.cam());
    }

    @Test
    void octetsThatAreNoMessage_areRefusedWhereTheLibraryStops() {
        byte[] octets = CODEC.encode(REFERENCE);

        assertEquals(2, refusal(Arrays.copyOf(octets, 5)).offset());
        // the end of a group that has not begun
        assertTrue(refusal(new byte[] {0x0c}).offset() <= 1);
        // wire types 6 and 7 do not exist
        assertTrue(refusal(new byte[] {0x0f, 0x00}).offset() <= 2);
        // a length of 2 GiB
        assertTrue(refusal(new byte[] {0x0a, -1, -1, -1, -1, 0x07, 0x00}).offset() <= 7);
        // groups within groups without end
        byte[] groups = new byte[1 << 20];
        Arrays.fill(groups, (byte) 0x1b);
        assertTrue(refusal(groups).problem().contains("expected a protobuf message"));
    }

    @Test
    void anAlternativeOfALaterVersion_hasNoPlace() {
        CamParameters parameters = CamParameters.builder()
                .basicContainer(REFERENCE.cam().camParameters().basicContainer())
                .highFrequencyContainer(new HighFrequencyContainer.Unknown(0, OctetString.of((byte) 1)))
                .build();
        CAM cam = new CAM(REFERENCE.header(), new CoopAwareness(1, parameters));

        for (String scheme : Scheme.NAMES) {
            Codec<CAM> codec = Codecs.get(scheme, CAM.class);
            EncodeException refused = assertThrows(EncodeException.class, () -> codec.encode(cam));
            assertEquals("cam.camParameters.highFrequencyContainer", refused.path());
            assertThrows(EncodeException.class, () -> codec.encodedLength(cam));
        }
    }
}
