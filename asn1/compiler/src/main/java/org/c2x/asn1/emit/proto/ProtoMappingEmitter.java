package org.c2x.asn1.emit.proto;

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
 * Writes a class for every message and enum of a {@link ProtoEmitter}'s file that maps records to the classes which
 * protoc generates, and back. They need protobuf-java and {@code asn1-runtime}.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   message.setX(value.x());                             // toMessage of PointProto
 *   if (value.y() != null) {
 *       message.setY(value.y());
 *   }
 * </pre>
 */
public final class ProtoMappingEmitter implements Emitter {
    private final ProtoModel model;

    /**
     * @param packageName package of the messages and of the mapping classes
     */
    public ProtoMappingEmitter(JavaModel model, String packageName, Variant variant) {
        this.model = new ProtoModel(model, packageName, variant);
    }

    @Override
    public void emit(OutputSink sink) {
        for (Declaration declaration : model.java().declarations()) {
            if (model.isHeld(declaration)) {
                String className = model.mappingClass(declaration.type());
                SourceWriter out = new SourceWriter(model.packageName(), declaration.asn1Name());
                out.reserve(className);
                emit(declaration, className, out);
                sink.write(model.packageName().replace('.', '/') + '/' + className + ".java", out.text());
            }
        }
    }

    private void emit(Declaration declaration, String className, SourceWriter out) {
        out.javadoc("Maps {@code " + declaration.asn1Name() + "} to protobuf and back.")
                .line("public final class " + className + " {");
        if (!(declaration.type() instanceof EnumeratedType)) {
            mapping(declaration, className, out);
        }
        out.line("private " + className + "() {}");
        declaration.type().accept(new Mappings(out)).run();
        out.declareConstants().line("}");
    }

    private final class Mappings implements CompanionVisitor<Runnable> {
        private final SourceWriter out;

        private Mappings(SourceWriter out) {
            this.out = out;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return new SequenceMapping(model, type, out)::emit;
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return new ChoiceMapping(model, type, out)::emit;
        }

        @Override
        public Runnable visit(EnumeratedType type) {
            return new EnumeratedMapping(model, type, model.values(type), out)::emit;
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> list(type, out);
        }
    }

    private void mapping(Declaration declaration, String className, SourceWriter out) {
        String message = model.message(model.messageName(declaration.type()), out);
        out.javadoc("The mapping as an object.")
                .line("public static final " + out.runtime("Mapping") + '<'
                        + model.java().boxedType(declaration.type(), out) + ", " + message + "> MAPPING =")
                .continuation(
                        out.runtime("Mapping") + ".of(" + className + "::toMessage, " + className + "::fromMessage);")
                .line()
                .javadoc("A message without fields, which the codec of others begins with.")
                .line("public static final " + message + " EMPTY = " + message + ".getDefaultInstance();")
                .line();
    }

    private void list(ListType type, SourceWriter out) {
        String javaType = model.java().javaType(type, out);
        String message = model.message(model.messageName(type), out);
        ProtoField field = model.elements(type);
        MappingMethods methods = new MappingMethods(model, type, out);
        methods.beginToMessage(javaType, message);
        out.line(message + ".Builder message = " + message + ".newBuilder();")
                .line(ListMethods.adder(field) + "(value, message" + methods.depthArgument() + ");")
                .line("return message.buildPartial();")
                .line("}");
        methods.beginFromMessage(javaType, message);
        out.line("try {")
                .line("return " + ListMethods.reader(field) + "(message" + methods.depthArgument() + ");")
                .line("} catch (IllegalArgumentException e) {")
                .line("throw " + out.runtime("MessageField") + ".refused(e);")
                .line("}")
                .line("}");
        new ListMethods(model, methods, field, out).emit(message);
    }
}
