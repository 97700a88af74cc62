package org.c2x.asn1.lexer;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The words of comments, without their marks and ornaments. */
final class CommentText {
    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
    private static final Pattern MARKS = Pattern.compile("^[*!<]+(?= |$)");

    private final List<String> lines = new ArrayList<>();

    /** Adds the inside of one comment. */
    void add(String inside) {
        for (String line : LINE_END.split(inside, -1)) {
            String words = line.strip();
            // The star that many writers put before every line of a block, and lines of stars or hyphens.
            words = MARKS.matcher(words).replaceFirst("").strip();
            if (!isOrnament(words)) {
                lines.add(words);
            }
        }
    }

    void clear() {
        lines.clear();
    }

    /** The lines, without empty ones at the start and the end. */
    @Override
    public String toString() {
        return lines.isEmpty() ? "" : String.join("\n", lines).strip();
    }

    private static boolean isOrnament(String words) {
        for (int i = 0; i < words.length(); i++) {
            if ("-*=#_~/+".indexOf(words.charAt(i)) < 0) {
                return false;
            }
        }
        return !words.isEmpty();
    }
}
