package org.c2x.bench.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.MeasuredLengths;
import org.c2x.bench.length.PublishedLength;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/** Published beside measured lengths: a line for each published one, whatever was measured. */
final class LengthTable {
    private final StudyResult result;
    private final Targets targets;
    private final int study;
    private final List<Entry> entries = new ArrayList<>();

    /** @param study its year */
    LengthTable(StudyResult result, int study) {
        this.result = result;
        this.targets = new Targets(result);
        this.study = study;
    }

    private record Entry(StudyScheme scheme, String content, BigDecimal published) {}

    /** Adds a published length, in octets. */
    void add(StudyScheme scheme, String content, BigDecimal published) {
        entries.add(new Entry(scheme, content, published));
    }

    /** The table of what was added. */
    Table table(String title) {
        Map<String, List<Entry>> byContent = entries.stream()
                .collect(Collectors.groupingBy(Entry::content, LinkedHashMap::new, Collectors.toList()));
        return new Table(
                        title,
                        "Octets. The difference is measured minus published. In C: the lengths that the native "
                                + "codecs of the same encoding need.",
                        Table.andText(Table.numbers("published", "measured", "difference", "in C"), "why they differ"),
                        byContent.entrySet().stream()
                                .map(block -> new Block(
                                        block.getKey(),
                                        block.getValue().stream()
                                                .sorted((one, other) ->
                                                        one.scheme().compareTo(other.scheme()))
                                                .map(this::line)
                                                .toList()))
                                .toList())
                .measuredBy("./c2x study --only headline,native");
    }

    private Line line(Entry entry) {
        List<String> schemes = entry.scheme().forTime().java();
        Optional<String> scheme = schemes.stream()
                .filter(one -> PublishedLength.of(one, entry.content(), study).length() != null
                        && length(one, entry.content()).isPresent())
                .findFirst();
        Optional<BigDecimal> measured = scheme.flatMap(one -> length(one, entry.content()));
        List<Cell> cells = new ArrayList<>();
        cells.add(Cell.number(entry.published().toPlainString()));
        @Nullable
        String reason = measured.isPresent()
                ? PublishedLength.of(scheme.get(), entry.content(), study).whyNot(measured.get())
                : why(schemes, entry.content());
        cells.add(
                measured.isEmpty() && reason == null
                        ? Cell.open()
                        : Cell.number(measured.map(BigDecimal::toPlainString).orElse(null)));
        cells.add(Cell.number(measured.map(length -> difference(length.subtract(entry.published())))
                .orElse(null)));
        @Nullable String whyNotInC = whyNotInC(entry);
        Cell inC = inC(entry);
        cells.add(inC.text() == null && whyNotInC == null ? Cell.open() : inC);
        String reasons = Stream.of(reason, inC.text() == null && whyNotInC != null ? "C: " + whyNotInC : null)
                .filter(Objects::nonNull)
                .collect(Collectors.joining("; "));
        cells.add(Cell.text(reasons.isEmpty() ? null : reasons));
        return new Line(
                entry.scheme().label() + scheme.map(one -> " · " + one).orElse(""),
                new Marks(entry.scheme().family().style(), entry.content(), null, null),
                cells);
    }

    private static String difference(BigDecimal difference) {
        return (difference.signum() > 0 ? "+" : "") + (difference.signum() == 0 ? "0" : difference.toPlainString());
    }

    private @Nullable String why(List<String> schemes, String content) {
        return result.skipped().stream()
                .filter(skipped -> schemes.stream().anyMatch(scheme -> skipped.isOf(scheme, content)))
                .map(Skipped::reason)
                .findFirst()
                .orElse(null);
    }

    private @Nullable String whyNotInC(Entry entry) {
        List<String> schemes = entry.scheme().forEither().inC();
        return schemes.isEmpty()
                ? "no codec has this profile"
                : targets.whyNot(schemes, entry.content()).orElse(null);
    }

    /** One figure if all native codecs of the scheme agree. */
    private Cell inC(Entry entry) {
        Map<String, List<String>> schemesByLength = new LinkedHashMap<>();
        entry.scheme()
                .forEither()
                .inC()
                .forEach(scheme -> length(scheme, entry.content())
                        .ifPresent(length -> schemesByLength
                                .computeIfAbsent(length.toPlainString(), first -> new ArrayList<>())
                                .add(scheme)));
        return schemesByLength.isEmpty()
                ? Cell.number(null)
                : Cell.number(String.join(" / ", schemesByLength.keySet()))
                        .small(schemesByLength.values().stream()
                                .map(schemes -> String.join(", ", schemes))
                                .collect(Collectors.joining(" / ")));
    }

    /** A measured length; the average of Table VII follows from two of them. */
    private Optional<BigDecimal> length(String scheme, String content) {
        if (content.equals(Length.AVERAGE)) {
            return MeasuredLengths.average(scheme, result.figures());
        }
        OptionalDouble length = result.figures().length(scheme, content);
        return length.isPresent() ? Optional.of(BigDecimal.valueOf((long) length.getAsDouble())) : Optional.empty();
    }
}
