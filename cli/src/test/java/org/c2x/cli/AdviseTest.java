package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.advice.Advice;
import org.c2x.asn1.interpreter.advice.Advisor;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;

/** What advice is said to save is saved when somebody writes the change into the module. */
class AdviseTest {
    private static final double EXACT = 1e-9;
    private static final String SAMPLE = "../samples/6-own-study/";
    private static final Path V1 = Path.of("../its-model/src/main/asn1/v1");

    /** Messages with the module that they are of. */
    private record Case(List<SourceFile> files, String type, Type of, List<Value> messages) {

        static Case of(List<SourceFile> files, String type, Path messages, RuleSet rules)
                throws IOException, SchemaException {
            Type of = type(files, type);
            Codec<Value> codec = rules == null ? new JerCodec(of) : new TableCodec(rules, of);
            return new Case(
                    files,
                    type,
                    of,
                    OwnMessages.read(messages, codec, rules == null).values());
        }

        private static Type type(List<SourceFile> files, String name) throws SchemaException {
            return new TypeReference(SchemaLoader.load(files).find(name).orElseThrow());
        }

        Advisor.Result advice() {
            return Advisor.advise(RuleSet.UPER, of, messages);
        }

        /** Octets a message with pieces of the modules' text replaced, each by the one after it. */
        double octets(String... replaced) throws SchemaException {
            List<SourceFile> changed =
                    files.stream().map(file -> replace(file, replaced)).toList();
            Codec<Value> writer = new JerCodec(of);
            Type other = type(changed, type);
            Codec<Value> reader = new JerCodec(other);
            Codec<Value> uper = new TableCodec(RuleSet.UPER, other);
            return messages.stream()
                    .mapToInt(message -> uper.encodedLength(reader.decode(writer.encode(message))))
                    .average()
                    .orElseThrow();
        }

        private static SourceFile replace(SourceFile file, String... replaced) {
            String text = file.text();
            for (int i = 0; i < replaced.length; i += 2) {
                text = text.replace(replaced[i], replaced[i + 1]);
            }
            return new SourceFile(file.name(), text);
        }

        void assertSaved(String where, String what, String... replaced) throws SchemaException {
            Advice advice = advice().advice().stream()
                    .filter(one -> one.where().equals(where) && one.what().startsWith(what))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no advice " + what + " for " + where));
            assertTrue(octets(replaced) != octets() || advice.octets() == 0, "nothing was replaced for " + what);
            assertEquals(octets() - octets(replaced), advice.octets(), EXACT, where + ": " + what);
        }
    }

    private static final String[] ALL_OF_THE_SAMPLE = {
        "PrintableString", "PrintableString (FROM (\"A\"..\"Z\" | \"0\"..\"9\")) (SIZE (0..15))",
        "reportedAt INTEGER", "reportedAt INTEGER (0..131071)",
        "SEQUENCE OF Plug", "SEQUENCE (SIZE (0..7)) OF Plug",
        "(0..4294967295) OPTIONAL,\n    ...", "(0..127) OPTIONAL",
        "broken, ...", "broken",
        "(0..16777215)", "(0..524287)",
        "minutesLeft INTEGER OPTIONAL,\n    ...", "minutesLeft INTEGER (0..255) OPTIONAL"
    };

    private static Case sample() throws IOException, SchemaException {
        return Case.of(
                List.of(SourceFile.read(Path.of(SAMPLE + "Charging.asn"))),
                "PointState",
                Path.of(SAMPLE + "messages.jer"),
                null);
    }

    @Test
    void moduleThatWastes_eachSavingComesOut() throws Exception {
        Case sample = sample();

        sample.assertSaved("Charging.PointState.price", "INTEGER (0..127)", "0..4294967295", "0..127");
        sample.assertSaved(
                "Charging.PointState.reportedAt",
                "INTEGER (0..131071): ",
                "reportedAt INTEGER",
                "reportedAt INTEGER (0..131071)");
        sample.assertSaved("Charging.Plug.power", "INTEGER (0..524287)", "0..16777215", "0..524287");
        sample.assertSaved(
                "Charging.Plug.minutesLeft", "INTEGER (0..255)", "minutesLeft INTEGER", "minutesLeft INTEGER (0..255)");
        sample.assertSaved(
                "Charging.PointState.point",
                "PrintableString (FROM (\"0\"..\"9\" | \"A\"..\"Z\"))",
                "PrintableString",
                "PrintableString (FROM (\"0\"..\"9\" | \"A\"..\"Z\"))");
        sample.assertSaved(
                "Charging.PointState.point", "SIZE (0..15)", "PrintableString", "PrintableString (SIZE (0..15))");
        sample.assertSaved("Charging.PointState.plugs", "SIZE (0..7)", "SEQUENCE OF", "SEQUENCE (SIZE (0..7)) OF");
        sample.assertSaved(
                "Charging.Plug",
                "SEQUENCE without extension marker",
                "minutesLeft INTEGER OPTIONAL,\n    ...",
                "minutesLeft INTEGER OPTIONAL");
        sample.assertSaved(
                "Charging.PointState",
                "SEQUENCE without extension marker",
                "(0..4294967295) OPTIONAL,\n    ...",
                "(0..4294967295) OPTIONAL");
        sample.assertSaved("Charging.Status", "ENUMERATED without extension marker", "broken, ...", "broken");
    }

    @Test
    void moduleThatWastes_allOfTheAdviceTogetherComesOut() throws Exception {
        Case sample = sample();

        assertEquals(10, sample.advice().advice().size());
        assertEquals(sample.octets(ALL_OF_THE_SAMPLE), sample.advice().together(), EXACT);
        assertEquals(sample.octets(), sample.advice().octets(), EXACT);
    }

    private static Case cam(String messages) throws IOException, SchemaException {
        return Case.of(
                List.of(SourceFile.read(V1.resolve("CAM.asn")), SourceFile.read(V1.resolve("ITS-Container.asn"))),
                "CAM",
                Path.of("../bench/src/main/resources/org/c2x/bench/its/" + messages),
                RuleSet.UPER);
    }

    @Test
    void camOfRelease1_savingsComeOut() throws Exception {
        Case cam = cam("cam-stream.hex");

        cam.assertSaved(
                "ITS-Container.ItsPduHeader.protocolVersion",
                "INTEGER (0..1): 1 in 256 values",
                "protocolVersion INTEGER {currentVersion(1)} (0..255)",
                "protocolVersion INTEGER {currentVersion(1)} (0..1)");
        cam.assertSaved(
                "CAM-PDU-Descriptions.CamParameters",
                "SEQUENCE without extension marker",
                "specialVehicleContainer SpecialVehicleContainer OPTIONAL,\n    ...",
                "specialVehicleContainer SpecialVehicleContainer OPTIONAL");
        cam.assertSaved(
                "CAM-PDU-Descriptions.CamParameters",
                "lowFrequencyContainer, specialVehicleContainer after the extension marker: in none of 256 values",
                "    lowFrequencyContainer Low",
                "    ...,\n    lowFrequencyContainer Low",
                "SpecialVehicleContainer OPTIONAL,\n    ...",
                "SpecialVehicleContainer OPTIONAL");
        cam.assertSaved(
                "CAM-PDU-Descriptions.BasicVehicleContainerHighFrequency",
                "accelerationControl, lanePosition,",
                "accelerationControl AccelerationControl OPTIONAL",
                "..., accelerationControl AccelerationControl OPTIONAL");
    }

    @Test
    void oneCam_severalOptionalComponents_areBetterTogether() throws Exception {
        Case cam = cam("cam-stream.hex");
        Case one = new Case(cam.files(), cam.type(), cam.of(), cam.messages().subList(0, 1));

        one.assertSaved(
                "CAM-PDU-Descriptions.BasicVehicleContainerHighFrequency",
                "accelerationControl, lanePosition, steeringWheelAngle, lateralAcceleration, verticalAcceleration, "
                        + "performanceClass, cenDsrcTollingZone in one OPTIONAL SEQUENCE",
                "    accelerationControl Acc",
                "    group SEQUENCE { accelerationControl Acc",
                "CenDsrcTollingZone OPTIONAL\n}",
                "CenDsrcTollingZone OPTIONAL } OPTIONAL\n}");
    }

    private static Case inline(String types, String... messages) throws IOException, SchemaException {
        List<SourceFile> files =
                List.of(new SourceFile("M.asn", "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + types + "\nEND\n"));
        Type type = Case.type(files, "T");
        Codec<Value> jer = new JerCodec(type);
        List<Value> values = Stream.of(messages)
                .map(message -> jer.decode(message.getBytes(StandardCharsets.UTF_8)))
                .toList();
        return new Case(files, "T", type, values);
    }

    private static String[] times(int count, String message) {
        return Stream.generate(() -> message).limit(count).toArray(String[]::new);
    }

    @Test
    void alternativesThatOccur_comeBeforeTheMarker() throws Exception {
        Case choice = inline(
                "T ::= SEQUENCE OF CHOICE {a NULL, b NULL, c NULL, d NULL, e NULL, ..., f INTEGER (0..7)}",
                times(10, "[{\"f\":3},{\"b\":null},{\"f\":4}]"));

        choice.assertSaved(
                "M.T[*]",
                "b, f before the extension marker, the others after it",
                "a NULL, b NULL, c NULL, d NULL, e NULL, ..., f INTEGER (0..7)",
                "b NULL, f INTEGER (0..7), ..., a NULL, c NULL, d NULL, e NULL");
    }

    @Test
    void componentThatIsAlwaysThere_isMandatory() throws Exception {
        Case always =
                inline("T ::= SEQUENCE {a BOOLEAN OPTIONAL, b INTEGER (0..127)}", times(10, "{\"a\":true,\"b\":100}"));

        always.assertSaved("M.T", "a mandatory: in all of 10 values", "BOOLEAN OPTIONAL", "BOOLEAN");
        assertEquals(2, inlineFew().size());
    }

    /** Nine values do not tell that something is always there: only the range is left, and the marker. */
    private static List<Advice> inlineFew() throws Exception {
        return inline(
                        "T ::= SEQUENCE {a BOOLEAN OPTIONAL, b INTEGER (0..255), ...}",
                        times(9, "{\"a\":true,\"b\":100}"))
                .advice()
                .advice();
    }

    @Test
    void nothingToSave_isNoAdvice() throws Exception {
        Advisor.Result result = inline("T ::= SEQUENCE {a BOOLEAN, b INTEGER (0..255)}", "{\"a\":true,\"b\":200}")
                .advice();

        assertEquals(List.of(), result.advice());
        assertEquals(result.octets(), result.together());
    }

    @Test
    void negativeNumbers_getARangeOfBits() throws Exception {
        Optional<Advice> advice = inline("T ::= SEQUENCE OF INTEGER", "[-100,50]").advice().advice().stream()
                .filter(one -> one.where().equals("M.T[*]"))
                .findFirst();

        assertTrue(
                advice.orElseThrow().what().startsWith("INTEGER (-128..127): -100..50 in 2 values"), advice::toString);
    }

    @Test
    void recursiveTypesAndInformationObjects_arePossible() throws Exception {
        assertFalse(inline("T ::= SEQUENCE {n INTEGER, next T OPTIONAL}", "{\"n\":5,\"next\":{\"n\":7}}")
                .advice()
                .advice()
                .isEmpty());
        Run run = Run.of(
                "",
                "advise",
                "--asn1",
                "../studies/asn1c/src/main/asn1/nbap/NBAP.asn",
                "--type",
                "NBAP-PDU",
                "--scheme",
                "aper");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.text().startsWith("NBAP.NBAP-PDU, 256 random messages: "), run.text());
    }

    @Test
    void table_hasTheMostFirstAndTheSumLast() {
        Run run = Run.of(
                "",
                "advise",
                "--asn1",
                SAMPLE + "Charging.asn",
                "--type",
                "PointState",
                "--messages",
                SAMPLE + "messages.jer");

        assertEquals(0, run.code(), run.err());
        List<String> lines = run.text().lines().toList();
        assertEquals(
                "Charging.PointState, the 300 messages of messages.jer: 30.32 octets a message in uper", lines.get(0));
        assertTrue(lines.get(2).contains("Charging.PointState.price"), run.text());
        assertTrue(lines.get(lines.size() - 1).contains("all of it: "), run.text());
    }

    @Test
    void wrongUsage_isTold() {
        assertEquals(2, Run.of("", "advise").code());
        assertEquals(
                2,
                Run.of("", "advise", "--asn1", SAMPLE + "Charging.asn", "--type", "PointState", "--scheme", "der")
                        .code());
    }
}
