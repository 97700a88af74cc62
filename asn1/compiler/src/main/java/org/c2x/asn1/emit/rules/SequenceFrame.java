package org.c2x.asn1.emit.rules;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Step.Part;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;

/** One SEQUENCE in a method that codes it: the method's own, or one within it whose fields join the others. */
final class SequenceFrame {
    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final SequenceType sequence;
    private final Step.Sequence plan;
    private final String record;
    /** Path from the methods' type, with a dot at the end unless it is empty. */
    private final String path;
    /** Local variables of components' values. */
    private final Map<Component, String> variables = new IdentityHashMap<>();

    /**
     * @param record the expression of the value; empty if no component is asked for
     * @param path   from the methods' type, with a dot at the end unless it is empty
     */
    SequenceFrame(
            CodecModel model, SourceWriter out, LocalNames names, SequenceType sequence, String record, String path) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.sequence = sequence;
        this.plan = (Step.Sequence) model.step(sequence);
        this.record = record;
        this.path = path;
    }

    boolean isInlined(Component component) {
        return component.isMandatory()
                && sequence.root().contains(component)
                && !model.plain().isPlain(component.type())
                && model.plain().isInlined(component.type());
    }

    /** The frame of a component whose fields join these; its record gets a local variable. */
    SequenceFrame inner(Component component) {
        SequenceType inner = (SequenceType) component.type().resolved();
        String local = names.fresh(JavaNames.ofMember(component.name()));
        out.line(model.java().modelClass(inner, out) + ' ' + local + " = " + valueOf(component) + ";");
        return new SequenceFrame(model, out, names, inner, local, path + component.name() + '.');
    }

    /** Gives a component that may be absent a local variable, so that it is read once. */
    void declareLocal(Component component) {
        String local = names.fresh(JavaNames.ofMember(component.name()));
        Defaults.declare(model.java(), component, local, valueOf(component), out);
        variables.put(component, local);
    }

    /** The condition that a component is encoded. */
    String isPresent(Component component) {
        String variable = valueOf(component);
        return component.presence() == Presence.DEFAULT
                ? Defaults.differs(model.java(), sequence, component, variable, out)
                : variable + " != null";
    }

    String isPresent(Addition addition) {
        return addition.declared().components().stream().map(this::isPresent).collect(Collectors.joining(" || "));
    }

    String isExtended() {
        return plan.additions().stream()
                .flatMap(additions -> additions.additions().stream())
                .map(this::isPresent)
                .collect(Collectors.joining(" || "));
    }

    SequenceType sequence() {
        return sequence;
    }

    Step.Sequence plan() {
        return plan;
    }

    /** The expression of the value. */
    String record() {
        return record;
    }

    /** Where errors find the SEQUENCE; empty if it is the methods' own. */
    String path() {
        return path.isEmpty() ? "" : path.substring(0, path.length() - 1);
    }

    /** Where errors find a component. */
    String pathOf(Component component) {
        return path + component.name();
    }

    /** The expression of a component's value. */
    String valueOf(Component component) {
        return variables.getOrDefault(component, record + '.' + MemberNames.of(sequence, component) + "()");
    }

    /** Bits before the components. */
    static long preambleBits(List<Part> parts) {
        long bits = 0;
        for (Part part : parts) {
            if (part instanceof Step.ExtensionBit) {
                bits++;
            } else if (part instanceof Step.Presence presence) {
                bits += presence.fields().size();
            } else if (part instanceof Step.Padding padding) {
                bits += padding.width();
            }
        }
        return bits;
    }
}
