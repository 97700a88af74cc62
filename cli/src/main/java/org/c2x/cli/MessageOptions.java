package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Type;
import org.c2x.captures.SecurityTypes;
import org.c2x.its.messages.MessageTypes;
import org.c2x.streams.Workers;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options of a command that reads messages: of which type they are and where they come from. */
final class MessageOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            description = "CAM or DENM (of the version that the message has, if its encoding has a fixed place for "
                    + "that, otherwise v1), v1.CAM, v2.CAM ..., SecuredMessage; Ieee1609Dot2Data, Certificate and what "
                    + "they consist of (in oer, jer and others); with --asn1 Type or Module.Type "
                    + "(default: each message is tried as every type)")
    private @Nullable String type;

    @Option(
            names = "--asn1",
            parameterConsumer = ModuleFiles.Names.class,
            paramLabel = "FILE",
            description =
                    "ASN.1 modules that define the type, or folders of them; the schemes are uper, aper, oer, der, "
                            + "jer, xer and asn then")
    private List<Path> modules;

    @Mixin
    private ModuleFiles files;

    @Option(
            names = "--hex",
            description = "one message per line, binary ones in hex; otherwise the input is one message")
    private boolean hex;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            defaultValue = "-",
            description = "input file (default: standard input)")
    private String file;

    /** Whether each line of the input is a message. */
    boolean hex() {
        return hex;
    }

    String inputName() {
        return Console.name(file);
    }

    Workers workers() {
        return Console.workers(file);
    }

    /**
     * @param scheme of the messages
     * @throws ParameterException if there is no such file, or it is a folder or one more module
     */
    void requireInput(String scheme) {
        if (modules != null && file.endsWith(".asn") && !scheme.equals(Conversion.NOTATION)) {
            throw new ParameterException(
                    commandLine(), file + " is not a message; ASN.1 modules directly follow --asn1");
        }
        if (!file.equals(Console.STANDARD)) {
            InputFiles.require(Path.of(file), "file", commandLine());
        }
    }

    InputStream open(Console console) throws IOException {
        return console.open(file);
    }

    /** Whether the type is that of X.208 which is any other, and no module is there that could say which. */
    boolean isAnyElement() {
        return "ANY".equals(type) && modules == null;
    }

    /**
     * The type from the user's own modules or from those of IEEE 1609.2, which no scheme has generated codecs for;
     * empty if it is one of the messages.
     *
     * @throws ParameterException if it is not there, or not named
     */
    Optional<Type> ownType() throws IOException {
        if (modules == null) {
            return type == null || !MessageTypes.named(type).isEmpty()
                    ? Optional.empty()
                    : SecurityTypes.find(type).map(Type.class::cast);
        } else if (type == null) {
            throw new ParameterException(commandLine(), "--asn1 requires --type, the name of a type in the modules");
        }
        return Optional.of(ModuleFiles.type(files.load(modules, commandLine()), type, commandLine()));
    }

    /**
     * The types of ours that {@code --type} may mean, without it all that a scheme has.
     *
     * @throws ParameterException if there is none
     */
    MessageFamily family(String scheme) {
        return type == null ? MessageFamily.of(scheme) : MessageFamily.named(type, commandLine());
    }

    CommandLine commandLine() {
        return command.commandLine();
    }
}
