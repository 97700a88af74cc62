package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.EncodedCertificate;
import org.c2x.security.Keys;
import org.c2x.security.Reason;
import org.c2x.security.Signer;
import org.c2x.security.TrustStore;
import org.c2x.security.Verdict;
import org.c2x.security.Verifier;
import org.c2x.security.dot2.ThreeDLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeysTest {
    private static final OctetString PAYLOAD = OctetString.of((byte) 0x20);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"NIST_P256", "BRAINPOOL_P384R1"})
    void whatTicketsSign_isValidFromTheRootOn(String curve) throws IOException {
        Run run = keys("--tickets", "2", "--from", "2026-01-01T00:00:00Z", "--curve", curve);

        assertEquals(0, run.code(), run.err());
        assertEquals("9 files in " + folder + "\n", run.text());
        Verifier verifier =
                new Verifier(new TrustStore().trust(certificate("root")).know(certificate("authority")));
        Instant within = Instant.parse("2026-01-07T23:59:59Z");
        assertTrue(verifier.verify(signer("ticket-1").signCam(PAYLOAD, within)).isValid());
        assertTrue(verifier.verify(signer("ticket-2").signCam(PAYLOAD, within)).isValid());
        assertEquals(
                Reason.OUTSIDE_VALIDITY,
                verifier.verify(signer("ticket-2").signCam(PAYLOAD, within.plusSeconds(1)))
                        .reason());
    }

    @Test
    void permissionsAndRegion_areInTheTickets() throws IOException {
        Run run = keys("--permission", "37:01000000", "--region", "circle:48.1374,11.5755,1000");

        assertEquals(0, run.code(), run.err());
        Verifier verifier =
                new Verifier(new TrustStore().trust(certificate("root")).know(certificate("authority")));
        Signer signer = signer("ticket-1");
        Instant now = Instant.now();
        assertTrue(verifier.verify(signer.signDenm(PAYLOAD, now, new ThreeDLocation(481_374_000, 115_755_000, 0)))
                .isValid());
        assertEquals(
                Reason.OUTSIDE_REGION,
                verifier.verify(signer.signDenm(PAYLOAD, now, new ThreeDLocation(481_474_000, 115_755_000, 0)))
                        .reason());
        assertEquals(
                Reason.APPLICATION_NOT_PERMITTED,
                verifier.verify(signer.signCam(PAYLOAD, now)).reason());
    }

    /** A generationDeltaTime says the time but for a multiple of 65,536 ms, so that it is near now at best. */
    @Test
    void messagesThatAreDatedBackByTheirDeltaTime_areWithinTheValidity() throws IOException {
        Run run = keys();

        assertEquals(0, run.code(), run.err());
        Verifier verifier =
                new Verifier(new TrustStore().trust(certificate("root")).know(certificate("authority")));
        Verdict verdict = verifier.verify(
                signer("ticket-1").signCam(PAYLOAD, Instant.now().minusMillis(32_768)));
        assertTrue(verdict.isValid(), verdict::toString);
    }

    @Test
    void existingFile_isNotOverwritten() throws IOException {
        Path key = Files.write(folder.resolve("ticket-2.key"), new byte[] {7});

        Run run = keys("--tickets", "2");

        assertEquals(1, run.code());
        assertEquals(
                "c2x keys: " + key + " exists and is not overwritten; choose another folder with --out",
                run.err().strip());
        assertArrayEquals(new byte[] {7}, Files.readAllBytes(key));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(key), files.toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--tickets=-1",
                "--hours=0",
                "--hours=65536",
                "--curve=P256",
                "--from=today",
                "--from=2003-12-31T23:59:59Z",
                "--from=2140-01-01T00:00:00Z",
                "--permission=36",
                "--permission=x:01",
                "--permission=36:0",
                "--region=circle:1,2",
                "--region=circle:91,2,3",
                "--region=rectangle:1,2,3,4",
                "--region=countries:DE",
                "--region=48,11"
            })
    void wrongOption_isUsage(String option) {
        Run run = keys(option);

        assertEquals(2, run.code());
        assertTrue(run.err().contains(option.substring(option.indexOf('=') + 1)), run.err());
    }

    private Run keys(String... options) {
        String[] all = Stream.concat(Stream.of("keys", "--out", folder.toString()), Stream.of(options))
                .toArray(String[]::new);
        return Run.of("", all);
    }

    private EncodedCertificate certificate(String name) throws IOException {
        return EncodedCertificate.decode(Files.readAllBytes(folder.resolve(name + ".oer")));
    }

    private Signer signer(String name) throws IOException {
        return new Signer(certificate(name), Keys.privateKey(Files.readAllBytes(folder.resolve(name + ".key"))));
    }
}
