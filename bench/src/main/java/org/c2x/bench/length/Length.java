package org.c2x.bench.length;

import java.math.BigDecimal;
import org.c2x.asn1.runtime.Nullable;

/**
 * Length of one content in one scheme, beside what the studies published. The components are what
 * {@code c2x lengths --json} prints.
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

    /** A measured length beside published ones. */
    static Length measured(String scheme, String content, BigDecimal length) {
        PublishedLength in2014 = PublishedLength.of(scheme, content, 2014);
        PublishedLength in2015 = PublishedLength.of(scheme, content, 2015);
        return new Length(
                scheme,
                content,
                length,
                in2014.length(),
                in2015.length(),
                reasons(in2014.whyNot(length), in2015.whyNot(length)));
    }

    /** No length, and why. */
    static Length missing(String scheme, String content, String reason) {
        return new Length(
                scheme,
                content,
                null,
                PublishedLength.of(scheme, content, 2014).length(),
                PublishedLength.of(scheme, content, 2015).length(),
                reason);
    }

    /** The reasons for differences from the two studies as one, with years where they are not the same. */
    private static @Nullable String reasons(@Nullable String for2014, @Nullable String for2015) {
        if (for2014 == null || for2014.equals(for2015)) {
            return for2015;
        }
        return "2014: " + for2014 + (for2015 == null ? "" : "; 2015: " + for2015);
    }
}
