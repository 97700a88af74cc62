package org.c2x.asn1.emit;

import java.util.ArrayList;
import java.util.List;

/** Comments of an ASN.1 module as text of Javadoc. */
public final class Javadoc {

    private Javadoc() {}

    /** Makes any text harmless in a Javadoc comment. */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '@' -> escaped.append("&#64;");
                case '\\' -> escaped.append("&#92;");
                case '*' -> escaped.append(i + 1 < text.length() && text.charAt(i + 1) == '/' ? "&#42;" : "*");
                default -> escaped.append(c < ' ' && c != '\n' ? ' ' : c);
            }
        }
        return escaped.toString();
    }

    /** What is no visible character of a comment becomes a space; this is all that other languages need. */
    public static String printable(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().forEach(c -> printable.appendCodePoint(isPrintable(c) ? c : ' '));
        return printable.toString();
    }

    private static boolean isPrintable(int c) {
        int kind = Character.getType(c);
        // marks of the direction of text, which compilers warn of, are among the formats
        return c == '\n' || kind != Character.CONTROL && kind != Character.FORMAT && kind != Character.SURROGATE;
    }

    /** Breaks a text into lines; tags are indented on their further lines. */
    public static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.strip().split("\n")) {
            String indent = paragraph.startsWith("@") ? "    " : "";
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.strip().split("\\s+")) {
                if (line.length() > indent.length() && line.length() + 1 + word.length() > width) {
                    lines.add(line.toString());
                    line = new StringBuilder(indent).append(word);
                } else {
                    line.append(line.isEmpty() ? "" : " ").append(word);
                }
            }
            lines.add(line.toString());
        }
        return text.isBlank() ? List.of() : lines;
    }
}
