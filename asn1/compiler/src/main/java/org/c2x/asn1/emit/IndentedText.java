package org.c2x.asn1.emit;

import java.util.regex.Pattern;

/** Lines of a language with braces, indented by them. */
public final class IndentedText {
    /** One level. */
    public static final String INDENT = "    ";

    private final StringBuilder text = new StringBuilder();
    private int depth;

    /**
     * Writes a line; one that starts with a closing brace is indented less, what follows one that ends with an opening
     * brace more.
     */
    public IndentedText line(String line) {
        if (line.startsWith("}")) {
            depth--;
        }
        if (!line.isEmpty()) {
            text.append(INDENT.repeat(depth)).append(line);
        }
        text.append('\n');
        // a comment may quote ASN.1
        if (line.endsWith("{") && !line.startsWith(" *")) {
            depth++;
        }
        return this;
    }

    /** Writes a line that continues the one before. */
    public IndentedText continuation(String line) {
        text.append(INDENT.repeat(depth + 2)).append(line).append('\n');
        if (line.endsWith("{")) {
            depth++;
        }
        return this;
    }

    /** The place of what is written next. */
    public int position() {
        return text.length();
    }

    /** True if a variable is used below a place; members of structs and the paths in messages are none. */
    public boolean mentions(String variable, int position) {
        return Pattern.compile("(?<!->)(?<![.\"\\w])" + variable + "\\b")
                .matcher(text)
                .region(position, text.length())
                .find();
    }

    /** Inserts a line at a place where as many braces were open as now. */
    public void insert(int position, String line) {
        text.insert(position, INDENT.repeat(depth) + line + '\n');
    }

    /** Takes the closing brace away that was written last. */
    void reopen() {
        text.setLength(text.length() - "}\n".length());
        depth++;
    }

    /** How many braces are open. */
    public int depth() {
        return depth;
    }

    /** What has been written. */
    @Override
    public String toString() {
        return text.toString();
    }
}
