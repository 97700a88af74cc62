package org.c2x.asn1.runtime;

import java.math.BigInteger;

/** Values as problems quote them: short, and soon printed, however long somebody made them. */
public final class Excerpt {
    /** Most characters of a value that are quoted. */
    private static final int LONGEST = 160;

    /** Most characters of a whole problem, or of a path in a message. */
    private static final int LONGEST_PROBLEM = 1000;

    /** Longest number that is quoted digit by digit: more digits say nothing, and take long to print. */
    private static final int MOST_BITS = 128;

    private Excerpt() {}

    /** A value as text; of a long text the beginning, of a large number how large it is. */
    public static String of(@Nullable Object value) {
        if (value instanceof BigInteger number && number.bitLength() > MOST_BITS) {
            return "a number of " + number.bitLength() + " bits";
        }
        return beginning(String.valueOf(value), LONGEST);
    }

    /** A problem, cut if it is long: some quote what others have written. */
    static String ofProblem(@Nullable String problem) {
        return problem == null ? "" : beginning(problem, LONGEST_PROBLEM);
    }

    /** A path, of a long one the end. */
    static String ofPath(String path) {
        int cut = path.length() - LONGEST_PROBLEM;
        return cut <= 0 ? path : "..." + path.substring(cut);
    }

    private static String beginning(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest) + "...";
    }
}
