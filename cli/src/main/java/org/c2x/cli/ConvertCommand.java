package org.c2x.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code c2x convert}: messages from one scheme to another. */
@Command(
        name = "convert",
        description = {
            ConvertCommand.SUMMARY,
            "Without --hex the input is one message, binary or JSON. With --hex it is one message a line, in hex or "
                    + "as JSON; a bad line gives {\"error\":...,\"offset\":...} in its place."
        },
        mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {
    static final String SUMMARY = "Converts messages between any two schemes and JSON (jer).";

    @Spec
    private CommandSpec command;

    @ParentCommand
    private Main main;

    @Mixin
    private MessageOptions messages;

    @Option(names = "--from", required = true, paramLabel = "SCHEME", description = "encoding of the input")
    private String from;

    @Option(names = "--to", required = true, paramLabel = "SCHEME", description = "encoding of the output")
    private String to;

    @Override
    public Integer call() throws IOException {
        messages.requireInput();
        Conversion conversion = conversion();
        try (InputStream in = messages.open(main.console())) {
            return messages.hex() ? convertLines(conversion, in) : convertOne(conversion, in);
        }
    }

    private Conversion conversion() throws IOException {
        Optional<Type> own = messages.ownType();
        return own.isPresent()
                ? Conversion.of(own.get(), from, to, command.commandLine())
                : Conversion.of(messages.family(), from, to, command.commandLine());
    }

    private int convertOne(Conversion conversion, InputStream in) throws IOException {
        byte[] converted;
        try {
            converted = conversion.convert(in.readAllBytes());
        } catch (DecodeException | EncodeException bad) {
            throw new BadInputException("c2x convert: " + messages.inputName() + ": " + bad.getMessage());
        }
        main.console().print(converted);
        if (Conversion.isText(to)) {
            main.console().out().print('\n');
        }
        return 0;
    }

    private int convertLines(Conversion conversion, InputStream in) throws IOException {
        PrintWriter out = main.console().out();
        long count = 0;
        long bad = 0;
        Unit unit = Conversion.offsetUnit(from);
        Lines lines = new Lines(in);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            String converted;
            try {
                converted = print(conversion.convert(MessageLine.parse(line, unit)));
            } catch (DecodeException refused) {
                converted = error(refused.getMessage(), refused.offset());
                bad++;
            } catch (EncodeException refused) {
                converted = error(refused.getMessage(), 0);
                bad++;
            }
            count++;
            out.print(converted);
            out.print('\n');
        }
        if (bad > 0) {
            throw new BadInputException(
                    "c2x convert: " + messages.inputName() + ": " + bad + " of " + count + " lines are bad");
        }
        return 0;
    }

    private String print(byte[] message) {
        return Conversion.isText(to) ? new String(message, StandardCharsets.UTF_8) : MessageLine.printHex(message);
    }

    private static String error(String message, long offset) {
        ObjectNode error = JsonNodeFactory.instance.objectNode();
        error.put("error", message);
        error.put("offset", offset);
        return error.toString();
    }
}
