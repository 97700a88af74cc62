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
        int most = Math.min(MOST_CHANGES, name.length() / 2);
        Optional<String> closest = known.stream()
                .filter(candidate -> !candidate.equals(name) && changes(name, candidate, most) <= most)
                .min(Comparator.comparingInt((String candidate) -> changes(name, candidate, most))
                        .thenComparing(Comparator.naturalOrder()));
        return closest.map(candidate -> ": did you mean '" + candidate + "'?").orElse("");
    }

    /**
     * The least number of letters to insert, delete or replace (Levenshtein), anything above {@code most} if there are
     * more; a different case counts nothing. Takes the time to read the names, for {@code most} is small.
     */
    private static int changes(String from, String to, int most) {
        boolean tooFar = Math.abs(from.length() - to.length()) > most;
        return tooFar ? most + 1 : changes(from, 0, to, 0, most);
    }

    private static int changes(String from, int fromStart, String to, int toStart, int most) {
        int i = fromStart;
        int j = toStart;
        while (i < from.length() && j < to.length() && isSame(from.charAt(i), to.charAt(j))) {
            i++;
            j++;
        }
        if (i == from.length() || j == to.length()) {
            return from.length() - i + to.length() - j;
        }
        if (most == 0) {
            return 1;
        }
        int replaced = changes(from, i + 1, to, j + 1, most - 1);
        int deleted = changes(from, i + 1, to, j, most - 1);
        int inserted = changes(from, i, to, j + 1, most - 1);
        return 1 + Math.min(replaced, Math.min(deleted, inserted));
    }

    private static boolean isSame(char left, char right) {
        return Character.toLowerCase(left) == Character.toLowerCase(right);
    }
}
