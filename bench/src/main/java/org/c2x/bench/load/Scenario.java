package org.c2x.bench.load;

import java.util.Arrays;
import java.util.List;
import org.c2x.security.Curve;

/**
 * What is simulated.
 *
 * @param vehicles how many, 2 or more
 * @param density  vehicles a square kilometre
 * @param range    of a radio, in metres
 * @param rate     CAMs a vehicle and second, 1 to 10 (EN 302 637-2 clause 6.1.3)
 * @param scheme   encoding of the CAMs
 * @param signed   whether they are signed and verified
 */
public record Scenario(int vehicles, double density, double range, int rate, String scheme, boolean signed) {
    /** Of the certificates' keys. */
    public static final Curve CURVE = Curve.NIST_P256;

    private static final double METRES_PER_KILOMETRE = 1_000;

    /** What is done in it. */
    public List<Phase> phases() {
        return Arrays.stream(Phase.values())
                .filter(phase -> signed || !phase.isOfSecurity())
                .toList();
    }

    /** Side of the square in which they drive, in metres. */
    public double side() {
        return Math.sqrt(vehicles / density) * METRES_PER_KILOMETRE;
    }
}
