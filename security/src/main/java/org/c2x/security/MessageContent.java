package org.c2x.security;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.ServiceSpecificPermissions;

/**
 * What a message has in it that takes a permission, with its application.
 *
 * @param application whose message it is
 * @param needed      the permissions that it takes; null if they are not known of this application
 */
record MessageContent(Application application, @Nullable List<? extends Permission> needed) {
    /** The newest version of CAM's and DENM's permissions; the version is their first octet, and keeps the bits. */
    private static final int NEWEST = 2;

    /** A bit of the service specific permissions. */
    interface Permission {
        /** Its octet, from 0 for the version. */
        int octet();

        /** Its bit, from 0 for the highest. */
        int bit();

        /** The first version of the permissions that has it. */
        int version();
    }

    /** Looks through a message; null if there is none, or it is that of no application. */
    static @Nullable MessageContent of(@Nullable Object message) {
        Application application = message == null ? null : Application.of(message);
        return application == null ? null : new MessageContent(application, needed(message));
    }

    private static @Nullable List<? extends Permission> needed(Object message) {
        Set<CamPermission> inCam = EnumSet.noneOf(CamPermission.class);
        if (message instanceof org.c2x.its.v1.CAM cam) {
            CamContent.addNeeded(cam.cam().camParameters(), inCam);
        } else if (message instanceof org.c2x.its.v2.CAM cam) {
            CamContent.addNeeded(cam.cam().camParameters(), inCam);
        } else if (message instanceof org.c2x.its.r2.CAM cam) {
            CamContent.addNeeded(cam.cam().camParameters(), inCam);
        } else if (message instanceof org.c2x.its.v1.DENM denm) {
            return DenmContent.needed(denm);
        } else if (message instanceof org.c2x.its.v2.DENM denm) {
            return DenmContent.needed(denm);
        } else if (message instanceof org.c2x.its.r2.DENM denm) {
            return DenmContent.needed(denm);
        } else {
            return null;
        }
        return List.copyOf(inCam);
    }

    /**
     * Checks that all of it is permitted.
     *
     * @param ssp what the certificate permits; null is nothing but what everybody may
     * @throws RefusedException for the first thing that is not
     */
    void requirePermitted(@Nullable ServiceSpecificPermissions ssp) {
        OctetString bits =
                ssp instanceof ServiceSpecificPermissions.BitmapSsp bitmap ? bitmap.value() : OctetString.of();
        for (Permission permission : needed) {
            if (!isSet(bits, permission)) {
                throw new RefusedException(
                        Reason.CONTENT_NOT_PERMITTED,
                        "the permissions " + (bits.length() == 0 ? "(none)" : bits) + " do not cover " + permission
                                + ", octet " + permission.octet() + " bit " + permission.bit());
            }
        }
    }

    private static boolean isSet(OctetString bits, Permission permission) {
        return bits.length() > permission.octet()
                && bits.get(0) >= permission.version()
                && bits.get(0) <= NEWEST
                && (bits.get(permission.octet()) & 0x80 >> permission.bit()) != 0;
    }
}
