package org.c2x.asn1.emit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;

/**
 * Generated classes, compiled in memory with all warnings as errors, and loaded. The ASN.1 files are on their class
 * path.
 */
public final class GeneratedCode {
    /** The package of all generated classes. */
    public static final String PACKAGE = "generated";

    /** The back ends whose output goes together and compiles, as Java, without classes that another tool generates. */
    public static final Set<BackEnd> COMPILABLE = Stream.concat(
                    BackEnd.complete().stream().filter(backEnd -> backEnd.isJava()),
                    Stream.of(BackEnd.TREE, BackEnd.COPY, BackEnd.XSD, BackEnd.PROTO, BackEnd.EVENTS))
            .collect(Collectors.toUnmodifiableSet());

    private static final String FOLDER = "asn1/";

    private final Schema schema;
    private final Map<String, String> sources;
    private final ClassLoader classes;

    private GeneratedCode(Schema schema, Map<String, String> sources, ClassLoader classes) {
        this.schema = schema;
        this.sources = sources;
        this.classes = classes;
    }

    /** Runs the back ends over one file. */
    public static GeneratedCode compile(String asn1, BackEnd... backEnds) {
        return compile(Map.of("Test.asn", asn1), List.of(backEnds));
    }

    /** Runs the back ends over files by their names; what is not compilable is left as sources. */
    public static GeneratedCode compile(Map<String, String> files, Collection<BackEnd> backEnds) {
        Map<String, String> resources = resources(files);
        Schema schema = load(resources);
        Map<String, String> sources = generate(schema, resources, backEnds);
        Map<String, byte[]> classFiles = COMPILABLE.containsAll(backEnds) ? MemoryCompiler.compile(sources) : Map.of();
        return new GeneratedCode(schema, sources, new MemoryLoader(classFiles, resources));
    }

    /** Runs the back ends over one file and compiles nothing: the generated files by path. */
    public static Map<String, String> generate(String asn1, BackEnd... backEnds) {
        Map<String, String> resources = resources(Map.of("Test.asn", asn1));
        return generate(load(resources), resources, List.of(backEnds));
    }

    private static Map<String, String> generate(
            Schema schema, Map<String, String> resources, Collection<BackEnd> backEnds) {
        MemorySink sink = new MemorySink();
        new Compilation(schema, PACKAGE, PACKAGE, List.copyOf(resources.keySet())).emit(backEnds, sink);
        return sink.files();
    }

    private static Map<String, String> resources(Map<String, String> files) {
        Map<String, String> resources = new LinkedHashMap<>();
        files.forEach((name, text) -> resources.put(FOLDER + name, text));
        return resources;
    }

    /** The schema of files, each with its text. */
    public static Schema load(Map<String, String> files) {
        List<SourceFile> sources = new ArrayList<>();
        files.forEach((name, text) -> sources.add(new SourceFile(name, text)));
        try {
            return SchemaLoader.load(sources);
        } catch (SchemaException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** The text of a file among the test resources. */
    public static String resource(String name) throws IOException {
        try (InputStream in = GeneratedCode.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    public Schema schema() {
        return schema;
    }

    /** The generated files by path. */
    public Map<String, String> sources() {
        return sources;
    }

    /** Loads the classes; their class files are resources of it. */
    public ClassLoader classLoader() {
        return classes;
    }

    /** A class by its simple name, a nested one as {@code Outer$Nested}. */
    public Class<?> type(String simpleName) {
        try {
            return classes.loadClass(PACKAGE + '.' + simpleName);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("not generated: " + simpleName + "; there are " + sources.keySet(), e);
        }
    }

    /** A new record; whatever its constructor throws comes out as it is. */
    public Object create(String simpleName, Object... components) {
        return Reflection.construct(type(simpleName), components);
    }

    /** A constant of an enum, or a static field of any class. */
    public Object constant(String simpleName, String field) {
        return Reflection.constant(type(simpleName), field);
    }

    /** Calls a static method; whatever it throws comes out as it is. */
    public Object call(String simpleName, String method, Object... arguments) {
        return Reflection.call(type(simpleName), null, method, arguments);
    }

    /** Calls a method of an object, such as an accessor of a record. */
    public static Object get(Object target, String method, Object... arguments) {
        return Reflection.call(target.getClass(), target, method, arguments);
    }

    private static final class MemoryLoader extends ClassLoader {
        private final Map<String, byte[]> classFiles;
        private final Map<String, String> resources;

        MemoryLoader(Map<String, byte[]> classFiles, Map<String, String> resources) {
            super(GeneratedCode.class.getClassLoader());
            this.classFiles = classFiles;
            this.resources = resources;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] octets = classFiles.get(name);
            if (octets == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, octets, 0, octets.length);
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            if (resources.containsKey(name)) {
                return new ByteArrayInputStream(resources.get(name).getBytes(StandardCharsets.UTF_8));
            }
            boolean isClass = name.endsWith(".class");
            byte[] octets = isClass
                    ? classFiles.get(name.substring(0, name.length() - 6).replace('/', '.'))
                    : null;
            return octets == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(octets);
        }
    }
}
