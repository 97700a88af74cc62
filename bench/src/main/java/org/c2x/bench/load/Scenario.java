package org.c2x.bench.load;

import java.util.Arrays;
import java.util.List;
import org.c2x.security.Curve;

/**
 * What is simulated.
 *
 * @param range  of a radio, in metres
 * @param scheme encoding of the CAMs
 * @param signed whether they are signed and verified
 */
public record Scenario(Driving driving, double range, String scheme, boolean signed) {
    /** Of the certificates' keys. */
    public static final Curve CURVE = Curve.NIST_P256;

    /** What is done in it. */
    public List<Phase> phases() {
        return Arrays.stream(Phase.values())
                .filter(phase -> signed || !phase.isOfSecurity())
                .toList();
    }
}
