package org.c2x.security;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.ServiceSpecificPermissions;

/**
 * What a message has in it that takes a permission, with the ITS-AID of its application.
 *
 * @param application the ITS-AID
 * @param needed      the permissions that it takes
 */
record MessageContent(int application, List<? extends Permission> needed) {
    /** The version of CAM's and DENM's permissions whose bits these are; it is their first octet. */
    private static final int VERSION = 1;

    /** A bit of the service specific permissions. */
    interface Permission {
        /** Its octet, from 0 for the version. */
        int octet();

        /** Its bit, from 0 for the highest. */
        int bit();
    }

    /** Looks through a message; null if it is neither a CAM nor a DENM of a version that is known, or there is none. */
    static @Nullable MessageContent of(@Nullable Object message) {
        Set<CamPermission> inCam = EnumSet.noneOf(CamPermission.class);
        if (message instanceof org.c2x.its.v1.CAM cam) {
            CamContent.addNeeded(cam.cam().camParameters(), inCam);
        } else if (message instanceof org.c2x.its.v2.CAM cam) {
            CamContent.addNeeded(cam.cam().camParameters(), inCam);
        } else if (message instanceof org.c2x.its.v1.DENM denm) {
            org.c2x.its.v1.SituationContainer situation = denm.denm().situation();
            return ofDenm(situation == null ? null : situation.eventType().causeCode());
        } else if (message instanceof org.c2x.its.v2.DENM denm) {
            org.c2x.its.v2.SituationContainer situation = denm.denm().situation();
            return ofDenm(situation == null ? null : situation.eventType().causeCode());
        } else {
            return null;
        }
        return new MessageContent(Application.CAM, List.copyOf(inCam));
    }

    private static MessageContent ofDenm(@Nullable Integer cause) {
        return new MessageContent(Application.DENM, cause == null ? List.of() : List.of(DenmPermission.of(cause)));
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
                && bits.get(0) == VERSION
                && (bits.get(permission.octet()) & 0x80 >> permission.bit()) != 0;
    }
}
