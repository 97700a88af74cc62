package org.c2x.asn1.interpreter;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/** Finds the definitions whose values may contain values of the same definition: where the limit on depth counts. */
public final class RecursiveTypes {

    private RecursiveTypes() {}

    /** All definitions in reach of a type that can reach themselves. */
    public static Set<TypeDefinition> of(Type type) {
        Map<TypeDefinition, Set<TypeDefinition>> uses = new HashMap<>();
        Deque<TypeDefinition> open = new ArrayDeque<>(directUses(type));
        while (!open.isEmpty()) {
            TypeDefinition definition = open.pop();
            if (!uses.containsKey(definition)) {
                uses.put(definition, directUses(definition.type()));
                open.addAll(uses.get(definition));
            }
        }
        Set<TypeDefinition> recursive = new HashSet<>();
        for (TypeDefinition definition : uses.keySet()) {
            if (reaches(definition, definition, uses)) {
                recursive.add(definition);
            }
        }
        return Collections.unmodifiableSet(recursive);
    }

    private static boolean reaches(
            TypeDefinition from, TypeDefinition goal, Map<TypeDefinition, Set<TypeDefinition>> uses) {
        Set<TypeDefinition> seen = new HashSet<>();
        Deque<TypeDefinition> open = new ArrayDeque<>(uses.get(from));
        while (!open.isEmpty()) {
            TypeDefinition definition = open.pop();
            if (definition == goal) {
                return true;
            }
            if (seen.add(definition)) {
                open.addAll(uses.get(definition));
            }
        }
        return false;
    }

    /** The definitions that a type names, those inside its anonymous parts included. */
    private static Set<TypeDefinition> directUses(Type type) {
        Set<TypeDefinition> found = new LinkedHashSet<>();
        collect(type, found);
        return found;
    }

    private static void collect(Type type, Set<TypeDefinition> found) {
        if (type instanceof TypeReference reference) {
            found.add(reference.target());
        } else if (type instanceof AroundType around) {
            collect(around.base(), found);
        } else {
            type.parts().forEach(part -> collect(part, found));
        }
    }
}
