package org.c2x.asn1.emit.ber;

import org.c2x.asn1.emit.CompanionVisitor;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;

/**
 * Writes a mapping class for every SEQUENCE, SET, CHOICE, ENUMERATED and list. asn1bean's classes are expected in the
 * package {@code bean} below: its compiler has been given that package and the same modules, each with the header
 * EXTENSIBILITY IMPLIED, and its option {@code -e}.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   bean.setX(new BerInteger(value.x()));                // fill of PointBer
 *   if (value.y() != null) {
 *       bean.setY(new BerInteger(value.y()));
 *   }
 * </pre>
 */
public final class BerEmitter implements Emitter {
    private final BerModel model;

    /**
     * @param packageName package of the mapping classes
     */
    public BerEmitter(JavaModel model, String packageName) {
        this.model = new BerModel(model, packageName);
    }

    /** @throws org.c2x.asn1.emit.NotSupportedException if the schema has constructs that asn1bean does not know */
    @Override
    public void emit(OutputSink sink) {
        BerSupport.require(model.java());
        for (Declaration declaration : model.java().declarations()) {
            if (JavaModel.hasCompanion(declaration.type())) {
                String className = model.className(declaration);
                SourceWriter out = new SourceWriter(model.packageName(), declaration.asn1Name());
                out.reserve(className);
                emit(declaration, className, out);
                sink.write(model.packageName().replace('.', '/') + '/' + className + ".java", out.text());
            }
        }
    }

    private void emit(Declaration declaration, String className, SourceWriter out) {
        out.javadoc("Maps {@code " + declaration.asn1Name() + "} to objects of asn1bean and back.")
                .line("public final class " + className + " {");
        if (!(declaration.type() instanceof EnumeratedType)) {
            mapping(declaration, className, out);
        }
        out.line("private " + className + "() {}").line();
        declaration.type().accept(new Mappings(out)).run();
        out.line("}");
    }

    private final class Mappings implements CompanionVisitor<Runnable> {
        private final SourceWriter out;

        private Mappings(SourceWriter out) {
            this.out = out;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return new BeanSequence(model, type, out)::emit;
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return new BeanChoice(model, type, out)::emit;
        }

        @Override
        public Runnable visit(EnumeratedType type) {
            return new BeanEnumerated(model, type, out)::emit;
        }

        @Override
        public Runnable visit(ListType type) {
            return new BeanList(model, type, out)::emit;
        }
    }

    private void mapping(Declaration declaration, String className, SourceWriter out) {
        String bean = model.beans().of(declaration.type());
        out.javadoc("The mapping as an object.")
                .line("public static final " + out.runtime("Mapping") + '<'
                        + model.java().boxedType(declaration.type(), out) + ", " + bean + "> MAPPING =")
                .continuation(out.runtime("Mapping") + ".of(value -> fill(new " + bean + "(), value), " + className
                        + "::read);")
                .line()
                .javadoc("Makes an object to decode into.")
                .line("public static final " + out.use("java.util.function.Supplier") + '<' + bean + "> NEW = " + bean
                        + "::new;")
                .line();
    }
}
