package org.c2x.asn1.interpreter.xer;

import java.util.List;
import org.c2x.asn1.interpreter.text.Choices;
import org.c2x.asn1.interpreter.text.Components;
import org.c2x.asn1.interpreter.text.Components.Present;
import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.TextWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/** Writes one document. */
final class XerWriter extends TextWriter<RuntimeException> {
    private final StringBuilder out = new StringBuilder();
    private final XerLeafWriter leaves = new XerLeafWriter(out);

    XerWriter(NestingCount nesting) {
        super(nesting);
    }

    String write(Type type, Value value) {
        element(ElementNames.of(type), type, value);
        return out.toString();
    }

    private void element(String name, Type type, Value value) {
        int inside = open(name);
        value(type, value);
        close(name, inside);
    }

    /** The length of the text up to what the element will hold. */
    private int open(String name) {
        return out.append('<').append(name).append('>').length();
    }

    private void close(String name, int inside) {
        if (out.length() == inside) {
            out.insert(inside - 1, '/');
        } else {
            out.append("</").append(name).append('>');
        }
    }

    @Override
    protected void leaf(Type type, Value value) {
        leaves.write(type, value);
    }

    @Override
    protected void sequence(SequenceType type, Value value) {
        Present[] present = Components.of(type, value);
        type.textualOrder().filter(i -> present[i] != null).forEach(i -> component(type, present, i));
    }

    private void component(SequenceType type, Present[] present, int index) {
        Present component = present[index];
        within(component.name(), () -> {
            if (component.type().resolved() instanceof OpenType open) {
                int inside = open(component.name());
                open(open, component.value(), siblings(type.components(), present));
                close(component.name(), inside);
            } else {
                element(component.name(), component.type(), component.value());
            }
        });
    }

    private static Siblings siblings(List<Component> components, Present[] present) {
        Value[] values = new Value[present.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = present[i] == null ? null : present[i].value();
        }
        return new Siblings(components, values);
    }

    /** X.681 clause 14.6: the element of the type, or octets of a type that nobody knows. */
    private void open(OpenType type, Value value, Siblings siblings) {
        if (!siblings.allow(type, value)) {
            throw new EncodeException("", "the components around the open type select another type");
        }
        if (value instanceof UnknownAlternative unknown && type.extensible()) {
            leaves.hex(unknown.octets());
        } else {
            Alternative alternative = alternative(type, value);
            element(ElementNames.of(alternative.type()), alternative.type(), ((ChoiceValue) value).value());
        }
    }

    @Override
    protected void choice(ChoiceType type, Value value) {
        if (type instanceof OpenType open) {
            open(open, value, Siblings.NONE);
        } else if (value instanceof UnknownAlternative unknown) {
            unknown(type, unknown);
        } else {
            Alternative alternative = alternative(type, value);
            within(
                    alternative.name(),
                    () -> element(alternative.name(), alternative.type(), ((ChoiceValue) value).value()));
        }
    }

    private static Alternative alternative(ChoiceType type, Value value) {
        if (!(value instanceof ChoiceValue chosen)) {
            throw new EncodeException("", "expected an alternative, found " + Components.kind(value));
        }
        return Choices.alternative(type, chosen);
    }

    private void unknown(ChoiceType type, UnknownAlternative unknown) {
        if (!type.extensible() || unknown.index() < type.additions().size()) {
            throw new EncodeException("", "the CHOICE has no unknown alternative of index " + unknown.index());
        }
        int inside = open(XerCodec.UNKNOWN);
        out.append("<index>").append(unknown.index()).append("</index>");
        int octets = open("octets");
        leaves.hex(unknown.octets());
        close("octets", octets);
        close(XerCodec.UNKNOWN, inside);
    }

    /** X.680 clause 23.3: an element that has the name of the type. */
    @Override
    protected void containing(Type type, Value value) {
        element(ElementNames.of(type), type, value);
    }

    @Override
    protected void list(ListType type, List<Value> elements) {
        boolean bare = ElementNames.holdsOneElement(type.element());
        String name = ElementNames.ofElements(type);
        for (int i = 0; i < elements.size(); i++) {
            Value element = elements.get(i);
            within("[" + i + "]", () -> {
                if (bare) {
                    value(type.element(), element);
                } else {
                    element(name, type.element(), element);
                }
            });
        }
    }
}
