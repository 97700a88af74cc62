package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** The method {@code bitsOf} of a SEQUENCE or SET (X.691 clauses 19 and 21). */
final class SequenceBits {
    private final CodecModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final LocalNames names = new LocalNames("bits", "content");
    private final ValueCode values;
    private final ErrorPath errors;

    SequenceBits(CodecModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.values = new ValueCode(model, out, names, type);
        this.errors = new ErrorPath(out);
    }

    void emit() {
        model.beginBits(type, model.java().modelClass(type, out), out);
        boolean traces = model.canRefuse(type);
        ErrorPath.begin(traces, out);
        SequenceFrame frame = new SequenceFrame(model, out, names, type, "value", "");
        out.line("long bits = " + Lengths.literal(constantBits(frame)) + ";");
        variableBits(frame);
        out.line("return bits;");
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private SequenceFrame frameWithoutValue(Component component) {
        return new SequenceFrame(
                model, out, names, (SequenceType) component.type().resolved(), "", "");
    }

    /** Bits that all values take. */
    private long constantBits(SequenceFrame frame) {
        long bits = SequenceFrame.preambleBits(frame.plan().parts());
        for (Component component : frame.sequence().root()) {
            if (component.isMandatory() && model.hasConstantBits(component.type())) {
                bits += model.fixedWidth(component.type());
            } else if (frame.isInlined(component)) {
                bits += constantBits(frameWithoutValue(component));
            }
        }
        return bits;
    }

    /** Adds the bits that not all values take. */
    private void variableBits(SequenceFrame frame) {
        for (Component component : frame.sequence().root()) {
            if (!component.isMandatory()) {
                frame.declareLocal(component);
                errors.when(frame.isPresent(component), () -> addBits(frame, "bits += ", component));
            } else if (frame.isInlined(component) && !model.hasConstantBits(component.type())) {
                variableBits(frame.inner(component));
            } else if (!model.hasConstantBits(component.type())) {
                addBits(frame, "bits += ", component);
            }
        }
        if (!frame.sequence().additions().isEmpty()) {
            additionBits(frame);
        }
    }

    private void addBits(SequenceFrame frame, String statement, Component component) {
        if (model.canRefuse(component.type())) {
            errors.component(frame.pathOf(component));
        }
        out.line(statement + values.bits(component.type(), frame.valueOf(component)) + ";");
    }

    private void additionBits(SequenceFrame frame) {
        frame.sequence().additions().forEach(addition -> addition.components().forEach(frame::declareLocal));
        errors.when(
                frame.isExtended(),
                () -> additionBits(frame, frame.plan().additions().orElseThrow(), model.lengthClass(out)));
    }

    private void additionBits(SequenceFrame frame, Step.Additions additions, String lengthOf) {
        int count = additions.additions().size();
        int bits = ConstantBits.width(ConstantBits.of(model.plans(), additions.count(), count)) + count;
        out.line("bits += " + (additions.padded() ? bits + 7 & ~7 : bits) + ";");
        if (count == 1) {
            additionBits(frame, additions.additions().get(0), lengthOf);
        } else {
            additions
                    .additions()
                    .forEach(addition ->
                            errors.when(frame.isPresent(addition), () -> additionBits(frame, addition, lengthOf)));
        }
    }

    private void additionBits(SequenceFrame frame, Addition addition, String lengthOf) {
        if (addition.declared().isGroup()) {
            groupBits(frame, addition);
        } else {
            addBits(frame, "long content = ", addition.fields().get(0).component());
        }
        errors.none();
        out.line("bits += " + lengthOf + ".ofOpenType(content);");
    }

    private void groupBits(SequenceFrame frame, Addition addition) {
        out.line("long content = " + SequenceFrame.preambleBits(addition.content()) + ";");
        for (Component component : addition.declared().components()) {
            if (component.isMandatory()) {
                addBits(frame, "content += ", component);
            } else {
                errors.when(frame.isPresent(component), () -> addBits(frame, "content += ", component));
            }
        }
    }
}
