package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.cli.own.OwnClasses;
import org.c2x.cli.own.OwnProcess;
import org.c2x.cli.own.OwnVersion;
import org.c2x.its.study.PersonnelRecord;
import org.c2x.nativebridge.build.HarnessContent;
import org.c2x.nativebridge.build.NativeBuild;
import org.c2x.nativebridge.build.Tools;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studies of modules of the user's own, up to the times themselves. */
class OwnStudyTest {
    private static final String PARKING = "../samples/2-own-module/src/main/asn1/Parking.asn";
    private static final String OCCUPANCY = "{\"lot\":7,\"measuredAt\":43200,\"state\":\"open\","
            + "\"levels\":[{\"floor\":-1,\"free\":250,\"charging\":true},"
            + "{\"floor\":0,\"free\":3}]}";

    @TempDir
    private Path folder;

    @Test
    void personnelRecord_hasTheOctetsOfTheBuiltInContent() throws Exception {
        PersonnelRecord record =
                (PersonnelRecord) BenchContents.get("employee").messages().get(0);
        byte[] json = Codecs.get("jer", PersonnelRecord.class).encode(record);
        OwnVersion version = version("../its-model/src/main/asn1/study/Personnel.asn", "PersonnelRecord", json);

        Map<String, String> own = lengths(version, "PersonnelRecord");

        for (String scheme : List.of(
                "uper",
                "aper",
                "oer",
                "der",
                "exi-compiled",
                "uper-table",
                "der-table",
                "protobuf",
                "protobuf-codesize",
                "protobuf-tuned")) {
            byte[] octets = Codecs.get(scheme, PersonnelRecord.class).encode(record);
            assertEquals(String.valueOf(octets.length), own.get(scheme), scheme);
        }
    }

    @Test
    void personnelRecord_hasTheOctetsOfTheBuiltInContent_inC() throws Exception {
        assumeTrue(Tools.find("cc").isPresent(), "install gcc");
        PersonnelRecord record =
                (PersonnelRecord) BenchContents.get("employee").messages().get(0);
        byte[] json = Codecs.get("jer", PersonnelRecord.class).encode(record);
        OwnVersion version = version("../its-model/src/main/asn1/study/Personnel.asn", "PersonnelRecord", json);
        assertEquals(Set.of(), OwnClasses.write(List.of(version), "a message", false, folder));
        List<String> encodings = List.of("uper", "aper", "oer", "der", "exi");

        NativeBuild build = NativeBuild.ofModules(
                folder.resolve("c"),
                encodings,
                List.of(new HarnessContent<>("own", "a", "PersonnelRecord", PersonnelRecord.class, record)),
                NativeBuild.UNKNOWN_REVISION);
        String list = Tools.require(folder, List.of(build.harness().toString(), "--list"));

        for (String encoding : encodings) {
            assertTrue(list.contains("native-" + encoding + "-c"), list);
        }
        assertFalse(list.contains("other octets"), list);
    }

    /** C has functions for types that are no part of others only; a type that is measured is none of these. */
    @Test
    void typeThatOthersUse_isInC() throws Exception {
        OwnVersion version = version(PARKING, "Level", "{\"floor\":-1,\"free\":250,\"charging\":true}".getBytes());

        assertEquals(Set.of(), OwnClasses.write(List.of(version), "a message", false, folder));

        String header = Files.readString(folder.resolve("c/generated/c/its_a.h"));
        assertTrue(header.contains("size_t its_a_Level_uper_encode("), header);
        assertFalse(header.contains("Occupancy"), header);
    }

    /** 37 octets, which the ASN1C study has for its message of NBAP. */
    @Test
    void moduleWithInformationObjects_isMeasured() throws Exception {
        BenchContent<?> content = BenchContents.get("nbap");
        OwnVersion version = version("../studies/asn1c/src/main/asn1/nbap/NBAP.asn", "NBAP-PDU", json(content));

        Map<String, String> own = lengths(version, "NBAP-PDU");

        assertEquals("37", own.get("aper"));
        assertEquals("37", own.get("aper-table"));
    }

    /** Two octets of field a; of b, 13 with a varint of ten octets and four with one of one octet. */
    @Test
    void namesThatProtocHasUseFor_areNamesOfMessagesAsWell() throws Exception {
        Path module = Files.writeString(folder.resolve("Odd.asn"), """
                Odd DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Messages ::= SEQUENCE { a INTEGER (0..100), b SEQUENCE OF PointOrBuilder }
                PointOrBuilder ::= SEQUENCE { x INTEGER (-5..5) }
                END
                """);
        byte[] json = "{\"a\":1,\"b\":[{\"x\":-1}]}".getBytes(StandardCharsets.UTF_8);

        Map<String, String> own = lengths(version(module.toString(), "Messages", json), "Messages");

        assertEquals("15", own.get("protobuf"));
        assertEquals("15", own.get("protobuf-codesize"));
        assertEquals("6", own.get("protobuf-tuned"));
    }

    /** Codecs sort the elements, each rule in an order of its own. */
    @Test
    void setOfInAnyOrder_isMeasured() throws Exception {
        Path module = Files.writeString(folder.resolve("Sets.asn"), """
                Sets DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Bag ::= SEQUENCE { numbers SET OF INTEGER (-5..10) }
                END
                """);
        byte[] json = "{\"numbers\":[3,-1,2]}".getBytes(StandardCharsets.UTF_8);

        Map<String, String> own = lengths(version(module.toString(), "Bag", json), "Bag");

        assertEquals("3", own.get("uper"));
        assertEquals("13", own.get("der"));
    }

    @Test
    void withoutProtoc_allElseIsThere() throws Exception {
        Path empty = Files.createDirectory(folder.resolve("repository"));
        Properties before = (Properties) System.getProperties().clone();
        System.setProperty("maven.repo.local", empty.toString());
        Set<String> skipped;
        try {
            skipped = OwnClasses.write(
                    List.of(version(PARKING, "Occupancy", OCCUPANCY.getBytes(StandardCharsets.UTF_8))),
                    "a message",
                    false,
                    folder);
        } finally {
            System.setProperties(before);
        }

        assumeFalse(skipped.isEmpty(), "the protoc on the path is of the library's version");
        assertEquals(1, skipped.size());
        String line = skipped.iterator().next();
        assertTrue(line.matches("skipped: protobuf because protoc [0-9.]+ is missing, install it by mvn .*"), line);
        assertTrue(Files.exists(folder.resolve("own/study.json")));
    }

    private static <T> byte[] json(BenchContent<T> content) {
        return Codecs.get("jer", content.type()).encode(content.messages().get(0));
    }

    /** Of the type and what it consists of, as a run has it. */
    private static OwnVersion version(String file, String type, byte[] json) throws IOException, SchemaException {
        SourceFile source = SourceFile.read(Path.of(file));
        Schema schema = SchemaLoader.load(List.of(source));
        TypeReference reference = new TypeReference(schema.find(type).orElseThrow());
        return new OwnVersion(
                "a",
                type,
                List.of(source),
                schema.only(List.of(reference.target())),
                reference,
                List.of(new JerCodec(reference).decode(json)));
    }

    /** What {@code c2x lengths} says by scheme with the classes of a study on its class path. */
    private Map<String, String> lengths(OwnVersion version, String content) throws IOException {
        Set<String> skipped = OwnClasses.write(List.of(version), "a message", false, folder);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = OwnProcess.run(
                folder,
                Main.class,
                List.of("lengths", "--contents", content),
                new PrintWriter(out),
                new PrintWriter(err));
        assertEquals(0, code, err::toString);
        assertEquals(Set.of(), skipped);
        return out.toString()
                .lines()
                .skip(1)
                .map(line -> line.strip().split(" +"))
                .collect(Collectors.toMap(line -> line[0], line -> line[1]));
    }

    @Test
    void typeWithoutRecords_isRefusedWithItsPlace() {
        Run run = Run.of("", "study", "--asn1", PARKING, "--type", "LotNumber");

        assertEquals(1, run.code());
        assertEquals(
                PARKING + ":19:1: Parking.LotNumber is not a SEQUENCE, SET or CHOICE; choose a type that is\n",
                run.err());
    }

    @Test
    void unknownType_isWrongUsage() {
        Run run = Run.of("", "study", "--asn1", PARKING, "--type", "Garage");

        assertEquals(2, run.code());
        assertTrue(run.err().startsWith("unknown type 'Garage'; the modules define Occupancy, "), run.err());
    }

    @Test
    void optionsOfAModule_withoutOne_areWrongUsage() {
        assertEquals(2, Run.of("", "study", "--type", "Occupancy").code());
        assertEquals(2, Run.of("", "study", "--against", PARKING).code());
        assertEquals(2, Run.of("", "study", "--asn1", PARKING).code());
    }

    @Test
    void badModule_isRefusedWithItsPlace() throws IOException {
        Path module = Files.writeString(folder.resolve("Bad.asn"), "Bad DEFINITIONS ::= BEGIN\nA ::= B\nEND\n");

        Run run = Run.of("", "study", "--asn1", module.toString(), "--type", "A");

        assertEquals(1, run.code());
        assertTrue(run.err().startsWith(module + ":2:7: "), run.err());
    }

    @Test
    void badMessages_areRefusedWithTheirPlace() throws IOException {
        assertRefused(":2: ", OCCUPANCY + "\n{\"lot\":1000}\n", "jer");
        assertRefused(":3: ", "{\n  \"lot\": 7,\n  \"measuredAt\": -1\n}\n", "jer");
        assertRefused(":2: ", "00654600320fa8a00c\nff\n", "uper");
        assertRefused(": the file contains no message", "\n", "jer");
        assertRefused(": message 1 at octet 0: ", "\u0001\u0002", "oer");
    }

    private void assertRefused(String where, String messages, String from) throws IOException {
        Path file = Files.writeString(folder.resolve("messages"), messages);

        Run run = Run.of(
                "", "study", "--asn1", PARKING, "--type", "Occupancy", "--messages", file.toString(), "--from", from);

        assertEquals(1, run.code());
        assertTrue(run.err().startsWith(file + where), run.err());
    }

    @Test
    void messages_inAnyForm_areTheSame() throws Exception {
        TypeReference type = version(PARKING, "Occupancy", OCCUPANCY.getBytes(StandardCharsets.UTF_8))
                .type();
        List<Value> two = OwnMessages.read(write(OCCUPANCY + "\n\n" + OCCUPANCY + "\n"), new JerCodec(type), true)
                .values();
        assertEquals(2, two.size());
        String pretty = OCCUPANCY.replace(",", ",\n  ");
        assertEquals(
                two.subList(0, 1),
                OwnMessages.read(write(pretty), new JerCodec(type), true).values());
        for (RuleSet rules : RuleSet.interpreted()) {
            TableCodec codec = new TableCodec(rules, type);
            String hex = HexFormat.of().formatHex(codec.encode(two.get(0)));
            assertEquals(
                    two,
                    OwnMessages.read(write(hex + "\n" + hex + "\r\n"), codec, false)
                            .values());
            Path file = folder.resolve("messages");
            Files.write(file, HexFormat.of().parseHex(hex + hex));
            assertEquals(two, OwnMessages.read(file, codec, false).values());
        }
    }

    private Path write(String messages) throws IOException {
        return Files.writeString(folder.resolve("messages"), messages);
    }

    @Test
    void against_messagesThatTheOtherVersionHasNot_areRefused() throws IOException {
        Path module = folder.resolve("Parking2.asn");
        Files.writeString(module, Files.readString(Path.of(PARKING)).replace("0..86399", "0..1439"));

        Run run = Run.of(
                "",
                "study",
                "--asn1",
                PARKING,
                "--type",
                "Occupancy",
                "--messages",
                write(OCCUPANCY).toString(),
                "--against",
                module.toString());

        assertEquals(1, run.code());
        assertTrue(
                run.err().startsWith("c2x study: message 1 of 1 is not valid for Parking.Occupancy of --against: "),
                run.err());
    }
}
