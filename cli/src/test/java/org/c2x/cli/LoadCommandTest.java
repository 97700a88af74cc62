package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.c2x.security.Curve;
import org.c2x.security.EcdsaProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void table_saysWhatEachPhaseTakesAndHowManyVehiclesACoreCarries() {
        int code = run("load", "--vehicles", "20", "--density", "1000", "--time", "1");

        assertEquals(0, code, err::toString);
        List<String> lines = out.toString().lines().toList();
        assertEquals(
                "20 vehicles on 0.02 km2, 19.0 receivers of a CAM on average; "
                        + "200 CAMs sent and 3,800 received per second",
                lines.get(0));
        assertTrue(
                lines.get(1).matches("uper, [0-9.]+ octets per CAM; [0-9,]+ steps of 0.100 s measured"), lines.get(1));
        assertEquals(
                List.of("make", "encode", "decode", "all"),
                lines.stream().skip(4).limit(4).map(line -> line.split(" ")[0]).toList());
        assertTrue(lines.get(9).startsWith("Processor time of the process"), out::toString);
        assertTrue(lines.get(10)
                .matches("ITS-G5 at 6 Mbit/s, with all headers: the channel is busy for [0-9.]+ % of the time .*"));
        assertTrue(lines.get(11).matches("At this density one core handles about [0-9,]+ vehicles in real time\\."));
    }

    @Test
    void json_hasTheSameFigures() throws IOException {
        int code =
                run("load", "--vehicles", "4", "--density", "1000", "--time", "1", "--sign", "--json", "--rate", "1");

        assertEquals(0, code, err::toString);
        JsonNode load = new JsonMapper().readTree(out.toString());
        assertEquals(3, load.at("/neighbours").asDouble());
        assertEquals(
                EcdsaProvider.verifying(Curve.NIST_P256).toString(),
                load.at("/verifiedBy").asText());
        assertTrue(load.at("/phases/verify/nanos/median").asDouble() > 0, out::toString);
        assertTrue(load.at("/phases/sign/cores/upper").asDouble() > 0, out::toString);
    }

    @Test
    void table_saysWhoSignsAndVerifies() {
        int code = run("load", "--vehicles", "2", "--density", "1000", "--time", "1", "--sign", "--rate", "1");

        assertEquals(0, code, err::toString);
        assertTrue(
                out.toString().lines().toList().get(2).matches("signed by \\S+ \\S+, verified by \\S+ \\S+"),
                out::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "--vehicles, 1, '--vehicles is 1, not 2 to 100000'",
        "--density, 0, '--density is 0.0, expected above 0 and at most 1000000'",
        "--range, NaN, '--range is NaN, not above 0'",
        "--rate, 11, '--rate is 11, not 1 to 10'",
        "--time, 0, '--time is 0, not 1 to 3600'"
    })
    void anOptionOutOfItsRange_isWrongUsage(String option, String value, String problem) {
        int code = run("load", option, value);

        assertEquals(2, code);
        assertEquals(problem, err.toString().lines().findFirst().orElse(""));
    }

    @Test
    void floatingCarData_sayWhoDrivesAndSends(@TempDir Path folder) throws IOException {
        int code = run("load", "--fcd", twoVehicles(folder, 20).toString(), "--origin", "48,11", "--time", "1");

        assertEquals(0, code, err::toString);
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(0).startsWith("2 vehicles at a time, 1.0 receivers of a CAM on average; "), lines.get(0));
        assertTrue(lines.get(1).contains(" steps of 0.100 s measured"), lines.get(1));
        assertTrue(lines.get(9).contains(", and with reading the file: "), out::toString);
    }

    @Test
    void floatingCarData_json(@TempDir Path folder) throws IOException {
        int code =
                run("load", "--fcd", twoVehicles(folder, 20).toString(), "--origin", "48,11", "--time", "1", "--json");

        assertEquals(0, code, err::toString);
        JsonNode load = new JsonMapper().readTree(out.toString());
        assertTrue(load.at("/scenario/fcd").asText().endsWith("fcd.xml"), out::toString);
        assertTrue(load.at("/sentPerSecond").asDouble() > 2, out::toString);
        assertTrue(load.at("/channelBusyRatio/upper").asDouble() > 0, out::toString);
    }

    @Test
    void floatingCarData_nobodyInRange_isBadInput(@TempDir Path folder) throws IOException {
        int code = run("load", "--fcd", twoVehicles(folder, 5_000).toString(), "--origin", "48,11", "--time", "1");

        assertEquals(1, code);
        assertTrue(err.toString().contains("no CAM reached another vehicle within 300.0 m"), err::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "--vehicles, 3, '--vehicles is not allowed with --fcd'",
        "--rate, 3, '--rate is not allowed with --fcd'",
        "--origin, 91;1, '--origin: latitude and longitude in degrees expected, as in 48.1,11.5, not 91;1'"
    })
    void floatingCarData_wrongUsage(String option, String value, String problem) {
        assertEquals(2, run("load", "--fcd", "any.xml", option, value));
        assertEquals(problem, err.toString().lines().findFirst().orElse(""));
    }

    @Test
    void floatingCarData_missing_isBadInput() {
        assertEquals(1, run("load", "--fcd", "missing.xml"));
        assertTrue(err.toString().startsWith("c2x load: missing.xml: missing.xml ("), err::toString);
    }

    /** Side by side, so many metres apart. */
    private static Path twoVehicles(Path folder, int apart) throws IOException {
        StringBuilder xml = new StringBuilder("<fcd-export>");
        for (int i = 0; i < 20; i++) {
            xml.append("<timestep time=\"" + i / 10.0 + "\">");
            for (int y : new int[] {0, apart}) {
                xml.append("<vehicle id=\"" + y + "\" x=\"" + 1.39 * i + "\" y=\"" + y
                        + "\" angle=\"90\" speed=\"13.9\"/>");
            }
            xml.append("</timestep>");
        }
        return Files.writeString(folder.resolve("fcd.xml"), xml.append("</fcd-export>"));
    }

    private int run(String... arguments) {
        Run run = Run.of("", arguments);
        out.write(run.text());
        err.write(run.err());
        return run.code();
    }
}
