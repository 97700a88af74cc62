package org.c2x.asn1.emit.xsd;

/** Text of an XML file, indented. */
final class XmlText {
    private static final String INDENT = "  ";

    private final StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private int depth;

    /** Writes a start tag; names and values of attributes take turns. */
    XmlText open(String name, String... attributes) {
        start(name, attributes).append(">\n");
        depth++;
        return this;
    }

    /** Writes an end tag. */
    XmlText close(String name) {
        depth--;
        indent().append("</").append(name).append(">\n");
        return this;
    }

    /** Writes an element without content. */
    XmlText leaf(String name, String... attributes) {
        start(name, attributes).append("/>\n");
        return this;
    }

    /** Writes a comment of one line. */
    XmlText comment(String comment) {
        // two hyphens would end it
        indent().append("<!-- ").append(comment.replace("--", "- -")).append(" -->\n");
        return this;
    }

    /** Writes an element with text, which may have several lines. */
    XmlText text(String name, String content) {
        String[] lines = content.strip().split("\\s*\n\\s*");
        if (lines.length == 1) {
            start(name)
                    .append('>')
                    .append(escape(lines[0]))
                    .append("</")
                    .append(name)
                    .append(">\n");
            return this;
        }
        open(name);
        for (String line : lines) {
            indent().append(escape(line)).append('\n');
        }
        return close(name);
    }

    private StringBuilder start(String name, String... attributes) {
        indent().append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(escape(attributes[i + 1]))
                    .append('"');
        }
        return text;
    }

    private StringBuilder indent() {
        return text.append(INDENT.repeat(depth));
    }

    /** Replaces what is markup; a control character, which XML does not have, becomes a space. */
    private static String escape(String content) {
        StringBuilder escaped = new StringBuilder(content.length());
        content.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isCharacter(c) ? c : ' ');
            }
        });
        return escaped.toString();
    }

    private static boolean isCharacter(int c) {
        return c >= ' ' && c != 0xfffe && c != 0xffff && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
