package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;

/** The names of all modules, their exports and imports (X.680 clause 13). */
final class Names {

    /** The names of one module; {@code imports} maps a name to the modules it comes from. */
    private record Table(
            Scope scope, Map<String, Symbol> defined, Map<String, List<String>> imports, Set<String> unusable) {
        private Table(ModuleNode module) {
            this(
                    Scope.of(module),
                    new LinkedHashMap<>(),
                    new HashMap<>(),
                    new HashSet<>(module.broken().keySet()));
        }

        private boolean exports(String name) {
            Optional<List<Name>> exports = scope.module().exports();
            return exports.isEmpty()
                    || exports.get().stream().anyMatch(exported -> exported.text().equals(name));
        }

        private Set<String> visible() {
            Set<String> visible = new HashSet<>(defined.keySet());
            visible.addAll(imports.keySet());
            return visible;
        }
    }

    private final Diagnostics diagnostics;
    private final Map<String, Table> tables = new LinkedHashMap<>();

    Names(List<ModuleNode> modules, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        for (ModuleNode module : modules) {
            Table table = new Table(module);
            if (tables.putIfAbsent(module.name().text(), table) != null) {
                diagnostics.error(module.name().position(), "module '" + module.name() + "' is defined twice");
            } else {
                define(table);
            }
        }
        tables.values().forEach(this::readImports);
        tables.values().forEach(this::checkExports);
    }

    /** The module scopes, in the order of the files. */
    List<Scope> scopes() {
        return tables.values().stream().map(Table::scope).toList();
    }

    /** The assignments of a module in textual order. */
    List<Symbol> symbols(Scope scope) {
        return List.copyOf(table(scope).defined().values());
    }

    /**
     * The assignment that a name means in a scope; dummies are not looked at.
     *
     * @param module the module named in front of a dot, if any
     */
    Symbol find(Scope scope, Optional<Name> module, Name name) {
        Table table = table(scope);
        if (module.isPresent()) {
            table = tables.get(module.get().text());
            if (table == null) {
                throw undefinedModule(module.get());
            }
        }
        return find(table, name, new HashSet<>()).orElseThrow(() -> undefined(scope, module, name));
    }

    private Table table(Scope scope) {
        return tables.get(scope.module().name().text());
    }

    private void define(Table table) {
        for (Assignment assignment : table.scope().module().assignments()) {
            Name name = assignment.name();
            if (table.defined().putIfAbsent(name.text(), new Symbol(table.scope(), assignment)) != null) {
                diagnostics.error(name.position(), "'" + name + "' is defined twice");
            }
        }
    }

    private void readImports(Table table) {
        for (ModuleNode.Import imported : table.scope().module().imports()) {
            Table source = tables.get(imported.module().text());
            if (source == null) {
                diagnostics.error(undefinedModule(imported.module()));
            }
            for (Name symbol : imported.symbols()) {
                if (source == null) {
                    table.unusable().add(symbol.text());
                } else {
                    readImport(table, symbol, source);
                }
            }
        }
    }

    private void readImport(Table table, Name symbol, Table source) {
        if (table.defined().containsKey(symbol.text())) {
            diagnostics.error(symbol.position(), "'" + symbol + "' is imported, but defined in this module as well");
        } else if (!source.exports(symbol.text())) {
            diagnostics.error(
                    symbol.position(),
                    "module '" + source.scope().module().name() + "' does not export '" + symbol + "'");
            table.unusable().add(symbol.text());
        } else {
            List<String> sources = table.imports().computeIfAbsent(symbol.text(), name -> new ArrayList<>());
            String module = source.scope().module().name().text();
            if (!sources.contains(module)) {
                sources.add(module);
            }
        }
    }

    /** Imports can be checked only when all of them are known: a module may export what it imports. */
    private void checkExports(Table table) {
        ModuleNode module = table.scope().module();
        for (Name exported : module.exports().orElse(List.of())) {
            check(table, exported, "module '" + module.name() + "' exports '" + exported + "', but does not define it");
        }
        for (ModuleNode.Import imported : module.imports()) {
            Table source = tables.get(imported.module().text());
            for (Name symbol : imported.symbols()) {
                if (source != null && source.exports(symbol.text()) && !table.defined().containsKey(symbol.text())) {
                    String problem = "module '" + imported.module() + "' does not define '" + symbol + "'";
                    if (!check(source, symbol, problem)) {
                        table.imports().remove(symbol.text());
                        table.unusable().add(symbol.text());
                    }
                }
            }
        }
    }

    private boolean check(Table table, Name name, String problem) {
        try {
            if (find(table, name, new HashSet<>()).isPresent()) {
                return true;
            }
            diagnostics.error(
                    name.position(), problem + Suggestions.didYouMean(name.text(), table.defined().keySet()));
        } catch (SourceError error) {
            diagnostics.error(error);
        }
        return false;
    }

    private Optional<Symbol> find(Table table, Name name, Set<Scope> visited) {
        Table current = table;
        while (visited.add(current.scope())) {
            Symbol symbol = current.defined().get(name.text());
            if (symbol != null) {
                return Optional.of(symbol);
            }
            if (current.unusable().contains(name.text())) {
                throw SourceError.alreadyTold();
            }
            List<String> sources = current.imports().getOrDefault(name.text(), List.of());
            if (sources.size() > 1) {
                throw new SourceError(
                        name.position(),
                        "'" + name + "' is imported from several modules: write " + sources.get(0) + '.' + name
                                + " or " + sources.get(1) + '.' + name);
            }
            if (sources.isEmpty()) {
                return Optional.empty();
            }
            current = tables.get(sources.get(0));
        }
        return Optional.empty();
    }

    private SourceError undefinedModule(Name module) {
        return new SourceError(
                module.position(),
                "module '" + module + "' is not among the files given"
                        + Suggestions.didYouMean(module.text(), tables.keySet()));
    }

    private SourceError undefined(Scope scope, Optional<Name> module, Name name) {
        Set<String> visible =
                module.map(named -> tables.get(named.text())).orElseGet(() -> table(scope)).visible();
        String hint = Suggestions.didYouMean(name.text(), visible);
        if (hint.isEmpty() && module.isEmpty()) {
            hint = tables.values().stream()
                    .filter(table -> table.defined().containsKey(name.text()))
                    .findFirst()
                    .map(table -> ": module '" + table.scope().module().name() + "' defines it, import it from there")
                    .orElse("");
        }
        return new SourceError(name.position(), "'" + name + "' is not defined" + hint);
    }
}
