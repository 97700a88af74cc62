package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;

/** The names of one module. */
final class ModuleNames {
    private final Scope scope;
    private final Optional<Set<String>> exports;
    private final Map<String, Symbol> defined = new LinkedHashMap<>();
    private final Map<String, ModuleNames> importedModules = new HashMap<>();
    private final Map<String, List<ModuleNames>> sources = new HashMap<>();
    private final Map<String, Symbol> found = new HashMap<>();
    private final Set<String> unusable = new HashSet<>();

    ModuleNames(ModuleNode module) {
        this.scope = Scope.of(module);
        this.exports =
                module.exports().map(names -> names.stream().map(Name::text).collect(Collectors.toSet()));
        unusable.addAll(module.broken().keySet());
    }

    ModuleNode module() {
        return scope.module();
    }

    Scope scope() {
        return scope;
    }

    boolean exports(String name) {
        return module().incomplete() || exports.isEmpty() || exports.get().contains(name);
    }

    /** True if the module itself can use the name, whether it exports it or not. */
    boolean knows(String name) {
        return defined.containsKey(name)
                || module().imports().stream()
                        .anyMatch(imported -> imported.symbols().stream()
                                .anyMatch(symbol -> symbol.text().equals(name)));
    }

    /** The module's own assignments, in textual order. */
    Map<String, Symbol> defined() {
        return defined;
    }

    /** Modules by the names that the imports of this one call them. */
    Map<String, ModuleNames> importedModules() {
        return importedModules;
    }

    /** From where a name is imported: as a rule from one module. */
    List<ModuleNames> sources(String name) {
        return sources.getOrDefault(name, List.of());
    }

    void addSource(String name, ModuleNames source) {
        List<ModuleNames> all = sources.computeIfAbsent(name, any -> new ArrayList<>());
        if (!all.contains(source)) {
            all.add(source);
        }
    }

    /** What an imported name was found to mean, null as long as nobody has asked. */
    @Nullable
    Symbol found(String name) {
        return found.get(name);
    }

    void setFound(String name, Symbol symbol) {
        found.put(name, symbol);
    }

    /** True if an error already says why the name means nothing: uses of it are no errors of their own. */
    boolean isUnusable(String name) {
        return unusable.contains(name);
    }

    void setUnusable(String name) {
        unusable.add(name);
    }

    /** What may be used in the module without a module name. */
    Set<String> visible() {
        Set<String> visible = new HashSet<>(defined.keySet());
        visible.addAll(sources.keySet());
        return visible;
    }
}
