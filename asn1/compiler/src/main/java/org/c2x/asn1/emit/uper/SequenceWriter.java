package org.c2x.asn1.emit.uper;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Addition;
import org.c2x.asn1.schema.Type;

/** The methods {@code bitsOf} and {@code write} of a SEQUENCE or SET (X.691 clauses 19 and 21). */
final class SequenceWriter {
    private static final String OUT = "out";

    private final UperModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final Plain plain;
    /** Local variables by component. */
    private final Map<Component, String> variables = new IdentityHashMap<>();

    private Names names;
    private FieldWriter fields;
    private ValueCode values;

    SequenceWriter(UperModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.plain = new Plain(model);
    }

    private void begin(Type caller) {
        names = new Names();
        fields = new FieldWriter(model, out, names);
        values = new ValueCode(model, out, names, caller);
        variables.clear();
        for (Component component : type.components()) {
            variables.put(component, "value." + JavaNames.ofMember(component.name()) + "()");
        }
    }

    /** Gives a component that may be absent a local variable, so that it is read once. */
    private void declareLocal(Component component) {
        String accessor = variables.get(component);
        String local = names.fresh(JavaNames.ofMember(component.name()));
        String javaType = component.presence() == Presence.DEFAULT
                ? model.java().javaType(component.type(), out)
                : model.java().boxedType(component.type(), out);
        out.line(javaType + ' ' + local + " = " + accessor + ";");
        variables.put(component, local);
    }

    /** The condition that a component is encoded. */
    private String isPresent(Component component) {
        String variable = variables.get(component);
        return component.presence() == Presence.DEFAULT
                ? Defaults.differs(model, type, component, variable, out)
                : variable + " != null";
    }

    private String isPresent(Addition addition) {
        return addition.components().stream().map(this::isPresent).collect(Collectors.joining(" || "));
    }

    private List<Component> optional() {
        return type.components().stream()
                .filter(component -> !component.isMandatory() || !type.root().contains(component))
                .toList();
    }

    // Bits

    void emitBits() {
        begin(type);
        String record = model.java().modelClass(type, out);
        model.beginBits(type, record, out);
        boolean traces = model.canRefuse(type);
        if (traces) {
            out.line("String component = \"\";").line("try {");
        }
        List<Component> mandatory = type.root().stream().filter(Component::isMandatory).toList();
        long constant = preambleBits(type.root(), type.extensible());
        for (Component component : mandatory) {
            constant += isConstant(component.type()) ? model.fixedWidth(component.type()) : 0;
        }
        out.line("long bits = " + constant + ";");
        for (Component component : type.root()) {
            if (!component.isMandatory()) {
                declareLocal(component);
                out.line("if (" + isPresent(component) + ") {");
                addBits(component, traces);
                out.line("}");
            } else if (!isConstant(component.type())) {
                addBits(component, traces);
            }
        }
        additionBits(traces);
        out.line("return bits;");
        if (traces) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(component);")
                    .line("}");
        }
        out.line("}");
    }

    private boolean isConstant(Type of) {
        return model.widths().of(of).isFixed() && !model.canRefuse(of);
    }

    private static long preambleBits(List<Component> components, boolean extensible) {
        return components.stream().filter(component -> !component.isMandatory()).count() + (extensible ? 1 : 0);
    }

    private void addBits(Component component, boolean traces) {
        boolean traced = traces && model.canRefuse(component.type());
        if (traced) {
            out.line("component = \"" + component.name() + "\";");
        }
        out.line("bits += " + values.bits(component.type(), variables.get(component)) + ";");
        if (traced) {
            out.line("component = \"\";");
        }
    }

    private void additionBits(boolean traces) {
        if (type.additions().isEmpty()) {
            return;
        }
        type.additions().forEach(addition -> addition.components().forEach(this::declareLocal));
        out.line("if (" + isExtended() + ") {");
        String lengthOf = out.runtime("UperLength");
        int count = type.additions().size();
        out.line("bits += " + lengthOf + ".ofSmallLength(" + count + ") + " + count + ";");
        for (Addition addition : type.additions()) {
            out.line("if (" + isPresent(addition) + ") {");
            contentBits(addition, "content", traces);
            out.line("bits += " + lengthOf + ".ofOpenType(content);").line("}");
        }
        out.line("}");
    }

    private String isExtended() {
        return type.additions().stream().map(this::isPresent).collect(Collectors.joining(" || "));
    }

    private void contentBits(Addition addition, String variable, boolean traces) {
        if (!addition.isGroup()) {
            Component component = addition.components().get(0);
            boolean traced = traces && model.canRefuse(component.type());
            if (traced) {
                out.line("component = \"" + component.name() + "\";");
            }
            out.line("long " + variable + " = " + values.bits(component.type(), variables.get(component)) + ";");
            if (traced) {
                out.line("component = \"\";");
            }
            return;
        }
        out.line("long " + variable + " = " + preambleBits(addition.components(), false) + ";");
        for (Component component : addition.components()) {
            String bits = values.bits(component.type(), variables.get(component));
            out.line(component.isMandatory()
                    ? variable + " += " + bits + ";"
                    : variable + " += " + isPresent(component) + " ? " + bits + " : 0;");
        }
    }

    // Writing

    void emitWrite() {
        // depth was checked when the bits were counted, so lengths of open types count it anew
        begin(new NullType());
        out.line("static void write(" + model.java().modelClass(type, out) + " value, " + out.runtime("BitWriter")
                + " out) {");
        optional().forEach(this::declareLocal);
        if (type.extensible()) {
            if (type.additions().isEmpty()) {
                fields.addConstant(0, 1);
            } else {
                fields.addFlag(isExtended());
            }
        }
        presenceBits(type.root());
        type.root().forEach(component -> component(component, OUT));
        fields.flush(OUT);
        if (!type.additions().isEmpty()) {
            additions();
        }
        out.line("}");
    }

    private void presenceBits(List<Component> components) {
        components.stream()
                .filter(component -> !component.isMandatory())
                .forEach(component -> fields.addFlag(isPresent(component)));
    }

    private void component(Component component, String target) {
        if (component.isMandatory()) {
            value(component.type(), variables.get(component), target);
            return;
        }
        fields.flush(target);
        out.line("if (" + isPresent(component) + ") {");
        value(component.type(), variables.get(component), target);
        fields.flush(target);
        out.line("}");
    }

    private void value(Type of, String variable, String target) {
        boolean rootOnly = Plain.isExtensibleField(of)
                && of.resolved() instanceof EnumeratedType enumerated
                && enumerated.additions().isEmpty();
        if (plain.isPlain(of) || rootOnly) {
            // an extensible ENUMERATED without additions can only have root values: bitsOf refuses the others
            fields.add(of, variable);
        } else {
            fields.flush(target);
            values.write(of, variable, target);
        }
    }

    private void additions() {
        out.line("if (" + isExtended() + ") {");
        out.line("out.writeSmallLength(" + type.additions().size() + ");");
        type.additions().forEach(addition -> fields.addFlag(isPresent(addition)));
        fields.flush(OUT);
        for (Addition addition : type.additions()) {
            out.line("if (" + isPresent(addition) + ") {");
            String content = names.fresh("content");
            String open = names.fresh("open");
            contentBits(addition, content, false);
            out.line(out.runtime("BitWriter") + ' ' + open + " = out.openType(" + content + ");");
            presenceBits(addition.isGroup() ? addition.components() : List.of());
            for (Component component : addition.components()) {
                if (addition.isGroup()) {
                    component(component, open);
                } else {
                    value(component.type(), variables.get(component), open);
                }
            }
            fields.flush(open);
            out.line("out.closeOpenType(" + open + ", " + content + ");").line("}");
        }
        out.line("}");
    }
}
