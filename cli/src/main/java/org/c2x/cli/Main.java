package org.c2x.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;

/** {@code c2x}. Exit codes: 0 done, 1 some input was bad or something failed, 2 wrong usage. */
@Command(
        name = "c2x",
        description = "Car-to-X messages in every encoding.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            ConvertCommand.class,
            InspectCommand.class,
            CompileCommand.class,
            StudyCommand.class,
            BenchCommand.class,
            CompareCommand.class,
            LengthsCommand.class,
            ReportCommand.class,
            NestingCommand.class,
            NativeCommand.class
        })
public final class Main {
    /** Where the codecs of OpenEXI look for its jars, as long as a class path. */
    private static final String OPENEXI = "c2x.openexi";

    private final Console console;

    private Main(Console console) {
        this.console = console;
    }

    /** Takes effect at once, because what schemes there are depends on it. */
    @Option(
            names = "--openexi",
            split = ",",
            paramLabel = "JAR",
            scope = ScopeType.INHERIT,
            description = "jars of OpenEXI (nagasena.jar, nagasena-rta.jar), by comma: adds the exi-openexi schemes")
    private void useOpenExi(List<Path> jars) {
        System.setProperty(
                OPENEXI, jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return commandLine(Console.standard());
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new Main(console))
                .setParameterExceptionHandler(Main::wrongUsage)
                .setExecutionExceptionHandler(Main::failed);
    }

    Console console() {
        return console;
    }

    /** One line that says what is wrong, and where to look. */
    private static int wrongUsage(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(wrong.getMessage());
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        err.flush();
        return CommandLine.ExitCode.USAGE;
    }

    /** One line for what a user can meet; anything else is an error of this program and shows its trace. */
    private static int failed(Exception failure, CommandLine command, ParseResult arguments) throws Exception {
        String name = command.getCommandSpec().qualifiedName();
        PrintWriter err = command.getErr();
        if (failure instanceof BadInputException bad) {
            err.println(bad.getMessage());
        } else if (failure instanceof IOException io) {
            err.println(name + ": " + describe(io));
        } else if (failure instanceof UncheckedIOException io) {
            err.println(name + ": " + describe(io.getCause()));
        } else {
            throw failure;
        }
        err.flush();
        return CommandLine.ExitCode.SOFTWARE;
    }

    /** In words; a name of a class is no help to who has a file that cannot be read. */
    private static String describe(IOException failure) {
        if (failure instanceof NoSuchFileException missing) {
            return "no such file: " + missing.getFile();
        }
        if (failure instanceof AccessDeniedException denied) {
            return "no permission for " + denied.getFile();
        }
        if (failure instanceof FileSystemException other) {
            return other.getFile() + ": "
                    + (other.getReason() == null ? other.getClass().getSimpleName() : other.getReason());
        }
        return String.valueOf(failure.getMessage());
    }
}
