package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that name a module of the user's own and messages of it. */
final class OwnOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--asn1",
            parameterConsumer = ModuleFiles.Names.class,
            paramLabel = "FILE",
            description = "your own ASN.1 modules, including all imported ones, or folders of them")
    private List<Path> modules = List.of();

    @Mixin
    private ModuleFiles files;

    @Option(names = "--type", paramLabel = "TYPE", description = "the type of the messages, Type or Module.Type")
    private @Nullable String type;

    @Option(
            names = "--messages",
            paramLabel = "FILE",
            description = "messages of the type: one document per line or a single one, hex per line, or octets of "
                    + "messages directly after each other (default: random messages)")
    private @Nullable Path messages;

    @Option(
            names = "--from",
            paramLabel = "SCHEME",
            defaultValue = Conversion.JER,
            description = "encoding of the messages: jer, xer, asn, uper, aper, oer or der (default: ${DEFAULT-VALUE})")
    private String from;

    /** Whether the command is about a module of the user's own. */
    boolean isAsked() {
        return !modules.isEmpty();
    }

    /**
     * Takes modules and messages out of a capture to a folder, as if they were the user's own.
     *
     * @throws BadInputException if it has no messages
     */
    void readCapture(Path capture, Path folder) throws IOException {
        if (isAsked() || messages != null) {
            throw new ParameterException(command.commandLine(), "--asn1 and --messages are not allowed with --capture");
        }
        InputFiles.require(capture, "capture", command.commandLine());
        CapturedMessages found = CapturedMessages.extract(
                capture, type, folder, command.commandLine().getErr());
        modules = found.modules();
        type = found.type().name();
        messages = found.messages();
        from = "uper";
    }

    /** @throws ParameterException if options are there that mean nothing without {@code --asn1} */
    void requireNone() {
        if (type != null || messages != null) {
            throw new ParameterException(command.commandLine(), "--type and --messages require --asn1");
        }
    }

    /** The modules. */
    List<Path> modules() {
        return modules;
    }

    /** Reads and resolves the modules. */
    Schema schema() throws IOException {
        return schema(modules);
    }

    /** Reads and resolves these modules, another version. */
    Schema schema(List<Path> version) throws IOException {
        return files.load(version, command.commandLine());
    }

    /**
     * The type in a version of the modules.
     *
     * @throws ParameterException if none is named, or there is no such type
     */
    TypeReference type(Schema schema) {
        if (type == null) {
            throw new ParameterException(
                    command.commandLine(), "--asn1 requires --type, the name of a type in the modules");
        }
        return ModuleFiles.type(schema, type, command.commandLine());
    }

    /**
     * The messages.
     *
     * @throws BadInputException if one is bad
     */
    OwnMessages messages(Type of) throws IOException {
        if (messages == null) {
            return OwnMessages.random(of);
        }
        if (!Conversion.FOR_ANY_TYPE.containsKey(from)) {
            throw new ParameterException(
                    command.commandLine(),
                    "unknown scheme '" + from + "'; there are " + String.join(", ", Conversion.FOR_ANY_TYPE.keySet()));
        }
        InputFiles.require(messages, "file of messages", command.commandLine());
        return OwnMessages.read(messages, Conversion.FOR_ANY_TYPE.get(from).apply(of), Conversion.isText(from));
    }

    CommandLine commandLine() {
        return command.commandLine();
    }
}
