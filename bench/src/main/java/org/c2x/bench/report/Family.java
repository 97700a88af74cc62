package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.SchemeFacts;
import org.c2x.bench.result.StudyResult;

/**
 * What schemes have in common, and the colour that they have wherever they are shown: their encoding. Families are in
 * the order of the page.
 *
 * @param style name in class attributes and filters of the page
 */
record Family(String style, String label) implements Comparable<Family> {
    static final Family BASELINE = new Family(Figure.BASELINE, "Plain copy");
    /** Of schemes in result files that this program does not know. */
    private static final Family OTHER = new Family("other", "Other");

    private static final List<Family> LAST = List.of(OTHER, BASELINE);

    /** The encodings that have a colour of their own in the page's style sheet; others come after and share one. */
    static final List<String> COLOURED = List.of("uper", "aper", "oer", "der", "ber", "protobuf", "exi", "binary");

    private static final Comparator<Family> ORDER =
            Comparator.comparingInt(Family::rank).thenComparing(Family::label);

    /** The order of figures by the families of their schemes. */
    static Comparator<Figure> order(StudyResult result) {
        return Comparator.comparing(figure -> of(result, figure.scheme()));
    }

    /** The family of a scheme; baselines have the number of octets after their name. */
    static Family of(StudyResult result, String scheme) {
        return scheme.startsWith(Figure.BASELINE)
                ? BASELINE
                : result.facts(scheme).map(Family::of).orElse(OTHER);
    }

    static Family of(SchemeFacts facts) {
        return new Family(facts.encoding(), facts.label());
    }

    private int rank() {
        int place = COLOURED.indexOf(style);
        return place >= 0 ? place : COLOURED.size() + 1 + LAST.indexOf(this);
    }

    @Override
    public int compareTo(Family other) {
        return ORDER.compare(this, other);
    }
}
