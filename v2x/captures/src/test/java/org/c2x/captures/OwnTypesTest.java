package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.packets.Parsing;
import org.junit.jupiter.api.Test;

/** Messages of the user's own modules; their octets were made by asn1tools. */
class OwnTypesTest {
    /** With the header and the port of the CPM of TR 103 562, and the position of SAE J2735. */
    private static final String MODULE = """
            Own DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Report ::= SEQUENCE {
              header SEQUENCE {
                protocolVersion INTEGER (0..255), messageID INTEGER (0..255), stationID INTEGER (0..4294967295) },
              place SEQUENCE { lat INTEGER (-900000000..900000001), long INTEGER (-1799999999..1800000001) },
              lanes INTEGER (0..7)
            }
            END
            """;

    private static final String REPORT = "010e0012d687a4ac87e0e45e79bf40";
    private static final String REPORT_OF_NO_PLACE = "010e0012d687d693a402e45e79bf40";
    private static final String SHORT = "ffffffffffff02000012d68788dc";
    private static final String CPM = "ffffffffffff02000012d687894711001a012050028000130100"
            + "940002000012d687075bcd151cb15af006e56ae0856d0a970000000007d90000";

    private static final OwnTypes OWN = ownTypes();

    private static OwnTypes ownTypes() {
        try {
            TypeReference type = SchemaLoader.load(List.of(new SourceFile("Own.asn", MODULE)))
                    .find("Report")
                    .map(TypeReference::new)
                    .orElseThrow();
            return new OwnTypes(Map.of(32L, type), Map.of(2009, type));
        } catch (SchemaException bad) {
            throw new AssertionError(bad);
        }
    }

    private static CapturedPacket read(String frame) {
        return Frames.readOne(Frames.hex(frame));
    }

    @Test
    void cpmOfTr103562_isNoneOfTs103324() {
        CapturedPacket packet = read(CPM + REPORT);

        assertNull(packet.error());
        assertEquals("CPM", packet.type());
        assertEquals("1234567", packet.station());
        assertNull(packet.message());
        assertEquals(
                "CPM.header.protocolVersion at bit 464: expected 2, found 1, as CPMs of TR 103 562 have",
                packet.remarks().get(0).getMessage());
        assertEquals(
                packet.remarks().get(0).getMessage(),
                Frames.readStrictly(Frames.hex(CPM + REPORT)).error().getMessage());
        assertTrue(paths(packet, null).contains("payload"));
    }

    @Test
    void messageToAPort_isReadWhereNobodyElseKnowsIt() {
        CapturedPacket packet = read(CPM + REPORT);

        OwnMessage own = OWN.decode(packet);

        assertEquals(new Position(481_385_200, 115_698_400), own.position());
        assertTrue(own.json().endsWith("\"lanes\":5}"), own::json);
        assertTrue(paths(packet, own).containsAll(List.of("Report.header.stationID", "Report.lanes")));
        assertNull(OWN.decode(Frames.readOne(Frames.CAM_V1)));
    }

    @Test
    void shortMessage_isReadInItsEnvelope_orWithout() {
        CapturedPacket bare = read(SHORT + "0300200f" + REPORT);
        CapturedPacket inside = read(SHORT + "03002012" + "03800f" + REPORT);

        assertEquals(OWN.decode(bare).value(), OWN.decode(inside).value());
        assertEquals(
                List.of("wsmp.psid", "Report.lanes"),
                paths(bare, OWN.decode(bare)).stream()
                        .filter(List.of("wsmp.psid", "Report.lanes")::contains)
                        .toList());
        assertTrue(paths(inside, OWN.decode(inside)).contains("envelope.content.unsecuredData.Report.lanes"));
        assertNull(OWN.decode(read(SHORT + "03002102" + "0014")));
    }

    @Test
    void unavailablePlace_isNone() {
        OwnMessage own = OWN.decode(read(CPM + REPORT_OF_NO_PLACE));

        assertNotNull(own.value());
        assertNull(own.position());
    }

    @Test
    void table_hasColumnsOfTheType() {
        PacketTable table = PacketTable.of(List.of(), OWN);
        CapturedPacket packet = read(CPM + REPORT);
        CapturedPacket cut = read(SHORT + "03002002" + "010e");

        SequenceValue row = (SequenceValue) table.row(packet, null, OWN.decode(packet));
        SequenceValue bad = (SequenceValue) table.row(cut, null, OWN.decode(cut));

        assertEquals("1234567", row.get("station").toString());
        assertEquals(
                "Report : " + OWN.decode(packet).value(), row.get("message").toString());
        assertNull(row.get("error"));
        assertTrue(bad.get("error").toString().startsWith("\"header.stationID at bit 16"), () -> bad.toString());
        assertNull(bad.get("message"));
    }

    private static List<String> paths(CapturedPacket packet, OwnMessage own) {
        return PacketTrace.of(packet, Parsing.GENEROUS, own).entries().stream()
                .map(TraceEntry::path)
                .toList();
    }
}
