package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.table.ElementTrace;
import org.c2x.asn1.interpreter.table.ValueTrace;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.schema.Type;
import org.c2x.its.messages.Attempt;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.Messages;
import org.c2x.streams.LineReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code c2x inspect}: which bits or octets of a message say what. */
@Command(
        name = "inspect",
        description = {
            InspectCommand.SUMMARY,
            "A message that cannot be decoded is shown up to the error. Without --type all messages "
                    + "and versions are tried, and the most likely one is shown; standard error shows which of them "
                    + "fit and why others do not. --scheme der --type ANY shows the elements of any BER or DER with "
                    + "their tags, without a module."
        },
        mixinStandardHelpOptions = true)
final class InspectCommand implements Callable<Integer> {
    static final String SUMMARY = "Shows every component of messages with its bits or octets, value and meaning.";

    private static final String NOTHING = "[]\n";

    @Spec
    private CommandSpec command;

    @ParentCommand
    private Main main;

    @Mixin
    private MessageOptions messages;

    @Option(
            names = "--scheme",
            paramLabel = "SCHEME",
            defaultValue = "uper",
            description = "encoding of the messages (default: ${DEFAULT-VALUE})")
    private String scheme;

    @Option(names = "--json", description = "print one JSON array per message instead of a table")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        messages.requireInput(scheme);
        Tracer tracer = tracer();
        try (InputStream in = messages.open(main.console())) {
            return (messages.hex() ? inspectLines(tracer, in) : inspectOne(tracer, in.readAllBytes())) ? 0 : 1;
        }
    }

    private Tracer tracer() throws IOException {
        if (messages.isAnyElement()) {
            if (!scheme.equals(RuleSet.DER.scheme())) {
                throw refused("--type ANY, any element, requires --scheme der");
            }
            return ElementTrace::of;
        }
        Optional<Type> own = messages.ownType();
        if (own.isPresent()) {
            RuleSet rules = RuleSet.of(scheme.replaceFirst("-table$", ""))
                    .orElseThrow(() -> refused("your own types cannot be inspected in '" + scheme + "', only in "
                            + RuleSet.interpreted().stream()
                                    .map(RuleSet::scheme)
                                    .collect(Collectors.joining(", "))));
            return ValueTrace.tracer(rules, own.get());
        }
        Conversion.require(scheme, command.commandLine());
        MessageFamily family = messages.family(scheme);
        for (MessageType<?> type : family.types()) {
            if (Codecs.tracer(scheme, type.type()).isEmpty()) {
                throw refused("scheme '" + scheme + "' cannot show the parts of a " + type.qualifiedName());
            }
        }
        return message -> {
            MessageType<?> type = family.isAny() ? recognised(message) : family.of(message, scheme);
            return Codecs.tracer(scheme, type.type()).orElseThrow().trace(message);
        };
    }

    /**
     * The likeliest type of a message; tells what speaks for and against each.
     *
     * @throws DecodeException if the octets are a value of none, and have the header of none
     */
    private MessageType<?> recognised(byte[] message) {
        List<Attempt> attempts = Messages.recognise(message, scheme);
        attempts.forEach(attempt -> complain("c2x inspect: " + attempt));
        Attempt likeliest = attempts.get(0);
        if (likeliest instanceof Attempt.Refused && !likeliest.type().hasHeader()) {
            String tried = attempts.stream()
                    .map(attempt -> attempt.type().qualifiedName())
                    .collect(Collectors.joining(", "));
            throw new DecodeException(
                    Conversion.offsetUnit(scheme),
                    0,
                    "",
                    "expected a message in " + scheme + " of one of the types " + tried
                            + ", found none; use --type Ieee1609Dot2Data for security envelopes, --asn1 for your own "
                            + "types");
        }
        return likeliest.type();
    }

    private ParameterException refused(String problem) {
        return new ParameterException(command.commandLine(), problem);
    }

    private boolean inspectOne(Tracer tracer, byte[] message) throws IOException {
        boolean good = inspect(tracer, message, "");
        String hint = MessageLine.hint(message, Conversion.offsetUnit(scheme));
        if (!good && !hint.isEmpty()) {
            complain("c2x inspect: " + messages.inputName() + ": " + hint);
        }
        return good;
    }

    private boolean inspectLines(Tracer tracer, InputStream in) throws IOException {
        Unit unit = Conversion.offsetUnit(scheme);
        boolean good = true;
        long number = 0;
        LineReader lines = new LineReader(in);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            number++;
            if (number > 1 && !json) {
                main.console().out().print("\n");
            }
            String place = ", line " + number;
            try {
                good &= inspect(tracer, MessageLine.parse(line, unit), place);
            } catch (DecodeException noHex) {
                good = refuse(noHex, place);
                main.console().out().print(json ? NOTHING : "");
            }
        }
        return good;
    }

    private boolean inspect(Tracer tracer, byte[] message, String place) throws IOException {
        Trace trace;
        try {
            trace = tracer.trace(message);
        } catch (DecodeException noVersion) {
            main.console().out().print(json ? NOTHING : "");
            return refuse(noVersion, place);
        }
        main.console().out().print(json ? TraceTable.json(trace) : TraceTable.text(trace));
        if (trace.error().isPresent()) {
            return refuse(trace.error().get(), place);
        }
        int ignored = message.length - trace.consumedOctets();
        if (ignored > 0) {
            complain("c2x inspect: " + messages.inputName() + place + ": " + ignored
                    + " octets after the message are ignored");
        }
        return true;
    }

    private boolean refuse(DecodeException error, String place) {
        complain("c2x inspect: " + messages.inputName() + place + ": " + error.getMessage());
        return false;
    }

    /** After what was printed of the message. */
    private void complain(String line) {
        main.console().flush();
        command.commandLine().getErr().println(line);
        command.commandLine().getErr().flush();
    }
}
