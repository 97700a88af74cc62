package org.c2x.cli;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.columns.CsvRows;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.c2x.captures.ItsService;
import org.c2x.captures.MessageFrames;
import org.c2x.captures.PcapWriter;
import org.c2x.columnar.ColumnarFormat;
import org.c2x.columnar.MessageColumns;
import org.c2x.columnar.Row;
import org.c2x.columnar.RowWriter;
import org.c2x.its.messages.MessageType;
import org.c2x.packets.LinkType;
import org.c2x.security.Signer;
import org.c2x.streams.LineReader;
import org.c2x.streams.StreamRecord;
import org.c2x.streams.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code c2x convert}: messages from one scheme to another. */
@Command(
        name = "convert",
        description = {
            ConvertCommand.SUMMARY,
            "Without --hex and --records the input is one message, binary or text. With --hex it is one message per "
                    + "line, in hex or as text; a malformed line gives {\"error\":...,\"offset\":...} in its place. "
                    + "With --records it is any number of messages: binary ones directly after each other, or lines "
                    + "of JSON.",
            "A table (csv) has one row per message, or with --rows one per element of a list. Cells are in ASN.1 "
                    + "notation, strings without quotation marks; an absent component is an empty cell. A list is "
                    + "one cell if --columns names it: its own name gives the number of elements, list[*].x the x of "
                    + "all elements, separated by semicolons.",
            "A capture (pcap) has one frame per message: Ethernet, GeoNetworking and BTP, with the position from the "
                    + "message. A DENM is broadcast to 500 m around the event, any other message to the neighbours. "
                    + "Times come from the messages; a message with only a part of its time gets a time close to "
                    + "now. With --sign, packets are signed at these times.",
            "A columnar file (parquet, arrow) has one row per message, with nested columns for all components: "
                    + "structs, lists, and a struct of alternatives for a CHOICE."
        },
        mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Converts messages between any two schemes, including JSON (jer), XML (xer) and ASN.1 notation (asn), "
                    + "and to tables (csv), columnar files (parquet, arrow) and captures (pcap).";

    @Spec
    private CommandSpec command;

    @ParentCommand
    private Main main;

    @Mixin
    private MessageOptions messages;

    @Option(names = "--from", required = true, paramLabel = "SCHEME", description = "encoding of the input")
    private String from;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "SCHEME",
            description = "encoding of the output; csv for a table, parquet or arrow for a columnar file, pcap for a "
                    + "capture")
    private String to;

    @Option(
            names = "--sign",
            paramLabel = "TICKET",
            description =
                    "with --to pcap: sign packets with this certificate from c2x keys (ticket-1.oer); its private "
                            + "key must be in the same folder (ticket-1.key)")
    private @Nullable Path ticket;

    @Mixin
    private TableOptions table;

    @Mixin
    private RecordOptions records;

    /** What the lines of a table are made by; null if the output is none. */
    private @Nullable CsvRows rows;

    @Override
    public Integer call() throws IOException {
        messages.requireInput(from);
        boolean areRecords = records.records(from, to);
        if (areRecords && messages.hex()) {
            throw new ParameterException(command.commandLine(), "--hex and --records cannot be combined");
        } else if (ticket != null && !to.equals(Conversion.PCAP)) {
            throw new ParameterException(command.commandLine(), "--sign requires --to pcap");
        }
        Optional<ColumnarFormat> columnar = ColumnarFormat.of(to);
        return columnar.isPresent() ? toColumns(columnar.get(), areRecords) : toOctets(areRecords);
    }

    /** Takes messages as they are to be written. */
    @FunctionalInterface
    private interface Sink<R> {
        void add(R message) throws IOException;
    }

    private int toColumns(ColumnarFormat format, boolean areRecords) throws IOException {
        table.requireNone();
        Type type = type();
        MessageColumns columns = columns(type);
        Conversion<Row> conversion = ofValues(type, columns::row);
        try (InputStream in = messages.open(main.console());
                RowWriter rows = format.open(columns, main.console().octets())) {
            return convert(conversion, in, areRecords, rows::write);
        }
    }

    private MessageColumns columns(Type type) {
        try {
            return MessageColumns.of(type);
        } catch (IllegalArgumentException tooMany) {
            throw new ParameterException(command.commandLine(), tooMany.getMessage());
        }
    }

    private int toOctets(boolean areRecords) throws IOException {
        Conversion<byte[]> conversion = conversion();
        try (InputStream in = messages.open(main.console())) {
            if (rows != null) {
                main.console().print(rows.header());
                main.console().out().print('\n');
            } else if (to.equals(Conversion.PCAP)) {
                main.console().print(PcapWriter.fileHeader(LinkType.ETHERNET));
            }
            return convert(conversion, in, areRecords, messages.hex() ? this::printLine : this::print);
        }
    }

    private <R> int convert(Conversion<R> conversion, InputStream in, boolean areRecords, Sink<R> sink)
            throws IOException {
        if (areRecords) {
            return convertRecords(conversion, in, sink);
        }
        return messages.hex() ? convertLines(conversion, in, sink) : convertOne(conversion, in, sink);
    }

    private Conversion<byte[]> conversion() throws IOException {
        if (to.equals(Conversion.CSV)) {
            Type type = type();
            rows = table.rows(type);
            return ofValues(type, table.lines(type));
        }
        table.requireNone();
        Optional<Type> own = messages.ownType();
        if (to.equals(Conversion.PCAP)) {
            return framing(own.isPresent() ? List.of() : messages.family(from).types());
        }
        return own.isPresent()
                ? Conversion.of(own.get(), from, to, command.commandLine())
                : Conversion.of(messages.family(from), from, to, command.commandLine());
    }

    /** The one type whose components are columns. */
    private Type type() throws IOException {
        Optional<Type> own = messages.ownType();
        return own.isPresent() ? own.get() : messages.family(from).schema(command.commandLine());
    }

    private <R> Conversion<R> ofValues(Type type, Function<Value, R> target) throws IOException {
        return messages.ownType().isPresent() || Conversion.FOR_ANY_TYPE.containsKey(from)
                ? Conversion.of(type, from, target, command.commandLine())
                : Conversion.throughJson(messages.family(from), type, from, target, command.commandLine());
    }

    private Conversion<byte[]> framing(List<MessageType<?>> types) throws IOException {
        if (types.stream().allMatch(type -> ItsService.of(type).isEmpty())) {
            throw new ParameterException(command.commandLine(), "messages of this type have no known BTP port");
        }
        Signer signer = ticket == null ? null : CertificateFiles.signer(ticket, command.commandLine());
        Conversion.Target frames = new FrameTarget(new MessageFrames(Instant.now(), signer));
        return Conversion.of(messages.family(from), from, frames, command.commandLine());
    }

    private <R> int convertRecords(Conversion<R> conversion, InputStream file, Sink<R> sink) throws IOException {
        // frames of a capture have times and numbers that follow from those before them
        Workers workers = to.equals(Conversion.PCAP) ? Workers.CALLER : messages.workers();
        long bad = 0;
        long count = 0;
        try (InputStream in = RecordProgress.over(file, messages.inputName(), "converting");
                Stream<StreamRecord<RecordOptions.Converted<R>>> all = records.convert(in, conversion, from, workers)) {
            Iterator<StreamRecord<RecordOptions.Converted<R>>> each = all.iterator();
            while (each.hasNext()) {
                StreamRecord<RecordOptions.Converted<R>> record = each.next();
                count++;
                bad += convertRecord(record, sink) ? 0 : 1;
            }
        }
        if (bad > 0) {
            throw new BadInputException(about(bad + " of " + count + " records are malformed"));
        }
        return 0;
    }

    /**
     * False if it is bad.
     *
     * @throws BadInputException if it is bad and the last one
     */
    private <R> boolean convertRecord(StreamRecord<RecordOptions.Converted<R>> record, Sink<R> sink)
            throws IOException {
        RecordOptions.Converted<R> converted = record.value();
        if (converted != null && converted.message() != null) {
            sink.add(converted.message());
            return true;
        }
        RuntimeException refused = converted == null ? record.error() : converted.refused();
        String end = records.skipBad() && record.isFinal() ? "; no record can be found after it" : "";
        String problems = problems(record.place() + ": ", requireNonNull(refused), end);
        if (!records.skipBad() || record.isFinal()) {
            throw new BadInputException(problems);
        }
        complain(problems);
        return false;
    }

    private <R> int convertOne(Conversion<R> conversion, InputStream in, Sink<R> sink) throws IOException {
        byte[] message = in.readAllBytes();
        R converted;
        try {
            converted = conversion.convert(message);
        } catch (DecodeException bad) {
            String hint = MessageLine.hint(message, Conversion.offsetUnit(from));
            throw new BadInputException(problems("", bad, hint.isEmpty() ? "" : "; " + hint));
        } catch (EncodeException bad) {
            throw new BadInputException(about(bad.getMessage()));
        }
        sink.add(converted);
        return 0;
    }

    private <R> int convertLines(Conversion<R> conversion, InputStream in, Sink<R> sink) throws IOException {
        long count = 0;
        long bad = 0;
        Unit unit = Conversion.offsetUnit(from);
        LineReader lines = new LineReader(in);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            count++;
            try {
                sink.add(conversion.convert(MessageLine.parse(line, unit)));
            } catch (DecodeException refused) {
                refuse(refused, refused.offset(), count);
                bad++;
            } catch (EncodeException refused) {
                refuse(refused, 0, count);
                bad++;
            }
        }
        if (bad > 0) {
            throw new BadInputException(about(bad + " of " + count + " lines are malformed"));
        }
        return 0;
    }

    private void print(byte[] message) throws IOException {
        OutputStream out = main.console().octets();
        out.write(message);
        if (Conversion.isText(to)) {
            out.write('\n');
        }
    }

    /** Binary messages in hex. */
    private void printLine(byte[] message) throws IOException {
        if (to.equals(Conversion.PCAP)) {
            main.console().print(message);
            return;
        }
        PrintWriter out = main.console().out();
        out.print(Conversion.isText(to) ? new String(message, StandardCharsets.UTF_8) : MessageLine.printHex(message));
        out.print('\n');
    }

    /** Says what is wrong in the place of a bad line; a table, a columnar file and a capture have no place for it. */
    private void refuse(RuntimeException refused, long offset, long line) {
        if (Conversion.FILES.contains(to)) {
            complain(problems("line " + line + ": ", refused, ""));
            return;
        }
        ObjectNode error = JsonNodeFactory.instance.objectNode();
        error.put("error", refused.getMessage());
        error.put("offset", offset);
        if (refused.getSuppressed().length > 0) {
            ArrayNode more = error.putArray("more");
            for (Throwable next : refused.getSuppressed()) {
                more.add(next.getMessage());
            }
        }
        main.console().out().print(error.toString() + '\n');
    }

    /** The packets of a capture. */
    private record FrameTarget(MessageFrames frames) implements Conversion.Target {
        @Override
        public <T> Function<T, byte[]> of(MessageType<T> type) {
            return message -> {
                MessageFrames.Frame frame = frames.next(type, message);
                return PcapWriter.packet(frame.time(), frame.octets());
            };
        }
    }

    private void complain(String problems) {
        command.commandLine().getErr().println(problems);
        command.commandLine().getErr().flush();
    }

    /**
     * A line for each error in a message.
     *
     * @param refused the first error, which suppresses the others
     * @param end     follows the first
     */
    private String problems(String place, RuntimeException refused, String end) {
        Stream<String> others = Stream.of(refused.getSuppressed()).map(Throwable::getMessage);
        return Stream.concat(Stream.of(refused.getMessage() + end), others)
                .map(problem -> about(place + problem))
                .collect(Collectors.joining("\n"));
    }

    /** A line about the input. */
    private String about(String problem) {
        return "c2x convert: " + messages.inputName() + ": " + problem;
    }
}
