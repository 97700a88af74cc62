package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.NotSupportedException;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.schema.Schema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code c2x compile}: Java, C and other schemas from ASN.1 modules. */
@Command(
        name = "compile",
        description = {
            CompileCommand.SUMMARY,
            "Of each message type there are six XML schemas: with ranges, the same with enumerals as numbers "
                    + "(-numbered), or with built-in types only (-builtin), and each with an element a component or "
                    + "without those of mandatory SEQUENCEs (-flat)."
        },
        mixinStandardHelpOptions = true)
final class CompileCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Generates from ASN.1 modules: records (java), compiled UPER codecs beside them (uper), protobuf messages "
                    + "(proto; proto-codesize for little code, proto-tuned for few octets), XML schemas (xsd), structs "
                    + "and codecs in C99 (c).";

    /** What a target takes: codecs need the records that they read and write. */
    private static final Map<String, Set<BackEnd>> TARGETS = new TreeMap<>(Map.of(
            "java", EnumSet.of(BackEnd.JAVA),
            "uper", EnumSet.of(BackEnd.JAVA, BackEnd.UPER),
            "proto", EnumSet.of(BackEnd.PROTO),
            "proto-codesize", EnumSet.of(BackEnd.PROTO_CODESIZE),
            "proto-tuned", EnumSet.of(BackEnd.PROTO_TUNED),
            "xsd", EnumSet.of(BackEnd.XSD),
            "c", EnumSet.of(BackEnd.C)));

    /** These write the same file. */
    private static final Set<BackEnd> ONE_OF = EnumSet.of(BackEnd.PROTO, BackEnd.PROTO_CODESIZE, BackEnd.PROTO_TUNED);

    @Spec
    private CommandSpec command;

    @Option(
            names = "--asn1",
            required = true,
            split = ",",
            arity = "1..*",
            paramLabel = "FILE",
            description = "ASN.1 modules, with all that they import from")
    private List<Path> modules;

    @Option(
            names = "--to",
            required = true,
            split = ",",
            paramLabel = "TARGET",
            description = "java, uper, proto, proto-codesize, proto-tuned, xsd, c; several by comma")
    private List<String> targets;

    @Option(
            names = "--package",
            required = true,
            paramLabel = "NAME",
            description = "Java package of the classes, and the folder of all files; in C, with underscores, what file "
                    + "names and all global names begin with")
    private String packageName;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "root folder of the sources")
    private Path out;

    @Override
    public Integer call() throws IOException {
        Set<BackEnd> backEnds = backEnds();
        if (!SourceVersion.isName(packageName, SourceVersion.RELEASE_17)) {
            throw new ParameterException(command.commandLine(), "'" + packageName + "' is no name of a Java package");
        }
        if (Files.exists(out) && !Files.isDirectory(out)) {
            throw new ParameterException(command.commandLine(), out + " is no folder");
        }
        Schema schema = ModuleFiles.load(modules, command.commandLine());
        List<String> written = new ArrayList<>();
        OutputSink folder = new DirectorySink(out);
        try {
            new Compilation(schema, packageName).emit(backEnds, (path, text) -> {
                folder.write(path, text);
                written.add(path);
            });
        } catch (NotSupportedException e) {
            throw new BadInputException(e.getMessage());
        }
        command.commandLine().getErr().println("c2x compile: " + written.size() + " files in " + out);
        command.commandLine().getErr().flush();
        return 0;
    }

    private Set<BackEnd> backEnds() {
        Set<BackEnd> all = EnumSet.noneOf(BackEnd.class);
        for (String target : targets) {
            if (!TARGETS.containsKey(target)) {
                throw new ParameterException(
                        command.commandLine(),
                        "unknown target '" + target + "'; there are " + String.join(", ", TARGETS.keySet()));
            }
            all.addAll(TARGETS.get(target));
        }
        if (all.stream().filter(ONE_OF::contains).count() > 1) {
            throw new ParameterException(
                    command.commandLine(), "only one of the proto targets at a time: they write the same file");
        }
        return all;
    }
}
