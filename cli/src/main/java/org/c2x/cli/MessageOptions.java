package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.Type;
import picocli.CommandLine;
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
            required = true,
            paramLabel = "TYPE",
            description = "CAM or DENM (of the version that the message says, where its encoding has a fixed place for "
                    + "that, else v1), v1.CAM, v2.CAM ..., SecuredMessage; with --asn1 Type or Module.Type")
    private String type;

    @Option(
            names = "--asn1",
            split = ",",
            paramLabel = "FILE",
            description = "ASN.1 modules that define the type, by comma; the schemes are uper, aper, oer, der, jer and "
                    + "xer then")
    private List<Path> modules;

    @Option(names = "--hex", description = "one message a line, binary ones in hex; otherwise the input is one message")
    private boolean hex;

    @Parameters(paramLabel = "FILE", arity = "0..1", defaultValue = "-", description = "input; - or nothing: standard")
    private String file;

    /** Whether each line of the input is a message. */
    boolean hex() {
        return hex;
    }

    String inputName() {
        return Console.name(file);
    }

    /** @throws ParameterException if there is no such file, or it is a folder */
    void requireInput() {
        if (!file.equals(Console.STANDARD)) {
            InputFiles.require(Path.of(file), "file", commandLine());
        }
    }

    InputStream open(Console console) throws IOException {
        return console.open(file);
    }

    /**
     * The type from the user's own modules, empty without {@code --asn1}.
     *
     * @throws ParameterException if it is not there
     */
    Optional<Type> ownType() throws IOException {
        return modules == null
                ? Optional.empty()
                : Optional.of(ModuleFiles.type(ModuleFiles.load(modules, commandLine()), type, commandLine()));
    }

    /**
     * The types of ours that {@code --type} may mean.
     *
     * @throws ParameterException if there is none
     */
    MessageFamily family() {
        return MessageFamily.named(type, commandLine());
    }

    CommandLine commandLine() {
        return command.commandLine();
    }
}
