package org.c2x.bench.report;

import static java.util.Objects.requireNonNull;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.bench.length.Length;
import org.c2x.bench.published.Memory;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2014;
import org.c2x.bench.published.Study2015;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** The studies of 2014 and 2015, table by table, published beside measured. */
final class Studies {
    /** Contents of ours that only the study of 2014 has, under the name of another: its certificate was shorter. */
    private static final String SHORT_CERTIFICATE = "-90";

    /** What the study of 2015 has tables of its own for. */
    private static final String MESSAGES = "CAM and DENM";

    private static final String ENVELOPE = "the envelope";

    private final StudyResult result;
    private final MemoryTable memory;
    private final Study2014 study2014 = Published.study2014();
    private final Study2015 study2015 = Published.study2015();

    private Studies(StudyResult result) {
        this.result = result;
        this.memory = new MemoryTable(result);
    }

    /** Both, in the order of their years. */
    static List<Section> of(StudyResult result) {
        Studies studies = new Studies(result);
        return List.of(studies.of2014(), studies.of2015());
    }

    private Section of2014() {
        LengthTable lengths = new LengthTable(result, 2014);
        study2014
                .encode()
                .forEach((content, schemes) -> schemes.forEach((name, encoding) ->
                        lengths.add(StudyScheme.named(name), ours(content), BigDecimal.valueOf(encoding.length()))));
        return Section.of(
                "study2014",
                "The study of 2014",
                study2014.authors() + ": " + study2014.title() + ".",
                new Part(
                        "Tables II–IV: length",
                        List.of("Names that end in " + SHORT_CERTIFICATE
                                + " have a certificate of 90 octets, like those of the study."),
                        List.of(),
                        List.of(lengths.table("Length, 2014"))),
                new Part(
                        "Tables II–IV: memory of encoding",
                        List.of("TOED is the encoder optimised for time, SOED the one optimised for space."),
                        List.of(),
                        List.of(memory.table("Memory to encode, 2014", Direction.ENCODE, memory2014()))),
                new StudyFigures(result, schemes(study2014.encode()))
                        .part(
                                "Figures 1–3",
                                Direction.ENCODE,
                                requireNonNull(study2014.figures().get("1-3"))));
    }

    /** The content of ours with the study's certificate, if it was measured. */
    private String ours(String content) {
        String withIts = content + SHORT_CERTIFICATE;
        return result.figures().of(Quantity.LENGTH, withIts).findAny().isPresent() ? withIts : content;
    }

    private static <T> Map<String, Set<String>> schemes(Map<String, Map<String, T>> published) {
        Map<String, Set<String>> schemes = new LinkedHashMap<>();
        published.forEach((content, figures) -> schemes.put(content, figures.keySet()));
        return schemes;
    }

    private List<MemoryTable.Entry> memory2014() {
        List<MemoryTable.Entry> entries = new ArrayList<>();
        study2014
                .encode()
                .forEach((content, schemes) -> schemes.forEach((name, encoding) -> {
                    StudyScheme scheme = StudyScheme.named(name);
                    entries.add(new MemoryTable.Entry(
                            scheme, scheme.label() + " TOED", content, encoding.toed(), scheme.forTime()));
                    if (encoding.soed() != null) {
                        entries.add(new MemoryTable.Entry(
                                scheme, scheme.label() + " SOED", content, encoding.soed(), scheme.forSpace()));
                    }
                }));
        return entries;
    }

    private Section of2015() {
        LengthTable averages = new LengthTable(result, 2015);
        study2015
                .averageEnvelope()
                .lengths()
                .forEach((name, average) -> averages.add(
                        StudyScheme.named(name),
                        Length.AVERAGE,
                        BigDecimal.valueOf(average).setScale(1)));
        StudyFigures figures = new StudyFigures(result, schemes(study2015.encode()));
        return Section.of(
                "study2015",
                "The study of 2015",
                study2015.authors() + ": " + study2015.title() + ".",
                Part.of("Table III: nesting", NestingTable.of(result, study2015)),
                encoding2015("Tables IV and V", MESSAGES),
                encoding2015("Table VI", ENVELOPE),
                new Part(
                        "Table VII: average envelope",
                        List.of("The smallest possible average length of a CAM’s envelope: "
                                + study2015.averageEnvelope().messagesPerSecond() + " per second, "
                                + study2015.averageEnvelope().certificatesPerSecond()
                                + " of them with the certificate, the others with its digest."),
                        List.of(),
                        List.of(averages.table("Average envelope, 2015"))),
                decoding2015("Table VIII", MESSAGES),
                decoding2015("Table IX", ENVELOPE),
                figures.part(
                        "Figures 1–3",
                        Direction.ENCODE,
                        requireNonNull(study2015.figures().get("1-3"))),
                figures.part(
                        "Figures 4–6",
                        Direction.DECODE,
                        requireNonNull(study2015.figures().get("4-6"))));
    }

    private static boolean isIn(String of, String content) {
        return of.equals(ENVELOPE) == content.startsWith("sec");
    }

    private Part encoding2015(String tables, String of) {
        LengthTable lengths = new LengthTable(result, 2015);
        List<MemoryTable.Entry> entries = new ArrayList<>();
        study2015
                .encode()
                .forEach((content, schemes) -> schemes.forEach((name, encoding) -> {
                    if (isIn(of, content)) {
                        entries.add(entry(content, name, new Memory(encoding.heap(), encoding.stack())));
                        lengths.add(StudyScheme.named(name), content, BigDecimal.valueOf(encoding.length()));
                        if (encoding.lengthOptimised() != null) {
                            lengths.add(
                                    StudyScheme.EXI_OPTIMISED, content, BigDecimal.valueOf(encoding.lengthOptimised()));
                        }
                    }
                }));
        return Part.of(
                tables + ": encoding of " + of,
                memory.table("Memory to encode " + of + ", 2015", Direction.ENCODE, entries),
                lengths.table("Length of " + of + ", 2015"));
    }

    private Part decoding2015(String table, String of) {
        List<MemoryTable.Entry> entries = new ArrayList<>();
        study2015
                .decode()
                .forEach((content, schemes) -> schemes.forEach((name, figure) -> {
                    if (isIn(of, content)) {
                        entries.add(entry(content, name, figure));
                    }
                }));
        return Part.of(
                table + ": decoding of " + of,
                memory.table("Memory to decode " + of + ", 2015", Direction.DECODE, entries));
    }

    private static MemoryTable.Entry entry(String content, String name, Memory published) {
        StudyScheme scheme = StudyScheme.named(name);
        return new MemoryTable.Entry(scheme, scheme.label(), content, published, scheme.forEither());
    }
}
