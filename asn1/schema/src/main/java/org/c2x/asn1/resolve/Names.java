package org.c2x.asn1.resolve;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;

/** What names mean: assignments, exports and imports (X.680 clause 13). */
final class Names {
    static final String CLAUSE = "X.680 clause 13";

    private final Diagnostics diagnostics;
    private final ModuleIndex modules;
    private final ModuleNames builtIn;
    private final MissingModules missing = new MissingModules();
    private final Map<Position, Name> meanings = new HashMap<>();
    private final Map<Object, Name> parts = new IdentityHashMap<>();

    Names(List<ModuleNode> nodes, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.modules = new ModuleIndex(nodes, diagnostics);
        this.builtIn = modules.add(BuiltIn.module());
        define(builtIn);
        modules.all().forEach(this::define);
        modules.all().forEach(this::readImports);
        missing.tell(modules, diagnostics);
        modules.all().forEach(this::checkExports);
    }

    /** The scope of what modules need not define. */
    Scope builtIn() {
        return builtIn.scope();
    }

    /** The module scopes, in the order of the files. */
    List<Scope> scopes() {
        return modules.all().stream().map(ModuleNames::scope).toList();
    }

    /** What was looked up until now: where a name is used, and the name of the assignment or module that it means. */
    Map<Position, Name> meanings() {
        return meanings;
    }

    /** Notes where a component, alternative, enumeral, named number or bit of the schema is declared. */
    <T> T declared(T part, Name name) {
        parts.put(part, name);
        return part;
    }

    /** Notes that a name in a module is that of a part which was {@link #declared}. */
    void use(Name name, Object part) {
        Name declaration = parts.get(part);
        if (declaration != null) {
            mean(name, declaration);
        }
    }

    /** Notes what a name in a module means. */
    void mean(Name use, Name declaration) {
        meanings.put(use.position(), declaration);
    }

    /** The assignments of a module in textual order. */
    List<Symbol> symbols(Scope scope) {
        return List.copyOf(modules.of(scope).defined().values());
    }

    /** True if the module itself assigns something to the name. */
    boolean isDefined(Scope scope, String name) {
        return modules.of(scope).defined().containsKey(name);
    }

    /**
     * The assignment that a name means in a scope; dummies are not looked at.
     *
     * @param module the module named before a dot, if any
     */
    Symbol find(Scope scope, Optional<Name> module, Name name) {
        ModuleNames here = modules.of(scope);
        ModuleNames start = module.isPresent() ? named(here, module.get()) : here;
        module.ifPresent(written -> mean(written, start));
        Symbol symbol = find(start, name)
                .or(() -> Optional.ofNullable(builtIn.defined().get(name.text())))
                .orElseThrow(() -> undefined(start, module, name));
        mean(name, symbol.assignment().name());
        return symbol;
    }

    private void mean(Name written, ModuleNames module) {
        mean(written, module.module().name());
    }

    private ModuleNames named(ModuleNames here, Name module) {
        ModuleNames imported = here.importedModules().get(module.text());
        if (imported == null && missing.contains(module)) {
            throw SourceError.alreadyTold();
        }
        return imported == null ? modules.named(module) : imported;
    }

    private void define(ModuleNames module) {
        for (Assignment assignment : module.module().assignments()) {
            Name name = assignment.name();
            if (module.defined().putIfAbsent(name.text(), new Symbol(module.scope(), assignment)) != null) {
                diagnostics.error(name.position(), "'" + name + "' is defined twice");
            }
        }
    }

    private void readImports(ModuleNames module) {
        for (ModuleNode.Import imported : module.module().imports()) {
            try {
                ModuleNames source = modules.imported(imported);
                mean(imported.module(), source);
                module.importedModules().put(imported.module().text(), source);
                imported.symbols().forEach(symbol -> readImport(module, symbol, source));
            } catch (SourceError error) {
                if (modules.isMissing(imported.module())) {
                    missing.add(module, imported);
                } else {
                    diagnostics.error(error);
                    imported.symbols().forEach(symbol -> module.setUnusable(symbol.text()));
                }
            }
        }
    }

    private void readImport(ModuleNames module, Name symbol, ModuleNames source) {
        if (module.defined().containsKey(symbol.text())) {
            diagnostics.error(symbol.position(), "'" + symbol + "' is imported, but defined in this module as well");
        } else if (source.exports(symbol.text()) || source.knows(symbol.text())) {
            module.addSource(symbol.text(), source);
            if (!source.exports(symbol.text())) {
                // Published modules forget exports, which change no encoding.
                diagnostics.note(Diagnostic.Severity.WARNING, symbol.position(), notExported(symbol, source));
            }
        } else if (!diagnostics.tolerates(symbol.position(), CLAUSE, () -> notExported(symbol, source))) {
            module.setUnusable(symbol.text());
        }
    }

    private static String notExported(Name symbol, ModuleNames source) {
        return "module '" + source.module().name() + "' does not export '" + symbol + "'";
    }

    /** Imports can be checked only when all of them are known: a module may export what it imports. */
    private void checkExports(ModuleNames module) {
        ModuleNode node = module.module();
        for (Name exported : node.exports().orElse(List.of())) {
            check(module, exported, "module '" + node.name() + "' exports '" + exported + "', but does not define it");
        }
        for (ModuleNode.Import imported : node.imports()) {
            ModuleNames source = module.importedModules().get(imported.module().text());
            if (source == null) {
                continue;
            }
            for (Name symbol : imported.symbols()) {
                boolean isUsable = module.sources(symbol.text()).contains(source)
                        && !module.isUnusable(symbol.text())
                        && !module.defined().containsKey(symbol.text());
                String problem = "module '" + imported.module() + "' does not define '" + symbol + "'";
                if (isUsable && !check(source, symbol, problem)) {
                    module.setUnusable(symbol.text());
                }
            }
        }
    }

    private boolean check(ModuleNames module, Name name, String problem) {
        try {
            Optional<Symbol> found = find(module, name);
            if (found.isPresent()) {
                mean(name, found.get().assignment().name());
                return true;
            }
            // where it is tolerated, a use of it is an error
            return diagnostics.tolerates(
                    name.position(),
                    CLAUSE,
                    () -> problem
                            + Suggestions.didYouMean(
                                    name.text(), module.defined().keySet()));
        } catch (SourceError error) {
            diagnostics.error(error);
        }
        return false;
    }

    /** Follows imports from module to module; what is found on the way holds for all of them. */
    private Optional<Symbol> find(ModuleNames start, Name name) {
        Set<ModuleNames> visited = new LinkedHashSet<>();
        ModuleNames current = start;
        while (visited.add(current)) {
            Symbol symbol = current.defined().getOrDefault(name.text(), current.found(name.text()));
            if (symbol != null) {
                visited.forEach(module -> module.setFound(name.text(), symbol));
                return Optional.of(symbol);
            }
            if (current.isUnusable(name.text())) {
                visited.forEach(module -> module.setUnusable(name.text()));
                throw SourceError.alreadyTold();
            }
            List<ModuleNames> sources = current.sources(name.text());
            if (sources.isEmpty() && current.module().incomplete()) {
                throw SourceError.alreadyTold();
            }
            if (sources.isEmpty()) {
                return Optional.empty();
            }
            if (sources.size() > 1) {
                throw new SourceError(
                        name.position(),
                        "'" + name + "' is imported from several modules: write "
                                + sources.get(0).module().name() + '.' + name + " or "
                                + sources.get(1).module().name() + '.' + name);
            }
            current = sources.get(0);
        }
        return Optional.empty();
    }

    private SourceError undefined(ModuleNames module, Optional<Name> prefix, Name name) {
        return new SourceError(name.position(), () -> "'" + name + "' is not defined" + hint(module, prefix, name));
    }

    private String hint(ModuleNames module, Optional<Name> prefix, Name name) {
        String hint = Suggestions.didYouMean(name.text(), module.visible());
        if (hint.isEmpty() && prefix.isEmpty()) {
            hint = modules.all().stream()
                    .filter(other -> other.defined().containsKey(name.text()))
                    .findFirst()
                    .map(other -> ": module '" + other.module().name() + "' defines it, import it from there")
                    .orElse("");
        }
        return hint;
    }
}
