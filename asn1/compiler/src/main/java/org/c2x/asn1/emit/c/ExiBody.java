package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.emit.xsd.XmlElement;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The body of a function for the content of an element in EXI. */
abstract class ExiBody extends ValueBody {
    ExiBody(CModel model, FunctionBody body, Direction direction) {
        super(model, body, direction);
    }

    @Override
    final void sequence(SequenceType type, Place place, String path) {
        Components components = new Components(model, type, place, path);
        List<Component> optional = new ArrayList<>();
        for (XmlElement element : XmlElement.of(type)) {
            Component component = element.last().component();
            if (element.isOptional()) {
                optional.add(component);
            } else {
                optional(components, optional);
                optional.clear();
                component(components, component);
            }
        }
        optional(components, optional);
    }

    /** Writes the statements of components that may be absent, with nothing else between them; there may be none. */
    abstract void optional(Components of, List<Component> components);

    @Override
    final boolean isField(Type type) {
        return XmlType.of(type) instanceof XmlType.NumberedBits;
    }
}
