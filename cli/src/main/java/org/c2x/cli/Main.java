package org.c2x.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Stack;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Excerpt;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

/** {@code c2x}. Exit codes: 0 done, 1 some input was bad or something failed, 2 wrong usage. */
@Command(
        name = "c2x",
        description = "Converts, explains and measures Car-to-X messages in every encoding.",
        footerHeading = "%nTry first:%n",
        footer = {
            "  c2x study                          measure on this machine, with a report in results/",
            "  c2x schemes                        which messages have which encodings",
            "  c2x inspect --hex FILE             explain a message bit by bit",
            "  c2x schema MODULE.asn              what an ASN.1 module contains",
            "  c2x convert --help                 options of a command"
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class Main {
    /** Where the codecs of OpenEXI look for its jars, as long as a class path. */
    private static final String OPENEXI = "c2x.openexi";

    private final Console console;

    Main(Console console) {
        this.console = console;
    }

    /** Takes effect at once, because what schemes there are depends on it. */
    @Option(
            names = "--openexi",
            arity = "1..*",
            paramLabel = "JAR",
            parameterConsumer = Jars.class,
            scope = ScopeType.INHERIT,
            description = "jars of OpenEXI (nagasena.jar nagasena-rta.jar); adds the exi-openexi schemes")
    private void useOpenExi(List<Path> jars) {
        System.setProperty(OPENEXI, jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    public static void main(String[] args) {
        System.exit(run(Console.standard(), args));
    }

    /** Runs a command; the exit code. */
    static int run(Console console, String... args) {
        Main main = new Main(console);
        CommandLine program = main.program(List.of(args));
        if (args.length == 0) {
            program.usage(console.err());
            return CommandLine.ExitCode.USAGE;
        }
        return program.setOut(console.out())
                .setErr(console.err())
                .setExecutionStrategy(main::execute)
                .setParameterExceptionHandler(Main::wrongUsage)
                .setExecutionExceptionHandler(main::failed)
                .execute(args);
    }

    /** The program with its commands; those among the arguments have their options. */
    CommandLine program(List<String> arguments) {
        CommandLine program = new CommandLine(this);
        Subcommand.addTo(program, arguments);
        return program.setCaseInsensitiveEnumValuesAllowed(true);
    }

    Console console() {
        return console;
    }

    /** A command is done when all that it has printed is written. */
    private int execute(ParseResult arguments) {
        List<CommandLine> commands = arguments.asCommandLineList();
        CommandLine command = commands.get(commands.size() - 1);
        try {
            int code = new RunLast().execute(arguments);
            console.flush();
            return code;
        } catch (OutputException lost) {
            throw new ExecutionException(command, lost.getMessage(), lost);
        } catch (OutOfMemoryError full) {
            BadInputException tooLarge =
                    new BadInputException(command.getCommandSpec().qualifiedName()
                            + ": the input needs more memory than the JVM has; C2X_JAVA_OPTS=-Xmx4g sets 4 GB");
            throw new ExecutionException(command, tooLarge.getMessage(), tooLarge);
        }
    }

    /** One line that says what is wrong, and where to look. */
    private static int wrongUsage(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(printable(String.valueOf(wrong.getMessage())));
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        err.flush();
        return CommandLine.ExitCode.USAGE;
    }

    /** One line for what a user can meet; anything else is an error of this program and shows its trace. */
    private int failed(Exception failure, CommandLine command, ParseResult arguments) throws Exception {
        String name = command.getCommandSpec().qualifiedName();
        PrintWriter err = command.getErr();
        Optional<OutputException> lost = unwritten();
        Throwable reason = failure instanceof UncheckedIOException ? failure.getCause() : failure;
        if (lost.isPresent()) {
            if (!lost.get().isClosedPipe()) {
                err.println(name + ": " + lost.get().getMessage());
            }
        } else if (failure instanceof BadInputException bad) {
            err.println(printable(bad.getMessage()));
        } else if (failure instanceof InvalidPathException path) {
            err.println(name + ": invalid file name " + Excerpt.printable(path.getInput()) + ": " + path.getReason()
                    + "; a UTF-8 locale, such as LC_ALL=C.UTF-8, allows all names");
        } else if (reason instanceof IOException io) {
            err.println(name + ": " + printable(describe(io)));
        } else {
            throw failure;
        }
        err.flush();
        return CommandLine.ExitCode.SOFTWARE;
    }

    /** What was printed before a failure stays; why it cannot be written, empty if it is. */
    private Optional<OutputException> unwritten() {
        try {
            console.flush();
            return Optional.empty();
        } catch (OutputException lost) {
            return Optional.of(lost);
        }
    }

    /** With names of files, which others may have made, and lines of our own. */
    private static String printable(String message) {
        return message.lines().map(Excerpt::printable).collect(Collectors.joining(System.lineSeparator()));
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

    /** Jars, by comma or one after another: all that end in {@code .jar}, so that an argument may follow them. */
    private static final class Jars implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
            if (arguments.isEmpty()) {
                throw new ParameterException(command.commandLine(), "--openexi: expected jars");
            }
            List<Path> jars = new ArrayList<>();
            do {
                Stream.of(arguments.pop().split(",")).map(Path::of).forEach(jars::add);
            } while (!arguments.isEmpty() && arguments.peek().endsWith(".jar"));
            option.setValue(jars);
        }
    }
}
