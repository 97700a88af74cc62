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

    private static final String IN_2014 = "2014: ";
    private static final String IN_2015 = "; 2015: ";

    /** The reasons for differences from the two studies as one, with years where they are not the same. */
    static @Nullable String reasons(@Nullable String for2014, @Nullable String for2015) {
        if (for2014 == null || for2014.equals(for2015)) {
            return for2015;
        }
        return for2015 == null ? IN_2014 + for2014 : IN_2014 + for2014 + IN_2015 + for2015;
    }

    /** Why the length differs from that of the study of 2014; null if it does not. */
    public @Nullable String reason2014() {
        if (reason == null || !differs(published2014)) {
            return null;
        }
        return reason.startsWith(IN_2014) ? reason.substring(IN_2014.length()).split(IN_2015, 2)[0] : reason;
    }

    /** Why the length differs from that of the study of 2015; null if it does not. */
    public @Nullable String reason2015() {
        if (reason == null || !differs(published2015)) {
            return null;
        }
        int start = reason.startsWith(IN_2014) ? reason.indexOf(IN_2015) : -1;
        return start < 0 ? reason : reason.substring(start + IN_2015.length());
    }

    private boolean differs(@Nullable BigDecimal published) {
        return length != null && published != null && length.compareTo(published) != 0;
    }

    /** A measured length. */
    static Length measured(String scheme, String content, BigDecimal length) {
        return new Length(scheme, content, length, null, null, null);
    }

    /** No length. */
    static Length missing(String scheme, String content, String reason) {
        return new Length(scheme, content, null, null, null, reason);
    }
}
