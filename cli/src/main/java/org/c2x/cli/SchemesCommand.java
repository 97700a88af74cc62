package org.c2x.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.result.KnownSchemes;
import org.c2x.bench.result.SchemeFacts;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.nativebridge.NativeSchemes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code c2x schemes}: which messages have which encodings. */
@Command(
        name = "schemes",
        description = {
            SchemesCommand.SUMMARY,
            "C means the C that c2x generates, if this build has it; libraries of others in C are not in the table."
        },
        mixinStandardHelpOptions = true)
final class SchemesCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Shows which ITS messages have codecs in Java and C for which encoding, as a Markdown table.";

    private static final String NONE = "–";

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() {
        NativeSchemes.generated()
                .forEach(scheme -> Codecs.unavailable(scheme)
                        .ifPresent(why -> command.commandLine().getErr().println("skipped: " + scheme + ": " + why)));
        command.commandLine().getErr().flush();
        PrintWriter out = command.commandLine().getOut();
        table().forEach(out::println);
        return 0;
    }

    /** A line for each encoding, the one with most codecs first; messages with the same codecs share a column. */
    private static List<String> table() {
        Map<String, List<String>> schemes = Codecs.known().stream()
                .filter(scheme -> !isNative(scheme) || NativeSchemes.generated().contains(scheme))
                .collect(Collectors.groupingBy(SchemesCommand::label, LinkedHashMap::new, Collectors.toList()));
        List<Map.Entry<String, List<String>>> encodings = schemes.entrySet().stream()
                .filter(encoding -> cells(encoding.getValue()) > 0)
                .sorted(Comparator.<Map.Entry<String, List<String>>>comparingLong(
                                encoding -> -cells(encoding.getValue()))
                        .thenComparing(Map.Entry.comparingByKey()))
                .toList();
        Map<List<String>, List<String>> columns = types().collect(Collectors.groupingBy(
                type -> encodings.stream()
                        .map(encoding -> cell(type, encoding.getValue()))
                        .toList(),
                LinkedHashMap::new,
                Collectors.mapping(SchemesCommand::name, Collectors.toList())));
        List<String> lines = new ArrayList<>();
        lines.add(line("", columns.values().stream().map(names -> String.join(", ", names))));
        lines.add("|---".repeat(columns.size() + 1) + '|');
        for (int i = 0; i < encodings.size(); i++) {
            int row = i;
            lines.add(line(encodings.get(i).getKey(), columns.keySet().stream().map(cells -> cells.get(row))));
        }
        return lines;
    }

    /** The messages of the standards, and their envelope. */
    private static Stream<MessageType<?>> types() {
        return MessageTypes.all().stream().filter(type -> type != MessageTypes.PERSONNEL_RECORD);
    }

    /** For how many messages some schemes have codecs, in Java and in C. */
    private static long cells(List<String> schemes) {
        return types().flatMap(type -> languages(type, schemes)).count();
    }

    /** As --type takes it. */
    private static String name(MessageType<?> type) {
        return MessageTypes.named(type.abbreviation()).size() == 1
                ? type.abbreviation()
                : type.family() + '.' + type.abbreviation();
    }

    private static String label(String scheme) {
        return KnownSchemes.facts(scheme).map(SchemeFacts::label).orElse(scheme);
    }

    private static boolean isNative(String scheme) {
        return KnownSchemes.facts(scheme).filter(SchemeFacts::isNative).isPresent();
    }

    private static String cell(MessageType<?> type, List<String> schemes) {
        String languages = languages(type, schemes).collect(Collectors.joining(", "));
        return languages.isEmpty() ? NONE : languages;
    }

    /** The languages in which some schemes have codecs for a message. */
    private static Stream<String> languages(MessageType<?> type, List<String> schemes) {
        return schemes.stream()
                .filter(scheme -> Codecs.find(scheme, type.type()).isPresent())
                .map(scheme -> isNative(scheme) ? "C" : "Java")
                .distinct()
                .sorted(Comparator.reverseOrder());
    }

    private static String line(String head, Stream<String> cells) {
        return Stream.concat(Stream.of(head), cells).collect(Collectors.joining(" | ", "| ", " |"));
    }
}
