package org.c2x.bench.report;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.bench.result.Ratio;

/**
 * A finding of a study, judged by measured figures.
 *
 * @param statement  what the study found
 * @param source     which
 * @param judgements what the figures say, at each boundary and in each environment where that matters
 */
record Hypothesis(String statement, String source, List<Judgement> judgements) {

    /** Whether anything was measured that decides it. */
    boolean isJudged() {
        return judgements.stream().anyMatch(judgement -> !judgement.evidence().isEmpty());
    }

    /** All judgements as one text. */
    String inBrief() {
        return judgements.stream().map(Judgement::inBrief).collect(Collectors.joining("; "));
    }

    /**
     * A comparison that decides.
     *
     * @param about    content and direction
     * @param claim    what should be less
     * @param other    than this
     * @param quotient of the two
     * @param certain  whether both are certain enough to be ranked
     */
    record Evidence(String about, String claim, String other, Ratio quotient, boolean certain) {

        /** Of something that should be less than something else. */
        static Evidence isLess(String about, Findings.Find claim, Findings.Find other) {
            return of(about, claim, other.toString(), other.estimate());
        }

        /** The same, said to be of an environment. */
        Evidence on(String environment) {
            return new Evidence(about + ", " + environment, claim, other, quotient, certain);
        }

        private static Evidence of(String about, Findings.Find claim, String other, Estimate than) {
            Estimate one = claim.estimate();
            return new Evidence(about, claim.toString(), other, one.over(than), one.certain() && than.certain());
        }

        /** Of two of which the larger should be less than so many times the smaller. */
        static Evidence isWithin(double factor, String about, Findings.Find one, Findings.Find other) {
            boolean first = one.estimate().value() >= other.estimate().value();
            Findings.Find large = first ? one : other;
            Findings.Find small = first ? other : one;
            Estimate limit = small.estimate().times(factor);
            return of(about, large, Figures.significant(factor) + " × " + small, limit);
        }

        Verdict verdict() {
            return certain ? Verdict.isLess(quotient) : Verdict.UNCERTAIN;
        }

        /** The quotient as text. */
        String ratio() {
            return Figures.ratio(quotient);
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

        private String inBrief() {
            return (label.isEmpty() ? "" : label + ": ")
                    + verdict().label()
                    + (evidence.isEmpty() ? "" : " (" + tally() + ')');
        }
    }
}
