package org.c2x.columnar;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the unit of a number in its comment. */
final class Units {
    /** As ETSI's modules say it: {@code @unit: 0,01 m/s}. */
    private static final Pattern TAG = Pattern.compile("@unit:?\\s*([^\\n*@]+)");

    /** As ours do: {@code in 0.01 m/s, ...}, {@code in units of 10 cm}, {@code in seconds}. */
    private static final Pattern AFTER_IN = Pattern.compile("\\bin (?:(?:units|steps) of )?("
            + "\\d[\\d.,/]* (?:m/s²|m/s|km/h|mm|cm|m|kg|ms|s|%|(?:micro)?degrees?(?: per second)?|per metre)"
            + "|metres|milliseconds|seconds|minutes|degrees(?: Celsius| per second)?|km/h|per cent"
            + ")(?![\\p{L}/²])");

    private Units() {}

    /** The unit, empty if the comment names none. */
    static Optional<String> of(String comment) {
        Matcher tag = TAG.matcher(comment);
        if (tag.find()) {
            return Optional.of(tag.group(1).strip());
        }
        return Optional.of(AFTER_IN.matcher(comment.replaceAll("\\s+", " ")))
                .filter(Matcher::find)
                .map(found -> found.group(1));
    }
}
