package org.c2x.mpsoc;

import java.nio.charset.StandardCharsets;
import org.c2x.asn1.runtime.OctetString;

/** What is in the structs. The counts of instructions are 1 to 7. */
final class Values {
    static final int TIMESTAMP = 1000;
    static final OctetString DEGREES = InC.octets(25.5f);
    static final OctetString CALIBRATION = InC.octets(0.5f);
    static final OctetString BOARD = ascii("board");
    static final OctetString CORE = ascii("core_1");
    static final int CPU_USAGE = 42;
    static final OctetString OCCUPANCY = OctetString.wrap(new byte[] {77});

    private Values() {}

    private static OctetString ascii(String text) {
        return OctetString.wrap(text.getBytes(StandardCharsets.US_ASCII));
    }
}
