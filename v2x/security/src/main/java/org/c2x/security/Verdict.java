package org.c2x.security;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;

/**
 * What a {@link Verifier} found.
 *
 * @param reason  why the data is rejected; null if no check failed
 * @param detail  the reason in words with the values; empty if the data is valid
 * @param checked the checks that succeeded, also of rejected data
 * @param data    the data, null if it could not be decoded
 * @param signer  the signer's certificate, null if it is not known
 */
public record Verdict(
        @Nullable Reason reason,
        String detail,
        Set<Check> checked,
        @Nullable SignedData data,
        @Nullable EncodedCertificate signer) {

    public Verdict {
        Set<Check> copy = EnumSet.noneOf(Check.class);
        copy.addAll(checked);
        checked = Collections.unmodifiableSet(copy);
    }

    /** Whether no check failed. {@link #notChecked} lists what was not checked. */
    public boolean isValid() {
        return reason == null;
    }

    /** What was not checked, because something needed was unknown or an earlier check failed. */
    public Set<Check> notChecked() {
        Set<Check> rest = EnumSet.allOf(Check.class);
        rest.removeAll(checked);
        return Collections.unmodifiableSet(rest);
    }

    /** One line: {@code valid}, or the reason and its detail. */
    @Override
    public String toString() {
        return reason == null ? "valid, not checked: " + notChecked() : reason + ": " + detail;
    }
}
