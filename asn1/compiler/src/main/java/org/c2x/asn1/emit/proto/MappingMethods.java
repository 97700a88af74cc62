package org.c2x.asn1.emit.proto;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Type;

/** The beginnings and ends of the two methods of a mapping, and calls of those of other mappings. */
final class MappingMethods {
    private final ProtoModel model;
    private final Type type;
    private final SourceWriter out;
    private final boolean recursive;
    private final LeafCode leaves;

    MappingMethods(ProtoModel model, Type type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.recursive = model.isRecursive(type);
        this.leaves = new LeafCode(model, out);
    }

    LeafCode leaves() {
        return leaves;
    }

    void beginToMessage(String javaType, String message) {
        out.line()
                .javadoc("The message of a value.\n@throws " + out.runtime("EncodeException")
                        + " if messages have no place for it" + (recursive ? ", or it is nested too deeply" : ""))
                .line("public static " + message + " toMessage(" + javaType + " value) {");
        if (recursive) {
            out.line("return toMessage(value, 1);")
                    .line("}")
                    .line()
                    .line("static " + message + " toMessage(" + javaType + " value, int depth) {")
                    .line(out.runtime("Nesting") + ".checkValue(depth);");
        }
    }

    void beginFromMessage(String javaType, String message) {
        out.line()
                .javadoc("The value of a message, which may lack required fields.\n@throws "
                        + out.runtime("DecodeException")
                        + " if it is no value of the type" + (recursive ? ", or nested too deeply" : ""))
                .line("public static " + javaType + " fromMessage(" + message + " message) {");
        if (recursive) {
            out.line("return fromMessage(message, 1);")
                    .line("}")
                    .line()
                    .line("static " + javaType + " fromMessage(" + message + " message, int depth) {")
                    .line(out.runtime("Nesting") + ".checkMessage(depth);");
        }
    }

    /** Ends the {@code try} in which the variable {@code at} names the component. */
    void endEncoding() {
        out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                .line("throw e.within(at);")
                .line("}");
    }

    /** Ends the {@code try} in which the variable {@code at} names the component. */
    void endDecoding() {
        out.line("} catch (" + out.runtime("DecodeException") + " e) {")
                .line("throw e.within(at);")
                .line("} catch (IllegalArgumentException e) {")
                .line("throw " + out.runtime("MessageField") + ".refused(e);")
                .line("}");
    }

    /** The parameters of a method that handles a part on behalf of this type. */
    String depthParameter() {
        return recursive ? ", int depth" : "";
    }

    /** What is handed to such a method. */
    String depthArgument() {
        return recursive ? ", depth" : "";
    }

    private String nextDepth(Type part) {
        return recursive && model.isRecursive(part) ? ", depth + 1" : "";
    }

    private String mapper(Type part) {
        return out.use(model.packageName() + '.' + model.mappingClass(part));
    }

    /** The expression for what a field holds of a part. */
    String toMessage(Type part, String value, boolean boxed) {
        return JavaModel.hasCompanion(part)
                ? mapper(part) + ".toMessage(" + value + nextDepth(part) + ')'
                : leaves.toMessage(part, value, boxed);
    }

    /** The expression for a part. */
    String fromMessage(Type part, String getter, String argument) {
        return JavaModel.hasCompanion(part)
                ? mapper(part) + ".fromMessage(" + getter + argument + nextDepth(part) + ')'
                : leaves.fromMessage(part, getter, argument);
    }

    /** The expression for an ENUMERATED whose field is absent, because its number is unknown or it has none. */
    String absent(ProtoField field, Type enumerated, String otherwise) {
        return mapper(enumerated) + ".absent(" + unknownNumbers(field) + ", " + otherwise + ')';
    }

    /** What protobuf keeps of the numbers in a field that its enum does not know. */
    static String unknownNumbers(ProtoField field) {
        return "message.getUnknownFields().getField(" + field.number() + ").getVarintList()";
    }

    /** True if writing a value of a type may end with an exception. */
    static boolean mayRefuse(Type type) {
        return JavaModel.hasCompanion(type) || LeafCode.mayRefuse(type);
    }
}
