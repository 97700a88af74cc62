package org.c2x.security;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.messages.MessageTypes;
import org.c2x.security.dot2.PsidSsp;

/** The applications of ITS messages, by the abbreviation of their messages. */
public enum Application {
    CAM(36),
    DENM(37),
    SPATEM(137),
    MAPEM(138),
    IVIM(139),
    SREM(140),
    SSEM(637),
    VAM(638),
    CPM(639),
    RTCMEM(540_802);

    private static final Map<Class<?>, Application> OF_TYPE = Arrays.stream(values())
            .flatMap(application ->
                    MessageTypes.named(application.name()).stream().map(type -> Map.entry(type.type(), application)))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private final int itsAid;

    Application(int itsAid) {
        this.itsAid = itsAid;
    }

    /** What messages are signed for, TS 102 965. */
    public int itsAid() {
        return itsAid;
    }

    /** The application of a message of any version; null if it has none. */
    static @Nullable Application of(Object message) {
        return OF_TYPE.get(message.getClass());
    }

    /** Whether this is the application of an ITS-AID. */
    boolean is(BigInteger psid) {
        return psid.bitLength() < Integer.SIZE && psid.intValue() == itsAid;
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
