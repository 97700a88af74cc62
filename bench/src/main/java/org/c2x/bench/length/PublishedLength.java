package org.c2x.bench.length;

import java.math.BigDecimal;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;

/**
 * A length that a study published for what one of our schemes stands for.
 *
 * @param column  the scheme in the study, null if ours stands for none
 * @param content ours
 * @param study   its year
 * @param length  in octets, null if the study has no such figure
 */
public record PublishedLength(
        @Nullable PublishedColumn column,
        String content,
        int study,
        @Nullable BigDecimal length) {
    /** What a study has for a scheme and a content of ours. */
    public static PublishedLength of(String scheme, String content, int study) {
        Optional<PublishedColumn> column = PublishedColumn.of(scheme);
        return new PublishedLength(
                column.orElse(null),
                content,
                study,
                column.flatMap(one -> study == 2014 ? one.length2014(content) : one.length2015(content))
                        .orElse(null));
    }

    /** Why a measured length is another, null if it is the same or there is nothing to compare it with. */
    public @Nullable String whyNot(BigDecimal measured) {
        return length == null || column == null || length.compareTo(measured) == 0
                ? null
                : Reasons.why(column, study, content, measured);
    }
}
