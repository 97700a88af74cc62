package org.c2x.asn1.resolve;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.TypeNode;

/** The definitions of the schema: one a type assignment without parameters, one an instance of the others. */
final class Definitions {
    private enum State {
        WAITING,
        IN_PROGRESS,
        BOUND
    }

    private static final class Entry {
        private final Symbol symbol;
        private final TypeDefinition definition;
        private final Located type;
        private State state = State.WAITING;

        private Entry(Symbol symbol, TypeDefinition definition, Located type) {
            this.symbol = symbol;
            this.definition = definition;
            this.type = type;
        }
    }

    private final Resolution resolution;
    /** By symbol, of an instance by its scope. */
    private final Map<Object, Entry> entries = new IdentityHashMap<>();

    private final Map<TypeDefinition, Entry> byDefinition = new IdentityHashMap<>();
    private final List<Entry> inOrder = new ArrayList<>();
    private final Deque<Entry> waiting = new ArrayDeque<>();

    Definitions(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The definition of an assignment without parameters. */
    TypeDefinition of(Symbol symbol) {
        return entry(symbol, symbol, symbol.scope(), symbol.name()).definition;
    }

    /** The definition that a reference means, which is no dummy. */
    TypeDefinition of(TypeNode.Reference reference, Scope scope) {
        Symbol symbol = resolution.references.symbol(reference, scope);
        if (!symbol.isParameterised()) {
            return of(symbol);
        }
        Instances.Instance instance = resolution.instances.of(symbol, reference, scope);
        return entry(instance.scope(), symbol, instance.scope(), instance.name()).definition;
    }

    private Entry entry(Object key, Symbol symbol, Scope scope, String name) {
        return entries.computeIfAbsent(key, unknown -> {
            Assignment.Typed assignment = (Assignment.Typed) symbol.assignment();
            String module = scope.module().name().text();
            String place = assignment.name().position().toString();
            TypeDefinition definition = symbol.isParameterised()
                    ? TypeDefinition.instance(module, name, assignment.comment(), place)
                    : new TypeDefinition(module, name, assignment.comment(), place);
            Entry entry = new Entry(symbol, definition, new Located(assignment.type(), scope));
            byDefinition.put(definition, entry);
            inOrder.add(entry);
            waiting.add(entry);
            return entry;
        });
    }

    /** Binds every definition there is, and those that this makes. */
    void bindAll() {
        while (!waiting.isEmpty()) {
            Entry entry = waiting.remove();
            if (entry.state == State.WAITING) {
                bind(entry);
            }
        }
    }

    private void bind(Entry entry) {
        entry.state = State.IN_PROGRESS;
        Type type = TypeResolver.BROKEN;
        List<TypeTag> tags = List.of();
        try {
            resolution.references.builtin(entry.type);
            Located written = entry.symbol.isParameterised() ? entry.type : underlying(entry.type);
            type = resolution.types.type(written);
            tags = resolution.typeTags.written(written);
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
        }
        entry.definition.bind(type, tags);
        entry.state = State.BOUND;
    }

    /** What an assignment defines that but names an instance: the type has the assignment's name, not a made one. */
    private Located underlying(Located type) {
        Located found = type;
        while (found.node() instanceof TypeNode.Reference reference
                && !reference.parameters().isEmpty()) {
            Symbol symbol = resolution.references.symbol(reference, found.scope());
            Scope scope =
                    resolution.instances.of(symbol, reference, found.scope()).scope();
            found = new Located(((Assignment.Typed) symbol.assignment()).type(), scope);
        }
        return found;
    }

    /** The type of a definition, which is bound if it is not yet; those of another schema are. */
    Type type(TypeDefinition definition, Position use) {
        Entry entry = byDefinition.get(definition);
        if (entry == null) {
            return definition.type();
        }
        if (entry.state == State.IN_PROGRESS) {
            throw new SourceError(use, "'" + definition.name() + "' refers to itself in a value or constraint");
        }
        if (entry.state == State.WAITING) {
            resolution.guard.within(use, () -> {
                bind(entry);
                return null;
            });
        }
        return definition.type();
    }

    /** What each module's assignments define, in textual order; instances follow. */
    Map<Scope, List<TypeDefinition>> byModule() {
        Map<Scope, List<TypeDefinition>> byModule = new IdentityHashMap<>();
        for (Entry entry : inOrder) {
            byModule.computeIfAbsent(entry.symbol.scope(), scope -> new ArrayList<>())
                    .add(entry.definition);
        }
        return byModule;
    }

    /** Complains about types that have no finite value. */
    void checkFinite() {
        List<TypeDefinition> all =
                inOrder.stream().map(entry -> entry.definition).toList();
        for (TypeDefinition definition : FiniteTypes.infinite(all)) {
            resolution.diagnostics.error(
                    requireNonNull(byDefinition.get(definition))
                            .symbol
                            .assignment()
                            .name()
                            .position(),
                    "'" + definition.name() + "' contains itself without end: make a component on the way OPTIONAL");
        }
    }
}
