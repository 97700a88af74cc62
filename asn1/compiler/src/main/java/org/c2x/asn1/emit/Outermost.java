package org.c2x.asn1.emit;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** Knows which types are only ever whole messages, so that nothing else needs a method that writes one. */
public final class Outermost {
    private final JavaModel java;
    /** Types that others hold a value of or stand for. */
    private final Set<Type> used = Collections.newSetFromMap(new IdentityHashMap<>());

    public Outermost(JavaModel java) {
        this.java = java;
        java.declarations().forEach(declaration -> used.addAll(Recursion.parts(declaration.type())));
        java.schema().modules().stream()
                .flatMap(module -> module.types().stream())
                .filter(this::isAlias)
                .forEach(alias -> used.add(alias.type().resolved()));
    }

    /** True if no other type holds a value of the type or stands for it. */
    public boolean contains(Type type) {
        return !used.contains(type.resolved());
    }

    /** True if a type assignment is a use of another type that has a class, under a name of its own. */
    public boolean isAlias(TypeDefinition definition) {
        Type resolved = definition.type().resolved();
        return JavaModel.isClass(resolved) && !java.className(resolved).equals(java.className(definition));
    }
}
