package org.c2x.codec.exi.openexi;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Jars with classes of the names and methods of OpenEXI, which code events in a form of their own. */
final class StubJars {

    private StubJars() {}

    /** Compiles the stubs into a jar in a folder. */
    static Path compile(Path folder) throws IOException, URISyntaxException {
        Path sources = Path.of(StubJars.class.getResource("/openexi-stub").toURI());
        Path classes = Files.createDirectory(folder.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> found = Files.walk(sources)) {
            List<Path> javaFiles = found.filter(Files::isRegularFile).toList();
            List<String> options = List.of("--release", "17", "-d", classes.toString());
            if (!compiler.getTask(messages, files, null, options, null, files.getJavaFileObjectsFromPaths(javaFiles))
                    .call()) {
                throw new AssertionError(messages.toString());
            }
        }
        return jar(classes, folder.resolve("openexi-stub.jar"), "");
    }

    /** Packs all classes but those with a name in a jar. */
    static Path jar(Path classes, Path jar, String withoutName) throws IOException {
        try (OutputStream octets = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(octets);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = classes.relativize(file).toString().replace('\\', '/');
                if (withoutName.isEmpty() || !name.contains(withoutName)) {
                    out.putNextEntry(new JarEntry(name));
                    Files.copy(file, out);
                    out.closeEntry();
                }
            }
        }
        return jar;
    }
}
