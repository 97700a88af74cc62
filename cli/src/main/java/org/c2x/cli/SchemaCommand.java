package org.c2x.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code c2x schema}: how long values of types are. */
@Command(
        name = "schema",
        description = {
            SchemaCommand.SUMMARY,
            "Types without a maximum length come first, those without one in most encodings at the top, each with the "
                    + "components that have no upper bound. MAX means no limit; ... means that later versions may "
                    + "extend the type: the maximum is that of values without extensions."
        },
        mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Lists the types of ASN.1 modules with their minimum and maximum octets in every encoding.";

    @Spec
    private CommandSpec command;

    @Parameters(
            arity = "1..*",
            split = ",",
            paramLabel = "FILE",
            description = "ASN.1 modules, including all imported ones, or folders of them")
    private List<Path> modules;

    @Mixin
    private ModuleFiles files;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            description = "only this type, Type or Module.Type, with all of its components that have no upper bound")
    private String type;

    @Option(
            names = "--json",
            description =
                    "print a JSON array of {type, place, octets, unbounded} instead of a table; most is null for no "
                            + "limit")
    private boolean json;

    @Option(
            names = "--html",
            description =
                    "print a page instead: each type with its comment, components, ranges, unit, octets and where "
                            + "it is used; with --type, all that this type needs")
    private boolean html;

    @Override
    public Integer call() throws IOException {
        if (html && json) {
            throw new ParameterException(command.commandLine(), "--json is not allowed with --html");
        }
        Schema schema = files.load(modules, command.commandLine());
        PrintWriter out = command.commandLine().getOut();
        if (html) {
            List<String> wanted = Stream.ofNullable(type).toList();
            out.print(SchemaPage.html(ModuleFiles.only(schema, wanted, command.commandLine())));
            return 0;
        }
        TypeLengths lengths = new TypeLengths();
        List<TypeReference> types = type == null
                ? schema.modules().stream()
                        .flatMap(module -> module.types().stream())
                        .map(TypeReference::new)
                        .toList()
                : List.of(ModuleFiles.type(schema, type, command.commandLine()));
        List<TypeLengths.Row> rows = types.stream()
                .map(lengths::of)
                .sorted(Comparator.comparing(TypeLengths.Row::unboundedEncodings)
                        .reversed())
                .toList();
        if (json) {
            out.println(json(rows));
        } else {
            out.print(SchemaTable.of(rows, type == null));
        }
        return 0;
    }

    private static String json(List<TypeLengths.Row> rows) throws JsonProcessingException {
        return new JsonMapper().writeValueAsString(rows);
    }
}
