package org.c2x.asn1.emit;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The Java compiler, from strings to class files, with all warnings as errors. */
final class MemoryCompiler {
    private static final List<String> OPTIONS =
            List.of("--release", "17", "-Xlint:all", "-Werror", "-proc:none", "-parameters", "-classpath", classPath());

    private MemoryCompiler() {}

    private static String classPath() {
        // some runners start the tests from a jar that only lists the class path
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    /**
     * Compiles files by path, those of Java among them.
     *
     * @return class files by class name
     * @throws AssertionError with all messages and the sources they are about, if there are any
     */
    static Map<String, byte[]> compile(Map<String, String> files) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Output output = new Output(compiler.getStandardFileManager(diagnostics, null, null));
        List<Source> sources = files.entrySet().stream()
                .filter(file -> file.getKey().endsWith(".java"))
                .map(file -> new Source(file.getKey(), file.getValue()))
                .toList();
        boolean done = compiler.getTask(null, output, diagnostics, OPTIONS, null, sources)
                .call();
        if (!done || !diagnostics.getDiagnostics().isEmpty()) {
            throw new AssertionError(diagnostics.getDiagnostics().stream()
                    .map(problem -> problem + quote(problem.getSource()))
                    .distinct()
                    .collect(Collectors.joining("\n")));
        }
        return output.classFiles();
    }

    private static String quote(JavaFileObject source) {
        return source instanceof Source own ? "\n" + own.text : "";
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(URI.create("memory:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class ClassFile extends SimpleJavaFileObject {
        private final ByteArrayOutputStream octets = new ByteArrayOutputStream();

        ClassFile(String className) {
            super(URI.create("memory:///" + className + ".class"), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return octets;
        }
    }

    private static final class Output extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Map<String, ClassFile> files = new TreeMap<>();

        Output(StandardJavaFileManager classPath) {
            super(classPath);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return files.computeIfAbsent(className, ClassFile::new);
        }

        Map<String, byte[]> classFiles() {
            Map<String, byte[]> octets = new TreeMap<>();
            files.forEach((name, file) -> octets.put(name, file.octets.toByteArray()));
            return octets;
        }
    }
}
