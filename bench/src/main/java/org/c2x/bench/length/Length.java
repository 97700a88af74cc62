package org.c2x.bench.length;

import java.math.BigDecimal;
import org.c2x.asn1.runtime.Nullable;

/**
 * Length of one content in one scheme. The components are what {@code c2x lengths --json} prints.
 *
 * @param content       its name, or {@value #AVERAGE} for the least average length of a CAM's envelope
 * @param length        in octets, null if the scheme cannot express the content
 * @param published2014 what the study of 2014 gives, null if it has no such figure
 * @param published2015 what the study of 2015 gives, null if it has no such figure
 * @param reason        why there is no length, or why it differs from a published one; null if neither
 */
public record Length(
        String scheme,
        String content,
        @Nullable BigDecimal length,
        @Nullable BigDecimal published2014,
        @Nullable BigDecimal published2015,
        @Nullable String reason) {

    /** What stands for a content where the length is Table VII's average, with its only decimal. */
    public static final String AVERAGE = "sec1-average";

    /** A measured length. */
    static Length measured(String scheme, String content, BigDecimal length) {
        return new Length(scheme, content, length, null, null, null);
    }

    /** No length. */
    static Length missing(String scheme, String content, String reason) {
        return new Length(scheme, content, null, null, null, reason);
    }
}
