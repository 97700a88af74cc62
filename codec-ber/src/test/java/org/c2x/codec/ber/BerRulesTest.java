package org.c2x.codec.ber;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.codec.ber.v1.HighFrequencyContainerBer;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CurvatureCalculationMode;
import org.c2x.its.v1.DENM;
import org.junit.jupiter.api.Test;

/** What BER leaves to the sender, what later versions may add, and what asn1bean takes but the type does not. */
class BerRulesTest {
    private static final String HEADER = "800101" + "810102" + "820312d687";
    private static final String STATION_TYPE = "800105";
    private static final String POSITION =
            "a122" + "80041cb15af0810406e56ae0" + "a20a" + "80016481015082020384" + "a308" + "800300cb20810105";

    private static final CAM REFERENCE = (CAM) Contents.get("cam").value();
    private static final Codec<CAM> CAMS = Codecs.get("ber", CAM.class);

    /** A data value of some others. */
    private static String tlv(String tag, String... contents) {
        String hex = String.join("", contents);
        int length = hex.length() / 2;
        return tag + (length < 0x80 ? "" : "81") + String.format("%02x", length) + hex;
    }

    /** The high frequency container of the reference CAM, from its encoding. */
    private static String highFrequency() {
        String hex = HexFormat.of().formatHex(CAMS.encode(REFERENCE));
        return hex.substring(hex.indexOf(POSITION) + POSITION.length());
    }

    private static byte[] cam(String header, String basicContainer, String highFrequencyContainer) {
        String parameters = tlv("a1", tlv("a0", basicContainer), highFrequencyContainer);
        return octets(tlv("30", tlv("a0", header), tlv("a1", "8003008707", parameters)));
    }

    private static byte[] octets(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    private static DecodeException refusal(byte[] octets) {
        return assertThrows(DecodeException.class, () -> CAMS.decode(octets));
    }

    @Test
    void reference_isMadeOfTheseParts() {
        byte[] octets = cam(HEADER, STATION_TYPE + POSITION, highFrequency());

        assertArrayEquals(CAMS.encode(REFERENCE), octets);
    }

    @Test
    void unknownAdditions_areSkipped() {
        String additions = tlv("89", "07") + tlv("aa", tlv("30", "0101ff"), "0500") + tlv("bf8148", "8000");

        assertEquals(REFERENCE, CAMS.decode(cam(HEADER, STATION_TYPE + POSITION + additions, highFrequency())));
    }

    @Test
    void unknownComponents_ofATypeWithoutExtensionMarker_areRefused() {
        DecodeException refused = refusal(cam(HEADER + "890107", STATION_TYPE + POSITION, highFrequency()));

        assertEquals("header", refused.path());
        assertEquals(3, refused.offset());
    }

    @Test
    void knownComponents_afterTheLast_areRefused() {
        DecodeException refused = refusal(cam(HEADER, STATION_TYPE + POSITION + STATION_TYPE, highFrequency()));

        assertEquals("cam.camParameters.basicContainer", refused.path());
        assertEquals(25, refused.offset());
    }

    @Test
    void valuesOutOfRange_areRefusedAtTheirPlace() {
        DecodeException refused = refusal(cam(HEADER, "80020100" + POSITION, highFrequency()));

        assertEquals("cam.camParameters.basicContainer.stationType", refused.path());
        assertEquals("expected 0..255, found 256", refused.problem());
        assertEquals(27, refused.offset());
    }

    @Test
    void paddedNumbers_areRead() {
        assertEquals(REFERENCE, CAMS.decode(cam(HEADER, "8004" + "00000005" + POSITION, highFrequency())));
    }

    @Test
    void longAndIndefiniteLengths_areRead() {
        String basic = "a083000027" + STATION_TYPE + POSITION;
        String parameters = "a180" + basic + highFrequency() + "0000";
        String coop = "a180" + "8003008707" + parameters + "0000";

        byte[] octets = octets("3080" + "a082000b" + HEADER + coop + "0000");

        assertEquals(REFERENCE, CAMS.decode(octets));
    }

    @Test
    void enumeralOfALaterVersion_isUnknown_andCannotBeEncoded() {
        String later = highFrequency().replace("870100", "870163");

        CAM cam = CAMS.decode(cam(HEADER, STATION_TYPE + POSITION, later));

        EncodeException refused = assertThrows(EncodeException.class, () -> CAMS.encode(cam));
        assertEquals(
                "cam.camParameters.highFrequencyContainer.basicVehicleContainerHighFrequency.curvatureCalculationMode",
                refused.path());
        assertEquals(1, cam.toString().split(CurvatureCalculationMode.UNKNOWN_EXTENSION.name(), -1).length - 1);
    }

    @Test
    void enumeralThatIsNone_isRefused() {
        DecodeException refused =
                refusal(cam(HEADER, STATION_TYPE + POSITION, highFrequency().replace("820100", "820103")));

        assertEquals(
                "cam.camParameters.highFrequencyContainer.basicVehicleContainerHighFrequency.driveDirection",
                refused.path());
    }

    @Test
    void encodedDefault_isRead_andNotWritten() {
        Codec<DENM> denms = Codecs.get("ber", DENM.class);
        String hex = HexFormat.of()
                .formatHex(denms.encode((DENM) Contents.get("denm").value()));

        DENM denm = denms.decode(octets(hex.replace("870204b0", "87020258")));

        assertEquals(600, denm.denm().management().validityDuration());
        assertEquals(hex.length() / 2 - 4, denms.encodedLength(denm));
    }

    @Test
    void objectWithTwoAlternatives_isRefused() {
        var bean = new org.c2x.codec.ber.v1.bean.cam.pdu.descriptions.HighFrequencyContainer();
        HighFrequencyContainerBer.fill(bean, REFERENCE.cam().camParameters().highFrequencyContainer());
        bean.setRsuContainerHighFrequency(
                new org.c2x.codec.ber.v1.bean.cam.pdu.descriptions.RSUContainerHighFrequency());

        DecodeException refused = assertThrows(DecodeException.class, () -> HighFrequencyContainerBer.read(bean));

        assertEquals("rsuContainerHighFrequency", refused.path());
    }

    @Test
    void objectWithoutComponents_isRefused() {
        var cam = new org.c2x.codec.ber.v1.bean.cam.pdu.descriptions.CAM();

        assertEquals("header", refusalOf(cam).path());
    }

    @SuppressWarnings("unchecked") // the message of the scheme
    private static DecodeException refusalOf(org.c2x.codec.ber.v1.bean.cam.pdu.descriptions.CAM cam) {
        var codec = (MappedCodec<CAM, org.c2x.codec.ber.v1.bean.cam.pdu.descriptions.CAM>) CAMS;
        assertThrows(EncodeException.class, () -> codec.message().encode(cam));
        assertThrows(EncodeException.class, () -> codec.message().encodedLength(cam));
        return assertThrows(DecodeException.class, () -> codec.mapping().fromMessage(cam));
    }
}
