package org.c2x.asn1.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.source.AsnFiles;
import org.c2x.asn1.source.Strictness;

/**
 * Generates Java from ASN.1 modules: records, codecs and mappings. The modules are files of the project, files that
 * lie in a dependency, or both. A run is skipped when its modules, its configuration and the compiler are those of
 * the last run.
 */
@Mojo(
        name = "generate",
        defaultPhase = LifecyclePhase.GENERATE_SOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class GenerateMojo extends AbstractMojo {

    /**
     * Files, or folders with {@code .asn} files at any depth. Without this, {@code src/main/asn1} if it exists and no
     * {@code packedModules} are given.
     */
    @Parameter
    private List<File> sources;

    /** Modules that lie in dependencies. */
    @Parameter
    private List<PackedModules> packedModules = List.of();

    /** Java package of what is generated. */
    @Parameter(required = true)
    private String packageName;

    /** Java package of the records, where another run has generated them; otherwise {@code packageName}. */
    @Parameter
    private String modelPackage;

    /**
     * True if each folder right below those of {@code sources} and {@code packedModules} is a schema of its own, in
     * packages of the folder's name below {@code packageName} and {@code modelPackage}.
     */
    @Parameter(defaultValue = "false")
    private boolean perFolder;

    /** With {@code perFolder}: names of folders that nothing is generated for. */
    @Parameter
    private Set<String> excludedFolders = Set.of();

    /** What to generate: the names of {@link BackEnd}s. */
    @Parameter(defaultValue = "java")
    private Set<String> backEnds;

    /**
     * Types, {@code Type} or {@code Module.Type}: only what these need is generated. With {@code perFolder} each folder
     * has to define all of them. Without this, all types are.
     */
    @Parameter
    private List<String> types = List.of();

    /**
     * True if notation that the standards forbid, but whose meaning is plain, is a warning: an IMPLICIT tag before
     * a CHOICE, imports that are missing and unused, sets of objects of another class.
     */
    @Parameter(defaultValue = "false")
    private boolean lenient;

    /** What the value of an OCTET STRING (CONTAINING T) is: one of T with {@code VALUES}, else its {@code OCTETS}. */
    @Parameter(defaultValue = "VALUES")
    private Contents containing = Contents.VALUES;

    /**
     * For back ends of C and Rust: how many octets a number has whose INTEGER lacks a bound, if these are more than the
     * 8 of an integer of 64 bits.
     */
    @Parameter(defaultValue = "8")
    private int integerOctets;

    /**
     * Class-path folder in which the project packs the files of {@code sources}: the classes of the back end
     * {@code tree} read the modules again from there. Modules from a dependency stay where they are.
     */
    @Parameter
    private String resourceFolder;

    /** Where the generated files go; the folder becomes a source folder of the project. */
    @Parameter(defaultValue = "${project.build.directory}/generated-sources/asn1")
    private File outputDirectory;

    /** True if what is generated is for tests: the folder becomes a source folder of these. */
    @Parameter(defaultValue = "false")
    private boolean testSources;

    /** Set to skip the goal. */
    @Parameter(property = "asn1.skip", defaultValue = "false")
    private boolean skip;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    /** Called by Maven; the fields are set from the configuration. */
    public GenerateMojo() {}

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("asn1.skip is set");
            return;
        }
        if (testSources) {
            project.addTestCompileSourceRoot(outputDirectory.getPath());
        } else {
            project.addCompileSourceRoot(outputDirectory.getPath());
        }
        try {
            generate();
        } catch (IOException e) {
            throw new MojoExecutionException("ASN.1: " + e.getMessage(), e);
        }
    }

    private void generate() throws IOException, MojoExecutionException, MojoFailureException {
        Set<BackEnd> chosen = chosenBackEnds();
        List<ModuleFile> modules = modules();
        Path output = outputDirectory.toPath();
        Stamp stamp = stamp(modules);
        if (stamp.isCurrent(output)) {
            getLog().info("generated sources of " + modules.size() + " ASN.1 modules are up to date");
            return;
        }
        List<String> written = new ArrayList<>();
        for (Generation generation : generations(modules)) {
            written.addAll(generation.run(chosen, output, getLog()));
        }
        stamp.write(output, written);
        getLog().info(written.size() + " files generated from " + modules.size() + " ASN.1 modules into " + output);
    }

    private List<Generation> generations(List<ModuleFile> modules) throws MojoExecutionException {
        if (integerOctets < Long.BYTES) {
            throw new MojoExecutionException("integerOctets: expected at least 8, found " + integerOctets);
        }
        String records = modelPackage == null ? packageName : modelPackage;
        if (!perFolder) {
            return List.of(
                    new Generation(modules, packageName, records, types, strictness(), containing, integerOctets));
        }
        return Generation.perFolder(modules, packageName, records, types, strictness(), containing, integerOctets);
    }

    private Strictness strictness() {
        return lenient ? Strictness.LENIENT : Strictness.STRICT;
    }

    private Set<BackEnd> chosenBackEnds() throws MojoExecutionException {
        Set<BackEnd> chosen = new LinkedHashSet<>();
        for (String name : backEnds) {
            try {
                chosen.add(BackEnd.named(name.strip()));
            } catch (IllegalArgumentException e) {
                throw new MojoExecutionException(e.getMessage(), e);
            }
        }
        return chosen;
    }

    private List<ModuleFile> modules() throws IOException, MojoExecutionException {
        List<ModuleFile> modules = new ArrayList<>();
        for (File source : sourcePlaces()) {
            List<Path> files = AsnFiles.in(source.toPath(), Integer.MAX_VALUE);
            if (files.isEmpty()) {
                throw new MojoExecutionException("no .asn file: " + source);
            }
            Path root = source.isDirectory()
                    ? source.toPath()
                    : Objects.requireNonNull(source.toPath().getParent());
            files.forEach(file -> modules.add(ModuleFile.below(root, file, resourceFolder)));
        }
        Path copies = Path.of(project.getBuild().getDirectory(), "asn1", execution.getExecutionId());
        for (PackedModules packed : packedModules) {
            modules.addAll(packed.files(project.getArtifacts(), copies));
        }
        if (perFolder) {
            modules.removeIf(module -> excludedFolders.contains(module.folder()));
        }
        if (modules.isEmpty()) {
            throw new MojoExecutionException("no ASN.1 modules: neither sources nor packedModules are given, and there "
                    + "is no src/main/asn1");
        }
        return modules;
    }

    private List<File> sourcePlaces() {
        if (sources != null) {
            return sources;
        }
        File usual = new File(project.getBasedir(), "src/main/asn1");
        return packedModules.isEmpty() && usual.isDirectory() ? List.of(usual) : List.of();
    }

    private Stamp stamp(List<ModuleFile> modules) throws IOException {
        List<String> configuration = new ArrayList<>(List.of(
                packageName,
                String.valueOf(modelPackage),
                String.valueOf(perFolder),
                types.toString(),
                strictness().toString(),
                containing.toString(),
                String.valueOf(integerOctets),
                new TreeSet<>(backEnds).toString()));
        modules.forEach(module -> configuration.add(module.resource()));
        configuration.addAll(ToolFingerprint.of(execution));
        Path file = Path.of(project.getBuild().getDirectory(), "asn1", execution.getExecutionId() + ".stamp");
        return Stamp.of(
                file, configuration, modules.stream().map(ModuleFile::file).toList());
    }
}
