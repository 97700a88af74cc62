package org.c2x.security;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.AppExtension;
import org.c2x.security.dot2.CertIssueExtension;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.SubjectPermissions;

/** Whether an issuer may grant what a certificate has (IEEE 1609.2 clauses 5.1.2, 6.4.17 and 6.4.28 to 6.4.32). */
final class IssuingPermissions {
    private static final BigInteger ANY_LENGTH = BigInteger.ONE.negate();
    private static final int APPLICATION = 0;
    private static final int ENROLMENT = 1;

    private IssuingPermissions() {}

    /**
     * Checks all permissions of a certificate, and its region.
     *
     * <p>Every issuer above it has to grant them, not the next one alone: an issuer's group for all applications does
     * not say which permissions those above have left of each.
     *
     * @param issuer   one of the certificates above it
     * @param distance how far above: 1 for its own issuer
     * @throws RefusedException for the first one that the issuer may not grant
     */
    static void require(EncodedCertificate subject, EncodedCertificate issuer, int distance) {
        requireRegion(subject, issuer);
        requireExtensions(subject, issuer);
        BigInteger below = BigInteger.valueOf(distance);
        List<PsidGroupPermissions> may = orEmpty(issuer.toBeSigned().certIssuePermissions());
        for (PsidSsp wanted : orEmpty(subject.toBeSigned().appPermissions())) {
            if (may.stream()
                    .noneMatch(group -> isSet(group, APPLICATION)
                            && grants(group, below, below)
                            && SspRanges.covers(group, wanted, may))) {
                throw refused(subject, issuer, "sign for ITS-AID " + Excerpt.of(wanted.psid()));
            }
        }
        for (PsidGroupPermissions wanted : orEmpty(subject.toBeSigned().certRequestPermissions())) {
            if (may.stream()
                    .noneMatch(group ->
                            isSet(group, ENROLMENT) && grants(group, below, below) && covers(group, wanted, may))) {
                throw refused(subject, issuer, "request certificates");
            }
        }
        for (PsidGroupPermissions wanted : orEmpty(subject.toBeSigned().certIssuePermissions())) {
            if (may.stream().noneMatch(group -> isLongEnough(group, wanted, below) && covers(group, wanted, may))) {
                throw refused(subject, issuer, "issue certificates " + describe(wanted));
            }
        }
    }

    private static void requireRegion(EncodedCertificate subject, EncodedCertificate issuer) {
        GeographicRegion region = subject.toBeSigned().region();
        GeographicRegion wider = issuer.toBeSigned().region();
        if (region != null && wider != null && !Regions.mayBeWithin(region, wider)) {
            throw refused(subject, issuer, "be valid outside the issuer's region");
        }
    }

    /** Everybody may grant the operating organisation; what is not known, only who may grant all of it. */
    private static void requireExtensions(EncodedCertificate subject, EncodedCertificate issuer) {
        List<CertIssueExtension> may = orEmpty(issuer.toBeSigned().certIssueExtensions());
        for (AppExtension wanted : orEmpty(subject.toBeSigned().appExtensions())) {
            if (wanted.content() instanceof AppExtension.Content.Unknown
                    && may.stream()
                            .noneMatch(one -> one.id() == wanted.id()
                                    && one.permissions() instanceof CertIssueExtension.Permissions.All)) {
                throw refused(subject, issuer, "use extension " + wanted.id());
            }
        }
    }

    private static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }

    private static RefusedException refused(EncodedCertificate subject, EncodedCertificate issuer, String what) {
        return new RefusedException(
                Reason.ISSUER_MAY_NOT, issuer + " may not grant what " + subject + " has: to " + what);
    }

    private static String describe(PsidGroupPermissions group) {
        return group.subjectPermissions() instanceof SubjectPermissions.Explicit some
                ? "for "
                        + Excerpt.of(some.value().stream()
                                .map(PsidSspRange::psid)
                                .map(Excerpt::of)
                                .toList())
                : "for all applications";
    }

    /** Whether a group covers chains of all lengths of a range; null for its end is any length. */
    private static boolean grants(PsidGroupPermissions group, BigInteger least, @Nullable BigInteger most) {
        if (group.minChainLength().signum() <= 0 || group.minChainLength().compareTo(least) > 0) {
            return false;
        }
        return group.chainLengthRange().equals(ANY_LENGTH)
                || most != null && most.compareTo(group.minChainLength().add(group.chainLengthRange())) <= 0;
    }

    /** Whether a group covers chains longer by a distance than those that another one grants. */
    private static boolean isLongEnough(PsidGroupPermissions group, PsidGroupPermissions wanted, BigInteger distance) {
        BigInteger least = wanted.minChainLength().add(distance);
        boolean isAny = wanted.chainLengthRange().equals(ANY_LENGTH);
        return wanted.minChainLength().signum() > 0
                && grants(group, least, isAny ? null : least.add(wanted.chainLengthRange()));
    }

    private static boolean covers(
            PsidGroupPermissions group, PsidGroupPermissions wanted, List<PsidGroupPermissions> all) {
        for (int kind = APPLICATION; kind <= ENROLMENT; kind++) {
            if (isSet(wanted, kind) && !isSet(group, kind)) {
                return false;
            }
        }
        if (wanted.subjectPermissions() instanceof SubjectPermissions.Explicit some) {
            return some.value().stream().allMatch(range -> SspRanges.covers(group, range, all));
        }
        return wanted.subjectPermissions() instanceof SubjectPermissions.All
                && group.subjectPermissions() instanceof SubjectPermissions.All;
    }

    private static boolean isSet(PsidGroupPermissions group, int kind) {
        return group.eeType().length() > kind && group.eeType().get(kind);
    }
}
