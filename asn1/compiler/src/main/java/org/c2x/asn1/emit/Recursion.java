package org.c2x.asn1.emit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.c2x.asn1.schema.Type;

/** Knows which types lead back to themselves: what handles their values must count levels. */
public final class Recursion {
    private final Map<Type, Boolean> recursive = new IdentityHashMap<>();

    /** True if a value of the type can hold another one of it, at any depth. */
    public boolean isRecursive(Type type) {
        return recursive.computeIfAbsent(type.resolved(), start -> reachesItself(start, Recursion::parts));
    }

    /**
     * True if parts of a type, at any depth, are the type itself.
     *
     * @param type  resolved
     * @param parts what counts as parts, resolved types too
     */
    public static boolean reachesItself(Type type, Function<Type, List<Type>> parts) {
        Set<Type> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Type> open = new ArrayList<>(parts.apply(type));
        while (!open.isEmpty()) {
            Type next = open.remove(open.size() - 1);
            if (next == type) {
                return true;
            }
            if (seen.add(next)) {
                open.addAll(parts.apply(next));
            }
        }
        return false;
    }

    /** The types of the components, alternatives or elements of a resolved type, themselves resolved. */
    public static List<Type> parts(Type type) {
        return type.parts().stream().map(Type::resolved).toList();
    }
}
