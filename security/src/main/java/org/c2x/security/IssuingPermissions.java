package org.c2x.security;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.SubjectPermissions;

/** Whether an issuer may grant what a certificate has (IEEE 1609.2 clauses 5.1.2 and 6.4.28 to 6.4.32). */
final class IssuingPermissions {
    private static final BigInteger ANY_LENGTH = BigInteger.ONE.negate();
    private static final int APPLICATION = 0;
    private static final int ENROLMENT = 1;

    private IssuingPermissions() {}

    /**
     * Checks all permissions of a certificate.
     *
     * @throws RefusedException for the first one that the issuer may not grant
     */
    static void require(EncodedCertificate subject, EncodedCertificate issuer) {
        List<PsidGroupPermissions> may = orEmpty(issuer.toBeSigned().certIssuePermissions());
        for (PsidSsp wanted : orEmpty(subject.toBeSigned().appPermissions())) {
            if (may.stream().noneMatch(group -> endsHere(group, APPLICATION) && SspRanges.covers(group, wanted, may))) {
                throw refused(subject, issuer, "sign for ITS-AID " + wanted.psid());
            }
        }
        for (PsidGroupPermissions wanted : orEmpty(subject.toBeSigned().certRequestPermissions())) {
            if (may.stream().noneMatch(group -> endsHere(group, ENROLMENT) && covers(group, wanted, may))) {
                throw refused(subject, issuer, "request certificates");
            }
        }
        for (PsidGroupPermissions wanted : orEmpty(subject.toBeSigned().certIssuePermissions())) {
            if (may.stream().noneMatch(group -> isLongEnough(group, wanted) && covers(group, wanted, may))) {
                throw refused(subject, issuer, "issue certificates " + describe(wanted));
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
                ? "for " + some.value().stream().map(PsidSspRange::psid).toList()
                : "for all applications";
    }

    /** Whether a group covers chains that end with the certificate right below its owner. */
    private static boolean endsHere(PsidGroupPermissions group, int kind) {
        return group.eeType().length() > kind
                && group.eeType().get(kind)
                && group.minChainLength().signum() > 0
                && group.minChainLength().compareTo(BigInteger.ONE) <= 0
                && group.chainLengthRange().compareTo(ANY_LENGTH) >= 0;
    }

    /** Whether a group covers chains one longer than those that another one grants. */
    private static boolean isLongEnough(PsidGroupPermissions group, PsidGroupPermissions wanted) {
        BigInteger least = wanted.minChainLength().add(BigInteger.ONE);
        if (wanted.minChainLength().signum() <= 0 || group.minChainLength().compareTo(least) > 0) {
            return false;
        }
        if (group.chainLengthRange().equals(ANY_LENGTH)) {
            return true;
        }
        BigInteger most = least.add(wanted.chainLengthRange());
        return !wanted.chainLengthRange().equals(ANY_LENGTH)
                && most.compareTo(group.minChainLength().add(group.chainLengthRange())) <= 0;
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
