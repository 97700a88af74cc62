package org.c2x.security;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.BitmapSspRange;
import org.c2x.security.dot2.CertificateId;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.SspRange;
import org.c2x.security.dot2.SubjectPermissions;
import org.c2x.security.dot2.ToBeSignedCertificate;

/**
 * What makes a certificate invalid by itself, whoever issued it (IEEE 1609.2 clause 6.4): contents that the clause of
 * their type excludes, and alternatives of a later version in critical information fields (clause 5.2.6).
 */
final class CertificateRules {
    private CertificateRules() {}

    /**
     * Checks a certificate.
     *
     * @throws RefusedException for the first rule that it breaks
     */
    static void require(EncodedCertificate certificate) {
        ToBeSignedCertificate content = certificate.toBeSigned();
        String who = certificate.toString();
        requireKnown(!(content.id() instanceof CertificateId.Unknown), who, "id");
        if (content.region() != null) {
            Regions.require(content.region(), who);
        }
        requireOneEntryEach(orEmpty(content.appPermissions()), who);
        List<PsidGroupPermissions> groups = orEmpty(content.certIssuePermissions());
        groups.forEach(group -> require(group, who));
        require(groups.stream().filter(CertificateRules::isAll).count() <= 1, who + " has two groups 'all'");
    }

    private static void requireOneEntryEach(List<PsidSsp> permissions, String who) {
        Set<BigInteger> found = new HashSet<>();
        for (PsidSsp permission : permissions) {
            require(
                    found.add(permission.psid()),
                    who + " has two entries for ITS-AID " + Excerpt.of(permission.psid()));
        }
    }

    private static boolean isAll(PsidGroupPermissions group) {
        return group.subjectPermissions() instanceof SubjectPermissions.All;
    }

    private static void require(PsidGroupPermissions group, String who) {
        require(
                group.minChainLength().signum() > 0,
                who + " may issue certificates in chains of length " + Excerpt.of(group.minChainLength()));
        requireKnown(!(group.subjectPermissions() instanceof SubjectPermissions.Unknown), who, "subjectPermissions");
        if (group.subjectPermissions() instanceof SubjectPermissions.Explicit some) {
            some.value().forEach(range -> require(range, who));
        }
    }

    private static void require(PsidSspRange range, String who) {
        requireKnown(!(range.sspRange() instanceof SspRange.Unknown), who, "sspRange");
        if (range.sspRange() instanceof SspRange.BitmapSspRange bitmap) {
            BitmapSspRange bits = bitmap.value();
            require(
                    bits.sspValue().length() == bits.sspBitmask().length(),
                    who + " has a range of permissions whose value and mask differ in length");
        }
    }

    /**
     * Refuses an alternative of a later version.
     *
     * @param who what has it, as its text says
     */
    static void requireKnown(boolean isKnown, Object who, String component) {
        if (!isKnown) {
            throw new RefusedException(
                    Reason.UNSUPPORTED, who + " has an alternative of " + component + " that is not known");
        }
    }

    /** Refuses a certificate. */
    static void require(boolean right, String problem) {
        if (!right) {
            throw new RefusedException(Reason.CERTIFICATE_PROFILE, problem);
        }
    }

    private static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }
}
