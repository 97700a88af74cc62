package org.c2x.security;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;

/**
 * What a {@link Verifier} found.
 *
 * @param reason  why the data is refused; null if it is valid as far as it was checked
 * @param detail  the reason in words, with the values; empty if the data is valid
 * @param checked what was checked and found right, also of refused data
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

    /** True if nothing speaks against the data. {@link #notChecked} says what was not looked at. */
    public boolean isValid() {
        return reason == null;
    }

    /** What was not checked: for want of what it takes, or because something else was wrong before. */
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
