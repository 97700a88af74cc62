package org.c2x.asn1.interpreter.random;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;

/** What all WITH COMPONENTS on a type together say of one component. */
final class WantedComponent {
    /** Nothing: the constraints do not name the component. */
    static final WantedComponent NONE = new WantedComponent();

    private boolean present;
    private boolean absent;
    private final List<Constraint> constraints = new ArrayList<>();

    /** The components that the constraints name. */
    static Map<String, WantedComponent> of(List<Constraint> constraints) {
        Map<String, WantedComponent> all = new HashMap<>();
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.Components components) {
                components.byName().forEach((name, part) -> {
                    WantedComponent wanted = all.computeIfAbsent(name, key -> new WantedComponent());
                    wanted.present |= part.presence() == Presence.PRESENT;
                    wanted.absent |= part.presence() == Presence.ABSENT;
                    part.value().ifPresent(wanted.constraints::add);
                });
            }
        }
        return all;
    }

    boolean isPresent() {
        return present;
    }

    boolean isAbsent() {
        return absent;
    }

    List<Constraint> constraints() {
        return constraints;
    }
}
