package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

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
            LengthsCommand.class,
            NestingCommand.class
        })
public final class Main {
    private final Console console;

    private Main(Console console) {
        this.console = console;
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

    private static String describe(IOException failure) {
        return failure instanceof NoSuchFileException missing
                ? "no such file: " + missing.getFile()
                : failure.getClass().getSimpleName() + ": " + failure.getMessage();
    }
}
