package org.c2x.bench.report;

import java.util.Locale;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.StudyResult;

/**
 * What the filters of the page go by.
 *
 * @param family      style of the scheme's family, null for what is about none
 * @param content     null or empty for what is about none in particular
 * @param boundary    null for what has none
 * @param environment null for what does not depend on it
 */
record Marks(
        @Nullable String family,
        @Nullable String content,
        @Nullable String boundary,
        @Nullable String environment) {

    /** Marks of what holds for a scheme's encoding, however it is made. */
    static Marks of(StudyResult result, String scheme, @Nullable String content) {
        return new Marks(Family.of(result, scheme).style(), content, null, null);
    }

    static Marks of(StudyResult result, Figure row) {
        return of(result, row.scheme(), row.content()).with(row.boundary(), row.environment());
    }

    Marks with(@Nullable Boundary newBoundary, @Nullable String newEnvironment) {
        return new Marks(family, content, newBoundary == null ? null : style(newBoundary), newEnvironment);
    }

    /** The name of a boundary in attributes of the page. */
    static String style(Boundary boundary) {
        return boundary.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
