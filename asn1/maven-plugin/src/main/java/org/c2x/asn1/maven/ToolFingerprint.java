package org.c2x.asn1.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.descriptor.PluginDescriptor;

/** Says which compiler runs: a snapshot of it may change without a change of its version. */
final class ToolFingerprint {
    private ToolFingerprint() {}

    /** A line for each library of the plugin. */
    static List<String> of(MojoExecution execution) throws IOException {
        PluginDescriptor plugin = execution.getMojoDescriptor().getPluginDescriptor();
        List<String> lines = new ArrayList<>();
        lines.add(plugin.getId());
        for (Artifact artifact : plugin.getArtifacts()) {
            File file = artifact.getFile();
            if (artifact.isSnapshot() && file != null) {
                lines.add(artifact.getId() + ' ' + lastChange(file.toPath()));
            } else {
                lines.add(artifact.getId());
            }
        }
        return lines;
    }

    /** Of a jar its own time, of a folder of classes that of the newest file. */
    private static long lastChange(Path library) throws IOException {
        try (Stream<Path> files = Files.walk(library)) {
            return files.mapToLong(file -> file.toFile().lastModified()).max().orElse(0);
        }
    }
}
