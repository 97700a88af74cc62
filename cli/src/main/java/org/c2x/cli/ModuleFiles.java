package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How the ASN.1 files of a command are read: {@code --asn1 F.asn,G.asn --asn1 H.asn}. */
final class ModuleFiles {
    /** How many types a message lists. */
    private static final int LISTED = 40;

    @Option(names = "--no-warnings", description = "does not say what is doubtful in ASN.1 modules")
    private boolean quiet;

    /**
     * Reads and resolves the files; says on the error output of the command what is doubtful in them.
     *
     * @throws ParameterException if one is missing
     * @throws BadInputException  if they make no schema, with all that is wrong with them
     */
    Schema load(List<Path> files, CommandLine command) throws IOException {
        List<SourceFile> sources = new ArrayList<>();
        for (Path file : files) {
            InputFiles.require(file, "ASN.1 file", command);
            sources.add(SourceFile.read(file));
        }
        try {
            Schema schema = SchemaLoader.load(sources, warning -> warn(warning, command));
            command.getErr().flush();
            return schema;
        } catch (SchemaException bad) {
            throw new BadInputException(bad.getMessage());
        }
    }

    private void warn(Diagnostic warning, CommandLine command) {
        if (!quiet) {
            command.getErr().println(warning);
        }
    }

    /**
     * The type of a name, {@code Type} or {@code Module.Type}.
     *
     * @throws ParameterException if there is none
     */
    static TypeReference type(Schema schema, String name, CommandLine command) {
        return schema.find(name)
                .map(TypeReference::new)
                .orElseThrow(() -> new ParameterException(
                        command, "unknown type '" + name + "'; the modules define " + names(schema)));
    }

    private static String names(Schema schema) {
        List<String> names = schema.modules().stream()
                .flatMap(module -> module.types().stream())
                .map(TypeDefinition::name)
                .toList();
        if (names.isEmpty()) {
            return "no types";
        }
        int more = names.size() - LISTED;
        return String.join(", ", names.subList(0, Math.min(LISTED, names.size())))
                + (more > 0 ? " and " + more + " more" : "");
    }
}
