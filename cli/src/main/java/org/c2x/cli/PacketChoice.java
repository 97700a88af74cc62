package org.c2x.cli;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.ItsService;
import org.c2x.captures.Position;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.HeaderType;
import org.c2x.packets.LongPositionVector;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for which packets of a capture are wanted. */
final class PacketChoice {
    private static final int CORNERS = 4;

    private static final String OF_TYPE = "type=";

    /** Stands for the signer of packets that nobody signed. */
    private static final String NOBODY = "none";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            split = ",",
            description =
                    "only packets of these types: CAM, DENM ... (of any version), v1.CAM, v2.CAM ..., or another type "
                            + "that the table shows, such as beacon")
    private List<String> types = List.of();

    @Option(
            names = "--station",
            paramLabel = "STATION",
            split = ",",
            description = "only packets of these stations: the stationID of their messages, or a source address")
    private List<String> stations = List.of();

    @Option(
            names = "--filter",
            paramLabel = "NAME=VALUE",
            description = "only packets for which all filters hold: from=TIME, to=TIME (ISO 8601, before it), "
                    + "area=SOUTH,WEST,NORTH,EAST (degrees, of the source), signer=HASHEDID8,... (none: not signed), "
                    + "link=NUMBER,... (link types), errors=yes, errors=no; also type=TYPE,... and station=STATION,...")
    private List<String> filters = List.of();

    @Option(names = "--sample", paramLabel = "N", description = "only the first of each N of the packets wanted")
    private @Nullable Integer sample;

    /** Whether not all packets are wanted. */
    boolean isAny() {
        return !types.isEmpty() || !stations.isEmpty() || !filters.isEmpty() || sample != null;
    }

    /** Of how many packets that are wanted the first is taken. */
    int sample() {
        if (sample != null && sample < 1) {
            throw refused("--sample is " + sample + ", not 1 or more");
        }
        return sample == null ? 1 : sample;
    }

    /**
     * Which packets are wanted, but for the sample; damage to the capture itself is in any case.
     *
     * @throws ParameterException if a filter is none
     */
    Predicate<CapturedLine> wanted() {
        Predicate<CapturedLine> wanted = line -> true;
        if (!types.isEmpty()) {
            wanted = wanted.and(ofTypes(types));
        }
        if (!stations.isEmpty()) {
            wanted = wanted.and(ofStations(stations));
        }
        for (String filter : filters) {
            wanted = wanted.and(condition(filter));
        }
        Predicate<CapturedLine> isDamage = line -> line.packet().isDamage();
        return isDamage.or(wanted);
    }

    /** The types that messages of wanted packets may have; empty if no option says anything of types. */
    Optional<List<MessageType<?>>> messageTypes() {
        List<List<String>> conditions = Stream.concat(
                        Stream.of(types),
                        filters.stream()
                                .filter(filter -> filter.startsWith(OF_TYPE))
                                .map(filter -> List.of(
                                        filter.substring(OF_TYPE.length()).split(","))))
                .filter(names -> !names.isEmpty())
                .toList();
        return conditions.isEmpty()
                ? Optional.empty()
                : Optional.of(MessageTypes.all().stream()
                        .filter(type -> conditions.stream().allMatch(names -> isOneOf(names, type)))
                        .toList());
    }

    private static boolean isOneOf(List<String> names, MessageType<?> type) {
        return ItsService.of(type).isPresent()
                && names.stream()
                        .anyMatch(name -> name.equalsIgnoreCase(type.qualifiedName())
                                || name.equalsIgnoreCase(
                                        ItsService.of(type).orElseThrow().name()));
    }

    private Predicate<CapturedLine> condition(String filter) {
        int end = filter.indexOf('=');
        String name = end < 0 ? filter : filter.substring(0, end);
        String value = filter.substring(end + 1);
        List<String> values = List.of(value.split(","));
        return switch (name) {
            case "type" -> ofTypes(values);
            case "station" -> ofStations(values);
            case "from", "to" -> {
                Instant time = instant(value);
                yield line ->
                        line.packet().time() != null && line.packet().time().isBefore(time) == name.equals("to");
            }
            case "area" -> within(values);
            case "signer" -> ofSigners(values);
            case "link" ->
                line -> values.contains(Integer.toString(line.packet().linkType()));
            case "errors" -> withErrors(value);
            default ->
                throw refused("--filter: there are type, station, from, to, area, signer, link and errors, not '" + name
                        + "'");
        };
    }

    private Predicate<CapturedLine> ofTypes(List<String> wanted) {
        for (String type : wanted) {
            if (types().noneMatch(type::equalsIgnoreCase)) {
                throw refused("unknown type '" + type + "'; there are " + types().collect(Collectors.joining(", ")));
            }
        }
        return line -> wanted.stream().anyMatch(type -> isOf(type, line.packet()));
    }

    private static boolean isOf(String type, CapturedPacket packet) {
        return type.equalsIgnoreCase(packet.type())
                || packet.message() != null
                        && type.equalsIgnoreCase(packet.message().type().qualifiedName());
    }

    private static Stream<String> types() {
        Stream<String> services = Arrays.stream(ItsService.values()).map(ItsService::name);
        Stream<String> versions = Arrays.stream(ItsService.values())
                .flatMap(service -> MessageTypes.named(service.name()).stream())
                .map(MessageType::qualifiedName);
        Stream<String> packets = Arrays.stream(HeaderType.values()).map(HeaderType::toString);
        return Stream.of(
                        services,
                        versions,
                        packets,
                        Stream.of("encrypted", CapturedPacket.SHORT_MESSAGE, CapturedPacket.OTHER))
                .flatMap(names -> names);
    }

    private static Predicate<CapturedLine> ofStations(List<String> wanted) {
        List<String> lower =
                wanted.stream().map(station -> station.toLowerCase(Locale.ROOT)).toList();
        return line ->
                line.packet().station() != null && lower.contains(line.packet().station());
    }

    private static Predicate<CapturedLine> ofSigners(List<String> wanted) {
        return line -> {
            String signer = line.packet().signer();
            return wanted.stream().anyMatch(name -> name.equalsIgnoreCase(signer == null ? NOBODY : signer));
        };
    }

    private Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException bad) {
            throw refused("--filter: expected a time such as 2026-07-01T12:00:00Z, not '" + text + "'");
        }
    }

    private Predicate<CapturedLine> within(List<String> degrees) {
        double[] corners;
        try {
            corners = degrees.stream().mapToDouble(Double::parseDouble).toArray();
        } catch (NumberFormatException bad) {
            corners = new double[0];
        }
        if (corners.length != CORNERS || corners[0] > corners[2]) {
            throw refused("--filter: expected area=SOUTH,WEST,NORTH,EAST in degrees, not " + degrees);
        }
        double south = corners[0];
        double west = corners[1];
        double north = corners[2];
        double east = corners[3];
        return line -> {
            Position position = line.position();
            if (position == null) {
                return false;
            }
            double latitude = position.latitude() / LongPositionVector.STEPS_PER_DEGREE;
            double longitude = position.longitude() / LongPositionVector.STEPS_PER_DEGREE;
            // an area may lie on both sides of the 180th meridian
            boolean isBetween =
                    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
            return latitude >= south && latitude <= north && isBetween;
        };
    }

    private Predicate<CapturedLine> withErrors(String wanted) {
        if (!wanted.equals("yes") && !wanted.equals("no")) {
            throw refused("--filter: expected errors=yes or errors=no, not '" + wanted + "'");
        }
        return line -> line.isBad() == wanted.equals("yes");
    }

    private ParameterException refused(String problem) {
        return new ParameterException(command.commandLine(), problem);
    }
}
