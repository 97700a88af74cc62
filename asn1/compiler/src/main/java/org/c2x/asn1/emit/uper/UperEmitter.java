package org.c2x.asn1.emit.uper;

import java.util.Optional;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** Writes one codec class a type: {@code FooUper} for the record, interface or enum {@code Foo}. */
public final class UperEmitter implements Emitter {
    private final UperModel model;

    /**
     * @param packageName Java package of the codecs
     */
    public UperEmitter(JavaModel java, String packageName) {
        this.model = new UperModel(java, packageName);
    }

    @Override
    public void emit(OutputSink sink) {
        for (Declaration declaration : model.java().declarations()) {
            if (UperModel.hasCodecClass(declaration.type())) {
                SourceWriter out = new SourceWriter(model.packageName(), declaration.asn1Name());
                emit(declaration, out);
                write(declaration.className(), out, sink);
            }
        }
        for (Module module : model.java().schema().modules()) {
            module.types().forEach(definition -> emitAlias(definition, sink));
        }
    }

    private void write(String className, SourceWriter out, OutputSink sink) {
        sink.write(model.packageName().replace('.', '/') + '/' + model.codecClass(className) + ".java", out.text());
    }

    private void emit(Declaration declaration, SourceWriter out) {
        begin(declaration.className(), declaration.type(), declaration.asn1Name(), out);
        if (JavaModel.isClass(declaration.type())) {
            out.line();
        }
        if (declaration.type() instanceof SequenceType type) {
            SequenceWriter writer = new SequenceWriter(model, type, out);
            writer.emitBits();
            writer.emitWrite();
            out.line();
            new SequenceReader(model, type, out).emit();
        } else if (declaration.type() instanceof ChoiceType type) {
            new ChoiceCodec(model, type, out).emit();
        } else if (declaration.type() instanceof EnumeratedType type) {
            new EnumeratedCodec(model, type, out).emit();
        } else {
            new ListCodec(model, (ListType) declaration.type(), out).emit();
        }
        out.declareConstants().line("}");
    }

    /** Begins the class; what can stand alone as a message becomes a codec. */
    private void begin(String className, Type type, String asn1Name, SourceWriter out) {
        String name = model.codecClass(className);
        if (!JavaModel.isClass(type)) {
            out.javadoc("Codes {@code " + asn1Name + "} in unaligned PER.")
                    .line("final class " + name + " {")
                    .line()
                    .line("private " + name + "() {}")
                    .line();
            return;
        }
        out.javadoc("Codec of {@code " + asn1Name + "} in unaligned PER (X.691).")
                .line("public final class " + name + " extends " + out.runtime("UperCodec") + '<'
                        + model.java().modelClass(type, out) + "> {")
                .javadoc("The codec with the usual limits.")
                .line("public static final " + name + " CODEC = new " + name + '(' + out.runtime("Limits")
                        + ".DEFAULT);")
                .line()
                .line("private " + name + "(Limits limits) {")
                .line("super(limits);")
                .line("}")
                .line()
                .line("@Override")
                .line("public " + name + " withLimits(Limits other) {")
                .line("return new " + name + "(other);")
                .line("}")
                .line();
        new MessageMethods(model, out).emit(type, constraint(className));
    }

    /** The class that checks what no encoding of a type assignment shows; empty if it has no such constraint. */
    private Optional<String> constraint(String className) {
        return model.java().schema().modules().stream()
                .flatMap(module -> module.types().stream())
                .filter(definition -> model.java().className(definition).equals(className))
                .findFirst()
                .flatMap(definition -> model.java().constraintClass(definition.type()));
    }

    /** A type assignment that is a use of another type gets a codec that calls the other's methods. */
    private void emitAlias(TypeDefinition definition, OutputSink sink) {
        if (!model.outermost().isAlias(definition)) {
            return;
        }
        String className = model.java().className(definition);
        SourceWriter out = new SourceWriter(model.packageName(), definition.toString());
        begin(className, definition.type().resolved(), definition.toString(), out);
        out.line("}");
        write(className, out, sink);
    }
}
