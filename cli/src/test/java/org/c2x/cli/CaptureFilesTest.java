package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.c2x.captures.PcapWriter;
import org.c2x.its.contents.Tshark;
import org.c2x.packets.LinkType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/** {@code c2x capture} with choices of packets, summaries and files of them. */
class CaptureFilesTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    private static final String ADDRESS = "02000012d687";
    private static final String SOURCE = "9400" + ADDRESS + "075bcd15" + "1cb15af006e56ae0" + "856d0a97";
    private static final String ETHERNET = "ffffffffffff" + ADDRESS + "8947";
    private static final String CAM_FRAME = ETHERNET + "11001a0120500280002d0100" + SOURCE + "0000000007d10000" + CAM;
    /** In the south and west, of another station. */
    private static final String BEACON = ETHERNET + "11001a010010008000000100"
            + SOURCE.replace("12d687", "000001").replace("1cb15af006e56ae0", "ecb15af0f6e56ae0");

    private static final Instant TIME = Instant.parse("2024-02-29T12:34:56.123456Z");
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private Path capture;

    @BeforeEach
    void writeCapture() throws IOException {
        String bad = CAM_FRAME.replace("07d10000" + "01", "07d10000" + "09");
        capture = write(LinkType.ETHERNET, CAM_FRAME, BEACON, bad, CAM_FRAME.replace("12d687", "12d688"));
    }

    /** A second between packets. */
    private Path write(LinkType type, String... frames) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(PcapWriter.fileHeader(type));
        for (int i = 0; i < frames.length; i++) {
            out.writeBytes(PcapWriter.packet(TIME.plusSeconds(i), HexFormat.of().parseHex(frames[i])));
        }
        return Files.write(folder.resolve("frames.pcap"), out.toByteArray());
    }

    private Run capture(String... options) {
        return Run.of(
                "",
                Stream.concat(Stream.of("capture", capture.toString()), Stream.of(options))
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "type=cam | 1 3 4",
                "type=beacon,v1.CAM | 1 2 4",
                "station=1234567,02:00:00:00:00:01 | 1 2",
                "from=2024-02-29T12:34:58Z | 3 4",
                "to=2024-02-29T12:34:58.123456Z | 1 2",
                "area=-40,-20,-30,-10 | 2",
                "area=40,-20,50,20 | 1 3 4",
                "area=-90,170,90,0 | 2",
                "signer=none | 1 2 3 4",
                "signer=0102030405060708 | ''",
                "link=1,5 | 1 2 3 4",
                "errors=yes | 3",
                "errors=no | 1 2 4",
            })
    void filters(String filter, String numbers) throws IOException {
        Run run = capture("--json", "--filter", filter);

        assertEquals(numbers, numbers(run));
        assertTrue(run.err().contains("4 packets"), run::err);
    }

    private static String numbers(Run run) throws IOException {
        List<String> numbers = JSON.readerFor(JsonNode.class).<JsonNode>readValues(run.out()).readAll().stream()
                .map(packet -> packet.get("number").asText())
                .toList();
        return String.join(" ", numbers);
    }

    @Test
    void filtersHoldAllTogether_andOfWhatIsLeftEachNthIsTaken() throws IOException {
        assertEquals("1", numbers(capture("--json", "--type", "CAM", "--filter", "errors=no", "--station", "1234567")));
        assertEquals("1 4", numbers(capture("--json", "--filter", "type=CAM", "--sample", "2")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--filter color=red | --filter: there are type, station, from, to, area, signer, link and errors, "
                        + "not 'color'",
                "--filter area=1,2,3 | --filter: expected area=SOUTH,WEST,NORTH,EAST in degrees, not [1, 2, 3]",
                "--filter from=yesterday | --filter: expected a time such as 2026-07-01T12:00:00Z, not 'yesterday'",
                "--filter errors=some | --filter: expected errors=yes or errors=no, not 'some'",
                "--sample 0 | --sample is 0, not 1 or more",
                "--to xlsx | --to: there are csv, parquet, arrow, geojson, kml, pcap and html, not 'xlsx'",
                "--to csv --json | --to csv is a form of its own; --json and --summary are not allowed with it",
                "--columns number | --columns and --rows require --to csv",
                "--to csv --columns none | the type has no 'none'; there are number, time, linkType",
            })
    void wrongUsage(String options, String problem) {
        Run run = capture(options.split(" "));

        assertEquals(2, run.code());
        assertTrue(run.err().startsWith(problem), run::err);
        assertEquals("", run.text());
    }

    @Test
    void camOfTwoVersions_isOfRelease2IfThatIsChosen() throws IOException {
        String v2 = "02020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a36961f96880";
        write(LinkType.ETHERNET, CAM_FRAME.replace(CAM, v2));

        assertEquals("1", numbers(capture("--json", "--type", "v2.CAM")));
        assertEquals("", numbers(capture("--json", "--type", "r2.CAM")));
        assertEquals("1", numbers(capture("--json", "--type", "r2.CAM", "--release2")));
    }

    @Test
    void csv_hasColumnsOfThePacketAndItsMessage() {
        Run run = capture(
                "--to",
                "csv",
                "--columns",
                "number,time,signal,type,source,latitude,port,error,message.v1-CAM.header.stationID");

        assertEquals("""
                number,time,signal,type,source,latitude,port,error,"message.v1-CAM.header.stationID"
                1,"2024-02-29T12:34:56.123456Z",,CAM,02:00:00:12:d6:87,481385200,2001,,1234567
                2,"2024-02-29T12:34:57.123456Z",,beacon,02:00:00:00:00:01,-323921168,,,
                3,"2024-02-29T12:34:58.123456Z",,CAM,02:00:00:12:d6:87,481385200,2001,\
                "CAM.header.protocolVersion at bit 464: expected 1 or 2, found 9",
                4,"2024-02-29T12:34:59.123456Z",,CAM,02:00:00:12:d6:88,481385200,2001,,1234568
                """, run.text());
        assertEquals(1, run.code());
    }

    @Test
    void csvOfAPipe_requiresTypes() throws IOException {
        byte[] octets = Files.readAllBytes(capture);

        Run unknown = Run.of(octets, "capture", "--to", "csv");
        Run known = Run.of(octets, "capture", "--to", "csv", "--type", "v1.CAM");

        assertEquals(2, unknown.code());
        assertTrue(unknown.err().startsWith("the columns must be known before packets arrive"), unknown::err);
        assertEquals(3, known.text().lines().count());
        assertTrue(known.text().contains("message.v1-CAM."), known::text);
        assertFalse(known.text().contains("message.v2-CAM."), known::text);
    }

    @Test
    void geoJson_hasAFeatureForEachPacket() throws IOException {
        JsonNode features = JSON.readTree(capture("--to", "geojson").out()).get("features");

        assertEquals(4, features.size());
        assertEquals(
                "[11.56984,48.13852]",
                features.get(0).get("geometry").get("coordinates").toString());
        assertEquals("CAM", features.get(0).get("properties").get("type").asText());
        assertEquals(
                0,
                JSON.readTree(capture("--to", "geojson", "--type", "VAM").out())
                        .get("features")
                        .size());
    }

    @Test
    void kml_hasAPlacemarkForEachPacket() throws Exception {
        byte[] kml = capture("--to", "kml").out();

        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(kml));
        assertEquals(4, document.getElementsByTagName("Placemark").getLength());
        assertEquals(
                "11.5698400,48.1385200",
                document.getElementsByTagName("coordinates").item(0).getTextContent());
        assertEquals(
                TIME.toString(), document.getElementsByTagName("when").item(0).getTextContent());
    }

    @Test
    void pcap_hasTheFramesThatAreWanted() throws Exception {
        byte[] all = Files.readAllBytes(capture);

        assertArrayEquals(all, capture("--to", "pcap").out());
        Path cams = Files.write(
                folder.resolve("cams.pcap"),
                capture("--to", "pcap", "--type", "v1.CAM").out());
        Tshark.require();
        assertEquals(
                List.of(List.of("1709210096.123456000", "1234567"), List.of("1709210099.123456000", "1234568")),
                Tshark.dissect(cams, List.of("frame.time_epoch", "its.stationID")));
    }

    @Test
    void pcap_ofACutFrame_saysHowLongItWas() throws IOException {
        byte[] octets = Files.readAllBytes(write(LinkType.ETHERNET, CAM_FRAME));
        // originalLength
        octets[36]++;
        Files.write(capture, octets);

        assertArrayEquals(octets, capture("--to", "pcap").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "geojson", "kml", "pcap", "html"})
    void damage_endsAFileThatHoldsThePacketsBefore(String format) throws IOException {
        byte[] octets = Files.readAllBytes(capture);
        Files.write(capture, Arrays.copyOf(octets, 200));

        Run run = capture("--to", format);

        assertEquals(1, run.code());
        assertTrue(run.err().endsWith("2 packets: 1 CAM, 1 unknown; 1 bad\n"), run::err);
        assertTrue(run.out().length > 24);
    }

    @Test
    void summary_isATable() {
        assertEquals("""
                station message packets per s gap ms to ms first last octets signers errors
                02:00:00:00:00:01 beacon 1 - - - 2024-02-29T12:34:57.123456Z 2024-02-29T12:34:57.123456Z 50 50 50 0 0
                02:00:00:12:d6:87 CAM 1 - - - 2024-02-29T12:34:58.123456Z 2024-02-29T12:34:58.123456Z 99 99 99 0 1
                1234567 CAM 1 - - - 2024-02-29T12:34:56.123456Z 2024-02-29T12:34:56.123456Z 99 99 99 0 0
                1234568 CAM 1 - - - 2024-02-29T12:34:59.123456Z 2024-02-29T12:34:59.123456Z 99 99 99 0 0
                """, capture("--summary").text().replaceAll(" +", " "));
    }

    @Test
    void summary_isAnObjectOfJson() throws IOException {
        write(LinkType.ETHERNET, CAM_FRAME, CAM_FRAME, BEACON, CAM_FRAME);

        JsonNode summary =
                JSON.readTree(capture("--summary", "--json", "--type", "CAM").out());

        assertEquals(3, summary.get("packets").intValue());
        JsonNode row = summary.get("rows").get(0);
        assertEquals(2 / 3.0, row.get("rate").doubleValue());
        assertEquals(1, row.get("shortestGap").doubleValue());
        assertEquals(2, row.get("longestGap").doubleValue());
        assertEquals("[]", row.get("signers").toString());
    }

    @Test
    void colours_areForATerminalAlone() {
        String plain = capture().text() + capture("--summary").text();

        System.setProperty("c2x.colours", "true");
        try {
            String coloured = capture().text() + capture("--summary").text();
            assertTrue(coloured.contains("\u001b[31merror: CAM.header"), coloured);
            assertTrue(coloured.startsWith("\u001b[1mnumber"), coloured);
            assertEquals(plain, coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
            assertFalse(capture("--json").text().contains("\u001b"));
        } finally {
            System.clearProperty("c2x.colours");
        }
        assertFalse(plain.contains("\u001b"));
    }

    @Test
    void page_loadsNothing_andShowsWhereAndWhen() throws IOException {
        String page = capture("--to", "html").text();

        assertFalse(page.matches("(?s).*(https?:|src=|@import|url\\().*"), page);
        assertTrue(page.contains("4 packets, 2024-02-29T12:34:56.123456Z to "), page);
        assertTrue(page.contains("<title>1234567 CAM</title>"), page);
        assertTrue(page.contains(">5000 km<") || page.contains(">2000 km<"), page);
        assertFalse(page.contains("{{"), page);
    }

    /** The frame of J2735 is like this, but for the type of what it carries, which SAE publishes. */
    @Test
    void shortMessages_haveMessagesOfTheUsersModules() throws IOException {
        String module = """
                Own DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                MessageFrame ::= SEQUENCE { messageId INTEGER (0..32767), value OCTET STRING, ... }
                END
                """;
        Path file = Files.writeString(folder.resolve("Own.asn"), module);
        String ethernet = "ffffffffffff" + ADDRESS + "88dc";
        write(
                LinkType.ETHERNET,
                ethernet + "03002009" + "038006" + "0014" + "03616263",
                ethernet + "03008002" + "09" + "038006" + "0014" + "03616263",
                ethernet + "03002006" + "038003" + "001403");

        Run run = capture("--json", "--asn1", file.toString(), "--psid", "32=MessageFrame,130=MessageFrame");
        List<JsonNode> packets =
                JSON.readerFor(JsonNode.class).<JsonNode>readValues(run.out()).readAll();

        JsonNode first = packets.get(0);
        assertEquals("short message", first.get("type").asText());
        assertEquals("02:00:00:12:d6:87", first.get("station").asText());
        assertEquals(32, first.get("psid").intValue());
        assertEquals(
                "{\"messageId\":20,\"value\":\"616263\"}", first.get("message").toString());
        assertEquals("unsecured", first.get("security").get("kind").asText());
        assertEquals(130, packets.get(1).get("psid").intValue());
        assertEquals(first.get("message"), packets.get(1).get("message"));
        assertTrue(packets.get(2).get("error").asText().startsWith("value at bit"), run::text);
        assertEquals(1, run.code());
        assertEquals("1 2 3", numbers(capture("--json", "--type", "short message")));
        assertEquals(2, capture("--psid", "32=MessageFrame").code());
    }

    /** The octets of the message were made by asn1tools. */
    @Test
    void ownMessages_areInTablesAndOnMaps() throws Exception {
        Path file = Files.writeString(folder.resolve("Own.asn"), """
                Own DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Report ::= SEQUENCE {
                  version INTEGER (0..255), message INTEGER (0..255), station INTEGER (0..4294967295),
                  place SEQUENCE { lat INTEGER (-900000000..900000001), long INTEGER (-1799999999..1800000001) },
                  lanes INTEGER (0..7)
                }
                END
                """);
        String report = "010e0012d687a4ac87e0e45e79bf40";
        write(
                LinkType.ETHERNET,
                "ffffffffffff" + ADDRESS + "88dc" + "03002012" + "03800f" + report,
                ETHERNET + "11001a012050028000130100" + SOURCE + "00000000" + "07d90000" + report,
                CAM_FRAME);
        String[] own = {"--asn1", file.toString(), "--psid", "32=Report", "--port", "2009=Report"};

        String columns = "type,station,message.v1-CAM.header.stationID,message.Report.lanes";
        assertEquals(
                """
                type,station,"message.v1-CAM.header.stationID",message.Report.lanes
                "short message",,,5
                CPM,1234567,,5
                CAM,1234567,1234567,
                """, capture(with(own, "--to", "csv", "--columns", columns)).text());
        String area = "area=48.1,11.5,48.2,11.6";
        Run lines = capture(with(own, "--json", "--filter", area));
        assertEquals("1 2 3", numbers(lines));
        assertEquals(
                List.of("Own.Report", "Own.Report", "v1.CAM"),
                JSON.readerFor(JsonNode.class).<JsonNode>readValues(lines.out()).readAll().stream()
                        .map(line -> line.get("messageType").asText())
                        .toList());
        JsonNode features =
                JSON.readTree(capture(with(own, "--to", "geojson")).out()).get("features");
        assertEquals(features.get(1).get("geometry"), features.get(0).get("geometry"), features::toString);
        String kml = capture(with(own, "--to", "kml")).text();
        assertEquals(4, kml.split("<Placemark>").length, kml);
        assertTrue(capture(with(own, "--bits", "1")).text().matches("(?s).* lanes +5: INTEGER\\s.*"));
        assertEquals(0, capture(with(own, "--to", "parquet")).code());
        assertEquals(2, capture("--port", "2009=Report").code());
    }

    private static String[] with(String[] options, String... more) {
        return Stream.concat(Stream.of(options), Stream.of(more)).toArray(String[]::new);
    }
}
