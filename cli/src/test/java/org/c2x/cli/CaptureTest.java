package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.captures.PcapWriter;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.contents.Tshark;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.LinkType;
import org.c2x.security.Curve;
import org.c2x.security.EcdsaProvider;
import org.c2x.security.Signer;
import org.c2x.security.SimulatorChain;
import org.c2x.security.dot2.HeaderInfo;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code c2x capture}, and {@code c2x convert --to pcap}. */
class CaptureTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    private static final String DENM =
            "02010012d687c500096b43801511d254b186a474952c633525643f0722f3ce0064050384251c058012"
                    + "c050cbc04001c00c6ff9be39c00188";
    private static final String SOURCE = "940002000012d687075bcd151cb15af006e56ae0856d0a97";
    private static final String ETHERNET = "ffffffffffff02000012d6878947";
    private static final String CAM_FRAME = ETHERNET + "11001a0120500280002d0100" + SOURCE + "0000000007d10000" + CAM;
    private static final String DENM_FRAME =
            ETHERNET + "11001a0a20400180003c0a0000010000" + SOURCE + "1cb15af006e56ae001f400000000000007d20000" + DENM;
    private static final String BEACON = ETHERNET + "11001a010010008000000100" + SOURCE;
    private static final String OTHER = "ffffffffffff02000012d6870806" + "00".repeat(46);
    private static final Instant TIME = Instant.parse("2024-02-29T12:34:56.123456Z");

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private Path capture;

    @BeforeEach
    void writeCapture() throws IOException {
        capture = write(CAM_FRAME, DENM_FRAME, BEACON, OTHER, CAM_FRAME.replace("07d10000" + "01", "07d10000" + "09"));
    }

    private Path write(String... frames) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(PcapWriter.fileHeader(LinkType.ETHERNET));
        for (String frame : frames) {
            out.writeBytes(PcapWriter.packet(TIME, HexFormat.of().parseHex(frame)));
        }
        return Files.write(folder.resolve("frames.pcap"), out.toByteArray());
    }

    @Test
    void packets_areRowsOfATable() {
        Run run = capture();

        assertEquals("""
                number  time                         station            message   octets  signer
                     1  2024-02-29T12:34:56.123456Z  1234567            CAM           99  -
                     2  2024-02-29T12:34:56.123456Z  1234567            DENM         130  -
                     3  2024-02-29T12:34:56.123456Z  02:00:00:12:d6:87  beacon        50  -
                     4  2024-02-29T12:34:56.123456Z  -                  other         60  -
                     5  2024-02-29T12:34:56.123456Z  02:00:00:12:d6:87  CAM           99  -                 error: \
                CAM.header.protocolVersion at bit 464: expected 1 or 2, found 9
                """, run.text());
        assertEquals(
                "c2x capture: " + capture + ": 5 packets: 2 CAM, 1 DENM, 1 beacon, 1 other; 1 bad",
                run.err().strip());
        assertEquals(1, run.code());
    }

    @Test
    void packets_areObjectsOfJson() throws IOException {
        List<JsonNode> packets = objects(capture("--json"));

        assertEquals(5, packets.size());
        assertEquals("CAM", packets.get(0).get("type").textValue());
        assertEquals(1234567, packets.get(0).get("station").intValue());
        assertEquals(TIME.toString(), packets.get(0).get("time").textValue());
        assertEquals(
                JSON.readTree(Run.of(CAM, "convert", "--type", "CAM", "--from", "uper", "--to", "jer", "--hex")
                        .text()),
                packets.get(0).get("message"));
        assertFalse(packets.get(0).has("error"));
        assertFalse(packets.get(0).has("security"));
        assertEquals("beacon", packets.get(2).get("type").textValue());
        assertFalse(packets.get(2).has("message"));
        assertEquals(5, packets.get(4).get("number").intValue());
        assertTrue(packets.get(4).get("error").textValue().startsWith("CAM.header.protocolVersion at bit"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--type CAM | 1 5",
                "--type v2.denm | 2",
                "--type v1.DENM | ''",
                "--type other | 4",
                "--station 1234567 | 1 2",
                "--station 02:00:00:12:D6:87 | 3 5",
                "--type DENM --station 1 | ''",
            })
    void packets_areChosen(String options, String numbers) throws IOException {
        Run run = capture((options + " --json").split(" "));

        assertEquals(
                numbers,
                String.join(
                        " ",
                        objects(run).stream()
                                .map(packet -> packet.get("number").asText())
                                .toList()));
        assertTrue(run.err().contains("5 packets"), run.err());
    }

    @Test
    void cutCapture_givesAllBeforeTheCut_andOneMessage() throws IOException {
        byte[] octets = Files.readAllBytes(capture);
        Run run = Run.of(Arrays.copyOf(octets, 200), "capture", "--json", "--type", "DENM");
        Run empty = Run.of("", "capture");

        assertEquals(
                List.of("packet at octet 139: the capture is cut: expected 146 octets, found only 61"),
                objects(run).stream()
                        .map(packet -> packet.get("error").textValue())
                        .toList());
        assertEquals(
                "c2x capture: standard input: 2 packets: 1 CAM, 1 unknown; 1 bad",
                run.err().strip());
        assertEquals(1, run.code());
        assertEquals(1, empty.code());
        assertTrue(empty.text().contains("the capture is cut"), empty.text());
    }

    @Test
    void bitsOfOnePacket_fromEthernetToTheLastComponent() {
        Run run = capture("--bits", "1");
        Run broken = capture("--bits", "5", "--json");
        Run missing = capture("--bits", "6");

        assertTrue(run.text().startsWith("0-111    ethernet "), run.text());
        assertTrue(run.text().contains("\n464-471      protocolVersion "), run.text());
        assertTrue(run.text().matches("(?s).*\n791-791? .*|.*\n791  .*\\(padding\\)\n"), run.text());
        assertEquals(0, run.code());
        assertTrue(broken.text().startsWith("[{\"path\":\"ethernet\",\"what\":\"value\""));
        assertTrue(broken.err().contains("packet 5: CAM.header.protocolVersion at bit 464"), broken.err());
        assertEquals(1, broken.code());
        assertTrue(missing.err().contains("there is no packet 6, only 5"), missing.err());
        assertEquals(1, missing.code());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--type XYZ",
                "--trust cert.oer",
                "--bits 1 --verify",
                "--bits x",
                "--verify --trust nowhere.oer",
                "nowhere.pcap",
            })
    void wrongUsage(String arguments) {
        assertEquals(2, Run.of("", ("capture " + arguments).split(" ")).code());
    }

    @Test
    void convertedMessages_areFramesThatTsharkReads() throws Exception {
        Run run = Run.of(
                CAM + "\nzz\n" + CAM + "\n", "convert", "--type", "CAM", "--from", "uper", "--to", "pcap", "--hex");
        Path file = Files.write(folder.resolve("cams.pcap"), run.out());

        assertTrue(run.err().contains("line 2: at bit 0: expected hex digits"), run.err());
        assertEquals(1, run.code());
        List<JsonNode> packets = objects(Run.of("", "capture", "--json", file.toString()));
        assertEquals(2, packets.size());
        Instant time = Instant.parse(packets.get(0).get("time").textValue());
        assertTrue(time.isAfter(Instant.now().minusSeconds(120))
                && time.isBefore(Instant.now().plusSeconds(120)));
        Tshark.require();
        List<String> fields = List.of("geonw.src_pos.lat", "btpb.dstport", "its.stationID", "_ws.malformed");
        List<String> expected = List.of("481385200", "2001", "1234567", "");
        assertEquals(List.of(expected, expected), Tshark.dissect(file, fields));
    }

    @Test
    void convertedRecords_haveTheTimeThatTheySay() throws Exception {
        Run one = Run.of(HexFormat.of().parseHex(DENM), "convert", "--type", "DENM", "--from", "uper", "--to", "pcap");
        Run records = Run.of(
                HexFormat.of().parseHex(DENM + DENM),
                "convert",
                "--type",
                "DENM",
                "--from",
                "uper",
                "--to",
                "pcap",
                "--records");

        assertEquals(0, one.code(), one.err());
        assertEquals(
                "2023-05-28T08:01:13.950Z",
                objects(Run.of(one.out(), "capture", "--json"))
                        .get(0)
                        .get("time")
                        .textValue());
        assertEquals(2, objects(Run.of(records.out(), "capture", "--json")).size());
        assertEquals(DENM_FRAME.replace(SOURCE, "").length() / 2 + 24, one.out().length - 40);
    }

    @ParameterizedTest
    @CsvSource({"cam, 36, 01fffc", "denm, 37, 01ffffff", "r2-cam, 36, 01fffc", "cpm, 639, 01", "spatem, 137, 01"})
    void convertedMessages_areSigned_asTheirServiceDemands(String name, int itsAid, String permission)
            throws Exception {
        Content<?> content = Contents.get(name);
        Path plain = Files.write(folder.resolve("plain.pcap"), convert(content).out());
        Instant time = Instant.parse(capture(plain).get(0).get("time").textValue());
        Path keys = folder.resolve("keys");
        String from = time.minusSeconds(3600).truncatedTo(ChronoUnit.SECONDS).toString();
        Run made =
                Run.of("", "keys", "--out", keys.toString(), "--from", from, "--permission", itsAid + ":" + permission);
        assertEquals(0, made.code(), made.err());

        Run run = convert(content, "--sign", keys.resolve("ticket-1.oer").toString());

        assertEquals(0, run.code(), run.err());
        Path signed = Files.write(folder.resolve("signed.pcap"), run.out());
        String trusted = keys.resolve("root.oer") + "," + keys.resolve("authority.oer");
        JsonNode packet = capture(signed, "--verify", "--trust", trusted).get(0);
        assertTrue(packet.get("security").get("valid").booleanValue(), packet::toString);
        assertEquals(itsAid, packet.get("security").get("itsAid").intValue());
        assertEquals(capture(plain).get(0).get("message"), packet.get("message"));
        Tshark.require();
        assertTrue(
                Tshark.dissect(signed, List.of("ieee1609dot2.psid")).toString().contains("" + itsAid));
        List<String> fields = List.of("btpb.dstport", "_ws.malformed");
        assertEquals(Tshark.dissect(plain, fields), Tshark.dissect(signed, fields));
    }

    private static <T> Run convert(Content<T> content, String... options) {
        byte[] octets = Codecs.get("uper", content.type()).encode(content.value());
        String type = MessageTypes.of(content.type()).orElseThrow().qualifiedName();
        Stream<String> usual = Stream.of("convert", "--type", type, "--from", "uper", "--to", "pcap");
        return Run.of(octets, Stream.concat(usual, Stream.of(options)).toArray(String[]::new));
    }

    private static List<JsonNode> capture(Path file, String... options) throws IOException {
        Stream<String> usual = Stream.of("capture", file.toString(), "--json");
        return objects(Run.of("", Stream.concat(usual, Stream.of(options)).toArray(String[]::new)));
    }

    @Test
    void withoutPermission_orKey_nothingIsSigned() throws IOException {
        Path keys = folder.resolve("keys");
        Run.of("", "keys", "--out", keys.toString(), "--permission", "37:01ffffff");
        Path ticket = keys.resolve("ticket-1.oer");

        Run other = convert(Contents.get("cam"), "--sign", ticket.toString());
        Files.copy(keys.resolve("root.key"), keys.resolve("ticket-1.key"), StandardCopyOption.REPLACE_EXISTING);
        Run otherKey = convert(Contents.get("denm"), "--sign", ticket.toString());
        Run none = convert(
                Contents.get("denm"), "--sign", folder.resolve("none.oer").toString());
        Run elsewhere =
                Run.of("00", "convert", "--type", "CAM", "--from", "uper", "--to", "jer", "--sign", ticket.toString());

        assertEquals(1, other.code());
        assertTrue(other.err().contains("the certificate to sign with does not permit CAM, ITS-AID 36"), other.err());
        assertEquals(1, otherKey.code());
        assertTrue(otherKey.err().contains("the private key is not that of"), otherKey.err());
        assertEquals(2, none.code());
        assertTrue(none.err().startsWith("no such certificate: "), none.err());
        assertEquals(2, elsewhere.code());
        assertTrue(elsewhere.err().startsWith("--sign requires --to pcap"), elsewhere.err());
    }

    @Test
    void whatHasNoPort_isNotFramed() {
        Run run = Run.of("00", "convert", "--type", "SecuredMessage", "--from", "binary", "--to", "pcap", "--hex");

        assertEquals(2, run.code());
        assertTrue(run.err().startsWith("messages of this type have no known BTP port"), run.err());
    }

    @Test
    void signedPackets_areVerified() throws IOException {
        SimulatorChain chain = new SimulatorChain(new SimulatorChain.Plan(
                Curve.NIST_P256, TIME.minusSeconds(60), 168, null, List.of(SimulatorChain.permission(36, "010000"))));
        Path root = Files.write(
                folder.resolve("root.oer"), chain.root().certificate().toByteArray());
        byte[] authority = chain.authority().certificate().toByteArray();
        Path hex = Files.writeString(
                folder.resolve("authority.txt"), HexFormat.of().formatHex(authority) + "\n");
        Signer signer = chain.ticket().signer();
        OctetString payload = OctetString.ofHex("20500280002d0100" + SOURCE + "0000000007d10000" + CAM);
        String secured = ETHERNET + "12001a01";
        String first = secured + HexFormat.of().formatHex(signer.signCam(payload, TIME));
        String second = secured + HexFormat.of().formatHex(signer.signCam(payload, TIME.plusMillis(100)));
        Path file = write(second, first, second, first.replace(CAM, CAM.replace("0012d687", "0012d688")), CAM_FRAME);

        Run run = Run.of("", "capture", "--json", "--verify", "--trust", root + "," + hex, file.toString());
        Run table = Run.of("", "capture", "--verify", "--trust", root.toString(), hex.toString(), file.toString());
        Run untrusted = Run.of("", "capture", file.toString(), "--verify");
        Run unverified = Run.of("", "capture", file.toString());

        List<JsonNode> packets = objects(run);
        assertEquals(
                List.of("SIGNER_UNKNOWN", "", "", "SIGNATURE_WRONG"),
                packets.stream()
                        .limit(4)
                        .map(packet -> packet.get("security").path("reason").asText())
                        .toList());
        JsonNode security = packets.get(1).get("security");
        assertTrue(security.get("valid").booleanValue());
        assertTrue(security.get("checked").toString().contains("\"SIGNATURE\",\"PROFILE\""), security::toString);
        assertEquals("certificate", security.get("signer").textValue());
        assertEquals(
                signer.certificate().digest().toHex(),
                security.get("certificate").textValue());
        assertEquals(36, security.get("itsAid").intValue());
        assertEquals(TIME.toString(), security.get("generationTime").textValue());
        assertEquals("digest", packets.get(2).get("security").get("signer").textValue());
        assertEquals(packets.get(4).get("message"), packets.get(1).get("message"));
        assertFalse(packets.get(4).has("security"));
        assertEquals(1, run.code());
        assertEquals(
                2, table.text().lines().filter(line -> line.endsWith("  valid")).count());
        assertTrue(
                table.err().endsWith("5 packets: 5 CAM; 2 bad; verified with " + EcdsaProvider.inUse() + "\n"),
                table.err());
        assertTrue(untrusted.err().contains("4 bad"), untrusted.err());
        assertEquals(0, unverified.code(), unverified.err());
    }

    @Test
    void applicationThatIsALongNumber_isShortText() throws IOException {
        HeaderInfo header = HeaderInfo.builder()
                .psid(BigInteger.ONE.shiftLeft(100_000))
                .generationTime(BigInteger.ZERO)
                .build();
        Signer signer = new SimulatorChain(new SimulatorChain.Plan(Curve.NIST_P256, TIME, 168, null, List.of()))
                .ticket()
                .signer();
        OctetString payload = OctetString.ofHex("20500280002d0100" + SOURCE + "0000000007d10000" + CAM);
        byte[] octets = signer.sign(payload, header, Signer.Naming.CERTIFICATE);

        JsonNode packet = capture(write(ETHERNET + "12001a01" + HexFormat.of().formatHex(octets)))
                .get(0);

        assertEquals(
                "a number of 100001 bits", packet.get("security").get("itsAid").textValue());
    }

    @Test
    void nameOfAFileThatATerminalWouldObey_isNotPrinted() {
        Run run = Run.of("", "capture", "bad\u001b[31m\u202e.pcap");

        assertEquals(
                "no such capture: bad?[31m?.pcap", run.err().lines().findFirst().orElseThrow());
    }

    @Test
    void whatIsNoCertificate_isSaid() throws IOException {
        Path file = Files.writeString(folder.resolve("root.oer"), "no certificate");

        Run run = capture("--verify", "--trust", file.toString());

        assertEquals(1, run.code());
        assertTrue(run.err().startsWith(file + ": no certificate: "), run.err());
    }

    private Run capture(String... options) {
        return Run.of(
                "",
                Stream.concat(Stream.of("capture", capture.toString()), Stream.of(options))
                        .toArray(String[]::new));
    }

    private static List<JsonNode> objects(Run run) throws IOException {
        return JSON.readerFor(JsonNode.class).<JsonNode>readValues(run.out()).readAll();
    }

    @Test
    void listen_showsWhatArrivesAtAPort() throws Exception {
        int port = freePort();
        Thread sender = new Thread(() -> sendUntilInterrupted(CAM_FRAME.substring(ETHERNET.length()), port));
        sender.start();
        Run run = Run.of("", "capture", "--listen", "udp:" + port, "--count", "2", "--json");
        sender.interrupt();
        sender.join();

        assertEquals(0, run.code(), run::err);
        List<JsonNode> packets = objects(run);
        assertEquals(2, packets.size(), run::text);
        assertEquals("CAM", packets.get(1).get("type").textValue());
        assertEquals(1234567, packets.get(1).get("station").intValue());
        assertTrue(run.err().startsWith("c2x capture: udp:" + port + ": 2 packets: 2 CAM"), run::err);
    }

    private static int freePort() throws IOException {
        try (DatagramSocket socket = new DatagramSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void sendUntilInterrupted(String hex, int port) {
        byte[] octets = HexFormat.of().parseHex(hex);
        try (DatagramSocket socket = new DatagramSocket()) {
            while (!Thread.currentThread().isInterrupted()) {
                socket.send(new DatagramPacket(octets, octets.length, InetAddress.getLoopbackAddress(), port));
                LockSupport.parkNanos(1_000_000);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--listen, udp:70000, '--listen: interface:NAME or udp:PORT (0 to 65535) expected, not udp:70000'",
        "--listen, tcp:1, '--listen: interface:NAME or udp:PORT (0 to 65535) expected, not tcp:1'",
        "--count, 0, '--count is 0, not 1 or more'"
    })
    void listen_wrongUsage(String option, String value, String problem) {
        Run run = Run.of("", "capture", option, value);

        assertEquals(2, run.code());
        assertEquals(problem, run.err().lines().findFirst().orElse(""));
    }

    @Test
    void count_endsAfterSoManyPackets() throws IOException {
        Run run = Run.of("", "capture", "--count", "2", "--json", capture.toString());

        assertEquals(0, run.code(), run::err);
        assertEquals(2, objects(run).size());
    }
}
