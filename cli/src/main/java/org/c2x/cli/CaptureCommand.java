package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.Trace;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.captures.EnvelopeVerifier;
import org.c2x.captures.ItsService;
import org.c2x.captures.PacketTrace;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.HeaderType;
import org.c2x.packets.LinkType;
import org.c2x.packets.Parsing;
import org.c2x.security.EcdsaProvider;
import org.c2x.streams.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code c2x capture}: what is in a capture. */
@Command(
        name = "capture",
        description = {
            CaptureCommand.SUMMARY,
            "A packet is in Ethernet, IEEE 802.11 or Linux cooked headers, with or without VLAN tags, or in UDP, in "
                    + "GeoNetworking with or without security, and in BTP. A malformed packet is reported in its line; "
                    + "the exit code is then 1. What is against the standard but can be read is a note. A truncated "
                    + "capture is shown up to its last whole packet.",
            "In JSON a packet has number, time, type, station, packet (GeoNetworking and port), message (as jer), "
                    + "security, notes and error, as far as there are any."
        },
        mixinStandardHelpOptions = true)
final class CaptureCommand implements Callable<Integer> {
    static final String SUMMARY = "Lists the packets of a capture (pcap, pcapng, also in gzip) with their messages.";

    private static final int GREATEST_PORT = 0xffff;
    private static final String UDP = "udp:";

    @Spec
    private CommandSpec command;

    @ParentCommand
    private Main main;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            defaultValue = "-",
            description = "capture; - or nothing: standard input")
    private String file;

    @Option(names = "--json", description = "print one JSON object per line instead of a table")
    private boolean json;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            description =
                    "only packets of this type: CAM, DENM ... (of any version), v1.CAM, v2.CAM ..., or another type "
                            + "that the table shows, such as beacon")
    private String type;

    @Option(
            names = "--station",
            paramLabel = "STATION",
            description = "only packets of this station: the stationID of its messages, or a source address")
    private String station;

    @Option(names = "--verify", description = "verifies signed packets")
    private boolean verify;

    @Option(
            names = "--trust",
            paramLabel = "CERT...",
            hideParamSyntax = true,
            parameterConsumer = CertificateFiles.Consumer.class,
            description = "with --verify: trusted certificates and those of intermediate authorities, in OER or "
                    + "hex, separated by blanks or commas")
    private List<Path> trusted = List.of();

    @Option(names = "--strict", description = "what would be a note is an error, and ends reading the packet")
    private boolean strict;

    @Option(
            names = "--listen",
            paramLabel = "udp:PORT",
            description = "in place of a file: shows GeoNetworking packets that arrive at this port, one per datagram")
    private @Nullable String listen;

    @Option(names = "--count", paramLabel = "N", description = "ends after this many packets")
    private Long most;

    @Option(
            names = "--udp-port",
            paramLabel = "PORT",
            description = "reads GeoNetworking in UDP from or to this port, too")
    private Integer udpPort;

    @Option(
            names = "--link-type",
            paramLabel = "LINK",
            description = "what frames of link types for own uses (147 to 162) are: ${COMPLETION-CANDIDATES}")
    private LinkType linkType;

    @Option(
            names = "--bits",
            paramLabel = "NUMBER",
            description = "show the bits of this packet instead, from the link layer to the last component")
    private Long bits;

    /** Verifies envelopes; null if nobody wants to know. */
    private @Nullable EnvelopeVerifier verifier;

    private final Map<String, Long> counts = new TreeMap<>();
    private long packets;
    private long bad;

    @Override
    public Integer call() throws IOException {
        check();
        verifier = verify ? CertificateFiles.verifier(trusted, command.commandLine()) : null;
        try (InputStream in = open()) {
            return bits == null ? list(in) : showBits(in);
        }
    }

    private InputStream open() throws IOException {
        if (listen == null) {
            return RecordProgress.over(main.console().open(file), file, "reading");
        }
        try {
            return main.console().prompting(new UdpCapture(Integer.parseInt(listen.substring(UDP.length()))), name());
        } catch (IOException e) {
            throw new BadInputException(about(e.getMessage()));
        }
    }

    /** What messages about the input call it. */
    private String name() {
        return listen == null ? Console.name(file) : listen;
    }

    private void check() {
        if (listen != null) {
            checkListening(listen);
        }
        if (most != null && most < 1) {
            throw refused("--count is " + most + ", not 1 or more");
        }
        if (!file.equals(Console.STANDARD)) {
            InputFiles.require(Path.of(file), "capture", command.commandLine());
        }
        if (udpPort != null && (udpPort < 0 || udpPort > GREATEST_PORT)) {
            throw refused("there is no port " + udpPort);
        }
        if (!trusted.isEmpty() && !verify) {
            throw refused("--trust requires --verify");
        }
        if (bits != null && (verify || type != null || station != null)) {
            throw refused("--bits shows one packet; --type, --station and --verify are not allowed with it");
        }
        if (type != null && types().noneMatch(type::equalsIgnoreCase)) {
            throw refused("unknown type '" + type + "'; there are " + types().collect(Collectors.joining(", ")));
        }
    }

    private void checkListening(String at) {
        if (!file.equals(Console.STANDARD)) {
            throw refused("a file is not allowed with --listen");
        }
        boolean isPort = at.matches(UDP + "[0-9]{1,5}");
        if (!isPort || Integer.parseInt(at.substring(UDP.length())) > GREATEST_PORT) {
            throw refused("--listen: udp:PORT expected, with a port of 0 to " + GREATEST_PORT + ", not " + at);
        }
    }

    private static Stream<String> types() {
        Stream<String> services = Arrays.stream(ItsService.values()).map(ItsService::name);
        Stream<String> versions = Arrays.stream(ItsService.values())
                .flatMap(service -> MessageTypes.named(service.name()).stream())
                .map(MessageType::qualifiedName);
        Stream<String> packets = Arrays.stream(HeaderType.values()).map(HeaderType::toString);
        return Stream.of(services, versions, packets, Stream.of("encrypted", CapturedLine.OTHER))
                .flatMap(names -> names);
    }

    private Parsing parsing() {
        return new Parsing(strict, udpPort, linkType);
    }

    private ParameterException refused(String problem) {
        return new ParameterException(command.commandLine(), problem);
    }

    private int list(InputStream in) throws IOException {
        if (!json) {
            main.console().out().print(CapturedLine.head());
        }
        try (Stream<Row> rows = rows(in)) {
            for (Iterator<Row> each = rows.iterator(); !isEnough() && each.hasNext(); ) {
                Row row = each.next();
                count(row);
                if (row.text != null) {
                    main.console().print(row.text);
                }
            }
        }
        main.console().flush();
        complain(summary());
        return bad == 0 ? 0 : 1;
    }

    private boolean isEnough() {
        return most != null && packets >= most;
    }

    private Stream<Row> rows(InputStream in) {
        Workers workers = Console.workers(file);
        if (verifier == null) {
            return Captures.read(in, parsing(), workers, packet -> row(new CapturedLine(packet, null)));
        }
        // it learns certificates, so it has to see packets in their order
        return Captures.read(in, parsing(), workers, Function.identity())
                .map(packet ->
                        row(new CapturedLine(packet, packet.envelope() == null ? null : verifier.verify(packet))));
    }

    /**
     * What is counted and printed of a packet: what waits for that holds no packet, which would outlive its batch.
     *
     * @param type null if unknown
     * @param text in UTF-8; null if nobody wants it
     */
    private record Row(@Nullable String type, boolean isBad, byte @Nullable [] text) {}

    private Row row(CapturedLine line) {
        byte[] text = isWanted(line) ? (json ? line.json() : line.text()).getBytes(StandardCharsets.UTF_8) : null;
        return new Row(line.type(), line.isBad(), text);
    }

    private void count(Row row) {
        packets++;
        bad += row.isBad ? 1 : 0;
        counts.merge(row.type == null ? "unknown" : row.type, 1L, Long::sum);
    }

    /** Damage to the capture itself is shown in any case. */
    private boolean isWanted(CapturedLine line) {
        CapturedPacket packet = line.packet();
        boolean isDamage = packet.error() != null && packet.octets().length() == 0;
        boolean ofType = type == null
                || type.equalsIgnoreCase(line.type())
                || packet.message() != null
                        && type.equalsIgnoreCase(packet.message().type().qualifiedName());
        boolean ofStation = station == null || station.toLowerCase(Locale.ROOT).equals(line.station());
        return isDamage || ofType && ofStation;
    }

    private String summary() {
        String types = counts.entrySet().stream()
                .map(type -> type.getValue() + " " + type.getKey())
                .collect(Collectors.joining(", "));
        return packets + " packets" + (types.isEmpty() ? "" : ": " + types) + (bad == 0 ? "" : "; " + bad + " bad")
                + (verifier == null ? "" : "; verified with " + EcdsaProvider.inUse());
    }

    private int showBits(InputStream in) {
        for (Iterator<CapturedPacket> all = Captures.read(in, parsing(), Workers.CALLER, Function.identity())
                        .iterator();
                all.hasNext(); ) {
            CapturedPacket packet = all.next();
            if (packet.number() == bits) {
                return showBits(packet);
            }
            packets = packet.number();
        }
        throw new BadInputException(about("there is no packet " + bits + ", only " + packets));
    }

    private int showBits(CapturedPacket packet) {
        Trace trace = PacketTrace.of(packet, parsing());
        main.console().out().print(json ? TraceTable.json(trace) : TraceTable.text(trace));
        if (packet.error() == null) {
            return 0;
        }
        main.console().flush();
        complain("packet " + packet.number() + ": " + packet.error().getMessage());
        return 1;
    }

    private void complain(String line) {
        command.commandLine().getErr().println(about(line));
        command.commandLine().getErr().flush();
    }

    private String about(String line) {
        return "c2x capture: " + name() + ": " + line;
    }
}
