package org.c2x.asn1.resolve;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.ModuleNode;

/**
 * Where a name is looked up: a module, and inside an instance of a parameterised assignment what its dummies stand
 * for. Compared by identity: there is one scope a module and one an instance.
 */
final class Scope {
    /**
     * What a dummy stands for.
     *
     * @param scope    where the actual parameter is written
     * @param governor type of a value or set, as the assignment declares it
     */
    record Binding(ActualParameter actual, Scope scope, Optional<Located> governor) {}

    private final ModuleNode module;
    private final Map<String, Binding> bindings;
    private final int nesting;

    private Scope(ModuleNode module, Map<String, Binding> bindings, int nesting) {
        this.module = module;
        this.bindings = bindings;
        this.nesting = nesting;
    }

    /** The scope of a module. */
    static Scope of(ModuleNode module) {
        return new Scope(module, Map.of(), 0);
    }

    /**
     * The scope of an instance.
     *
     * @param bindings may be filled by the caller afterwards, before the scope is used
     */
    static Scope instance(ModuleNode module, Map<String, Binding> bindings, int nesting) {
        return new Scope(module, bindings, nesting);
    }

    /** The same scope with one more name that stands for something. */
    Scope with(String name, Binding binding) {
        Map<String, Binding> all = new HashMap<>(bindings);
        all.put(name, binding);
        return new Scope(module, all, nesting);
    }

    ModuleNode module() {
        return module;
    }

    /** How many instances have led to each other to make this one. */
    int nesting() {
        return nesting;
    }

    /** True if a reference to a parameterised assignment has left out what a dummy stands for. */
    boolean lacksParameters() {
        return bindings.values().stream().anyMatch(binding -> binding.actual().isMissing());
    }

    Optional<Binding> binding(String name) {
        return Optional.ofNullable(bindings.get(name));
    }
}
