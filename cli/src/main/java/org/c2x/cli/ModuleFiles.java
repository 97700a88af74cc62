package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import java.util.stream.Stream;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.AsnFiles;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.source.Strictness;
import picocli.CommandLine;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/**
 * How the ASN.1 files of a command are read: {@code --asn1 F.asn,G.asn H.asn --asn1 FOLDER}. A folder stands for the
 * files of modules in it, not for those in folders below.
 */
final class ModuleFiles {
    /** How many types a message lists. */
    private static final int LISTED = 40;

    @Option(names = "--no-warnings", description = "do not print warnings about ASN.1 modules")
    private boolean quiet;

    @Option(
            names = "--lenient",
            description = "accept ASN.1 modules that deviate from the standards if their meaning is clear, with a "
                    + "warning for each place: an IMPLICIT tag of a CHOICE, imports that are missing and unused, "
                    + "sets of objects of another class")
    private boolean lenient;

    @Option(
            names = "--containing",
            paramLabel = "octets|values",
            description = "what the value of an OCTET STRING (CONTAINING T) is: one of T, or its octets; "
                    + "${DEFAULT-VALUE} without this option",
            defaultValue = "values",
            converter = ContentsText.class)
    private Contents contents;

    /** The names in the letters of the help. */
    private static final class ContentsText implements ITypeConverter<Contents> {
        @Override
        public Contents convert(String text) {
            return switch (text) {
                case "octets" -> Contents.OCTETS;
                case "values" -> Contents.VALUES;
                default -> throw new TypeConversionException("expected octets or values but was '" + text + "'");
            };
        }
    }

    /** Modules after {@code --asn1}: separated by commas or blanks. */
    static final class Names implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
            if (arguments.isEmpty()) {
                throw new ParameterException(command.commandLine(), "--asn1: expected ASN.1 modules");
            }
            List<Path> modules = option.getValue() == null ? new ArrayList<>() : new ArrayList<>(option.getValue());
            do {
                Stream.of(arguments.pop().split(",")).map(Path::of).forEach(modules::add);
            } while (!arguments.isEmpty() && isModule(arguments.peek(), command));
            option.setValue(modules);
        }

        /** True if an argument cannot be the input of the command. */
        private static boolean isModule(String argument, CommandSpec command) {
            boolean hasOtherInput = !command.positionalParameters().isEmpty();
            return !argument.startsWith("-")
                    && (!hasOtherInput || AsnFiles.isNamed(Path.of(argument)) || Files.isDirectory(Path.of(argument)));
        }
    }

    /**
     * The text of the files.
     *
     * @throws ParameterException if one is missing, or a folder has none
     */
    static List<SourceFile> read(List<Path> places, CommandLine command) throws IOException {
        List<SourceFile> sources = new ArrayList<>();
        for (Path place : places) {
            List<Path> files = AsnFiles.in(place, 1);
            if (files.isEmpty()) {
                String problem = Files.isDirectory(place) ? "no .asn file in the folder " : "no such ASN.1 file: ";
                throw new ParameterException(command, problem + place);
            }
            for (Path file : files) {
                sources.add(SourceFile.read(file));
            }
        }
        return sources;
    }

    /**
     * Reads and resolves the files; says on the error output of the command what is doubtful in them.
     *
     * @throws ParameterException if one is missing
     * @throws BadInputException  if they make no schema, with all that is wrong with them
     */
    Schema load(List<Path> places, CommandLine command) throws IOException {
        Strictness strictness = lenient ? Strictness.LENIENT : Strictness.STRICT;
        try {
            Schema schema =
                    SchemaLoader.load(read(places, command), strictness, contents, warning -> warn(warning, command));
            command.getErr().flush();
            return schema;
        } catch (SchemaException bad) {
            throw new BadInputException(String.valueOf(bad.getMessage()));
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

    /**
     * Only what the types of these names need; all without names.
     *
     * @throws ParameterException if there is no type of a name
     */
    static Schema only(Schema schema, List<String> names, CommandLine command) {
        List<TypeDefinition> chosen =
                names.stream().map(name -> type(schema, name, command).target()).toList();
        return chosen.isEmpty() ? schema : schema.only(chosen);
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
