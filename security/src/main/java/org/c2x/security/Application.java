package org.c2x.security;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.PsidSsp;

/** The applications whose messages have a security profile of their own. */
final class Application {
    /** ITS-AID of cooperative awareness. */
    static final int CAM = 36;

    /** ITS-AID of decentralized environmental notification. */
    static final int DENM = 37;

    private Application() {}

    static boolean is(BigInteger psid, int application) {
        return psid.bitLength() < Integer.SIZE && psid.intValue() == application;
    }

    /** What a certificate permits in an application; null if it does not list it. */
    static @Nullable PsidSsp permission(EncodedCertificate certificate, BigInteger psid) {
        List<PsidSsp> all = certificate.toBeSigned().appPermissions();
        if (all == null) {
            return null;
        }
        return all.stream().filter(one -> one.psid().equals(psid)).findFirst().orElse(null);
    }
}
