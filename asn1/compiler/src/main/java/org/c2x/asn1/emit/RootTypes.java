package org.c2x.asn1.emit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** The message types of a schema: the structured definitions that no other one uses. */
public final class RootTypes {

    private RootTypes() {}

    /**
     * The types that were chosen; then the definitions of a SEQUENCE, SET, CHOICE or list that are part of no other
     * definition, in the order of the modules. Of types that are only part of each other the first one counts, so that
     * every type is reached.
     */
    public static List<TypeDefinition> of(Schema schema) {
        List<TypeDefinition> structured = schema.modules().stream()
                .flatMap(module -> module.types().stream())
                .filter(definition -> definition.type().isStructured())
                .toList();
        Set<Type> parts = identitySet();
        structured.forEach(definition -> addParts(definition.type().resolved(), parts, part -> false));
        List<TypeDefinition> roots = new ArrayList<>();
        Set<Type> chosen = identitySet();
        for (TypeDefinition root : schema.roots()) {
            if (root.type().isStructured() && chosen.add(root.type().resolved())) {
                roots.add(root);
            }
        }
        Set<Type> reached = identitySet();
        reached.addAll(chosen);
        chosen.forEach(type -> addParts(type, reached, part -> true));
        for (boolean isPart : new boolean[] {false, true}) {
            for (TypeDefinition definition : structured) {
                Type type = definition.type().resolved();
                if (parts.contains(type) == isPart && reached.add(type)) {
                    roots.add(definition);
                    addParts(type, reached, part -> true);
                }
            }
        }
        return roots;
    }

    /** The same types under all of their names: some definitions are but another name of a type. */
    public static List<TypeDefinition> names(Schema schema) {
        Set<Type> roots = identitySet();
        of(schema).forEach(root -> roots.add(root.type().resolved()));
        return schema.modules().stream()
                .flatMap(module -> module.types().stream())
                .filter(definition -> roots.contains(definition.type().resolved()))
                .toList();
    }

    private static Set<Type> identitySet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    /** Adds the parts of a type but the type itself, and their parts where {@code deep} says so. */
    private static void addParts(Type type, Set<Type> known, Predicate<Type> deep) {
        for (Type part : Recursion.parts(type)) {
            if (part != type && known.add(part) && deep.test(part)) {
                addParts(part, known, deep);
            }
        }
    }
}
