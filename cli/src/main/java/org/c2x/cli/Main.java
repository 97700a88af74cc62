package org.c2x.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code c2x}. Exit codes: 0 done, 1 some input was bad or something failed, 2 wrong usage. */
@Command(
        name = "c2x",
        description = "Car-to-X messages in every encoding.",
        mixinStandardHelpOptions = true,
        subcommands = {StudyCommand.class, LengthsCommand.class})
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main());
    }
}
