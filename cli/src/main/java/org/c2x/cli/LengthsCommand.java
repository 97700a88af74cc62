package org.c2x.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Lengths;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code c2x lengths}: octets of each content in each scheme. */
@Command(
        name = "lengths",
        description = "Encoded length of each content in each scheme, in octets.",
        mixinStandardHelpOptions = true)
final class LengthsCommand implements Callable<Integer> {
    private static final String NONE = "-";

    @Spec
    private CommandSpec command;

    @Mixin
    private Selection selection;

    @Option(names = "--json", description = "one JSON array instead of a table")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        List<Length> lengths = Lengths.of(selection.schemes(), selection.contents());
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            out.println(new JsonMapper().writeValueAsString(lengths));
        } else {
            printTable(lengths, out);
        }
        out.flush();
        return 0;
    }

    /** A line for each content, a column for each scheme; below it why lengths are missing. */
    private static void printTable(List<Length> lengths, PrintWriter out) {
        List<String> schemes = lengths.stream().map(Length::scheme).distinct().toList();
        List<String> contents = lengths.stream().map(Length::content).distinct().toList();
        int first = contents.stream().mapToInt(String::length).max().orElse(0);
        out.println(" ".repeat(first) + schemes.stream().map(scheme -> "  " + scheme).reduce("", String::concat));
        for (String content : contents) {
            StringBuilder line = new StringBuilder(padded(content, first));
            lengths.stream().filter(length -> length.content().equals(content)).forEach(length -> {
                String figure = length.length() == null ? NONE : length.length().toString();
                line.append("  ").append(" ".repeat(Math.max(0, length.scheme().length() - figure.length())));
                line.append(figure);
            });
            out.println(line);
        }
        lengths.stream()
                .filter(length -> length.reason() != null)
                .forEach(length -> out.println(length.scheme() + ' ' + length.content() + ": " + length.reason()));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
