package org.c2x.asn1.maven;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.c2x.asn1.source.AsnFiles;

/**
 * ASN.1 modules that lie in a dependency: all {@code .asn} files of one folder inside it. In one reactor the
 * dependency may still be a folder of classes.
 */
public final class PackedModules {
    /** The dependency as {@code groupId:artifactId}. */
    @Parameter(required = true)
    private String artifact;

    /** Folder or file inside the dependency, for instance {@code org/c2x/its/v1}. */
    @Parameter(required = true)
    private String path;

    /** Called by Maven; the fields are set from the configuration. */
    public PackedModules() {}

    PackedModules(String artifact, String path) {
        this.artifact = artifact;
        this.path = path;
    }

    /**
     * The files, those of a jar copied below a folder.
     *
     * @param dependencies the project's resolved dependencies
     * @param copies       where copies go
     */
    List<ModuleFile> files(Collection<Artifact> dependencies, Path copies) throws MojoExecutionException, IOException {
        Path container = container(dependencies);
        List<ModuleFile> modules;
        if (Files.isDirectory(container)) {
            modules = AsnFiles.in(container.resolve(path), Integer.MAX_VALUE).stream()
                    .map(file -> ModuleFile.packed(container, path, file))
                    .toList();
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(container)) {
                modules = copy(jar.getPath(path), copies);
            }
        }
        if (modules.isEmpty()) {
            throw new MojoExecutionException("no .asn file in " + path + " of " + artifact + " (" + container + ")");
        }
        return modules;
    }

    private Path container(Collection<Artifact> dependencies) throws MojoExecutionException {
        for (Artifact dependency : dependencies) {
            if (artifact.equals(dependency.getGroupId() + ":" + dependency.getArtifactId())
                    && dependency.getFile() != null) {
                return dependency.getFile().toPath();
            }
        }
        throw new MojoExecutionException("packedModules names " + artifact
                + ", which is no resolved dependency of this project; in one reactor, build at least to test-compile");
    }

    private List<ModuleFile> copy(Path packed, Path copies) throws IOException {
        List<ModuleFile> modules = new ArrayList<>();
        for (Path file : AsnFiles.in(packed, Integer.MAX_VALUE)) {
            Path copy = copies.resolve(file.toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            modules.add(ModuleFile.packed(copies, path, copy));
        }
        return modules;
    }
}
