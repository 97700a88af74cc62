package org.c2x.asn1.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackedModulesTest {
    private static final String[] ENTRIES = {"org/m/B.asn", "org/m/A.asn", "org/m/readme.txt", "org/n/C.asn"};

    @TempDir
    Path folder;

    @Test
    void modulesOfAJar_areCopied_inOrder() throws Exception {
        List<ModuleFile> modules =
                new PackedModules("g:a", "org/m").files(List.of(artifact("a", jar())), folder.resolve("copies"));

        assertEquals(List.of("org/m/A.asn", "org/m/B.asn"), resources(modules));
        assertEquals("org/m/A.asn", Files.readString(modules.get(0).file()));
        assertTrue(modules.get(0).file().startsWith(folder.resolve("copies")));
    }

    @Test
    void modulesOfAClassesFolder_areUsedInPlace() throws Exception {
        Path classes = folder.resolve("classes");
        for (String entry : ENTRIES) {
            Files.createDirectories(classes.resolve(entry).getParent());
            Files.writeString(classes.resolve(entry), entry);
        }

        List<ModuleFile> modules =
                new PackedModules("g:a", "org/n").files(List.of(artifact("a", classes)), folder.resolve("copies"));

        assertEquals(List.of("org/n/C.asn"), resources(modules));
        assertEquals(classes.resolve("org/n/C.asn"), modules.get(0).file());
    }

    @Test
    void oneFileOfAJar_canBeNamed() throws Exception {
        List<ModuleFile> modules =
                new PackedModules("g:a", "org/m/B.asn").files(List.of(artifact("a", jar())), folder.resolve("copies"));

        assertEquals(List.of("org/m/B.asn"), resources(modules));
    }

    @Test
    void aFolderThatIsNotThere_isNamed() throws Exception {
        List<Artifact> dependencies = List.of(artifact("a", jar()));
        PackedModules packed = new PackedModules("g:a", "org/x");

        MojoExecutionException e = assertThrows(MojoExecutionException.class, () -> packed.files(dependencies, folder));

        assertTrue(e.getMessage().startsWith("no .asn file in org/x of g:a"), e.getMessage());
    }

    @Test
    void aDependencyThatIsNotThere_isNamed() throws Exception {
        List<Artifact> dependencies = List.of(artifact("b", jar()));
        PackedModules packed = new PackedModules("g:a", "org/m");

        MojoExecutionException e = assertThrows(MojoExecutionException.class, () -> packed.files(dependencies, folder));

        assertTrue(e.getMessage().startsWith("packedModules names g:a, which is no resolved dependency"));
    }

    private static List<String> resources(List<ModuleFile> modules) {
        return modules.stream().map(ModuleFile::resource).toList();
    }

    /** A jar whose entries hold their own names. */
    private Path jar() throws IOException {
        Path jar = folder.resolve("a.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            for (String entry : ENTRIES) {
                out.putNextEntry(new ZipEntry(entry));
                out.write(entry.getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
        return jar;
    }

    private static Artifact artifact(String name, Path file) {
        Artifact artifact =
                new DefaultArtifact("g", name, "1", "compile", "jar", "", new DefaultArtifactHandler("jar"));
        artifact.setFile(new File(file.toString()));
        return artifact;
    }
}
