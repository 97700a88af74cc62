package org.c2x.bench.length;

import org.c2x.asn1.runtime.Nullable;

/**
 * Length of one content in one scheme. The components are what {@code c2x lengths --json} prints.
 *
 * @param length        in octets, null if the scheme cannot express the content
 * @param published2014 what the study of 2014 gives, null if nothing is known
 * @param published2015 what the study of 2015 gives, null if nothing is known
 * @param reason        why there is no length, or why it differs from a published one; null if neither
 */
public record Length(
        String scheme,
        String content,
        @Nullable Integer length,
        @Nullable Integer published2014,
        @Nullable Integer published2015,
        @Nullable String reason) {}
