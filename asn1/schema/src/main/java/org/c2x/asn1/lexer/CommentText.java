package org.c2x.asn1.lexer;

import java.util.ArrayList;
import java.util.List;

/** The words of comments, without their marks and ornaments. */
final class CommentText {
    private final List<String> lines = new ArrayList<>();

    /** Adds the inside of one comment. */
    void add(String inside) {
        for (String line : inside.split("\r\n|\r|\n", -1)) {
            String words = line.strip();
            // The star that many writers put in front of every line of a block, and lines of stars or hyphens.
            words = words.replaceFirst("^[*!<]+(?= |$)", "").strip();
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
        return String.join("\n", lines).strip();
    }

    private static boolean isOrnament(String words) {
        return !words.isEmpty() && words.chars().allMatch(c -> "-*=#_~/+".indexOf(c) >= 0);
    }
}
