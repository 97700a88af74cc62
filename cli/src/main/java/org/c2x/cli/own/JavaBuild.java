package org.c2x.cli.own;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The Java compiler on generated files. */
final class JavaBuild {
    private JavaBuild() {}

    /**
     * Compiles files; the classes go below a folder.
     *
     * @param classPath what they need
     * @throws IOException if this JVM has no compiler, or it refuses a file; the message says why
     */
    static void compile(List<Path> sources, String classPath, Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IOException("this JVM has no Java compiler; run c2x by the java of a JDK");
        }
        List<String> options = List.of(
                "--release",
                "17",
                "-proc:none",
                "-nowarn",
                "-d",
                folder.toString(),
                "-classpath",
                classPath,
                // without one, sources are looked for on the class path
                "-sourcepath",
                "");
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        StringWriter rest = new StringWriter();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(problems, Locale.ROOT, StandardCharsets.UTF_8)) {
            boolean done = compiler.getTask(
                            rest, files, problems, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            if (!done) {
                throw new IOException("the Java compiler rejects the generated code: "
                        + problems.getDiagnostics().stream()
                                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                                .findFirst()
                                .map(Object::toString)
                                .orElseGet(rest::toString));
            }
        }
    }
}
