package org.c2x.bench.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Lengths;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.StudyResult;

/** Published beside measured lengths: a line for each published one, whatever was measured. */
final class LengthTable {
    private final StudyResult result;
    private final Targets targets;
    private final Study study;
    private final List<Entry> entries = new ArrayList<>();

    /**
     * What a measured length says of a study.
     *
     * @param published the study's figure beside it
     * @param reason    why the two differ
     */
    record Study(
            Function<Length, @Nullable BigDecimal> published, Function<Length, @Nullable String> reason) {
        static final Study OF_2014 = new Study(Length::published2014, Length::reason2014);
        static final Study OF_2015 = new Study(Length::published2015, Length::reason2015);
    }

    LengthTable(StudyResult result, Study study) {
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
                "Octets. The difference is measured less published. In C: what the native codecs of the same encoding "
                        + "need.",
                Table.andText(Table.numbers("published", "measured", "difference", "in C"), "why they differ"),
                byContent.entrySet().stream()
                        .map(block -> new Block(
                                block.getKey(),
                                block.getValue().stream()
                                        .sorted((one, other) -> one.scheme().compareTo(other.scheme()))
                                        .map(this::line)
                                        .toList()))
                        .toList());
    }

    private Line line(Entry entry) {
        List<Length> ours = result.lengths().stream()
                .filter(length -> entry.scheme().forTime().java().contains(length.scheme())
                        && length.content().equals(entry.content())
                        && !Family.isNative(length.scheme()))
                .toList();
        Optional<Length> measured = ours.stream()
                .filter(length -> length.length() != null && study.published().apply(length) != null)
                .findFirst();
        List<Cell> cells = new ArrayList<>();
        cells.add(Cell.number(entry.published().toPlainString()));
        cells.add(Cell.number(measured.map(one -> one.length().toPlainString()).orElse(null)));
        cells.add(Cell.number(measured.map(one -> difference(one.length().subtract(entry.published())))
                .orElse(null)));
        Cell inC = inC(entry);
        cells.add(inC);
        String reason = measured.isPresent() ? study.reason().apply(measured.get()) : why(ours);
        cells.add(reasons(reason, measured.isPresent(), entry, inC));
        return new Line(
                entry.scheme().label() + measured.map(one -> " · " + one.scheme()).orElse(""),
                new Marks(entry.scheme().family().style(), entry.content(), null, null),
                cells);
    }

    private static String difference(BigDecimal difference) {
        return (difference.signum() > 0 ? "+" : "") + (difference.signum() == 0 ? "0" : difference.toPlainString());
    }

    private static String why(List<Length> ours) {
        return ours.stream()
                .filter(length -> length.length() == null && length.reason() != null)
                .map(Length::reason)
                .findFirst()
                .orElse(MemoryTable.NOT_HERE);
    }

    private Cell reasons(@Nullable String reason, boolean measured, Entry entry, Cell inC) {
        List<String> schemes = entry.scheme().forEither().inC();
        String reasonInC = schemes.isEmpty()
                ? "C: no codec in C has this profile"
                : inC.text() == null ? "C: " + targets.whyNot(schemes, entry.content()) : null;
        String text = Stream.of(reason, reasonInC).filter(Objects::nonNull).collect(Collectors.joining("; "));
        return measured ? Cell.text(text.isEmpty() ? null : text) : Cell.missing(text);
    }

    /** One figure if all native codecs of the scheme agree. */
    private Cell inC(Entry entry) {
        Map<String, String> schemesByLength = entry.scheme().forEither().inC().stream()
                .flatMap(scheme -> length(scheme, entry.content()).stream())
                .collect(Collectors.groupingBy(
                        length -> length.length().toPlainString(),
                        LinkedHashMap::new,
                        Collectors.mapping(Length::scheme, Collectors.joining(", "))));
        return schemesByLength.isEmpty()
                ? Cell.number(null)
                : Cell.number(String.join(" / ", schemesByLength.keySet()))
                        .small(String.join(" / ", schemesByLength.values()));
    }

    /** A measured length; the average of Table VII follows from two of them. */
    private Optional<Length> length(String scheme, String content) {
        return content.equals(Length.AVERAGE)
                ? Lengths.average(scheme, result.lengths())
                : result.lengths().stream()
                        .filter(length -> length.scheme().equals(scheme)
                                && length.content().equals(content)
                                && length.length() != null)
                        .findFirst();
    }
}
