package org.c2x.asn1.interpreter.text;

import java.util.Set;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.schema.TypeDefinition;

/** Counts how deep values of recursive types are nested while one document is read or written. */
public final class NestingCount {
    private final Set<TypeDefinition> recursive;
    private final int most;
    private int depth;

    /** @param recursive the definitions whose values can hold values of the same definition */
    public NestingCount(Set<TypeDefinition> recursive, Limits limits) {
        this.recursive = recursive;
        this.most = limits.depth();
    }

    /** Before a value of the definition: what is wrong with one more level, null if nothing is. */
    public @Nullable String enter(TypeDefinition definition) {
        return recursive.contains(definition) ? Nesting.problem(++depth, most) : null;
    }

    /** After a value of the definition. */
    public void leave(TypeDefinition definition) {
        if (recursive.contains(definition)) {
            depth--;
        }
    }

    /** How deep it is now. */
    public int depth() {
        return depth;
    }

    /** After an error inside of values that are passed over. */
    public void leaveTo(int depth) {
        this.depth = depth;
    }
}
