package org.c2x.bench.report;

import java.util.List;
import java.util.Locale;
import org.c2x.bench.result.Ratio;

/** What figures say about a claim. */
enum Verdict {
    HOLDS("holds"),
    DOES_NOT_HOLD("does not hold"),
    NOT_DISTINGUISHABLE("not distinguishable"),
    UNCERTAIN("uncertain"),
    NOT_MEASURED("not measured");

    private final String label;

    Verdict(String label) {
        this.label = label;
    }

    /** Whether something that is this multiple of another is less. */
    static Verdict isLess(Ratio ratio) {
        if (!ratio.tellsApart()) {
            return NOT_DISTINGUISHABLE;
        }
        return ratio.value() < 1 ? HOLDS : DOES_NOT_HOLD;
    }

    /** Whether all of some claims hold: one that does not is enough against it, then one unknown. */
    static Verdict all(List<Verdict> verdicts) {
        if (verdicts.isEmpty()) {
            return NOT_MEASURED;
        }
        return List.of(DOES_NOT_HOLD, NOT_DISTINGUISHABLE, UNCERTAIN).stream()
                .filter(verdicts::contains)
                .findFirst()
                .orElse(HOLDS);
    }

    String label() {
        return label;
    }

    /** Its name in class attributes of the page. */
    String style() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
