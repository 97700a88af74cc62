package org.c2x.asn1.emit.c;

import java.util.stream.Collectors;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Addition;

/** The components of a SEQUENCE or SET as members of its struct, which may itself be a member of another one. */
record StructMembers(CModel model, DefaultValues defaults, SequenceType type, CPlace struct, String path) {

    /** The member that holds a component. */
    CPlace place(Component component) {
        return model.place(struct, component.type(), CNames.member(type, component));
    }

    /** The flag that tells whether an optional component is there. */
    CPlace presence(Component component) {
        return struct.member(CNames.presence(type, component));
    }

    /** The path to a component from the type whose function this is. */
    String path(Component component) {
        return path.isEmpty() ? component.name() : path + '.' + component.name();
    }

    /** The condition that a component is coded. */
    String isCoded(Component component) {
        return component.presence() == Presence.DEFAULT
                ? defaults.differs(component, place(component))
                : presence(component).value();
    }

    /** The condition that an addition is coded. */
    String isCoded(Addition addition) {
        return addition.components().stream().map(this::isCoded).collect(Collectors.joining(" || "));
    }
}
