package org.c2x.asn1.emit.rules;

import static java.util.Objects.requireNonNull;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;

/** Local variables for the components of a SEQUENCE or SET that is read. */
final class Variables {
    private final CodecModel model;
    private final SequenceType type;
    private final Map<Component, String> variables = new IdentityHashMap<>();

    Variables(CodecModel model, SequenceType type, LocalNames names) {
        this.model = model;
        this.type = type;
        for (Component component : type.components()) {
            variables.put(component, names.fresh(JavaNames.ofMember(component.name())));
        }
    }

    String of(Component component) {
        return requireNonNull(variables.get(component));
    }

    /** The expression that makes a record of them. */
    String created(SourceWriter out) {
        return type.components().stream()
                .map(this::of)
                .collect(Collectors.joining(", ", "new " + model.java().modelClass(type, out) + '(', ")"));
    }

    /** Declares the variable of a component that may be absent, with what it has then. */
    void declare(Component component, SourceWriter out) {
        boolean hasDefault = component.presence() == Presence.DEFAULT;
        String absent = hasDefault ? Defaults.constant(model.java(), type, component, out) : "null";
        Defaults.declare(model.java(), component, of(component), absent, out);
    }

    SequenceType type() {
        return type;
    }
}
