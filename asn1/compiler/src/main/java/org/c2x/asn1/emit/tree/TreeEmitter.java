package org.c2x.asn1.emit.tree;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.CompanionVisitor;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.SequenceType;

/**
 * Writes a mapping class for every SEQUENCE, SET, CHOICE, ENUMERATED and list, and one class that reads the schema from
 * the ASN.1 files on the class path, so that trees know their types.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   Value[] components = new Value[2];                   // toTree of PointTree
 *   components[0] = IntegerValue.of(value.x());
 *   components[1] = value.y() == null ? null : IntegerValue.of(value.y());
 *   return new SequenceValue(SEQUENCE, components);
 * </pre>
 */
public final class TreeEmitter implements Emitter {
    private final TreeModel model;
    private final List<String> schemaResources;
    private final Map<String, String> definitions;

    /**
     * @param packageName     package of the mapping classes
     * @param schemaResources the ASN.1 files as resources of the class path
     */
    public TreeEmitter(JavaModel model, String packageName, List<String> schemaResources) {
        this.model = new TreeModel(model, packageName);
        this.schemaResources = List.copyOf(schemaResources);
        this.definitions = model.schema().modules().stream()
                .map(Module::types)
                .flatMap(List::stream)
                .collect(Collectors.toMap(Object::toString, model::className));
    }

    @Override
    public void emit(OutputSink sink) {
        for (Declaration declaration : model.java().declarations()) {
            if (JavaModel.hasCompanion(declaration.type())) {
                SourceWriter out = new SourceWriter(model.packageName(), declaration.asn1Name());
                emit(declaration, out);
                write(sink, model.className(declaration), out);
            }
        }
        SourceWriter out = new SourceWriter(model.packageName(), String.join(", ", schemaResources));
        types(out);
        write(sink, model.typesClass(), out);
    }

    private void write(OutputSink sink, String className, SourceWriter out) {
        sink.write(model.packageName().replace('.', '/') + '/' + className + ".java", out.text());
    }

    private void emit(Declaration declaration, SourceWriter out) {
        String className = model.className(declaration);
        out.reserve(className);
        out.javadoc("Maps {@code " + declaration.asn1Name() + "} to value trees and back.")
                .line("public final class " + className + " {")
                .javadoc("The type of the trees.")
                .line("public static final " + out.use("org.c2x.asn1.schema.Type") + " TYPE = " + find(declaration, out)
                        + ';');
        if (declaration.type() instanceof SequenceType) {
            String sequenceType = out.use("org.c2x.asn1.schema.SequenceType");
            out.line()
                    .line("private static final " + sequenceType + " SEQUENCE = (" + sequenceType
                            + ") TYPE.resolved();");
        }
        mapping(declaration, out);
        out.line().line("private " + className + "() {}");
        declaration.type().accept(new Trees(out)).run();
        out.declareConstants().line("}");
    }

    private final class Trees implements CompanionVisitor<Runnable> {
        private final SourceWriter out;

        private Trees(SourceWriter out) {
            this.out = out;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return new SequenceTree(model, type, out)::emit;
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return new ChoiceTree(model, type, out)::emit;
        }

        @Override
        public Runnable visit(EnumeratedType type) {
            return new EnumeratedTree(model, type, out)::emit;
        }

        @Override
        public Runnable visit(ListType type) {
            return new ListTree(model, type, out)::emit;
        }
    }

    private String find(Declaration declaration, SourceWriter out) {
        String name = declaration.asn1Name();
        String definition = definitions.keySet().stream()
                .filter(known -> name.equals(known) || name.startsWith(known + '.'))
                .max((left, right) -> Integer.compare(left.length(), right.length()))
                .orElseThrow();
        Stream<String> path =
                Stream.of(name.substring(definition.length()).split("\\.")).filter(step -> !step.isEmpty());
        return out.use("org.c2x.asn1.interpreter.mapping.SchemaTypes") + ".find("
                + Stream.concat(Stream.of(definition), path)
                        .map(JavaValues::quote)
                        .collect(Collectors.joining(", ", model.typesClass() + ".schema(), ", ")"));
    }

    private void mapping(Declaration declaration, SourceWriter out) {
        if (!declaration.className().equals(definitions.get(declaration.asn1Name()))) {
            return;
        }
        String own = model.className(declaration);
        String value = out.use("org.c2x.asn1.value.Value");
        out.line()
                .javadoc("The mapping as an object.")
                .line("public static final " + out.runtime("Mapping") + '<'
                        + model.java().boxedType(declaration.type(), out) + ", " + value + "> MAPPING =")
                .continuation(out.runtime("Mapping") + ".of(" + own + "::toTree, " + own + "::fromTree);");
    }

    private void types(SourceWriter out) {
        String className = model.typesClass();
        out.javadoc("The types of the ASN.1 modules, read from their files once.")
                .line("public final class " + className + " {")
                .line("private static final " + out.use("org.c2x.asn1.schema.Schema") + " SCHEMA = "
                        + out.use("org.c2x.asn1.interpreter.mapping.SchemaResources") + ".load(")
                .continuation(className + ".class.getClassLoader()"
                        + schemaResources.stream()
                                .map(resource -> ", " + JavaValues.quote(resource))
                                .collect(Collectors.joining())
                        + ");")
                .line()
                .line("private " + className + "() {}")
                .line()
                .javadoc("All modules.")
                .line("public static " + out.use("org.c2x.asn1.schema.Schema") + " schema() {")
                .line("return SCHEMA;")
                .line("}")
                .line("}");
    }
}
