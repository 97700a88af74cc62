package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.Trace;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.captures.EnvelopeVerifier;
import org.c2x.captures.OwnTypes;
import org.c2x.captures.PacketTable;
import org.c2x.captures.PacketTrace;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.LinkType;
import org.c2x.packets.Parsing;
import org.c2x.security.EcdsaProvider;
import org.c2x.security.Verdict;
import org.c2x.streams.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "Reads GeoNetworking, with or without security, and BTP in Ethernet, IEEE 802.11 or Linux cooked frames, "
                    + "with or without VLAN tags, or in UDP. A malformed packet is reported in its line; the exit "
                    + "code is then 1. Violations of the standard that do not prevent reading are shown as notes. A "
                    + "truncated capture is shown up to its last whole packet.",
            "Packets can be chosen (--type, --station, --filter, --sample), summarised for each station (--summary) "
                    + "and written to tables, maps and captures (--to).",
            "In JSON a packet has number, time, type, messageType (with the version: r2.CAM), station, packet "
                    + "(GeoNetworking and port), message (as jer), security, notes and error; those that it does not "
                    + "have are left out."
        },
        mixinStandardHelpOptions = true)
final class CaptureCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Lists the packets of a capture (pcap, pcapng, also in gzip or zstd) with their messages.";

    private static final int GREATEST_PORT = 0xffff;
    private static final String UDP = "udp:";
    private static final String INTERFACE = "interface:";

    @Spec
    private CommandSpec command;

    @ParentCommand
    private Main main;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            defaultValue = "-",
            description = "capture (default: standard input)")
    private String file;

    @Mixin
    private PacketChoice choice;

    @Mixin
    private CaptureForm form;

    @Mixin
    private CapturedTypes own;

    @Option(names = "--verify", description = "verify signed packets")
    private boolean verify;

    @Option(
            names = "--trust",
            arity = "1..*",
            paramLabel = "CERT",
            parameterConsumer = CertificateFiles.Consumer.class,
            description = "with --verify: trusted certificates and those of intermediate authorities, in OER or "
                    + "hex, separated by blanks or commas")
    private List<Path> trusted = List.of();

    @Option(names = "--strict", description = "treat notes as errors, and read the packet no further")
    private boolean strict;

    @Option(
            names = "--listen",
            paramLabel = "WHERE",
            description = "instead of a file: show packets as they arrive. udp:PORT: GeoNetworking packets at this "
                    + "port, one per datagram; interface:NAME: frames of a network interface, by dumpcap or tcpdump")
    private @Nullable String listen;

    @Option(names = "--count", paramLabel = "N", description = "stop after this many packets")
    private Long most;

    @Option(
            names = "--udp-port",
            paramLabel = "PORT",
            description = "also read GeoNetworking in UDP from or to this port")
    private Integer udpPort;

    @Option(
            names = "--link-type",
            paramLabel = "LINK",
            description = "read frames of user-defined link types (147 to 162) as: ${COMPLETION-CANDIDATES}")
    private LinkType linkType;

    @Option(
            names = "--release2",
            description = "count a CAM or DENM as r2 (Release 2) if it could also be v2, the version before; the "
                    + "octets are the same unless the message uses something new")
    private boolean release2;

    @Option(
            names = "--bits",
            paramLabel = "NUMBER",
            description = "show the bits of this packet instead, from the link layer to the last component")
    private Long bits;

    /** Verifies envelopes; null if nobody wants to know. */
    private @Nullable EnvelopeVerifier verifier;

    private OwnTypes ownTypes = OwnTypes.NONE;

    private final Map<String, Long> counts = new TreeMap<>();
    private long packets;
    private long bad;
    private long wanted;

    @Override
    public Integer call() throws IOException {
        check();
        ownTypes = own.read();
        verifier = verify ? CertificateFiles.verifier(trusted, command.commandLine()) : null;
        try (InputStream in = open()) {
            return bits == null ? list(in) : showBits(in);
        }
    }

    private InputStream open() throws IOException {
        if (listen == null) {
            InputStream in = main.console().open(file);
            return form.printsAtEnd()
                    ? RecordProgress.overAll(in, file, "reading")
                    : RecordProgress.over(in, file, "reading");
        }
        try {
            InputStream arriving = listen.startsWith(INTERFACE)
                    ? InterfaceCapture.of(listen.substring(INTERFACE.length()))
                    : new UdpCapture(Integer.parseInt(listen.substring(UDP.length())));
            return main.console().prompting(arriving, name());
        } catch (IOException e) {
            throw new BadInputException(about(String.valueOf(e.getMessage())));
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
        if (bits != null && (verify || choice.isAny() || form.isFileOrSummary())) {
            throw refused("--bits shows one packet; options for several and --verify are not allowed with it");
        }
        form.check();
    }

    private void checkListening(String at) {
        if (!file.equals(Console.STANDARD)) {
            throw refused("a file is not allowed with --listen");
        }
        boolean isPort =
                at.matches(UDP + "[0-9]{1,5}") && Integer.parseInt(at.substring(UDP.length())) <= GREATEST_PORT;
        if (!isPort && !at.matches(INTERFACE + ".+")) {
            throw refused("--listen: interface:NAME or udp:PORT (0 to " + GREATEST_PORT + ") expected, not " + at);
        }
    }

    private Parsing parsing() {
        return new Parsing(strict, udpPort, linkType, release2, Limits.DEFAULT);
    }

    private ParameterException refused(String problem) {
        return new ParameterException(command.commandLine(), problem);
    }

    private int list(InputStream in) throws IOException {
        // wrong options are to be found before anything is printed
        Predicate<CapturedLine> isWanted = choice.wanted();
        choice.sample();
        try (PacketOutput<?> output =
                form.open(main.console(), name(), () -> PacketTable.of(messageTypes(), ownTypes))) {
            list(in, isWanted, output);
        }
        main.console().flush();
        if (verifier != null) {
            EcdsaProvider.problems().forEach(this::complain);
        }
        complain(summary());
        return bad == 0 ? 0 : 1;
    }

    private <R> void list(InputStream in, Predicate<CapturedLine> isWanted, PacketOutput<R> output) throws IOException {
        try (Stream<Row<R>> rows = lines(in, line -> row(line, isWanted, output))) {
            for (Iterator<Row<R>> each = rows.iterator(); !isEnough() && each.hasNext(); ) {
                Row<R> row = each.next();
                count(row);
                if (row.refused != null) {
                    complain(row.refused);
                } else if (row.made != null && wanted++ % choice.sample() == 0) {
                    output.add(row.made);
                }
            }
        }
    }

    private boolean isEnough() {
        return most != null && packets >= most;
    }

    private <R> Stream<R> lines(InputStream in, Function<CapturedLine, R> work) {
        Workers workers = Console.workers(file);
        if (verifier == null) {
            return Captures.read(in, parsing(), workers, packet -> work.apply(line(packet, null)));
        }
        // it learns certificates, so it has to see packets in their order
        return Captures.read(in, parsing(), workers, Function.identity())
                .map(packet -> work.apply(line(packet, packet.envelope() == null ? null : verifier.verify(packet))));
    }

    private CapturedLine line(CapturedPacket packet, @Nullable Verdict verdict) {
        return new CapturedLine(packet, verdict, ownTypes.decode(packet));
    }

    /**
     * What is counted and printed of a packet: what waits for that holds no packet, which would outlive its batch.
     *
     * @param type    null if unknown
     * @param made    null if nobody wants it, or there is no place for it
     * @param refused why it cannot be made, null if it can
     */
    private record Row<R>(
            @Nullable String type,
            boolean isBad,
            @Nullable R made,
            @Nullable String refused) {}

    private static <R> Row<R> row(CapturedLine line, Predicate<CapturedLine> isWanted, PacketOutput<R> output) {
        String type = line.packet().type();
        try {
            return new Row<>(type, line.isBad(), isWanted.test(line) ? output.of(line) : null, null);
        } catch (EncodeException refused) {
            return new Row<>(type, true, null, "packet " + line.packet().number() + ": " + refused.getMessage());
        }
    }

    private void count(Row<?> row) {
        packets++;
        bad += row.isBad ? 1 : 0;
        counts.merge(row.type == null ? "unknown" : row.type, 1L, Long::sum);
    }

    /** The types of messages that have columns: those that a file has, else those that options name. */
    private List<MessageType<?>> messageTypes() {
        Optional<List<MessageType<?>>> named = choice.messageTypes();
        if (!Files.isRegularFile(Path.of(file))) {
            return named.orElseThrow(() -> refused("the columns must be known before packets arrive: choose types of "
                    + "messages with --type, or read a file"));
        }
        Set<MessageType<?>> found = new HashSet<>();
        try (InputStream in = main.console().open(file);
                Stream<MessageType<?>> all = Captures.read(
                        in,
                        parsing(),
                        Console.workers(file),
                        packet -> packet.message() == null
                                ? null
                                : packet.message().type())) {
            all.filter(Objects::nonNull).forEach(found::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return named.orElse(MessageTypes.all()).stream().filter(found::contains).toList();
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
        CapturedLine line = line(packet, null);
        Trace trace = PacketTrace.of(packet, parsing(), line.own());
        main.console().out().print(form.isJson() ? TraceTable.json(trace) : TraceTable.text(trace));
        if (line.error() == null) {
            return 0;
        }
        main.console().flush();
        complain("packet " + packet.number() + ": " + line.error().getMessage());
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
