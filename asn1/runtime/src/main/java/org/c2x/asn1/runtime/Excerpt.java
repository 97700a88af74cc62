package org.c2x.asn1.runtime;

import java.math.BigInteger;

/**
 * Text of others as people read it: short, soon printed, and without characters that a terminal would obey, however
 * somebody made it.
 */
public final class Excerpt {
    /** Most characters of a value that are quoted. */
    private static final int LONGEST = 160;

    /** Most characters of a whole problem, or of a path in a message. */
    private static final int LONGEST_PROBLEM = 1000;

    /** Longest number that is quoted digit by digit: more digits say nothing, and take long to print. */
    private static final int MOST_BITS = 128;

    private Excerpt() {}

    /** A value as text that is fit to print; of a long text the beginning, of a large number how large it is. */
    public static String of(@Nullable Object value) {
        if (value instanceof BigInteger number && number.bitLength() > MOST_BITS) {
            return "a number of " + number.bitLength() + " bits";
        }
        return beginning(String.valueOf(value), LONGEST);
    }

    /**
     * Any text, with a question mark in place of what is no sign to be seen: control characters, among them those of
     * ISO 6429 beyond ASCII, format characters, which turn the direction of writing, and separators of lines.
     */
    public static String printable(String text) {
        int first = 0;
        while (first < text.length() && isSign(text.charAt(first))) {
            first++;
        }
        if (first == text.length()) {
            return text;
        }
        return text.codePoints()
                .map(sign -> isSign(sign) ? sign : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isSign(int codePoint) {
        if (codePoint >= ' ' && codePoint <= '~') {
            return true;
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> false;
            default -> true;
        };
    }

    /** A problem, fit to print, cut if it is long: some quote what others have written. */
    static String ofProblem(@Nullable String problem) {
        return problem == null ? "" : beginning(problem, LONGEST_PROBLEM);
    }

    /** A path, of a long one the end. */
    static String ofPath(String path) {
        int cut = path.length() - LONGEST_PROBLEM;
        return printable(cut <= 0 ? path : "..." + path.substring(cut));
    }

    private static String beginning(String text, int longest) {
        return printable(text.length() <= longest ? text : text.substring(0, longest) + "...");
    }
}
