package org.c2x.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that choose schemes and contents. */
final class Selection {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = {"--scheme", "--schemes"},
            split = ",",
            paramLabel = "NAME",
            description = "only these schemes, separated by commas")
    private List<String> schemes;

    @Option(
            names = {"--content", "--contents"},
            split = ",",
            paramLabel = "NAME",
            description = "only these contents, separated by commas")
    private List<String> contents;

    /** Whether nothing was chosen. */
    boolean isNone() {
        return schemes == null && contents == null;
    }

    /**
     * The schemes chosen, empty without a choice.
     *
     * @throws ParameterException if a name is unknown
     */
    Optional<List<String>> schemes() {
        return Optional.ofNullable(schemes).map(names -> select("scheme", names, known(), Function.identity()));
    }

    /**
     * The schemes chosen of some, all of them without a choice.
     *
     * @throws ParameterException if a name is none of them
     */
    List<String> schemesOf(List<String> all) {
        return schemes == null ? all : select("scheme", schemes, all, Function.identity());
    }

    /**
     * The names of the contents chosen of some, all of them without a choice.
     *
     * @throws ParameterException if a name is none of them
     */
    List<String> contentsOf(List<String> all) {
        return contents == null ? all : select("content", contents, all, Function.identity());
    }

    /**
     * The contents chosen of some, empty without a choice.
     *
     * @throws ParameterException if a name is none of them
     */
    Optional<List<BenchContent<?>>> contents(List<BenchContent<?>> all) {
        return Optional.ofNullable(contents).map(names -> select("content", names, all, BenchContent::name));
    }

    private static List<String> known() {
        return Stream.concat(Codecs.schemes().stream(), Codecs.unavailable().keySet().stream())
                .sorted()
                .toList();
    }

    private <T> List<T> select(String kind, List<String> wanted, List<T> all, Function<T, String> name) {
        List<String> names = all.stream().map(name).toList();
        for (String one : wanted) {
            if (!names.contains(one)) {
                throw new ParameterException(
                        command.commandLine(),
                        "unknown " + kind + " '" + one + "'; there are " + String.join(", ", names));
            }
        }
        Predicate<T> isWanted = candidate -> wanted.contains(name.apply(candidate));
        return all.stream().filter(isWanted).toList();
    }
}
