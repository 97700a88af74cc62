package org.c2x.asn1.emit.copy;

import java.util.List;
import org.c2x.asn1.emit.ClassFiles;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;

/**
 * Writes a class for every SEQUENCE, SET, CHOICE and list; enum constants are there once and are not copied.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   return new Point(
 *           value.x(),
 *           value.y() == null ? null : Integer.valueOf(value.y().intValue()));
 * </pre>
 */
public final class CopyEmitter implements Emitter {
    private final JavaModel model;
    private final String packageName;
    private final CopyExpressions copies;

    /**
     * @param packageName package of the copying classes
     */
    public CopyEmitter(JavaModel model, String packageName) {
        this.model = model;
        this.packageName = packageName;
        this.copies = new CopyExpressions(model, packageName);
    }

    @Override
    public void emit(OutputSink sink) {
        ClassFiles files = new ClassFiles(packageName);
        for (Declaration declaration : model.declarations()) {
            if (declaration.type().isStructured()) {
                String className = copies.className(declaration.type());
                SourceWriter out = files.begin(className, declaration.asn1Name());
                emit(declaration, JavaModel.simpleName(className), out);
            }
        }
        files.write(sink);
    }

    private void emit(Declaration declaration, String className, SourceWriter out) {
        String javaType = model.javaType(declaration.type(), out);
        String operator = out.use("java.util.function.UnaryOperator") + '<' + javaType + '>';
        out.javadoc("Copies values of {@code " + declaration.asn1Name() + "} with all that they hold.")
                .line("public " + out.finalClass() + className + " implements " + operator + " {")
                .javadoc("The copy as an object.")
                .line("public static final " + operator + " COPY = new " + className + "();")
                .line()
                .line("@Override")
                .line("public " + javaType + " apply(" + javaType + " value) {")
                .line("return copy(value);")
                .line("}")
                .line()
                .javadoc("An equal value that shares no object with the given one.")
                .line("public static " + javaType + " copy(" + javaType + " value) {");
        declaration.type().accept(new Copies(javaType, out)).run();
        out.line("}").line("}");
    }

    private final class Copies implements StructureVisitor<Runnable> {
        private final String javaType;
        private final SourceWriter out;

        private Copies(String javaType, SourceWriter out) {
            this.javaType = javaType;
            this.out = out;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return () -> sequence(type, javaType, out);
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return () -> choice(type, javaType, out);
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> list(type, out);
        }

        @Override
        public Runnable leaf(Type type) {
            throw new AssertionError(type);
        }
    }

    private void sequence(SequenceType type, String record, SourceWriter out) {
        List<Component> components = type.components();
        if (components.isEmpty()) {
            out.line("return new " + record + "();");
            return;
        }
        out.line("return new " + record + '(');
        for (int i = 0; i < components.size(); i++) {
            out.continuation(component(type, components.get(i), out) + (i < components.size() - 1 ? "," : ");"));
        }
    }

    private String component(SequenceType type, Component component, SourceWriter out) {
        String accessor = "value." + MemberNames.of(type, component) + "()";
        if (!JavaModel.isNullable(type, component)) {
            return copies.of(component.type(), accessor, out);
        }
        String copy = copies.ofBoxed(component.type(), accessor, out);
        return copy.equals(accessor) ? accessor : accessor + " == null ? null : " + copy;
    }

    private void choice(ChoiceType type, String choice, SourceWriter out) {
        for (Alternative alternative : type.alternatives()) {
            String name = choice + '.' + model.alternativeClass(type, alternative);
            boolean isNull = alternative.type().resolved() instanceof NullType;
            out.line("if (value instanceof " + name + (isNull ? "" : " chosen") + ") {")
                    .line("return new " + name + '('
                            + (isNull ? "" : copies.of(alternative.type(), "chosen.value()", out)) + ");")
                    .line("}");
        }
        if (type.extensible()) {
            out.line("if (value instanceof " + choice + ".Unknown chosen) {")
                    .line("return new " + choice + ".Unknown("
                            + JavaModel.unknown(type, "chosen.index()", "chosen.octets().copy()") + ");")
                    .line("}");
        }
        // Java 17 cannot see that the cases are all there are
        out.line("throw new IllegalArgumentException(\"no alternative: \" + value);");
    }

    private void list(ListType type, SourceWriter out) {
        if (JavaModel.listKind(type) != JavaModel.ListKind.OBJECTS) {
            out.line("return value.copy();");
            return;
        }
        String element = model.boxedType(type.element(), out);
        boolean generic = element.indexOf('<') >= 0;
        if (generic) {
            out.line("@SuppressWarnings(\"unchecked\")");
        }
        String array = generic ? '(' + element + "[]) new " + element.replaceFirst("<.*", "<?>") : "new " + element;
        out.line(element + "[] elements = " + array + "[value.size()];")
                .line("for (int i = 0; i < elements.length; i++) {")
                .line("elements[i] = " + copies.ofBoxed(type.element(), "value.get(i)", out) + ';')
                .line("}")
                .line("return " + out.runtime(ImmutableList.class) + ".wrap(elements);");
    }
}
