package org.c2x.asn1.emit;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.BiPredicate;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** Counts the fields that a SEQUENCE brings into the method of another one; each SEQUENCE is counted once. */
public final class JoinedFields {
    private final BiPredicate<SequenceType, Component> joins;
    private final Map<SequenceType, Integer> known = new IdentityHashMap<>();

    /**
     * @param joins true for a component of a SEQUENCE which is a SEQUENCE whose fields join those around it
     */
    public JoinedFields(BiPredicate<SequenceType, Component> joins) {
        this.joins = joins;
    }

    /** The fields of a SEQUENCE that is not recursive. */
    public int within(SequenceType type) {
        Integer fields = known.get(type);
        if (fields == null) {
            int own = type.components().stream()
                    .mapToInt(component -> fields(type, component))
                    .sum();
            // what only holds another SEQUENCE counts too, so that a long chain of such does not become one method
            fields = type.components().size() > 1 ? own : own + 1;
            known.put(type, fields);
        }
        return fields;
    }

    private int fields(SequenceType owner, Component component) {
        return joins.test(owner, component)
                ? within((SequenceType) component.type().resolved())
                : 1;
    }
}
