package org.c2x.asn1.schema;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All modules that were resolved together, in the order in which their files were given.
 *
 * @param roots    the types that were chosen of them, with what these need; none if nobody chose
 * @param contents what strings with CONTAINING hold
 */
public record Schema(List<Module> modules, List<TypeDefinition> roots, Contents contents) {

    public Schema {
        modules = List.copyOf(modules);
        roots = List.copyOf(roots);
    }

    /** All types of the modules. */
    public Schema(List<Module> modules, Contents contents) {
        this(modules, List.of(), contents);
    }

    /**
     * Finds a type by {@code Type} or {@code Module.Type}. A bare name that several modules define means the first.
     */
    public Optional<TypeDefinition> find(String name) {
        return modules.stream()
                .flatMap(module -> module.types().stream())
                .filter(type -> type.name().equals(name) || type.toString().equals(name))
                .findFirst();
    }

    /**
     * Only what some types need: the definitions that they refer to at any depth, those after CONTAINING included.
     * Types stay the objects that they are; modules without any of them are left out.
     */
    public Schema only(List<TypeDefinition> chosen) {
        Set<TypeDefinition> needed = NeededDefinitions.of(chosen);
        List<Module> left = modules.stream()
                .map(module -> module.withTypes(
                        module.types().stream().filter(needed::contains).toList()))
                .filter(module -> !module.types().isEmpty())
                .toList();
        return new Schema(left, chosen, contents);
    }
}
