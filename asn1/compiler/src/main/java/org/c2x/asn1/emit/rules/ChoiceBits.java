package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Type;

/** The method {@code bitsOf} of a CHOICE (X.691 clause 23). */
final class ChoiceBits {
    private final CodecModel model;
    private final ChoiceCodec codec;
    private final Step.Choice step;
    private final SourceWriter out;

    ChoiceBits(CodecModel model, ChoiceCodec codec, Step.Choice step, SourceWriter out) {
        this.model = model;
        this.codec = codec;
        this.step = step;
        this.out = out;
    }

    void emit() {
        String choiceClass = codec.choiceClass();
        model.beginBits(step.type(), choiceClass, out);
        boolean traces = model.canRefuse(step.type());
        ErrorPath.begin(traces, out);
        for (Branch branch : step.branches()) {
            Alternative alternative = branch.alternative();
            codec.beginAlternative(alternative, !model.hasConstantBits(alternative.type()));
            if (traces && model.canRefuse(alternative.type())) {
                out.line("component = \"" + alternative.name() + "\";");
            }
            out.line("return " + bits(branch) + ";").line("}");
        }
        if (step.type().extensible()) {
            String lengthOf = model.lengthClass(out);
            String selector = codec.isTold()
                    ? ""
                    : codec.isTagged() ? "8 + " : "1 + " + lengthOf + ".ofSmallNumber(unknown.index()) + ";
            out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;")
                    .line("return " + selector + lengthOf + ".ofOctets(unknown.octets().length());");
        } else {
            codec.impossible();
        }
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private String bits(Branch branch) {
        Type of = branch.alternative().type();
        int selector = codec.selectorBits(branch);
        if (ChoiceCodec.isOpen(branch)) {
            String before = selector == 0 ? "" : selector + " + ";
            return before + model.lengthClass(out) + ".ofOpenType(" + contentBits(of) + ')';
        }
        return model.hasConstantBits(of)
                ? Lengths.literal(selector + model.fixedWidth(of))
                : selector + " + " + contentBits(of);
    }

    private String contentBits(Type of) {
        return new ValueCode(model, out, new LocalNames(), step.type()).bits(of, "chosen.value()");
    }
}
