package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.c2x.asn1.runtime.Nullable;

/**
 * Something that was not measured.
 *
 * @param what        for people, for instance scheme, content and operation
 * @param environment with what, null if it is no matter of one
 * @param scheme      in which scheme, null if of none in particular
 * @param content     which message, null if of none in particular
 * @param reason      why
 * @param remedy      what to do for it, null if there is nothing to do
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonAutoDetect(isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public record Skipped(
        String what,
        @Nullable String environment,
        @Nullable String scheme,
        @Nullable String content,
        String reason,
        @Nullable String remedy) {
    /** {@link #what} begins with this where no native codec of a target could be measured. */
    public static final String NATIVE_CODECS = "native codecs without a JVM";

    /** Something that is neither of one scheme nor of one content. */
    public Skipped(String what, String reason, @Nullable String remedy) {
        this(what, null, null, null, reason, remedy);
    }

    /** A scheme that cannot do a content. */
    public static Skipped of(String scheme, String content, String reason) {
        return new Skipped(scheme + ' ' + content, null, scheme, content, reason, null);
    }

    /** Whether it says why there is nothing of a scheme with a content. */
    public boolean isOf(String ofScheme, String ofContent) {
        return ofScheme.equals(scheme) && (content == null || ofContent.equals(content));
    }

    /** Whether it is no matter of an environment: a scheme has no codec for a content. */
    public boolean isOfEveryEnvironment() {
        return environment == null && scheme != null && content != null;
    }

    /** The line for people: {@code skipped: … because …, …}. */
    @Override
    public String toString() {
        return "skipped: " + what + " because " + reason + (remedy == null ? "" : ", " + remedy);
    }
}
