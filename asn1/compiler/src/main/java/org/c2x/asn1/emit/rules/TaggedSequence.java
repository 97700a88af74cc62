package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;

/** The methods of the contents of a SEQUENCE or SET (X.690 clauses 8.9, 8.11); the last component is written first. */
final class TaggedSequence {
    private final CodecModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final Elements elements;
    private final String record;

    TaggedSequence(CodecModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.elements = (Elements) model.sequence(type).parts().get(0);
        this.record = model.java().modelClass(type, out);
    }

    void emit() {
        write();
        out.line();
        new TaggedComponents(model, type, elements, out).emit();
        UsualLayouts layouts = new UsualLayouts(model, type);
        if (layouts.exist()) {
            out.line();
            layouts.emit(out);
        }
    }

    private void write() {
        LocalNames names = new LocalNames("components");
        boolean traces = model.canRefuse(type);
        boolean sorts = elements.order() == Elements.Order.CHOSEN_TAGS;
        TaggedWrite values = TaggedWrite.within(type, model, out, names);
        values.begin(record + " value", traces);
        Nesting.enter(model, type, "out", out);
        if (sorts) {
            out.line("int components = out.length();");
        }
        for (int i = elements.fields().size() - 1; i >= 0; i--) {
            write(elements.fields().get(i), names, values, traces);
        }
        if (sorts) {
            out.line("out.sortSet(components);");
        }
        Nesting.leave(model, type, "out", out);
        values.end(traces);
    }

    private void write(Step.Field field, LocalNames names, TaggedWrite values, boolean traces) {
        Component component = field.component();
        String value = Written.accessor(type, "value", component);
        if (traces && model.canRefuse(component.type())) {
            out.line("component = \"" + component.name() + "\";");
        }
        boolean nullable = JavaModel.isNullable(type, component);
        if (!nullable && component.presence() != Presence.DEFAULT) {
            values.write(field.content(), component.type(), value);
            return;
        }
        String local = names.fresh(JavaNames.ofMember(component.name()));
        Defaults.declare(model.java(), component, local, value, out);
        out.line("if ("
                + (nullable ? local + " != null" : Defaults.differs(model.java(), type, component, local, out))
                + ") {");
        values.write(field.content(), component.type(), local);
        out.line("}");
    }
}
