package org.c2x.bench.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Figure;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;

/** The time that OpenSSL takes to verify a signature on NIST P-256, as its own benchmark measures it. */
final class OpenSslSpeed {
    /** Length of a run, which signs for one second and verifies for one. */
    static final int RUN_MILLIS = 2_000;

    private static final List<String> COMMAND = List.of("openssl", "speed", "-mr", "-seconds", "1", "ecdsap256");
    /** Number of the curve, its bits, signatures and verifications per second of processor time. */
    private static final Pattern RATES = Pattern.compile("\\+F4:\\d+:256:[0-9.]+:([0-9.]+)");

    private static final double NANOS = 1e9;

    private OpenSslSpeed() {}

    /**
     * Measures.
     *
     * @param runs number of processes
     * @throws MissingToolException if there is no OpenSSL that measures; the message says what to do
     */
    static Figure time(String environment, int runs) throws MissingToolException {
        List<Double> times = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            times.add(NANOS / verificationsPerSecond(output()));
        }
        return Figure.ofForks(Comparison.openSsl(environment), times);
    }

    private static String output() throws MissingToolException {
        try {
            Process process = new ProcessBuilder(COMMAND)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new MissingToolException("openssl is missing, install it (Debian: openssl)");
        }
    }

    /** What the program's output in the form for machines has. */
    static double verificationsPerSecond(String output) throws MissingToolException {
        Matcher rates = RATES.matcher(output);
        if (!rates.find()) {
            throw new MissingToolException("this openssl does not measure NIST P-256, install OpenSSL 3");
        }
        return Double.parseDouble(rates.group(1));
    }
}
