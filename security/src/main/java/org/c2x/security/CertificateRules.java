package org.c2x.security;

import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.BitmapSspRange;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.SspRange;
import org.c2x.security.dot2.SubjectPermissions;
import org.c2x.security.dot2.ToBeSignedCertificate;

/** What makes a certificate invalid by itself, whoever issued it (IEEE 1609.2 clause 6.4). */
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
        orEmpty(content.certIssuePermissions()).forEach(group -> require(group, who));
    }

    private static void require(PsidGroupPermissions group, String who) {
        if (group.subjectPermissions() instanceof SubjectPermissions.Explicit some) {
            some.value().forEach(range -> require(range, who));
        }
    }

    private static void require(PsidSspRange range, String who) {
        if (range.sspRange() instanceof SspRange.BitmapSspRange bitmap) {
            BitmapSspRange bits = bitmap.value();
            require(
                    bits.sspValue().length() == bits.sspBitmask().length(),
                    who + " has a range of permissions whose value and mask differ in length");
        }
    }

    private static void require(boolean right, String problem) {
        if (!right) {
            throw new RefusedException(Reason.CERTIFICATE_PROFILE, problem);
        }
    }

    private static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }
}
