package org.c2x.asn1.emit.exi;

import java.util.Optional;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The methods with which a codec class serves whole messages. */
final class MessageMethods {
    private final ExiModel model;
    private final SourceWriter out;

    MessageMethods(ExiModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    /**
     * @param constraint the class that checks what the encoding does not show
     */
    void emit(Type type, Optional<String> constraint) {
        String value = model.java().modelClass(type, out);
        String codec = model.codecClass(type);
        out.line("@Override").line("protected void encode(" + value + " value, " + out.runtime("ExiWriter")
                + " out) {");
        constraint.ifPresent(this::require);
        if (model.outermost().contains(type) && type instanceof SequenceType sequence) {
            out.line("out.reset();");
            new SequenceCodec(model, sequence, out).emitMessage();
        } else {
            out.line("out.begin();").line(codec + ".write(value, out);");
        }
        out.line("}").line();
        out.line("@Override").line("protected " + value + " decode(" + out.runtime("ExiReader") + " in) {")
                .line("in.readHeader();");
        if (constraint.isEmpty()) {
            out.line("return " + codec + ".read(in);").line("}");
            return;
        }
        String name = use(constraint.get());
        out.line("int at = in.position();")
                .line(value + " value = " + codec + ".read(in);")
                .line("if (!" + name + ".allows(value)) {")
                .line("throw in.error(at, \"\", \"expected \" + " + name + ".CONSTRAINT);")
                .line("}")
                .line("return value;")
                .line("}");
    }

    private void require(String constraint) {
        String name = use(constraint);
        out.line("if (!" + name + ".allows(value)) {")
                .line("throw new " + out.runtime("EncodeException") + "(\"\", \"expected \" + " + name
                        + ".CONSTRAINT);")
                .line("}");
    }

    private String use(String constraint) {
        return out.use(model.java().packageName() + '.' + constraint);
    }
}
