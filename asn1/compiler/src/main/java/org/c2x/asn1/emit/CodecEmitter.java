package org.c2x.asn1.emit;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/** Writes one codec class a type: {@code FooUper}, say, for the record, interface or enum {@code Foo}. */
public abstract class CodecEmitter implements Emitter {
    private final JavaModel java;
    private final Outermost outermost;
    private final String packageName;
    private final Encoding encoding;
    /** Type assignments by the names of their classes. */
    private final Map<String, TypeDefinition> definitions = new HashMap<>();

    /**
     * What tells the codec classes of encodings apart.
     *
     * @param suffix     of their names
     * @param superclass class of the runtime that those of whole messages extend
     * @param values     how values are coded, as their Javadoc says it after {@code in}
     * @param messages   the same for whole messages
     */
    public record Encoding(String suffix, Class<?> superclass, String values, String messages) {}

    /**
     * @param packageName Java package of the codecs
     */
    protected CodecEmitter(JavaModel java, Outermost outermost, String packageName, Encoding encoding) {
        this.java = java;
        this.outermost = outermost;
        this.packageName = packageName;
        this.encoding = encoding;
        for (Module module : java.schema().modules()) {
            module.types().forEach(definition -> definitions.put(java.className(definition), definition));
        }
    }

    /** Writes the constants that a codec of whole messages of a type has beside the codec itself. */
    protected void emitConstants(Type type, SourceWriter out) {}

    /** Writes the methods that code values of a type. */
    protected abstract void emitValueMethods(Type type, SourceWriter out);

    /**
     * Writes the methods that serve whole messages of a type.
     *
     * @param named      the type with the tags that a message has: a reference, if it is that of a type assignment
     * @param constraint the class that checks what the encoding does not show
     */
    protected abstract void emitMessageMethods(Type type, Type named, Optional<String> constraint, SourceWriter out);

    /** True if the values of a type are coded by a class of their own. */
    public static boolean hasCodecClass(Type type) {
        return JavaModel.hasCompanion(type);
    }

    @Override
    public final void emit(OutputSink sink) {
        ClassFiles files = new ClassFiles(packageName);
        for (Declaration declaration : java.declarations()) {
            if (hasCodecClass(declaration.type())) {
                emit(declaration, files.begin(codecClass(declaration.className()), declaration.asn1Name()));
            }
        }
        for (Module module : java.schema().modules()) {
            module.types().forEach(definition -> emitAlias(definition, files));
        }
        files.write(sink);
    }

    private String codecClass(String className) {
        return java.companion(className, encoding.suffix());
    }

    private void emit(Declaration declaration, SourceWriter out) {
        begin(declaration.className(), declaration.type(), declaration.asn1Name(), out);
        if (isMessage(declaration.className(), declaration.type())) {
            out.line();
        }
        emitValueMethods(declaration.type(), out);
        out.declareConstants().line("}");
    }

    /** True if a value can be alone: its type has a name, and is no open type, which needs those that tell its row. */
    private static boolean isMessage(String className, Type type) {
        return JavaModel.isClass(type) && !JavaModel.isNested(className) && !(type instanceof OpenType);
    }

    /** Begins the class; what can be a message by itself becomes a codec. */
    private void begin(String className, Type type, String asn1Name, SourceWriter out) {
        String name = JavaModel.simpleName(codecClass(className));
        if (!isMessage(className, type)) {
            out.javadoc("Codes {@code " + asn1Name + "} in " + encoding.values() + '.')
                    .line(out.finalClass() + name + " {")
                    .line()
                    .line("private " + name + "() {}")
                    .line();
            return;
        }
        out.javadoc("Codec of {@code " + asn1Name + "} in " + encoding.messages() + '.')
                .line("public " + out.finalClass() + name + " extends " + out.runtime(encoding.superclass()) + '<'
                        + java.modelClass(type, out) + "> {")
                .javadoc("The codec with the usual limits.")
                .line("public static final " + name + " CODEC = new " + name + '(' + out.runtime(Limits.class)
                        + ".DEFAULT);");
        emitConstants(type, out);
        out.line()
                .line("private " + name + "(Limits limits) {")
                .line("super(limits);")
                .line("}")
                .line()
                .line("@Override")
                .line("public " + name + " withLimits(Limits other) {")
                .line("return new " + name + "(other);")
                .line("}")
                .line();
        TypeDefinition definition = definitions.get(className);
        Type named = definition == null ? type : new TypeReference(definition);
        emitMessageMethods(type, named, constraint(className), out);
    }

    /** The class that checks what no encoding of a type assignment shows; empty if it has no such constraint. */
    private Optional<String> constraint(String className) {
        return Optional.ofNullable(definitions.get(className))
                .flatMap(definition -> java.constraintClass(definition.type()));
    }

    /** A type assignment that is a use of another type gets a codec that calls the other's methods. */
    private void emitAlias(TypeDefinition definition, ClassFiles files) {
        if (!outermost.isAlias(definition)) {
            return;
        }
        String className = java.className(definition);
        SourceWriter out = files.begin(codecClass(className), definition.toString());
        begin(className, definition.type().resolved(), definition.toString(), out);
        out.line("}");
    }
}
