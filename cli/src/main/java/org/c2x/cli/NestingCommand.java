package org.c2x.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.c2x.bench.BenchContents;
import org.c2x.bench.length.NestingCounts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code c2x nesting}: how deep contents are nested. */
@Command(
        name = "nesting",
        description = {
            NestingCommand.SUMMARY,
            "All components are counted, including optional ones, but not those below an optional one. Of "
                    + "a CHOICE or a list, the parts in the content are counted; a CHOICE and its alternative are "
                    + "not a level."
        },
        mixinStandardHelpOptions = true)
final class NestingCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Counts the components of each content by level of nesting, next to Table III of the study of 2015.";

    private static final int WIDTH = 5;

    @Spec
    private CommandSpec command;

    @Option(names = "--json", description = "print a JSON array of {content, levels, published2015} instead of a table")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        List<NestingCounts> nestings = NestingCounts.of(BenchContents.all());
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            out.println(new JsonMapper().writeValueAsString(nestings));
        } else {
            print(nestings, out);
        }
        return 0;
    }

    private static void print(List<NestingCounts> nestings, PrintWriter out) {
        int name =
                nestings.stream().mapToInt(one -> one.content().length()).max().orElse(0);
        int levels =
                nestings.stream().mapToInt(one -> one.levels().size()).max().orElse(0);
        StringBuilder head = new StringBuilder(" ".repeat(name + 2 + "published 2015".length()));
        for (int level = 1; level <= levels; level++) {
            head.append(String.format(Locale.ROOT, "%" + WIDTH + "d", level));
        }
        out.println(head);
        for (NestingCounts nesting : nestings) {
            print(name, nesting.content(), "measured", nesting.levels(), out);
            if (nesting.published2015() != null) {
                print(name, "", "published 2015", nesting.published2015(), out);
            }
        }
    }

    private static void print(int width, String content, String whose, List<Integer> levels, PrintWriter out) {
        String figures = levels.stream()
                .map(count -> String.format(Locale.ROOT, "%" + WIDTH + "d", count))
                .collect(Collectors.joining());
        out.println(content + " ".repeat(width - content.length()) + "  " + String.format(Locale.ROOT, "%-14s", whose)
                + figures);
    }
}
