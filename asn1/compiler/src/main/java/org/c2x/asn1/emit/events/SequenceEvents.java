package org.c2x.asn1.emit.events;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.xml.XmlElement;
import org.c2x.asn1.plan.xml.XmlElement.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** The two methods for a SEQUENCE or SET; in the flat mapping its mandatory SEQUENCEs are part of them. */
final class SequenceEvents {
    private final EventModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final List<XmlElement> elements;

    SequenceEvents(EventModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.elements = model.elements(type);
    }

    void write() {
        for (XmlElement element : elements) {
            String value = "value"
                    + element.steps().stream()
                            .map(step -> '.' + MemberNames.of(step.owner(), step.component()) + "()")
                            .collect(Collectors.joining());
            if (element.isOptional()) {
                out.line("if (" + isWritten(element.last(), value) + ") {");
            }
            out.line("out.start(" + JavaValues.quote(element.name()) + ");");
            model.write(element.type(), value, out);
            out.line("out.end();");
            if (element.isOptional()) {
                out.line("}");
            }
        }
    }

    /** An optional component is there, one with a DEFAULT differs from it. */
    private String isWritten(Step step, String value) {
        return step.component().defaultValue().isPresent()
                ? Conditions.different(step.component().type(), value, defaultValue(step))
                : value + " != null";
    }

    private String defaultValue(Step step) {
        return model.java().modelClass(step.owner(), out) + '.' + MemberNames.ofDefault(step.owner(), step.component());
    }

    void read() {
        for (XmlElement element : elements) {
            if (element.isOptional()) {
                readOptional(element);
            } else {
                out.line("in.start(" + JavaValues.quote(element.name()) + ");");
                out.line(model.java().javaType(element.type(), out) + ' ' + variable(element.steps()) + " = "
                        + model.read(element.type(), out) + ';');
                out.line("in.end();");
            }
        }
        out.line("try {")
                .line("return " + construct(type, List.of()) + ';')
                .line("} catch (IllegalArgumentException e) {")
                .line("throw in.error(e.getMessage());")
                .line("}");
    }

    private void readOptional(XmlElement element) {
        String variable = variable(element.steps());
        Step step = element.last();
        boolean nullable = JavaModel.isNullable(step.owner(), step.component());
        String javaType = nullable
                ? model.java().boxedType(element.type(), out)
                : model.java().javaType(element.type(), out);
        out.line(javaType + ' ' + variable + " = " + (nullable ? "null" : defaultValue(step)) + ';')
                .line("if (in.startIf(" + JavaValues.quote(element.name()) + ")) {")
                .line(variable + " = " + model.read(element.type(), out) + ';')
                .line("in.end();")
                .line("}");
    }

    private String construct(SequenceType sequence, List<Step> outer) {
        List<String> arguments = new ArrayList<>();
        for (Component component : sequence.components()) {
            List<Step> steps = new ArrayList<>(outer);
            steps.add(new Step(sequence, component));
            boolean isElement =
                    elements.stream().anyMatch(element -> element.steps().equals(steps));
            arguments.add(
                    isElement
                            ? variable(steps)
                            : construct((SequenceType) component.type().resolved(), steps));
        }
        return "new " + model.java().modelClass(sequence, out) + '(' + String.join(", ", arguments) + ')';
    }

    /** The local variable of an element: underscores, which no name of ASN.1 has, join the names in it. */
    private static String variable(List<Step> steps) {
        String name = steps.stream()
                .map(step -> MemberNames.of(step.owner(), step.component()))
                .collect(Collectors.joining("_"));
        return name.equals("in") || name.equals("e") ? name + '_' : name;
    }
}
