package org.c2x.asn1.emit.rules;

import java.util.Optional;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The methods with which a codec class serves whole messages. */
final class MessageMethods {
    private final CodecModel model;
    private final SourceWriter out;

    MessageMethods(CodecModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    /**
     * @param named      the type with its tags
     * @param constraint the class that checks what the encoding does not show
     */
    void emit(Type type, Type named, Optional<String> constraint) {
        String value = model.java().modelClass(type, out);
        if (model.countsBits()) {
            bits(type, value, constraint);
        }
        out.line("@Override").line("protected void encode(" + value + " value, " + model.writer(out) + " out) {");
        constraint.ifPresent(this::require);
        if (model.plans().hasElements()) {
            out.line("out.reset();");
            TaggedWrite.intoWriter(model, out, new LocalNames("at", "value")).write(model.whole(named), type, "value");
        } else {
            encode(type);
        }
        out.line("}").line().line("@Override").line("protected " + value + " decode(" + model.reader(out) + " in) {");
        if (model.hasHeader()) {
            out.line("in.readHeader();");
        }
        if (model.plans().hasElements()) {
            decodeTagged(type, named, constraint);
            return;
        }
        if (constraint.isEmpty()) {
            out.line("return " + model.codecClass(type) + ".read(in);").line("}");
            return;
        }
        String name = use(constraint.get());
        out.line("int at = in.position();").line(value + " value = " + model.codecClass(type) + ".read(in);");
        out.line("if (!" + name + ".allows(value)) {")
                .line("throw in.error(at, \"\", \"expected \" + " + name + ".CONSTRAINT);")
                .line("}");
        out.line("return value;").line("}");
    }

    private void decodeTagged(Type type, Type named, Optional<String> constraint) {
        constraint.ifPresent(name -> out.line("int at = in.position();"));
        new TaggedValue(model, out, new LocalNames("at", "value")).readMessage(model.whole(named), type, "message");
        if (!(model.whole(named) instanceof Element element && element.holdsElements())) {
            out.line("in.requireWithin();");
        }
        constraint.ifPresent(name -> {
            out.line("if (!" + use(name) + ".allows(message)) {")
                    .line("throw in.error(at, \"\", \"expected \" + " + use(name) + ".CONSTRAINT);")
                    .line("}");
        });
        out.line("return message;").line("}");
    }

    private void bits(Type type, String value, Optional<String> constraint) {
        out.line("@Override").line("protected long bits(" + value + " value) {");
        constraint.ifPresent(this::require);
        out.line("return " + model.codecClass(type) + ".bitsOf(value" + (model.isRecursive(type) ? ", 1" : "") + ");")
                .line("}")
                .line();
    }

    private void encode(Type type) {
        if (!model.outermost().contains(type) || !(type instanceof SequenceType sequence)) {
            out.line(model.hasHeader() ? "out.begin();" : "out.reset();")
                    .line(model.codecClass(type) + ".write(value, out);");
            return;
        }
        // here, so that one compilation by the JIT sees the position start at 0 and computes all shifts
        out.line("out.reset();");
        new SequenceWriter(model, sequence, out).emitValue();
    }

    private void require(String constraint) {
        out.line("if (!" + use(constraint) + ".allows(value)) {")
                .line("throw new " + out.runtime(EncodeException.class) + "(\"\", \"expected \" + " + constraint
                        + ".CONSTRAINT);")
                .line("}");
    }

    private String use(String constraint) {
        return out.use(model.java().packageName(), constraint);
    }
}
