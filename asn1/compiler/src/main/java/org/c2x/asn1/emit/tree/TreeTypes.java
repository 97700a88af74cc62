package org.c2x.asn1.emit.tree;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Module;

/** The generated class that holds the schema, and what finds types in it. */
final class TreeTypes {
    private final String className;
    private final Map<String, String> definitions;
    private final Contents contents;

    TreeTypes(JavaModel model) {
        this.className = model.companion("Module", "Types");
        this.contents = model.schema().contents();
        this.definitions = model.schema().modules().stream()
                .map(Module::types)
                .flatMap(List::stream)
                .collect(Collectors.toMap(Object::toString, model::className));
    }

    /** True if the class of a declaration is named after a type assignment. */
    boolean isAssigned(Declaration declaration) {
        return declaration.className().equals(definitions.get(declaration.asn1Name()));
    }

    /** The expression that finds the type of a declaration. */
    String find(Declaration declaration, SourceWriter out) {
        String name = declaration.asn1Name();
        String definition = definitions.keySet().stream()
                .filter(known -> name.equals(known) || name.startsWith(known + '.'))
                .max(Comparator.comparingInt(String::length))
                .orElseThrow();
        Stream<String> path =
                Stream.of(name.substring(definition.length()).split("\\.")).filter(step -> !step.isEmpty());
        return out.use("org.c2x.asn1.interpreter.mapping.SchemaTypes") + ".find("
                + Stream.concat(Stream.of(definition), path)
                        .map(JavaValues::quote)
                        .collect(Collectors.joining(", ", className + ".schema(), ", ")"));
    }

    /**
     * Writes the class.
     *
     * @param resources the ASN.1 files as resources of the class path
     */
    void emit(String packageName, List<String> resources, OutputSink sink) {
        SourceWriter out = new SourceWriter(packageName, String.join(", ", resources));
        String schema = out.use("org.c2x.asn1.schema.Schema");
        out.javadoc("The types of the ASN.1 modules, read from their files once.")
                .line("public final class " + className + " {")
                .line("private static final " + schema + " SCHEMA = "
                        + out.use("org.c2x.asn1.interpreter.mapping.SchemaResources") + ".load(")
                .continuation((contents == Contents.VALUES ? "" : out.use("org.c2x.asn1.schema.Contents") + ".OCTETS, ")
                        + className + ".class.getClassLoader()"
                        + resources.stream()
                                .map(resource -> ", " + JavaValues.quote(resource))
                                .collect(Collectors.joining())
                        + ");")
                .line()
                .line("private " + className + "() {}")
                .line()
                .javadoc("All modules.")
                .line("public static " + schema + " schema() {")
                .line("return SCHEMA;")
                .line("}")
                .line("}");
        sink.write(packageName.replace('.', '/') + '/' + className + ".java", out.text());
    }
}
