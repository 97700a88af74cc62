package org.c2x.asn1.resolve;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;

/** Finds modules by their names and object identifiers (X.680 clause 13). */
final class ModuleIndex {
    private final List<ModuleNames> modules = new ArrayList<>();
    private final Map<ModuleNode, ModuleNames> byNode = new IdentityHashMap<>();
    private final Map<String, List<ModuleNames>> byName = new LinkedHashMap<>();
    private final Map<String, List<ModuleNames>> byOid = new LinkedHashMap<>();

    /** @param nodes of which those are left out that are defined twice */
    ModuleIndex(List<ModuleNode> nodes, Diagnostics diagnostics) {
        for (ModuleNode node : nodes) {
            List<ModuleNames> namesakes = byName.computeIfAbsent(node.name().text(), name -> new ArrayList<>());
            Optional<String> oid = ObjectIdentifiers.written(node.oid());
            if (namesakes.stream()
                    .anyMatch(other ->
                            isSame(oid, ObjectIdentifiers.written(other.module().oid())))) {
                diagnostics.error(node.name().position(), "module '" + node.name() + "' is defined twice");
            } else {
                ModuleNames module = new ModuleNames(node);
                modules.add(module);
                namesakes.add(module);
                byNode.put(node, module);
                oid.ifPresent(known ->
                        byOid.computeIfAbsent(known, any -> new ArrayList<>()).add(module));
            }
        }
    }

    /** Adds a module that can neither be named nor imported from. */
    ModuleNames add(ModuleNode node) {
        ModuleNames module = new ModuleNames(node);
        byNode.put(node, module);
        return module;
    }

    /** Of equal names, only two different object identifiers make two modules. */
    private static boolean isSame(Optional<String> left, Optional<String> right) {
        return left.isEmpty() || right.isEmpty() || left.equals(right);
    }

    /** All modules, in the order of the files. */
    List<ModuleNames> all() {
        return modules;
    }

    ModuleNames of(Scope scope) {
        return requireNonNull(byNode.get(scope.module()));
    }

    /**
     * The module that is imported from. An object identifier decides, and then the name before is one for local use
     * (X.680 clause 13.16); where no module has it, as of another version, the name does.
     *
     * @throws SourceError if there is none, or more than one of that name
     */
    ModuleNames imported(ModuleNode.Import from) {
        List<ModuleNames> found =
                ObjectIdentifiers.written(from.oid()).map(byOid::get).orElse(List.of());
        if (found.isEmpty()) {
            return named(from.module());
        }
        return found.stream()
                .filter(module ->
                        module.module().name().text().equals(from.module().text()))
                .findFirst()
                .orElse(found.get(0));
    }

    /** A hint to a module of nearly that name. */
    String didYouMean(Name name) {
        return Suggestions.didYouMean(name.text(), byName.keySet());
    }

    /** True if no module has that name. */
    boolean isMissing(Name name) {
        return !byName.containsKey(name.text());
    }

    /**
     * The module of that name.
     *
     * @throws SourceError if there is none or more than one
     */
    ModuleNames named(Name name) {
        List<ModuleNames> namesakes = byName.getOrDefault(name.text(), List.of());
        if (namesakes.isEmpty()) {
            throw new SourceError(
                    name.position(), () -> "module '" + name + "' is not among the files given" + didYouMean(name));
        }
        if (namesakes.size() > 1) {
            throw new SourceError(
                    name.position(),
                    "several modules are named '" + name + "': write the object identifier after FROM " + name);
        }
        return namesakes.get(0);
    }
}
