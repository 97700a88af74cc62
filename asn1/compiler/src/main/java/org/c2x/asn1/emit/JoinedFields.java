package org.c2x.asn1.emit;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Counts the fields that a SEQUENCE brings into the method of another one; each SEQUENCE is counted once. */
public final class JoinedFields {
    private final Predicate<SequenceType> joins;
    private final Map<SequenceType, Integer> known = new IdentityHashMap<>();

    /**
     * @param joins true for a SEQUENCE within another one whose fields join those around it
     */
    public JoinedFields(Predicate<SequenceType> joins) {
        this.joins = joins;
    }

    /** The fields of a SEQUENCE that is not recursive. */
    public int within(SequenceType type) {
        Integer fields = known.get(type);
        if (fields == null) {
            int own = type.components().stream().mapToInt(component -> fields(component.type())).sum();
            // what only holds another SEQUENCE counts too, so that a long chain of such does not become one method
            fields = type.components().size() > 1 ? own : own + 1;
            known.put(type, fields);
        }
        return fields;
    }

    private int fields(Type type) {
        return type.resolved() instanceof SequenceType sequence && joins.test(sequence) ? within(sequence) : 1;
    }
}
