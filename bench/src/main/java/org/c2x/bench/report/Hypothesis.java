package org.c2x.bench.report;

import java.util.List;
import org.c2x.bench.result.Ratio;

/**
 * A finding of a study, judged by measured figures.
 *
 * @param statement  what the study found
 * @param source     which
 * @param judgements what the figures say, at each boundary and in each environment where that matters
 */
record Hypothesis(String statement, String source, List<Judgement> judgements) {

    /**
     * A comparison that decides.
     *
     * @param about  content and direction
     * @param claim  what should be less
     * @param other  than this
     * @param ratio  of the two, as text
     */
    record Evidence(String about, String claim, String other, String ratio, Verdict verdict) {

        /** Of something that should be less than something else. */
        static Evidence isLess(String about, Findings.Find claim, Findings.Find other) {
            Ratio ratio = claim.estimate().over(other.estimate());
            return new Evidence(
                    about, claim.toString(), other.toString(), Figures.ratio(ratio), Verdict.isLess(ratio));
        }
    }

    /**
     * The verdict under one condition.
     *
     * @param label the condition, empty where there is only one
     */
    record Judgement(String label, List<Evidence> evidence) {
        Verdict verdict() {
            return Verdict.all(evidence.stream().map(Evidence::verdict).toList());
        }

        /** Comparisons for it, as a number of all. */
        String tally() {
            long holding = evidence.stream()
                    .filter(one -> one.verdict() == Verdict.HOLDS)
                    .count();
            return evidence.isEmpty() ? "" : holding + " of " + evidence.size();
        }
    }
}
