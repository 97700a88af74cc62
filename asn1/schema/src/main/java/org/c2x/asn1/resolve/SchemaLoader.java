package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.c2x.asn1.parser.ModuleParser;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.ValueDefinition;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.source.Strictness;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.TypeNode;

/**
 * The front end as a whole: files of ASN.1 (X.680, with the parameters of X.683) in, one resolved schema out.
 */
public final class SchemaLoader {
    private final Resolution resolution;
    private final Diagnostics diagnostics;

    private SchemaLoader(Resolution resolution, Diagnostics diagnostics) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
    }

    /**
     * Reads and resolves modules that belong together; the order of the files does not matter to their imports.
     *
     * @throws SchemaException with all problems found, each with its place; the only exception there is, whatever the
     *     text
     */
    public static Schema load(List<SourceFile> files) throws SchemaException {
        return load(files, warning -> {});
    }

    /** The same, telling about what is doubtful. */
    public static Schema load(List<SourceFile> files, Consumer<Diagnostic> warnings) throws SchemaException {
        return load(files, Strictness.STRICT, Contents.VALUES, warnings);
    }

    /**
     * The same, as strictly as is wanted.
     *
     * @param contents what strings with CONTAINING hold
     * @param warnings takes the warnings, if there are no errors
     */
    public static Schema load(
            List<SourceFile> files, Strictness strictness, Contents contents, Consumer<Diagnostic> warnings)
            throws SchemaException {
        Diagnostics diagnostics = new Diagnostics(files, strictness);
        List<ModuleNode> modules = new ArrayList<>();
        for (SourceFile file : files) {
            modules.addAll(ModuleParser.parse(file, diagnostics));
        }
        Schema schema = resolve(modules, diagnostics, contents).schema();
        if (diagnostics.hasErrors()) {
            throw new SchemaException(diagnostics.toList());
        }
        diagnostics.toList().forEach(warnings);
        return schema;
    }

    /**
     * Resolves modules as far as they make sense.
     *
     * @param modules     as {@link ModuleParser} reads them, errors and all
     * @param diagnostics take what is wrong with them
     * @param contents    what strings with CONTAINING hold
     */
    public static ResolvedModules resolve(List<ModuleNode> modules, Diagnostics diagnostics, Contents contents) {
        Resolution resolution = new Resolution(modules, diagnostics, contents);
        Schema schema = new SchemaLoader(resolution, diagnostics).schema();
        return new ResolvedModules(schema, resolution.names.meanings());
    }

    private Schema schema() {
        for (Scope scope : resolution.names.scopes()) {
            for (Symbol symbol : resolution.names.symbols(scope)) {
                boolean isType = symbol.assignment() instanceof Assignment.Typed && !symbol.isParameterised();
                if (isType && resolution.classes.governing(symbol).isEmpty()) {
                    resolution.definitions.of(symbol);
                }
            }
        }
        resolution.definitions.bindAll();
        for (Scope scope : resolution.names.scopes()) {
            resolution.names.symbols(scope).forEach(resolution.objectChecks::check);
            resolution.names.symbols(scope).forEach(this::checkNotation);
        }
        resolution.definitions.bindAll();
        List<List<ValueDefinition>> values = new ArrayList<>();
        for (Scope scope : resolution.names.scopes()) {
            values.add(values(scope));
        }
        resolution.definitions.bindAll();
        resolution.values.checkAll();
        resolution.definitions.checkFinite();
        Map<Scope, List<TypeDefinition>> types = resolution.definitions.byModule();
        List<Module> modules = new ArrayList<>();
        for (Scope scope : resolution.names.scopes()) {
            modules.add(module(scope, types.getOrDefault(scope, List.of()), values.get(modules.size())));
        }
        Scope builtIn = resolution.names.builtIn();
        if (types.containsKey(builtIn)) {
            modules.add(module(builtIn, types.get(builtIn), List.of()));
        }
        return new Schema(modules, resolution.contents);
    }

    /** Only after a macro may a value be in a notation of its own. */
    private void checkNotation(Symbol symbol) {
        if (symbol.assignment() instanceof Assignment.OfMacro value
                && value.notation().isPresent()) {
            TypeNode.Reference macro = value.notation().get();
            try {
                Symbol found = resolution.references.any(macro, symbol.scope());
                if (!(found.assignment() instanceof Assignment.OfMacro)) {
                    throw new SourceError(macro.position(), "expected '::=' after '" + macro.name() + "'");
                }
                diagnostics.note(
                        Diagnostic.Severity.WARNING,
                        value.name().position(),
                        "'" + value.name() + "' is in the notation of a macro and is not read");
            } catch (SourceError error) {
                diagnostics.error(error);
            }
        }
    }

    private Module module(Scope scope, List<TypeDefinition> types, List<ValueDefinition> values) {
        ModuleNode node = scope.module();
        return new Module(
                node.name().text(),
                resolution.objectIdentifiers.ofModule(node.oid(), scope),
                node.comment(),
                types,
                values);
    }

    private List<ValueDefinition> values(Scope scope) {
        List<ValueDefinition> values = new ArrayList<>();
        for (Symbol symbol : resolution.names.symbols(scope)) {
            boolean isValue = symbol.assignment() instanceof Assignment.OfValue && !symbol.isParameterised();
            if (isValue && resolution.classes.governing(symbol).isEmpty()) {
                value(scope, symbol).ifPresent(values::add);
            }
        }
        return values;
    }

    private Optional<ValueDefinition> value(Scope scope, Symbol symbol) {
        try {
            ValueResolver.Defined defined = resolution.values.of(symbol);
            return Optional.of(new ValueDefinition(
                    scope.module().name().text(),
                    symbol.name(),
                    symbol.assignment().comment(),
                    defined.type(),
                    defined.value()));
        } catch (SourceError error) {
            diagnostics.error(error);
            return Optional.empty();
        }
    }
}
