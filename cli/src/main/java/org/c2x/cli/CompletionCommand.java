package org.c2x.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** {@code c2x completion}: what a shell needs to complete commands and options. */
@Command(
        name = "completion",
        description = {
            CompletionCommand.SUMMARY,
            "Use it in this shell with: source <(c2x completion)",
            "and in every shell by putting that line into ~/.bashrc, with the path of c2x."
        },
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Runnable {
    static final String SUMMARY = "Prints a script for bash and zsh that completes commands and options.";

    @ParentCommand
    private Main main;

    @Override
    public void run() {
        main.console().out().print(AutoComplete.bash("c2x", main.program(Subcommand.names())));
    }
}
