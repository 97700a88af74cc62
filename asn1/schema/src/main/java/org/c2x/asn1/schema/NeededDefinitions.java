package org.c2x.asn1.schema;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The definitions that values of some types are made of. */
final class NeededDefinitions {
    private final Set<TypeDefinition> needed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Type> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Type> open = new ArrayDeque<>();

    private NeededDefinitions() {}

    /** The definitions themselves, and those that they refer to at any depth. */
    static Set<TypeDefinition> of(List<TypeDefinition> chosen) {
        NeededDefinitions all = new NeededDefinitions();
        chosen.forEach(all::add);
        while (!all.open.isEmpty()) {
            all.follow(all.open.pop());
        }
        return all.needed;
    }

    private void add(TypeDefinition definition) {
        if (needed.add(definition)) {
            add(definition.type());
        }
    }

    private void add(Type type) {
        if (known.add(type)) {
            open.push(type);
        }
    }

    private void follow(Type type) {
        if (type instanceof TypeReference reference) {
            add(reference.target());
        } else if (type instanceof AroundType around) {
            add(around.base());
        } else {
            type.parts().forEach(this::add);
            type.contained().ifPresent(contained -> add(contained.type()));
        }
    }
}
