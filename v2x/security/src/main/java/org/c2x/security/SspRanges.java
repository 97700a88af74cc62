package org.c2x.security;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.BitmapSspRange;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.ServiceSpecificPermissions;
import org.c2x.security.dot2.SspRange;
import org.c2x.security.dot2.SubjectPermissions;

/**
 * Which permissions a range of permissions covers (IEEE 1609.2 clauses 6.4.28 to 6.4.32). Values and masks of ranges
 * have the same length, as {@link CertificateRules} checks.
 */
final class SspRanges {
    private static final OctetString NONE = OctetString.of();

    private SspRanges() {}

    /** Whether a group covers a permission; {@code all} groups of its certificate tell what "all others" means. */
    static boolean covers(PsidGroupPermissions group, PsidSsp wanted, List<PsidGroupPermissions> all) {
        return covers(group, wanted.psid(), range -> covers(range, wanted.ssp()), all);
    }

    /** Whether a group covers all that a range covers. */
    static boolean covers(PsidGroupPermissions group, PsidSspRange wanted, List<PsidGroupPermissions> all) {
        return covers(group, wanted.psid(), range -> covers(range, wanted.sspRange()), all);
    }

    private static boolean covers(
            PsidGroupPermissions group,
            BigInteger psid,
            Predicate<@Nullable SspRange> range,
            List<PsidGroupPermissions> all) {
        if (group.subjectPermissions() instanceof SubjectPermissions.Explicit some) {
            return some.value().stream().anyMatch(one -> one.psid().equals(psid) && range.test(one.sspRange()));
        }
        return group.subjectPermissions() instanceof SubjectPermissions.All
                && all.stream().noneMatch(other -> names(other, psid));
    }

    private static boolean names(PsidGroupPermissions group, BigInteger psid) {
        return group.subjectPermissions() instanceof SubjectPermissions.Explicit some
                && some.value().stream().anyMatch(one -> one.psid().equals(psid));
    }

    private static boolean isAll(@Nullable SspRange range) {
        return range == null || range instanceof SspRange.All;
    }

    private static boolean covers(@Nullable SspRange range, @Nullable ServiceSpecificPermissions wanted) {
        if (isAll(range)) {
            return true;
        }
        if (range instanceof SspRange.Opaque some) {
            return wanted == null && some.value().contains(NONE)
                    || wanted instanceof ServiceSpecificPermissions.Opaque one
                            && some.value().contains(one.value());
        }
        return range instanceof SspRange.BitmapSspRange bits
                && wanted instanceof ServiceSpecificPermissions.BitmapSsp one
                && isWithin(bits.value(), one.value());
    }

    private static boolean covers(@Nullable SspRange range, @Nullable SspRange wanted) {
        if (isAll(range)) {
            return true;
        }
        if (range instanceof SspRange.Opaque some) {
            return wanted instanceof SspRange.Opaque one && some.value().containsAll(one.value());
        }
        return range instanceof SspRange.BitmapSspRange bits
                && wanted instanceof SspRange.BitmapSspRange one
                && isWithin(bits.value(), one.value().sspValue())
                && fixesAllOf(one.value().sspBitmask(), bits.value().sspBitmask());
    }

    /** Whether a bitmap has, where the mask has ones, the bits of the value. What is missing counts as zeros. */
    private static boolean isWithin(BitmapSspRange range, OctetString bitmap) {
        int octets = Math.max(range.sspBitmask().length(), bitmap.length());
        for (int i = 0; i < octets; i++) {
            if (((octet(range.sspValue(), i) ^ octet(bitmap, i)) & octet(range.sspBitmask(), i)) != 0) {
                return false;
            }
        }
        return bitmap.length() <= range.sspBitmask().length();
    }

    private static boolean fixesAllOf(OctetString mask, OctetString required) {
        for (int i = 0; i < required.length(); i++) {
            if ((octet(required, i) & ~octet(mask, i)) != 0) {
                return false;
            }
        }
        return true;
    }

    private static int octet(OctetString octets, int index) {
        return index < octets.length() ? octets.get(index) & 0xff : 0;
    }
}
