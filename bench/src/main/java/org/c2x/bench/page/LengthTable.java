package org.c2x.bench.page;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.Length;

/**
 * Lengths of one content beside the published ones.
 *
 * @param content its name
 * @param lines   one for each scheme
 */
record LengthTable(String content, List<Line> lines) {
    private static final String NONE = "–";

    /** One scheme, as text; a length that does not exist is a dash with the reason. */
    record Line(String scheme, String octets, String in2014, String in2015, String reason) {}

    /** Schemes that have no length at all are left out: the page lists them among what was not measured. */
    static List<LengthTable> of(List<Length> all) {
        Set<String> schemes = all.stream()
                .filter(length -> length.length() != null)
                .map(Length::scheme)
                .collect(Collectors.toSet());
        List<Length> lengths = all.stream().filter(length -> schemes.contains(length.scheme())).toList();
        return lengths.stream()
                .map(Length::content)
                .distinct()
                .map(content -> new LengthTable(
                        content,
                        lengths.stream()
                                .filter(length -> length.content().equals(content))
                                .map(LengthTable::line)
                                .toList()))
                .toList();
    }

    private static Line line(Length length) {
        return new Line(
                length.scheme(),
                length.length() == null ? NONE : length.length().toPlainString(),
                published(length.published2014()),
                published(length.published2015()),
                length.reason() == null ? "" : length.reason());
    }

    private static String published(@Nullable BigDecimal octets) {
        return octets == null ? "" : octets.toPlainString();
    }
}
