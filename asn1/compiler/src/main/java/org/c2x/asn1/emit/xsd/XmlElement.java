package org.c2x.asn1.emit.xsd;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * An element in the content of a SEQUENCE or SET.
 *
 * @param steps the component that it holds; in the flat mapping, the components that lead there from the SEQUENCE
 */
public record XmlElement(List<Step> steps) {
    /** Stands between the names of components in the flat mapping; no ASN.1 name has it. */
    private static final String JOINT = ".";

    /** A component of a SEQUENCE or SET. */
    public record Step(SequenceType owner, Component component) {

        /** True if a value may lack the component: it is optional, has a DEFAULT, or older senders do not know it. */
        public boolean isOptional() {
            return !component.isMandatory() || JavaModel.isNullable(owner, component);
        }
    }

    public XmlElement {
        steps = List.copyOf(steps);
    }

    /**
     * The elements of a type.
     *
     * @param flat true if the elements of a mandatory SEQUENCE or SET stand in its place
     */
    public static List<XmlElement> of(SequenceType type, boolean flat) {
        List<XmlElement> elements = new ArrayList<>();
        add(type, List.of(), flat, elements);
        return elements;
    }

    private static void add(SequenceType type, List<Step> outer, boolean flat, List<XmlElement> elements) {
        for (Component component : type.components()) {
            Step step = new Step(type, component);
            List<Step> steps = new ArrayList<>(outer);
            steps.add(step);
            if (flat && !step.isOptional() && component.type().resolved() instanceof SequenceType inner) {
                add(inner, steps, true, elements);
            } else {
                elements.add(new XmlElement(steps));
            }
        }
    }

    /** The component that the element holds. */
    public Step last() {
        return steps.get(steps.size() - 1);
    }

    /** The names of the components, joined by dots. */
    public String name() {
        return steps.stream().map(step -> step.component().name()).collect(Collectors.joining(JOINT));
    }

    public Type type() {
        return last().component().type();
    }

    public boolean isOptional() {
        return last().isOptional();
    }
}
