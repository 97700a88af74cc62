package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.NotSupportedException;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.schema.Schema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code c2x compile}: Java, C, Rust and other schemas from ASN.1 modules. */
@Command(
        name = "compile",
        description = {
            CompileCommand.SUMMARY,
            "The xsd target writes six schemas per message type: with ranges, with ranges and enumerals as numbers "
                    + "(-numbered), or with built-in types only (-builtin); each with one element per component, or "
                    + "without elements for mandatory SEQUENCEs (-flat)."
        },
        mixinStandardHelpOptions = true)
final class CompileCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Generates code and schemas from ASN.1 modules: records (java), compiled codecs for them (uper, aper, oer, "
                    + "der, exi), views that read single components in UPER (views), protobuf messages (proto; "
                    + "proto-codesize for little code, proto-tuned for few octets), XML schemas (xsd), structs and "
                    + "codecs in C99 (c), a crate with structs and codecs (rust).";

    /** The back ends by their names here. */
    private static final Map<String, BackEnd> TARGETS =
            BackEnd.complete().stream().collect(Collectors.toMap(CompileCommand::name, Function.identity()));

    /** These write the same file. */
    private static final Set<BackEnd> ONE_OF = Set.of(BackEnd.PROTO, BackEnd.PROTO_CODESIZE, BackEnd.PROTO_TUNED);

    /** The names of targets, for the help. */
    static final class Targets implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return BackEnd.complete().stream().map(CompileCommand::name).iterator();
        }
    }

    @Spec
    private CommandSpec command;

    @Option(
            names = "--asn1",
            required = true,
            parameterConsumer = ModuleFiles.Names.class,
            paramLabel = "FILE",
            description = "ASN.1 modules, including all imported ones, or folders of them")
    private List<Path> modules;

    @Mixin
    private ModuleFiles files;

    @Option(
            names = "--to",
            required = true,
            split = ",",
            paramLabel = "TARGET",
            completionCandidates = Targets.class,
            description = "${COMPLETION-CANDIDATES}; separate several by commas")
    private List<String> targets;

    @Option(
            names = "--package",
            required = true,
            paramLabel = "NAME",
            description = "Java package of the classes, and folder of all files; in C, with underscores, the prefix of "
                    + "file names and of all global names")
    private String packageName;

    @Option(
            names = "--type",
            split = ",",
            paramLabel = "TYPE",
            description = "only what these types need, Type or Module.Type, separated by commas (default: all types)")
    private List<String> types = List.of();

    @Option(
            names = "--size",
            description = "with c: tables and little code for UPER, with the same functions; no other encodings")
    private boolean size;

    @Option(
            names = "--integer-octets",
            defaultValue = "8",
            paramLabel = "N",
            description = "with c and rust: an INTEGER without a lower or upper bound holds up to N octets in two's "
                    + "complement (default: ${DEFAULT-VALUE}, numbers of 64 bits)")
    private int integerOctets;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "root folder of the sources")
    private Path out;

    @Override
    public Integer call() throws IOException {
        Set<BackEnd> backEnds = backEnds();
        if (!SourceVersion.isName(packageName, SourceVersion.RELEASE_17)) {
            throw new ParameterException(
                    command.commandLine(), "'" + packageName + "' is not a name of a Java package");
        }
        if (integerOctets < Long.BYTES) {
            throw new ParameterException(command.commandLine(), "--integer-octets requires 8 or more");
        }
        if (Files.exists(out) && !Files.isDirectory(out)) {
            throw new ParameterException(command.commandLine(), out + " is not a folder");
        }
        Schema schema = ModuleFiles.only(files.load(modules, command.commandLine()), types, command.commandLine());
        Map<String, List<String>> notCovered = new LinkedHashMap<>();
        for (BackEnd backEnd : backEnds) {
            try {
                Compilation compilation = new Compilation(schema, packageName).withIntegerOctets(integerOctets);
                int written = write(compilation, backEnd);
                compilation.omissions(backEnd).forEach(this::say);
                say(name(backEnd) + ": " + written + (written == 1 ? " file in " : " files in ") + out);
            } catch (NotSupportedException problems) {
                notCovered
                        .computeIfAbsent(problems.getMessage(), same -> new ArrayList<>())
                        .add(name(backEnd));
            }
        }
        if (!notCovered.isEmpty()) {
            throw new BadInputException(notCovered.entrySet().stream()
                    .map(each -> "c2x compile: nothing was written for " + String.join(", ", each.getValue())
                            + ", which cannot express\n" + each.getKey())
                    .collect(Collectors.joining("\n")));
        }
        return 0;
    }

    /** Each for itself: what one back end cannot express is no matter to another one. Returns the number of files. */
    private int write(Compilation compilation, BackEnd backEnd) {
        OutputSink folder = new DirectorySink(out);
        List<String> written = new ArrayList<>();
        compilation.emit(Set.of(backEnd), (path, text) -> {
            folder.write(path, text);
            written.add(path);
        });
        return written.size();
    }

    private void say(String line) {
        command.commandLine().getErr().println("c2x compile: " + line);
        command.commandLine().getErr().flush();
    }

    private static String name(BackEnd backEnd) {
        return backEnd.toString().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The chosen ones; codecs need the records that they read and write. */
    private Set<BackEnd> backEnds() {
        Set<BackEnd> all = new TreeSet<>();
        for (String target : targets) {
            BackEnd chosen = TARGETS.get(target);
            if (chosen == null) {
                throw new ParameterException(
                        command.commandLine(),
                        "unknown target '" + target + "'; there are " + String.join(", ", new Targets()));
            }
            all.add(chosen);
            if (chosen.isJava()) {
                all.add(BackEnd.JAVA);
            }
        }
        if (size && !all.remove(BackEnd.C)) {
            throw new ParameterException(command.commandLine(), "--size requires --to c");
        }
        if (size) {
            all.add(BackEnd.C_SMALL);
        }
        if (all.stream().filter(ONE_OF::contains).count() > 1) {
            throw new ParameterException(
                    command.commandLine(), "only one proto target at a time is possible: they write the same file");
        }
        return all;
    }
}
