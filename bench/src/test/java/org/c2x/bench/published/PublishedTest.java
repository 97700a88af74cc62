package org.c2x.bench.published;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class PublishedTest {

    @Test
    void study2014_lengthsAndMemoryOfEncoding() {
        Study2014 study = Published.study2014();

        assertEquals(42, study.encode().get("cam").get("asn1").length());
        assertEquals(
                new Memory(2181, 6580),
                study.encode().get("denm").get("protobuf").soed());
        assertEquals(178, study.encode().get("sec1-certificate").get("binary").length());
        assertNull(study.encode().get("sec3").get("binary").soed());
        assertEquals(6, study.encode().size());
    }

    @Test
    void study2015_everyTable() {
        Study2015 study = Published.study2015();

        assertEquals(
                new Study2015.Encoding(62656, 210, 64, 61),
                study.encode().get("cam").get("exi"));
        assertNull(study.encode().get("sec2").get("asn1").lengthOptimised());
        assertEquals(new Memory(14198, 1136), study.decode().get("sec3").get("exi"));
        assertEquals(List.of(5, 22, 23, 11, 0), study.nesting().levels().get("sec2"));
        assertEquals(103.2, study.averageEnvelope().lengths().get("asn1"));
        assertEquals(2800, study.platforms().get(2).clockMhz());
    }

    @Test
    void averageEnvelope_followsFromTheLengths() {
        Study2015 study = Published.study2015();

        for (String scheme : List.of("asn1", "protobuf", "exi", "binary")) {
            int digest = study.encode().get("sec1-digest").get(scheme).length();
            int certificate = study.encode().get("sec1-certificate").get(scheme).length();
            assertEquals(
                    (9 * digest + certificate) / 10.0,
                    study.averageEnvelope().lengths().get(scheme),
                    0.051);
        }
    }

    @Test
    void asn1cBenchmarks_employeeInUnalignedPer() {
        Asn1cBenchmarks benchmarks = Published.asn1cBenchmarks();

        assertEquals(
                84,
                benchmarks.specifications().stream()
                        .filter(one ->
                                one.name().equals("employee") && one.rules().equals("per-unaligned"))
                        .findFirst()
                        .orElseThrow()
                        .recordOctets());
        assertEquals(
                List.of(3852, 3912, 3937),
                benchmarks.runs().stream()
                        .filter(run -> run.rules().equals("per-unaligned")
                                && run.direction().equals("decode"))
                        .map(Asn1cBenchmarks.Run::recordsPerSecond)
                        .toList());
        assertEquals(32, benchmarks.runs().size());
    }

    @Test
    void mpsocStudy_keepsWhatIsNotSupportedAsNull() {
        MpsocStudy study = Published.mpsocStudy();

        assertEquals(
                new MpsocStudy.Sizes(33.7, 24),
                study.libraries().get("nanopb 0.3.9").get("B"));
        assertTrue(study.libraries().get("nanopb 0.3.9").containsKey("C"));
        assertNull(study.libraries().get("nanopb 0.3.9").get("C"));
    }

    @Test
    void read_memberTooManyOrTooFew_isRefused() {
        String whole = "{\"kind\":\"published\",\"id\":\"x\",\"title\":\"x\",\"authors\":\"x\",\"platform\":\"x\","
                + "\"structs\":{},\"units\":{},\"libraries\":{},\"figures\":{}}";

        assertThrows(IOException.class, () -> read(whole.replace("\"units\":{},", "")));
        assertThrows(IOException.class, () -> read(whole.replace("\"units\"", "\"unit\":1,\"units\"")));
        assertThrows(IOException.class, () -> read(whole.replace("published", "measured")));
        assertThrows(
                IOException.class,
                () -> read(whole.replace(
                        "\"libraries\":{}", "\"libraries\":{\"a\":{\"A\":{\"code_size\":1,\"data_size\":null}}}")));
    }

    private static MpsocStudy read(String text) throws IOException {
        return Published.read(text.getBytes(StandardCharsets.UTF_8), MpsocStudy.class);
    }
}
