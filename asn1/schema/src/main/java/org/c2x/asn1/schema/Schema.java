package org.c2x.asn1.schema;

import java.util.List;
import java.util.Optional;

/**
 * All modules that were resolved together, in the order in which their files were given.
 */
public record Schema(List<Module> modules) {

    public Schema {
        modules = List.copyOf(modules);
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
}
