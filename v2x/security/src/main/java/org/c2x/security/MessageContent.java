package org.c2x.security;

import java.util.List;
import java.util.Objects;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.ServiceSpecificPermissions;

/**
 * What a message has in it that takes a permission, with its application.
 *
 * @param application whose message it is
 * @param needed      the permissions that it takes; null if they are not known of this application
 */
record MessageContent(Application application, @Nullable List<Permission> needed) {
    /** Looks through a message; null if there is none, or it is that of no application. */
    static @Nullable MessageContent of(@Nullable Object message) {
        if (message == null) {
            return null;
        }
        Application application = Application.of(message);
        return application == null ? null : new MessageContent(application, ContentPermissions.of(message));
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
        for (Permission permission : Objects.requireNonNull(needed)) {
            if (!permission.isIn(bits)) {
                throw new RefusedException(
                        Reason.CONTENT_NOT_PERMITTED,
                        "the permissions " + (bits.length() == 0 ? "(none)" : bits) + " do not cover " + permission);
            }
        }
    }
}
