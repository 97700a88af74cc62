package org.c2x.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands, in the order in which the help lists them. The class of a command is loaded only if the arguments have
 * its name: all of them together take longer than to convert a message.
 */
enum Subcommand {
    CONVERT(ConvertCommand.SUMMARY),
    INSPECT(InspectCommand.SUMMARY),
    CAPTURE(CaptureCommand.SUMMARY),
    SCHEMA(SchemaCommand.SUMMARY),
    DIFF(DiffCommand.SUMMARY),
    ADVISE(AdviseCommand.SUMMARY),
    COMPILE(CompileCommand.SUMMARY),
    LSP(LspCommand.SUMMARY),
    STUDY(StudyCommand.SUMMARY),
    BENCH(BenchCommand.SUMMARY),
    COMPARE(CompareCommand.SUMMARY),
    LENGTHS(LengthsCommand.SUMMARY),
    SCHEMES(SchemesCommand.SUMMARY),
    REPORT(ReportCommand.SUMMARY),
    NESTING(NestingCommand.SUMMARY),
    NATIVE(NativeCommand.SUMMARY),
    SIMULATE(SimulateCommand.SUMMARY),
    LOAD(LoadCommand.SUMMARY),
    KEYS(KeysCommand.SUMMARY),
    COMPLETION(CompletionCommand.SUMMARY);

    private final String summary;

    Subcommand(String summary) {
        this.summary = summary;
    }

    /** Adds all commands to the program. */
    static void addTo(CommandLine program, List<String> arguments) {
        for (Subcommand one : values()) {
            String name = one.commandName();
            program.addSubcommand(name, arguments.contains(name) ? one.load() : one.mention());
        }
    }

    /** All names. */
    static List<String> names() {
        return Stream.of(values()).map(Subcommand::commandName).toList();
    }

    private String commandName() {
        return name().toLowerCase(Locale.ROOT);
    }

    private Object load() {
        return switch (this) {
            case CONVERT -> new ConvertCommand();
            case INSPECT -> new InspectCommand();
            case CAPTURE -> new CaptureCommand();
            case SCHEMA -> new SchemaCommand();
            case DIFF -> new DiffCommand();
            case ADVISE -> new AdviseCommand();
            case COMPILE -> new CompileCommand();
            case LSP -> new LspCommand();
            case STUDY -> new StudyCommand();
            case BENCH -> new BenchCommand();
            case COMPARE -> new CompareCommand();
            case LENGTHS -> new LengthsCommand();
            case SCHEMES -> new SchemesCommand();
            case REPORT -> new ReportCommand();
            case NESTING -> new NestingCommand();
            case NATIVE -> new NativeCommand();
            case SIMULATE -> new SimulateCommand();
            case LOAD -> new LoadCommand();
            case KEYS -> new KeysCommand();
            case COMPLETION -> new CompletionCommand();
        };
    }

    /** What the list of commands shows. */
    private CommandSpec mention() {
        CommandSpec spec = CommandSpec.create();
        spec.usageMessage().description(summary);
        return spec;
    }
}
