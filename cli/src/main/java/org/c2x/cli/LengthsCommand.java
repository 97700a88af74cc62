package org.c2x.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.MeasuredLengths;
import org.c2x.bench.result.Skipped;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code c2x lengths}: octets of each content in each scheme. */
@Command(
        name = "lengths",
        description = {
            LengthsCommand.SUMMARY,
            "sec1-average is the smallest possible average of a CAM's envelope: of 10 CAMs per second, one carries the "
                    + "certificate and nine its digest."
        },
        mixinStandardHelpOptions = true)
final class LengthsCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Shows the encoded length of each content in each scheme, in octets, next to the lengths that "
                    + "the studies of 2014 and 2015 published, with the reason where they differ.";

    private static final String NONE = "–";
    private static final String INDENT = "  ";

    @Spec
    private CommandSpec command;

    @Mixin
    private Selection selection;

    @Option(names = "--json", description = "print a JSON array instead of a table")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        List<BenchContent<?>> all = BenchContents.forLengths();
        List<String> schemes = selection.schemes().orElseGet(BenchSchemes::known);
        List<Length> lengths =
                MeasuredLengths.of(schemes, selection.contents(all).orElse(all));
        BenchSchemes.unavailable(schemes).stream()
                .map(Skipped::toString)
                .distinct()
                .forEach(command.commandLine().getErr()::println);
        command.commandLine().getErr().flush();
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            out.println(new JsonMapper().writeValueAsString(lengths));
        } else {
            printTable(
                    lengths.stream()
                            .filter(length ->
                                    Codecs.unavailable(length.scheme()).isEmpty())
                            .toList(),
                    out);
        }
        return 0;
    }

    /** A block for each content, in it a line for each scheme. */
    private static void printTable(List<Length> lengths, PrintWriter out) {
        int first = lengths.stream()
                .mapToInt(length -> Math.max(
                        length.scheme().length() + INDENT.length(),
                        length.content().length()))
                .max()
                .orElse(0);
        for (String content : lengths.stream().map(Length::content).distinct().toList()) {
            out.println(line(content, first, "octets", "2014", "2015", ""));
            lengths.stream()
                    .filter(length -> length.content().equals(content))
                    .forEach(length -> out.println(line(
                            INDENT + length.scheme(),
                            first,
                            length.length() == null ? NONE : length.length().toPlainString(),
                            length.published2014() == null
                                    ? ""
                                    : length.published2014().toPlainString(),
                            length.published2015() == null
                                    ? ""
                                    : length.published2015().toPlainString(),
                            length.reason() == null ? "" : length.reason())));
        }
    }

    private static String line(String name, int width, String... columns) {
        return String.format(
                        Locale.ROOT,
                        "%-" + width + "s  %6s  %6s  %6s  %s",
                        name,
                        columns[0],
                        columns[1],
                        columns[2],
                        columns[3])
                .stripTrailing();
    }
}
