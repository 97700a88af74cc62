package org.c2x.asn1.emit.proto;

import java.util.List;
import org.c2x.asn1.emit.Javadoc;

/** Text of a {@code .proto} file, indented by the braces. */
final class ProtoText {
    private static final String INDENT = "  ";
    private static final int WIDTH = 116;

    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** Writes a line; one of a closing brace is indented less, what follows one with an opening brace more. */
    ProtoText line(String line) {
        if (line.equals("}")) {
            depth--;
        }
        text.append(line.isEmpty() ? "" : INDENT.repeat(depth)).append(line).append('\n');
        if (line.endsWith("{")) {
            depth++;
        }
        return this;
    }

    /** Writes an empty line. */
    ProtoText line() {
        return line("");
    }

    /** Writes comments, each a line or more; nothing for those that are empty. */
    ProtoText comment(List<String> comments) {
        for (String comment : comments) {
            for (String line : Javadoc.lines(Javadoc.printable(comment), WIDTH - INDENT.length() * depth)) {
                // a line that ends with a brace opens no block
                text.append(INDENT.repeat(depth))
                        .append(("// " + line).stripTrailing())
                        .append('\n');
            }
        }
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
