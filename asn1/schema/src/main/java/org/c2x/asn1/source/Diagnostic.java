package org.c2x.asn1.source;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Excerpt;

/**
 * Something to tell about a place in a file.
 *
 * @param line       from 1
 * @param column     from 1, in characters
 * @param sourceLine the text of the line, without its end
 */
public record Diagnostic(Severity severity, String file, int line, int column, String message, String sourceLine) {

    /** How bad it is. */
    public enum Severity {
        ERROR,
        WARNING;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Longer lines are cut to the surroundings of the place. */
    private static final int SHOWN_BEFORE = 80;

    private static final int SHOWN_AFTER = 60;

    static Diagnostic at(Position position, Severity severity, String message) {
        return new Diagnostic(
                severity,
                position.file().name(),
                position.line(),
                position.column(),
                message,
                position.file().line(position.line()));
    }

    /** Three lines: {@code file:line:column: severity: message}, the source line, and a caret under the place. */
    @Override
    public String toString() {
        int place = Math.min(column - 1, sourceLine.length());
        int from = Math.max(0, place - SHOWN_BEFORE);
        int to = Math.min(sourceLine.length(), place + SHOWN_AFTER);
        // Tabs stay, so that the caret is below its character at any tab width.
        String indent = sourceLine.substring(from, place).replaceAll("[^\t]", " ");
        return Excerpt.printable(file) + ':' + line + ':' + column + ": " + severity + ": " + Excerpt.printable(message)
                + '\n' + printable(sourceLine.substring(from, to)) + '\n' + indent + '^';
    }

    private static String printable(String line) {
        return Stream.of(line.split("\t", -1)).map(Excerpt::printable).collect(Collectors.joining("\t"));
    }
}
