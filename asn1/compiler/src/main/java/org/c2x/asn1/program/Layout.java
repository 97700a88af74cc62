package org.c2x.asn1.program;

import java.util.List;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** What a language makes of types. */
public interface Layout {
    /** True if a SEQUENCE or open type has no functions of its own, but its statements are among those around it. */
    boolean joins(Type type);

    /** The same for a type where that depends on the place, too. */
    default boolean joins(Type type, Place place) {
        return joins(type);
    }

    /** True if a value that is no SEQUENCE is coded apart from the fields around it, by a {@link Statement.Call}. */
    default boolean isApart(Step step, boolean reads) {
        return false;
    }

    /** Components at the end of a root that a {@link Statement.Optionals} keeps together after a bitmap of theirs. */
    default List<Component> gathered(SequenceType type, boolean reads) {
        return List.of();
    }

    /** True if values that join others are made at once when they have been read, and check their constraints then. */
    default boolean makes() {
        return false;
    }

    /** True if no number of 64 bits holds all values. */
    default boolean isWide(IntegerType type) {
        return false;
    }
}
