package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ReceivedPacket;
import org.c2x.bench.result.StudyResult;

/** The studies' question for the messages and the security of today. */
final class TodaySection {
    private static final String OER = "oer";
    private static final String UPER = "uper";
    private static final List<String> MESSAGES =
            List.of("cam", "r2-cam", "denm", "cpm", "vam", "spatem", "mapem", "ivim");
    /** What the whole is made of: headers, envelope, verification, message. */
    private static final int PARTS = 4;

    private final StudyResult result;
    private final Findings findings;

    private TodaySection(StudyResult result) {
        this.result = result;
        this.findings = Findings.first(result);
    }

    /**
     * Envelopes with the same message in them.
     *
     * @param label  what it is, in words
     * @param scheme its encoding
     */
    private record Envelope(String label, String scheme, String content) {}

    private static final List<Envelope> CAMS_WITH_DIGEST = List.of(
            new Envelope("2013, binary", "binary", "sec1-digest"),
            new Envelope("today, OER", OER, ReceivedPacket.CAM_WITH_DIGEST.label()));
    private static final List<Envelope> CAMS_WITH_CERTIFICATE = List.of(
            new Envelope("2013, binary", "binary", "sec1-certificate"),
            new Envelope("today, OER", OER, ReceivedPacket.CAM_WITH_CERTIFICATE.label()));
    private static final List<Envelope> DENMS = List.of(
            new Envelope("2013, binary", "binary", "sec2"),
            new Envelope("today, OER", OER, ReceivedPacket.DENM.label()));

    static Section of(StudyResult result) {
        TodaySection section = new TodaySection(result);
        return Section.of(
                "today",
                "Messages and security of today",
                "The studies cover CAM, DENM and an envelope that ETSI has since replaced. This chapter "
                        + "covers the messages of Release 2 and of the infrastructure, and the envelope of IEEE "
                        + "1609.2 in the profile of TS 103 097 V2.1.1.",
                section.reception(),
                section.envelopes(),
                section.messages(),
                section.views());
    }

    /** Nothing where there are no figures. */
    private static Part part(String title, String text, Table table) {
        return new Part(title, table.filled() ? List.of(text) : List.of(), List.of(), List.of(table));
    }

    // From the packet to the application

    /** Where the time of a received packet goes, one strip for each kind. */
    static List<Strip> strips(StudyResult result) {
        TodaySection section = new TodaySection(result);
        return Stream.of(ReceivedPacket.values())
                .filter(packet -> !section.steps(packet).isEmpty())
                .map(packet -> strip(packet, section.steps(packet)))
                .toList();
    }

    private Part reception() {
        List<Block> blocks = new ArrayList<>();
        for (ReceivedPacket packet : ReceivedPacket.values()) {
            List<Step> steps = steps(packet);
            if (!steps.isEmpty()) {
                blocks.add(block(packet, steps));
            }
        }
        return part(
                "From the packet to the application",
                "The radio delivers a GeoNetworking packet; the application needs the message in it. For "
                        + "a sender whose certificates are known, the table shows how much of the verification is "
                        + "ECDSA on NIST P-256, by " + provider() + ".",
                new Table(
                        "From the packet to the application",
                        "ns. “verify signature” is the ECDSA operation alone, which “verify” includes.",
                        Table.numbers("time", "of all"),
                        blocks));
    }

    private String provider() {
        return result.environments().stream()
                .map(environment -> environment.libraries().get(Environment.ECDSA))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse("the provider of the JVM");
    }

    /** @param part whether the whole is made of it and its like */
    private record Step(String label, Figure time, boolean decoding, boolean part) {}

    /** All of them, or none if one was not measured. */
    private List<Step> steps(ReceivedPacket packet) {
        List<Step> steps = new ArrayList<>();
        for (Operation operation : Operation.values()) {
            if (operation.isReception()) {
                time(OER, packet.label(), operation)
                        .ifPresent(time -> steps.add(new Step(
                                operation.label(),
                                time,
                                operation == Operation.READ_HEADERS || operation == Operation.READ_ENVELOPE,
                                operation != Operation.VERIFY_SIGNATURE)));
            }
        }
        time(UPER, packet.content(), Operation.DECODE)
                .ifPresent(time -> steps.add(new Step("decode message", time, true, true)));
        boolean isWhole = steps.stream().filter(Step::part).count() == PARTS;
        return isWhole ? steps : List.of();
    }

    private static double whole(List<Step> steps) {
        return steps.stream()
                .filter(Step::part)
                .mapToDouble(step -> step.time().value())
                .sum();
    }

    private static Strip strip(ReceivedPacket packet, List<Step> steps) {
        double whole = whole(steps);
        List<Strip.Piece> pieces = new ArrayList<>();
        steps.stream()
                .filter(Step::part)
                .forEach(step -> pieces.add(Strip.Piece.of(
                        100 * step.time().value() / whole,
                        step.decoding(),
                        step.label(),
                        step.label() + ": " + Figures.significant(step.time().value()) + " ns, "
                                + percent(step.time().value(), whole))));
        double decoding = steps.stream()
                .filter(Step::decoding)
                .mapToDouble(step -> step.time().value())
                .sum();
        return new Strip(
                packet.label(),
                Figures.significant(whole) + " ns, of which decoding " + percent(decoding, whole),
                pieces);
    }

    private Block block(ReceivedPacket packet, List<Step> steps) {
        double whole = whole(steps);
        return new Block(
                packet.label(),
                steps.stream()
                        .map(step -> new Line(
                                step.label(),
                                Marks.of(result, step.time()),
                                List.of(
                                        Cell.time(Optional.of(step.time())),
                                        Cell.number(percent(step.time().value(), whole)))))
                        .toList());
    }

    private static String percent(double part, double whole) {
        return Figures.significant(100 * part / whole) + " %";
    }

    // Envelopes and messages

    private Part envelopes() {
        return part(
                "The envelopes of 2013 and of today",
                "Both carry the same CAM or DENM with an ECDSA signature on NIST P-256. Today the signed "
                        + "payload includes the headers of GeoNetworking and BTP, and certificates are those of "
                        + "today’s authorities; in 2013 the payload was the message.",
                new Table(
                        "Envelopes",
                        "Octets, and ns and octets of heap from and to records.",
                        Table.numbers("length", "encode", "decode", "heap, decoding"),
                        List.of(
                                envelopes("CAM, signer as a digest", CAMS_WITH_DIGEST),
                                envelopes("CAM, signer as a certificate", CAMS_WITH_CERTIFICATE),
                                envelopes("DENM", DENMS))));
    }

    private Block envelopes(String name, List<Envelope> envelopes) {
        return new Block(
                name,
                envelopes.stream()
                        .filter(envelope ->
                                length(envelope.scheme(), envelope.content()).isPresent())
                        .map(envelope -> line(envelope.label(), envelope.scheme(), envelope.content()))
                        .toList());
    }

    private Part messages() {
        return part(
                "Messages",
                "Fixed messages, one of each kind: a CPM of twenty objects, a SPATEM and a MAPEM of one "
                        + "intersection with twelve signal groups; for comparison CAM and DENM of Release 1.",
                new Table(
                        "Messages",
                        "Octets, and ns and octets of heap from and to records.",
                        Table.numbers("length", "encode", "decode", "heap, decoding"),
                        MESSAGES.stream()
                                .map(message -> new Block(message, schemes(message)))
                                .filter(block -> !block.lines().isEmpty())
                                .toList()));
    }

    private Part views() {
        return part(
                "Two numbers of a message",
                "A filter by position needs only latitude and longitude of each message. A view reads "
                        + "them without decoding the rest. What it skips is not checked.",
                new Table(
                        "Two numbers of a message",
                        "ns and octets of heap from the octets of a CAM in UPER.",
                        Table.numbers("time", "heap"),
                        Stream.of("cam", "cam-full")
                                .filter(content -> time(UPER, content, Operation.VIEW_POSITION)
                                        .isPresent())
                                .map(content -> new Block(
                                        content,
                                        List.of(
                                                line(
                                                        "view of latitude and longitude",
                                                        content,
                                                        Operation.VIEW_POSITION),
                                                line("decode all of it", content, Operation.DECODE))))
                                .toList()));
    }

    private Line line(String label, String content, Operation operation) {
        return new Line(
                label,
                Marks.of(result, UPER, content),
                List.of(Cell.time(time(UPER, content, operation)), heap(UPER, content, operation)));
    }

    private List<Line> schemes(String content) {
        return result.figures()
                .of(Quantity.LENGTH, content)
                .map(Figure::scheme)
                .distinct()
                .filter(scheme -> time(scheme, content, Operation.DECODE).isPresent())
                .map(scheme -> line(scheme, scheme, content))
                .toList();
    }

    private Line line(String label, String scheme, String content) {
        return new Line(
                label,
                Marks.of(result, scheme, content),
                List.of(
                        Cell.number(Figures.octets(length(scheme, content))),
                        Cell.time(time(scheme, content, Operation.ENCODE)),
                        Cell.time(time(scheme, content, Operation.DECODE)),
                        heap(scheme, content, Operation.DECODE)));
    }

    private Cell heap(String scheme, String content, Operation operation) {
        return Cell.number(time(scheme, content, operation)
                .flatMap(time -> result.figures().beside(time, Quantity.ALLOCATED))
                .map(heap -> Figures.octets(heap.value()))
                .orElse(null));
    }

    private OptionalDouble length(String scheme, String content) {
        return result.figures().length(scheme, content);
    }

    /** From or to records, in the first JVM. */
    private Optional<Figure> time(String scheme, String content, Operation operation) {
        return findings.time(scheme, content, operation);
    }
}
