package org.c2x.asn1.program;

import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** What a language makes of types. */
public interface Layout {
    /** True if a SEQUENCE or open type has no functions of its own, but its statements are among those around it. */
    boolean joins(Type type);

    /** True if no number of 64 bits holds all values. */
    default boolean isWide(IntegerType type) {
        return false;
    }
}
