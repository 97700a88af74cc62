package org.c2x.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.c2x.asn1.interpreter.diff.SchemaDifference;
import org.c2x.asn1.interpreter.diff.TypeDifference;
import org.c2x.asn1.schema.Schema;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code c2x diff}: two versions of modules. */
@Command(
        name = "diff",
        description = {
            DiffCommand.SUMMARY,
            "Messages at the ends of all ranges, with and without each component, alternative and enumeral, are "
                    + "encoded with one version and decoded with the other. \"yes\" means that all of them are read, "
                    + "\"no\" is shown with one that is not. Additions that old readers skip or keep as unknown count "
                    + "as read.",
            "Types whose own definition has not changed are left out unless --type names them. The exit code is 1 if "
                    + "a type is incompatible in an encoding, in either direction."
        },
        mixinStandardHelpOptions = true)
final class DiffCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Compares two versions of ASN.1 modules: what changed, and whether readers of one read messages of the"
                    + " other.";

    @Spec
    private CommandSpec command;

    @Parameters(
            index = "0",
            split = ",",
            paramLabel = "BEFORE",
            description = "modules of the old version, or a folder")
    private List<Path> before;

    @Parameters(index = "1", split = ",", paramLabel = "AFTER", description = "modules of the new version, or a folder")
    private List<Path> after;

    @Mixin
    private ModuleFiles files;

    @Option(
            names = "--type",
            split = ",",
            paramLabel = "TYPE",
            description = "only these types and what they need, Type or Module.Type; several by comma")
    private List<String> types = List.of();

    @Option(
            names = "--scheme",
            split = ",",
            paramLabel = "NAME",
            description = "only these encodings of uper, aper, oer, der and jer; several by comma (default: all)")
    private List<String> schemes = SchemaDifference.SCHEMES;

    @Option(
            names = "--json",
            description = "one JSON array of {type, change, changes, compatible, encodings} instead of a list")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        CommandLine line = command.commandLine();
        for (String scheme : schemes) {
            if (!SchemaDifference.SCHEMES.contains(scheme)) {
                throw new ParameterException(
                        line,
                        "unknown scheme '" + scheme + "'; there are " + String.join(", ", SchemaDifference.SCHEMES));
            }
        }
        Schema old = ModuleFiles.only(files.load(before, line), types, line);
        Schema young = ModuleFiles.only(files.load(after, line), types, line);
        List<TypeDifference> differences = SchemaDifference.of(old, young, schemes);
        PrintWriter out = line.getOut();
        DifferenceList list = new DifferenceList(differences);
        if (json) {
            out.println(new JsonMapper().writeValueAsString(list.json()));
        } else {
            out.print(list.text());
        }
        return differences.stream().allMatch(TypeDifference::isCompatible) ? 0 : 1;
    }
}
