package org.c2x.asn1.plan.xml;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * An element in the content of a SEQUENCE or SET.
 *
 * @param steps the component that it holds; in the flat mapping, the components that lead there from the SEQUENCE
 */
public record XmlElement(List<Step> steps) {
    /** Separates the names of components in the flat mapping; no ASN.1 name has it. */
    private static final String JOINT = ".";

    /** A component of a SEQUENCE or SET. */
    public record Step(SequenceType owner, Component component) {

        /** True if a value may lack the component: it is optional, has a DEFAULT, or older senders do not know it. */
        public boolean isOptional() {
            return !component.isMandatory() || !owner.root().contains(component);
        }
    }

    public XmlElement {
        steps = List.copyOf(steps);
    }

    /** The elements of a type, one a component; those of the flat mapping are the XSD's. */
    public static List<XmlElement> of(SequenceType type) {
        return type.components().stream()
                .map(each -> new XmlElement(List.of(new Step(type, each))))
                .toList();
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
