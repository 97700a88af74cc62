package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.MessageFrames;
import org.c2x.captures.PcapWriter;
import org.c2x.its.ItsTime;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.LinkType;
import org.c2x.security.Signer;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;
import org.c2x.traffic.sumo.FloatingCarData;
import org.c2x.traffic.sumo.SumoTraffic;
import org.c2x.traffic.sumo.SumoTraffic.Sent;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code c2x simulate}: what the vehicles of a simulation send. */
@Command(
        name = "simulate",
        description = {
            SimulateCommand.SUMMARY,
            "Reads the file that SUMO writes with --fcd-output, as XML or compressed with gzip, of any length. "
                    + "Vehicles send by EN 302 637-2 clause 6.1.3: after a turn of more than 4 degrees, after more "
                    + "than 4 m, after a change of speed of more than 0.5 m/s, and after a second in any case. The "
                    + "low-frequency and special containers are included every 500 ms. Results are exact for steps of "
                    + "100 ms (--step-length 0.1).",
            "Messages are sorted by time. Binary messages follow each other directly (--records) or are written in "
                    + "hex, one per line (--hex); jer, xer and asn have one message per line. A capture (pcap) has the "
                    + "simulation's times."
        },
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Generates the CAMs that the vehicles of a SUMO simulation send, in any encoding or as a capture.";

    private static final double MILLIS = 1e3;

    @Spec
    private CommandSpec command;

    @ParentCommand
    private Main main;

    @Option(
            names = "--fcd",
            required = true,
            paramLabel = "FILE",
            description = "floating car data of SUMO; - for standard input")
    private String file;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "SCHEME",
            description = "encoding of the messages; pcap for a capture")
    private String to;

    @Option(names = "--records", description = "write binary messages directly one after the other")
    private boolean records;

    @Option(names = "--hex", description = "write binary messages in hex, one per line")
    private boolean hex;

    @Option(
            names = "--type",
            defaultValue = "v2.CAM",
            paramLabel = "TYPE",
            description = "v1.CAM, v2.CAM or r2.CAM (default: ${DEFAULT-VALUE})")
    private String type;

    @Mixin
    private OriginOption origin;

    @Option(
            names = "--start",
            paramLabel = "TIME",
            defaultValue = "2026-07-01T12:00:00Z",
            description = "time at which the simulation begins (default: ${DEFAULT-VALUE})")
    private String start;

    @Option(
            names = "--from",
            paramLabel = "SECONDS",
            defaultValue = "0",
            description = "omit messages before this simulation time (default: ${DEFAULT-VALUE})")
    private double from;

    @Option(
            names = "--until",
            paramLabel = "SECONDS",
            defaultValue = "Infinity",
            description = "stop at this simulation time (default: the end of the file)")
    private double until;

    @Option(
            names = "--sign",
            paramLabel = "TICKET",
            description = "with --to pcap: sign packets with this certificate of c2x keys")
    private @Nullable Path ticket;

    @Override
    public Integer call() throws IOException {
        if (type.equals("v1.CAM")) {
            return run(MessageTypes.CAM_V1, vehicle -> new org.c2x.traffic.v1.CamStation(vehicle)::update);
        } else if (type.equals("v2.CAM")) {
            return run(MessageTypes.CAM_V2, vehicle -> new org.c2x.traffic.v2.CamStation(vehicle)::update);
        } else if (type.equals("r2.CAM")) {
            return run(MessageTypes.CAM_R2, vehicle -> new org.c2x.traffic.r2.CamStation(vehicle)::update);
        }
        throw refused("--type: v1.CAM, v2.CAM or r2.CAM expected, not " + type);
    }

    private ParameterException refused(String problem) {
        return new ParameterException(command.commandLine(), problem);
    }

    private <T> int run(MessageType<T> type, Function<Vehicle, Function<VehicleState, Optional<T>>> stations)
            throws IOException {
        Instant clock = clock();
        LocalPlane plane = origin.plane();
        Function<Sent<T>, byte[]> form = to.equals(Conversion.PCAP) ? packets(type, clock) : messages(type);
        long count = 0;
        long octets = 0;
        try (InputStream in = RecordProgress.over(main.console().open(file), file, "simulating");
                FloatingCarData data = new FloatingCarData(in)) {
            SumoTraffic<T> traffic = new SumoTraffic<>(data, clock, plane, stations);
            for (Sent<T> sent = traffic.next(); sent != null; sent = traffic.next()) {
                double seconds = Duration.between(clock, sent.time()).toMillis() / MILLIS;
                if (seconds >= until) {
                    break;
                } else if (seconds >= from) {
                    byte[] written = form.apply(sent);
                    main.console().print(written);
                    count++;
                    octets += written.length;
                }
            }
            main.console()
                    .err()
                    .println(String.format(
                            Locale.ROOT,
                            "c2x simulate: %,d vehicles, %,d states of them read; %,d messages, %,d octets written",
                            traffic.vehicles(),
                            traffic.observations(),
                            count,
                            octets));
            return 0;
        } catch (IOException bad) {
            throw new BadInputException("c2x simulate: " + Console.name(file) + ": " + bad.getMessage());
        }
    }

    private Instant clock() {
        try {
            Instant clock = Instant.parse(start);
            ItsTime.timestamp(clock);
            return clock;
        } catch (DateTimeParseException e) {
            throw refused("--start: a time like 2026-07-01T12:00:00Z expected, not " + start);
        } catch (IllegalArgumentException e) {
            throw refused("--start: " + e.getMessage());
        }
    }

    /** What is written of a message: in hex or a line, if that is to be. */
    private <T> Function<Sent<T>, byte[]> messages(MessageType<T> type) {
        if (ticket != null) {
            throw refused("--sign requires --to pcap");
        }
        Conversion.require(to, command.commandLine());
        Codec<T> codec = Codecs.find(to, type.type())
                .orElseThrow(() -> refused("scheme '" + to + "' has no " + type.qualifiedName()));
        if (Conversion.isText(to)) {
            return sent -> line(codec.encode(sent.message()));
        } else if (hex == records) {
            throw refused("binary messages require --records or --hex");
        }
        return hex
                ? sent ->
                        line(MessageLine.printHex(codec.encode(sent.message())).getBytes(StandardCharsets.US_ASCII))
                : sent -> codec.encode(sent.message());
    }

    private static byte[] line(byte[] text) {
        byte[] line = Arrays.copyOf(text, text.length + 1);
        line[text.length] = '\n';
        return line;
    }

    private <T> Function<Sent<T>, byte[]> packets(MessageType<T> type, Instant clock) throws IOException {
        if (hex) {
            throw refused("--hex is not allowed with --to pcap");
        }
        Signer signer = ticket == null ? null : CertificateFiles.signer(ticket, command.commandLine());
        MessageFrames frames = new MessageFrames(clock, signer);
        main.console().print(PcapWriter.fileHeader(LinkType.ETHERNET));
        return sent -> {
            MessageFrames.Frame frame = frames.next(type, sent.message(), sent.time());
            return PcapWriter.packet(frame.time(), frame.octets());
        };
    }
}
