package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.published.Asn1cBenchmarks;
import org.c2x.bench.published.Published;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** All rows of the study of ASN1C's run time for Java, published beside measured. */
final class Asn1cSection {
    /** The personnel record, there and here. */
    static final String EMPLOYEE = "employee";

    private static final Asn1cBenchmarks PUBLISHED = Published.asn1cBenchmarks();
    private static final String ALIGNED = "per-aligned";
    private static final String UNALIGNED = "per-unaligned";
    private static final String BER = "ber";
    /** Encodings of ASN.1 that the study has, or that take the place of one. */
    private static final List<String> RULES = List.of("uper", "aper", "der", BER);

    /** No specification of the study. */
    private static final String UNPUBLISHED = "none";

    private static final String DER_IN_C = "native-der-c";
    private static final String DER_BY_ASN1C = "native-der-asn1c";

    private static final String STREAM = "-stream";

    private final StudyResult result;
    private final Targets targets;

    private Asn1cSection(StudyResult result) {
        this.result = result;
        targets = new Targets(result);
    }

    /**
     * Rows of the study with ours beside them.
     *
     * @param title   of the table
     * @param content the message here; a stream of different ones is called {@code …-stream}
     * @param schemes those that a reader expects, measured or not
     * @param absent  what one might expect, and why it cannot be there
     */
    private record Subject(String title, String content, List<String> schemes, List<Absent> absent) {}

    /** @param words in place of each of its numbers */
    private record Absent(String who, String words, String why) {
        static Absent impossible(String who, String why) {
            return new Absent(who, "not possible", why);
        }

        static Absent unmeasured(String who, String why) {
            return new Absent(who, "not measured", why);
        }
    }

    /** A block of a table: what was published under one name in one direction, and what is measured for it here. */
    private record Rows(String name, String specification, Direction published, Operation measured) {}

    private static final Subject EMPLOYEES = new Subject(
            "Employee",
            EMPLOYEE,
            List.of("uper", "aper", "der", BER, "native-uper-c", "native-aper-c", DER_IN_C, DER_BY_ASN1C),
            List.of(
                    Absent.impossible("asn1c 0.9.28, PER", "its PER supports neither SET nor alignment"),
                    Absent.impossible("asn1bean, PER", "it has no PER")));
    private static final Subject NBAP = new Subject(
            "NBAP",
            "nbap",
            List.of("aper", "native-aper-c"),
            List.of(
                    Absent.impossible(
                            "asn1c 0.9.28, PER", "it has no aligned PER and cannot read tables of information objects"),
                    Absent.impossible("asn1bean, PER", "it has neither PER nor information objects")));
    private static final Subject TAP3 =
            new Subject("TAP3", "tap3", List.of("der", BER, DER_IN_C, DER_BY_ASN1C), List.of());
    private static final Subject RECORDS_TO_CSV = recordsAsText(
            "Call detail records to CSV",
            Absent.impossible("c2x in C", "it writes no CSV"),
            Absent.impossible("asn1c 0.9.28", "it writes no CSV"));
    private static final Subject RECORDS_TO_XML = recordsAsText(
            "Call detail records to XML",
            Absent.impossible("c2x in C", "it writes no XML"),
            Absent.unmeasured("asn1c 0.9.28", "it writes XML, but the harness has no conversions"));
    /** What both tables above begin with. The study has not measured it by itself. */
    private static final Subject CALL_RECORDS =
            new Subject("Call detail records", "cdr", List.of("der", BER, DER_IN_C, DER_BY_ASN1C), List.of());

    private static Subject recordsAsText(String title, Absent... absent) {
        return new Subject(title, "cdr", List.of("der", BER), List.of(absent));
    }

    static Section of(StudyResult result) {
        Asn1cSection section = new Asn1cSection(result);
        return Section.of(
                "asn1c",
                "The ASN1C study",
                PUBLISHED.title() + ": " + PUBLISHED.note() + ".",
                new Part("Method", method(), List.of(), List.of()),
                section.part(
                        EMPLOYEES,
                        "The personnel record of X.691 annex A.1, the same as in the study.",
                        bothWays(EMPLOYEE)),
                section.part(
                        NBAP,
                        "The study does not say which message it used, only that it had 37 octets. Ours "
                                + "is a RadioLinkDeletionRequest for two radio links, which has 37 octets as well; "
                                + "the stream includes other procedures. Our module is a part of NBAP with similar "
                                + "procedures, as large as the study’s “reduced NBAP”. Identifiers constrained by a "
                                + "table of objects are checked in both directions.",
                        bothWays("nbap")),
                section.part(
                        TAP3,
                        "The study’s batches are not public. Its records had about 2,530 octets, and so "
                                + "have ours, with 8 events each. The module is our own, with the content of the "
                                + "transfer batch of TAP 3.12.",
                        bothWays("tap3-batch")),
                section.part(
                        RECORDS_TO_CSV,
                        "The specification and data of Ericsson R12 are proprietary. We use call detail records "
                                + "of 3GPP TS 32.298 of about the same length. Each record is decoded and written as a "
                                + "line of CSV.",
                        new Rows("decode, CSV written", "ericsson-r12", Direction.DECODE, Operation.DECODE_TO_CSV)),
                section.part(
                        RECORDS_TO_XML,
                        "The specification and data of Ericsson’s SCP3 are proprietary; its records had "
                                + "200 to 460 octets. We use the same records as above, which are shorter: compare "
                                + "octets/s. Each record is decoded and written as a document in XER.",
                        new Rows("decode, XML written", "ericsson-in-scp3", Direction.ENCODE, Operation.DECODE_TO_XML)),
                section.part(
                        CALL_RECORDS,
                        "The same records without conversion to text, to compare with C. The study has no such "
                                + "figures.",
                        bothWays(UNPUBLISHED)));
    }

    private static List<String> method() {
        return List.of(
                "Published on " + PUBLISHED.setup().get("cpu") + " with Java "
                        + PUBLISHED.setup().get("java") + " and ASN1C "
                        + PUBLISHED.setup().get("asn1c")
                        + ", many generations of processors and JIT compilers ago: compare only the order of "
                        + "magnitude. Each published figure is one run of a loop, timed with the system clock: "
                        + "10,000 times the same record, as the study says, and files of several thousand records "
                        + "where text was written.",
                "Our times are mean times of JMH after warm-up, in several JVMs, like all times on this "
                        + "page. They are measured in the study’s way, with the same record repeatedly, and with a "
                        + "stream of 256 different records, which a branch predictor cannot learn. They start and "
                        + "end with Java records; “codec” starts and ends with the library’s own objects. “In C” "
                        + "is the harness without a JVM, with structs and one record only; its asn1c is the "
                        + "open-source tool, not the ASN1C of the study.");
    }

    private static Rows[] bothWays(String specification) {
        return Stream.of(Direction.values())
                .map(direction -> new Rows(direction.label(), specification, direction, Operation.of(direction)))
                .toArray(Rows[]::new);
    }

    /** The time of one record in unaligned PER as its three runs show it. */
    static Findings.Find published(Direction direction) {
        Figure time = Figure.ofForks(
                new Figure.Key(PUBLISHED.id(), "ASN1C", EMPLOYEE, Operation.of(direction), null, Quantity.TIME),
                runs(EMPLOYEE, direction)
                        .filter(run -> run.rules().equals(UNALIGNED))
                        .map(run -> 1e9 / run.recordsPerSecond())
                        .toList());
        return new Findings.Find(time.scheme(), Estimate.of(time));
    }

    private static Stream<Asn1cBenchmarks.Run> runs(String specification, Direction direction) {
        return PUBLISHED.runs().stream()
                .filter(run -> run.specification().equals(specification)
                        && run.direction().equals(direction.label()));
    }

    private Part part(Subject subject, String text, Rows... blocks) {
        return new Part(
                subject.title(),
                List.of(text),
                List.of(),
                List.of(new Table(
                                subject.title(),
                                "Records and octets per second; each published run has a row. “× published” compares "
                                        + "with the mean of the published runs with the same encoding rules.",
                                Table.andText(
                                        Table.numbers("records/s", "octets/s", "octets", "× published, records/s"),
                                        "remark"),
                                Stream.of(blocks)
                                        .map(rows -> block(subject, rows))
                                        .toList())
                        .measuredBy("./c2x study --only asn1c,native")));
    }

    private Block block(Subject subject, Rows rows) {
        List<Line> lines = new ArrayList<>();
        runs(rows.specification(), rows.published()).forEach(run -> lines.add(publishedLine(subject, rows, run)));
        for (String scheme : subject.schemes()) {
            List<Line> measured = measured(subject, rows)
                    .filter(row -> row.scheme().equals(scheme))
                    .map(row -> line(rows, row))
                    .toList();
            lines.addAll(measured);
            if (measured.isEmpty()) {
                lines.add(missing(subject, scheme));
            }
        }
        measured(subject, rows)
                .filter(row -> !subject.schemes().contains(row.scheme()))
                .filter(row -> isTable(row) || result.isNative(row.scheme()))
                .forEach(row -> lines.add(line(rows, row)));
        subject.absent().forEach(absent -> lines.add(absent(subject, absent)));
        return new Block(rows.name(), lines);
    }

    /** The record by itself, then the stream. */
    private Stream<Figure> measured(Subject subject, Rows rows) {
        return Stream.of(subject.content(), subject.content() + STREAM)
                .flatMap(content -> result.figures().of(Quantity.TIME, content))
                .filter(row -> row.operation() == rows.measured())
                // by way of the bridge they are measured elsewhere
                .filter(row -> !result.isNative(row.scheme()) || isInC(row));
    }

    private static boolean isTable(Figure row) {
        return row.scheme().equals("uper-table")
                || row.scheme().equals("aper-table")
                || row.scheme().equals("der-table");
    }

    private boolean isInC(Figure row) {
        return RULES.contains(Family.of(result, row.scheme()).style())
                && TimeSection.isNative(result, row)
                && targets.isAtHome(row.environment());
    }

    private Line publishedLine(Subject subject, Rows rows, Asn1cBenchmarks.Run run) {
        return new Line(
                "ASN1C, " + run.rules(),
                Marks.of(result, scheme(run.rules()), subject.content()),
                List.of(
                        Cell.number(Figures.large(run.recordsPerSecond())),
                        Cell.number(Figures.large(run.octetsPerSecond())),
                        Cell.number(octets(run)),
                        Cell.number(ratio(run.recordsPerSecond(), rows, run.rules())),
                        Cell.text("published")));
    }

    /** As the study says it, else as its two rates do. */
    private static String octets(Asn1cBenchmarks.Run run) {
        return PUBLISHED.specifications().stream()
                .filter(one ->
                        one.name().equals(run.specification()) && one.rules().equals(run.rules()))
                .map(Asn1cBenchmarks.Specification::recordOctets)
                .filter(octets -> octets != null)
                .map(String::valueOf)
                .findFirst()
                .orElseGet(() -> "≈ "
                        + String.format(Locale.ROOT, "%,.0f", (double) run.octetsPerSecond() / run.recordsPerSecond()));
    }

    private Line line(Rows rows, Figure row) {
        return new Line(
                TimeSection.contestant(result, row),
                Marks.of(result, row),
                List.of(
                        Cell.number(Figures.large(Comparison.perSecond(row))).tip(Figures.forks(row)),
                        orOpen(Figures.large(Comparison.octetsPerSecond(row, result.figures()))),
                        orOpen(Figures.octets(result.figures().length(row.scheme(), row.content()))),
                        Cell.number(ratio(Comparison.perSecond(row), rows, rules(row.scheme()))),
                        Cell.text(remark(row))));
    }

    private String remark(Figure row) {
        return "measured, " + (row.content().endsWith(STREAM) ? "different records" : "one record")
                + (TimeSection.isNative(result, row) ? ", in C" : row.boundary() == Boundary.CODEC ? ", codec" : "");
    }

    /** The rules that the study has for a scheme's. */
    private static String rules(String scheme) {
        return scheme.contains("aper") ? ALIGNED : scheme.contains("uper") ? UNALIGNED : BER;
    }

    private static String scheme(String rules) {
        return rules.equals(ALIGNED) ? "aper" : rules.equals(UNALIGNED) ? "uper" : BER;
    }

    /** To the mean of the published rates, or that there are none. */
    private static String ratio(double recordsPerSecond, Rows rows, String rules) {
        return runs(rows.specification(), rows.published())
                .filter(run -> run.rules().equals(rules))
                .mapToInt(Asn1cBenchmarks.Run::recordsPerSecond)
                .average()
                .stream()
                .mapToObj(published -> Figures.significant(recordsPerSecond / published))
                .findFirst()
                .orElse("not published");
    }

    private static Cell orOpen(@Nullable String text) {
        return text == null ? Cell.open() : Cell.number(text);
    }

    private Line missing(Subject subject, String scheme) {
        return without(subject, scheme, Cell.open(), Cell.text(null));
    }

    private Line absent(Subject subject, Absent absent) {
        return without(subject, absent.who(), Cell.number(absent.words()), Cell.text(absent.why()));
    }

    /** @param cell in place of each number */
    private Line without(Subject subject, String label, Cell cell, Cell remark) {
        List<Cell> cells = new ArrayList<>(Collections.nCopies(4, cell));
        cells.add(remark);
        return new Line(label, Marks.of(result, label, subject.content()), cells);
    }
}
