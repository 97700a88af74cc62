package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.c2x.asn1.interpreter.uper.UperTrace;
import org.c2x.asn1.mapping.SchemaResources;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.its.contents.MessageType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code c2x inspect}: which bits of a message say what. */
@Command(
        name = "inspect",
        description = {
            "Shows every component of UPER messages with its bits, value and meaning.",
            "What cannot be decoded is shown up to where it goes wrong."
        },
        mixinStandardHelpOptions = true)
final class InspectCommand implements Callable<Integer> {
    private static final String UPER = "uper";

    @Spec
    private CommandSpec command;

    @ParentCommand
    private Main main;

    @Option(
            names = "--type",
            required = true,
            paramLabel = "TYPE",
            description = "CAM or DENM (of the version that the message says), v1.CAM, v2.CAM ...; "
                    + "with --asn1 Type or Module.Type")
    private String type;

    @Option(names = "--hex", description = "one message a line, in hex; otherwise the input is one binary message")
    private boolean hex;

    @Option(names = "--json", description = "a JSON array a message instead of a table")
    private boolean json;

    @Option(
            names = "--asn1",
            split = ",",
            paramLabel = "FILE",
            description = "ASN.1 modules that define the type, by comma")
    private List<Path> modules;

    @Parameters(paramLabel = "FILE", arity = "0..1", defaultValue = "-", description = "input; - or nothing: standard")
    private String file;

    @Override
    public Integer call() throws IOException {
        if (!file.equals("-") && !Files.isRegularFile(Path.of(file))) {
            throw new ParameterException(command.commandLine(), "no such file: " + file);
        }
        Function<byte[], Type> types = types();
        try (InputStream in = main.console().open(file)) {
            boolean good = hex ? inspectLines(types, in) : inspect(types, in.readAllBytes(), "");
            main.console().out().flush();
            return good ? 0 : 1;
        }
    }

    /** The type of a message. */
    private Function<byte[], Type> types() throws IOException {
        if (modules != null) {
            Type own = ModuleFiles.type(ModuleFiles.load(modules, command.commandLine()), type, command.commandLine());
            return message -> own;
        }
        MessageFamily family = MessageFamily.named(type, command.commandLine());
        Map<MessageType<?>, Type> known = new HashMap<>();
        return message -> known.computeIfAbsent(family.of(message, UPER), InspectCommand::schemaType);
    }

    private static Type schemaType(MessageType<?> message) {
        String[] resources = message.modules().toArray(String[]::new);
        return SchemaResources.load(InspectCommand.class.getClassLoader(), resources)
                .find(message.name())
                .map(TypeReference::new)
                .orElseThrow();
    }

    private boolean inspectLines(Function<byte[], Type> types, InputStream in) throws IOException {
        boolean good = true;
        long number = 0;
        Lines lines = new Lines(in);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            number++;
            if (number > 1 && !json) {
                main.console().print("\n");
            }
            String place = ", line " + number;
            try {
                String digits = new String(line, StandardCharsets.ISO_8859_1);
                good &= inspect(types, HexLine.parse(digits, DecodeException.Unit.BIT), place);
            } catch (DecodeException noHex) {
                good = refuse(noHex, place);
                main.console().print(json ? "[]\n" : "");
            }
        }
        return good;
    }

    private boolean inspect(Function<byte[], Type> types, byte[] message, String place) throws IOException {
        UperTrace trace;
        try {
            trace = UperTrace.of(types.apply(message), message);
        } catch (DecodeException noVersion) {
            main.console().print(json ? "[]\n" : "");
            return refuse(noVersion, place);
        }
        main.console().print(json ? TraceTable.json(trace.entries()) : TraceTable.text(trace.entries()));
        if (trace.error().isPresent()) {
            return refuse(trace.error().get(), place);
        }
        int ignored = message.length - trace.consumedOctets();
        if (ignored > 0) {
            complain("c2x inspect: " + name() + place + ": " + ignored + " octets behind the message are ignored");
        }
        return true;
    }

    private boolean refuse(DecodeException error, String place) {
        complain("c2x inspect: " + name() + place + ": " + error.getMessage());
        return false;
    }

    private void complain(String line) {
        command.commandLine().getErr().println(line);
        command.commandLine().getErr().flush();
    }

    private String name() {
        return file.equals("-") ? "standard input" : file;
    }
}
