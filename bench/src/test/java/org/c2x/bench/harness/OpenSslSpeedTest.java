package org.c2x.bench.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.c2x.nativebridge.build.NativeBuild.MissingToolException;
import org.junit.jupiter.api.Test;

class OpenSslSpeedTest {

    @Test
    void verifications_areTheLastNumber() throws MissingToolException {
        assertEquals(10_257.5, OpenSslSpeed.verificationsPerSecond("+H:16:64\n+F4:3:256:33984.782609:10257.500000\n"));
    }

    @Test
    void outputWithoutThem_saysWhatToInstall() {
        MissingToolException error =
                assertThrows(MissingToolException.class, () -> OpenSslSpeed.verificationsPerSecond("LibreSSL\n"));

        assertEquals("this openssl does not measure NIST P-256, install OpenSSL 3", error.getMessage());
    }
}
