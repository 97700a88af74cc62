package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Ratio;
import org.c2x.bench.result.ReceivedPacket;
import org.c2x.bench.result.StudyResult;

/** Times beside what cannot be undercut: copies, the same codec in C, and the ECDSA of a signature. */
final class LimitSection {
    /** The encoding of signed messages. */
    private static final String SIGNED = "oer";

    private final StudyResult result;
    private final Findings findings;
    private final NativeTimes natives;

    private LimitSection(StudyResult result) {
        this.result = result;
        this.findings = Findings.first(result);
        this.natives = new NativeTimes(result);
    }

    static Section of(StudyResult result) {
        LimitSection section = new LimitSection(result);
        return Section.of(
                "limit",
                "How far from the limit",
                "An encoder has to make an array, a decoder the records: a copy of either is the least that they can "
                        + "take. C shows what the same plan takes without a JVM. A verifier has to check one "
                        + "signature.",
                section.codecs(),
                section.signatures());
    }

    private Part codecs() {
        return Part.of(new Table(
                "Codecs",
                "Time as a multiple of the limit, with the interval that both times allow. C: the fastest of "
                        + "the same encoding, measured without calls from a JVM.",
                Table.numbers("encode ÷ clone", "encode ÷ C", "decode ÷ copy", "decode ÷ C"),
                findings.timed()
                        .map(this::block)
                        .filter(block -> !block.lines().isEmpty())
                        .toList()));
    }

    private Block block(String content) {
        return new Block(
                content,
                Headline.schemes(findings, List.of(content)).stream()
                        .map(scheme -> line(scheme, content))
                        .filter(line -> line.cells().stream().anyMatch(cell -> cell.text() != null))
                        .toList());
    }

    private Line line(String scheme, String content) {
        return new Line(
                scheme,
                Marks.of(result, scheme, content),
                Stream.of(Direction.values())
                        .map(direction -> findings.time(scheme, content, Operation.of(direction)))
                        .flatMap(time -> Stream.of(
                                ratio(time, time.flatMap(one -> Comparison.baseline(one, result.figures()))),
                                ratio(time, time.flatMap(this::inC))))
                        .toList());
    }

    /** The fastest codec in C of the same encoding. */
    private Optional<Figure> inC(Figure time) {
        return result.figures()
                .of(Quantity.TIME, time.content())
                .map(Figure::scheme)
                .distinct()
                .filter(scheme -> result.facts(scheme)
                        .filter(facts -> facts.counterparts().contains(time.scheme()))
                        .isPresent())
                .flatMap(scheme -> natives
                        .of(
                                scheme,
                                time.content(),
                                time.requireOperation().direction(),
                                result.environment(time.environment()))
                        .stream())
                .min(Comparator.comparingDouble(Figure::value));
    }

    private static Cell ratio(Optional<Figure> time, Optional<Figure> limit) {
        return time.isEmpty() || limit.isEmpty() ? Cell.number(null) : Cell.ratio(Ratio.of(time.get(), limit.get()));
    }

    private Part signatures() {
        return Part.of(new Table(
                "Verifying a signed message",
                "ns of a message whose sender’s certificate is known: ECDSA on NIST P-256 by OpenSSL’s own "
                        + "benchmark and by the JVM’s provider, and all that is checked.",
                Table.numbers("openssl speed", "signature alone", "all checks", "all ÷ signature", "all ÷ openssl"),
                List.of(new Block(
                        null,
                        Stream.of(ReceivedPacket.values())
                                .map(ReceivedPacket::label)
                                .map(this::verifying)
                                .filter(line -> line.cells().get(3).text() != null)
                                .toList()))));
    }

    private Line verifying(String content) {
        Optional<Figure> signature = findings.time(SIGNED, content, Operation.VERIFY_SIGNATURE);
        Optional<Figure> all = findings.time(SIGNED, content, Operation.VERIFY);
        Optional<Figure> openSsl = all.flatMap(this::openSsl);
        return new Line(
                content,
                Marks.of(result, SIGNED, content),
                List.of(
                        Cell.time(openSsl),
                        Cell.time(signature),
                        Cell.time(all),
                        ratio(all, signature),
                        ratio(all, openSsl)));
    }

    /** Measured on the same processor as a time. */
    private Optional<Figure> openSsl(Figure time) {
        String cpu = result.environment(time.environment()).cpu();
        return result.environments().stream()
                .filter(environment -> environment.cpu().equals(cpu))
                .flatMap(environment -> result.figures().find(Comparison.openSsl(environment.id())).stream())
                .findFirst();
    }
}
