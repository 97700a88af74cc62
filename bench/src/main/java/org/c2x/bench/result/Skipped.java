package org.c2x.bench.result;

import org.c2x.asn1.runtime.Nullable;

/**
 * Something that was not measured.
 *
 * @param what   for instance scheme, content and operation
 * @param reason why
 * @param remedy what to do for it, null if there is nothing to do
 */
public record Skipped(String what, String reason, @Nullable String remedy) {
    /** {@link #what} begins with this where no native codec of a target could be measured. */
    public static final String NATIVE_CODECS = "native codecs without a JVM";

    /** The line for people: {@code skipped: … because …, …}. */
    @Override
    public String toString() {
        return "skipped: " + what + " because " + reason + (remedy == null ? "" : ", " + remedy);
    }
}
