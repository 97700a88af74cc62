package org.c2x.cli;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Content;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that choose schemes and contents; without them it is all that a study compares. */
final class Selection {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--schemes", split = ",", paramLabel = "NAME", description = "only these schemes, by comma")
    private List<String> schemes;

    @Option(names = "--contents", split = ",", paramLabel = "NAME", description = "only these contents, by comma")
    private List<String> contents;

    /** @throws ParameterException if a name is unknown */
    List<String> schemes() {
        return schemes == null
                ? BenchSchemes.all()
                : select("scheme", schemes, Codecs.schemes(), Function.identity());
    }

    /** @throws ParameterException if a name is unknown */
    List<Content<?>> contents() {
        return contents == null ? BenchContents.all() : select("content", contents, BenchContents.all(), Content::name);
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
