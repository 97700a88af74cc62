package org.c2x.asn1.emit.xsd;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JoinedFields;
import org.c2x.asn1.plan.xml.XmlElement;
import org.c2x.asn1.plan.xml.XmlElement.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** The elements of types in the flat mapping: those of a mandatory SEQUENCE or SET take its place. */
public final class FlatElements {
    /**
     * A SEQUENCE of more elements than this stays an element: a document of types that are each twice the last would
     * have no end.
     */
    private static final int MOST = 500;

    private final JoinedFields fields = new JoinedFields(this::isReplaced);

    /** The elements in the content of a type. */
    public List<XmlElement> of(SequenceType type) {
        List<XmlElement> elements = new ArrayList<>();
        add(type, List.of(), fields.within(type) <= MOST, elements);
        return elements;
    }

    private void add(SequenceType type, List<Step> outer, boolean flat, List<XmlElement> elements) {
        for (Component component : type.components()) {
            List<Step> steps = new ArrayList<>(outer);
            steps.add(new Step(type, component));
            if (flat && isReplaced(type, component)) {
                add((SequenceType) component.type().resolved(), steps, true, elements);
            } else {
                elements.add(new XmlElement(steps));
            }
        }
    }

    private boolean isReplaced(SequenceType owner, Component component) {
        return !new Step(owner, component).isOptional()
                && component.type().resolved() instanceof SequenceType inner
                && fields.within(inner) <= MOST;
    }
}
