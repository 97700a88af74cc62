package org.c2x.asn1.resolve;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what a mistyped name may have meant. */
final class Suggestions {
    private static final int MOST_CHANGES = 2;
    private static final int LONGEST_NAME = 100;

    private Suggestions() {}

    /** {@code ": did you mean …?"}, empty if no name is close. */
    static String didYouMean(String name, Collection<String> known) {
        if (name.length() > LONGEST_NAME) {
            return "";
        }
        Optional<String> closest = known.stream()
                .filter(candidate -> !candidate.equals(name)
                        && Math.abs(candidate.length() - name.length()) <= MOST_CHANGES
                        && changes(name, candidate) <= Math.min(MOST_CHANGES, name.length() / 2))
                .min(Comparator.comparingInt((String candidate) -> changes(name, candidate))
                        .thenComparing(Comparator.naturalOrder()));
        return closest.map(candidate -> ": did you mean '" + candidate + "'?").orElse("");
    }

    /** The least number of letters to insert, delete or replace (Levenshtein); a different case counts nothing. */
    private static int changes(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                boolean same = Character.toLowerCase(from.charAt(i - 1)) == Character.toLowerCase(to.charAt(j - 1));
                int replaced = diagonal + (same ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
