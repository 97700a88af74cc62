package org.c2x.asn1.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.NotSupportedException;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.source.Strictness;

/**
 * One run of the compiler.
 *
 * @param modelPackage Java package of the records
 * @param types        only what these need is generated; all if there are none
 * @param integerOctets see {@link Compilation}
 */
record Generation(
        List<ModuleFile> modules,
        String packageName,
        String modelPackage,
        List<String> types,
        Strictness strictness,
        Contents contents,
        int integerOctets) {

    /**
     * A run for the modules of each folder, in packages of its name below the two given.
     *
     * @throws MojoExecutionException if a module lies in none
     */
    static List<Generation> perFolder(
            List<ModuleFile> modules,
            String packageName,
            String modelPackage,
            List<String> types,
            Strictness strictness,
            Contents contents,
            int integerOctets)
            throws MojoExecutionException {
        Map<String, List<ModuleFile>> folders =
                modules.stream().collect(Collectors.groupingBy(ModuleFile::folder, TreeMap::new, Collectors.toList()));
        if (folders.containsKey("")) {
            throw new MojoExecutionException("perFolder is set, but these modules lie in no folder: "
                    + folders.get("").stream().map(ModuleFile::file).toList());
        }
        return folders.entrySet().stream()
                .map(folder -> new Generation(
                        folder.getValue(),
                        packageName + '.' + folder.getKey(),
                        modelPackage + '.' + folder.getKey(),
                        types,
                        strictness,
                        contents,
                        integerOctets))
                .toList();
    }

    /**
     * Generates into a folder.
     *
     * @return the files that belong to the output, relative to the folder
     * @throws MojoFailureException if the modules make no schema, or one that a back end does not support; what is
     *     wrong with them is in the log then
     */
    List<String> run(Collection<BackEnd> backEnds, Path output, Log log) throws IOException, MojoFailureException {
        List<String> resources = modules.stream().map(ModuleFile::resource).toList();
        Compilation compilation = new Compilation(schema(log), packageName, modelPackage, resources, integerOctets);
        OutputSink folder = new DirectorySink(output);
        List<String> written = new ArrayList<>();
        try {
            compilation.emit(backEnds, (path, text) -> {
                folder.write(path, text);
                written.add(path);
            });
            backEnds.stream()
                    .flatMap(backEnd -> compilation.omissions(backEnd).stream())
                    .forEach(log::warn);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (NotSupportedException e) {
            throw failure(Objects.requireNonNull(e.getMessage()).lines().toList(), log);
        }
        return written;
    }

    private Schema schema(Log log) throws IOException, MojoFailureException {
        List<SourceFile> files = new ArrayList<>();
        for (ModuleFile module : modules) {
            files.add(SourceFile.read(module.file()));
        }
        try {
            return chosen(SchemaLoader.load(files, strictness, contents, warning -> log.warn(warning.toString())));
        } catch (SchemaException e) {
            throw failure(e.diagnostics().stream().map(Diagnostic::toString).toList(), log);
        }
    }

    private Schema chosen(Schema all) throws MojoFailureException {
        List<TypeDefinition> chosen = new ArrayList<>();
        for (String type : types) {
            chosen.add(all.find(type)
                    .orElseThrow(() -> new MojoFailureException(
                            "the ASN.1 modules of " + packageName + " define no type '" + type + "'")));
        }
        return chosen.isEmpty() ? all : all.only(chosen);
    }

    private static MojoFailureException failure(List<String> errors, Log log) {
        errors.forEach(log::error);
        int count = errors.size();
        return new MojoFailureException(
                count + (count == 1 ? " error" : " errors") + " in the ASN.1 modules, see above");
    }
}
