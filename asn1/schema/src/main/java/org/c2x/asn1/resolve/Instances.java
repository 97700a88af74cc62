package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment.Parameter;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Parameterised assignments with actual parameters put in (X.683): equal parameters give the same instance. */
final class Instances {
    private static final int MOST_INSTANCES = 10_000;
    private static final int DEEPEST_NESTING = 50;

    /** An assignment with its parameters put in. */
    record Instance(Symbol symbol, Scope scope, String name) {}

    private record Key(Symbol symbol, List<Object> actuals) {}

    /** A place in the text and where its names are looked up, both by identity. */
    private static final class Place {
        private final Object node;
        private final Scope scope;

        private Place(Object node, Scope scope) {
            this.node = node;
            this.scope = scope;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Place that && node == that.node && scope == that.scope;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(node) + System.identityHashCode(scope);
        }
    }

    private final Resolution resolution;
    private final Map<Key, Instance> instances = new LinkedHashMap<>();
    private final Map<Place, Object> keys = new HashMap<>();
    private final Map<String, Integer> namesTaken = new HashMap<>();

    Instances(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The instance that a reference to a parameterised type makes. */
    Instance of(Symbol symbol, TypeNode.Reference reference, Scope scope) {
        return of(symbol, reference.parameters(), scope);
    }

    /** The instance for actual parameters that are written in a scope; there are as many as dummies. */
    Instance of(Symbol symbol, List<ActualParameter> actuals, Scope scope) {
        List<Scope.Binding> bindings = new ArrayList<>();
        List<Object> keys = new ArrayList<>();
        for (ActualParameter actual : actuals) {
            Scope.Binding binding = throughDummy(actual, scope);
            bindings.add(binding);
            keys.add(key(binding));
        }
        Key key = new Key(symbol, keys);
        Instance known = instances.get(key);
        if (known != null) {
            return known;
        }
        if (scope.nesting() >= DEEPEST_NESTING || instances.size() >= MOST_INSTANCES) {
            throw new SourceError(
                    actuals.get(0).position(), "'" + symbol.name() + "' makes instances of itself without end");
        }
        Instance instance = instance(symbol, bindings, scope);
        instances.put(key, instance);
        return instance;
    }

    private Instance instance(Symbol symbol, List<Scope.Binding> bindings, Scope from) {
        Map<String, Scope.Binding> byName = new HashMap<>();
        Scope scope = Scope.instance(symbol.scope().module(), byName, from.nesting() + 1);
        List<Parameter> parameters = symbol.assignment().parameters();
        for (int i = 0; i < parameters.size(); i++) {
            Scope.Binding binding = bindings.get(i);
            Parameter parameter = parameters.get(i);
            byName.put(
                    parameter.name().text(),
                    new Scope.Binding(binding.actual(), binding.scope(), parameter.governor(), scope));
        }
        return new Instance(symbol, scope, name(symbol, bindings));
    }

    /** A dummy that is passed on is replaced by what it stands for, so that chains of them never grow. */
    private static Scope.Binding throughDummy(ActualParameter actual, Scope scope) {
        Optional<String> name = Optional.empty();
        if (actual.type().isPresent() && actual.type().get() instanceof TypeNode.Reference type) {
            name = Optional.of(type.name().text()).filter(any -> type.module().isEmpty());
        } else if (actual.value().isPresent() && actual.value().get() instanceof ValueNode.Reference value) {
            name = Optional.of(value.name().text()).filter(any -> value.module().isEmpty());
        }
        return name.flatMap(scope::binding).orElseGet(() -> new Scope.Binding(actual, scope, Optional.empty(), null));
    }

    /** What is the same for equal parameters; remembered, since parameters may stand in each other many times. */
    private Object key(Scope.Binding binding) {
        Place place = new Place(binding.actual(), binding.scope());
        Object known = keys.get(place);
        if (known == null) {
            known = makeKey(binding);
            keys.put(place, known);
        }
        return known;
    }

    private Object makeKey(Scope.Binding binding) {
        ActualParameter actual = binding.actual();
        if (actual.type().isPresent()) {
            TypeNode type = actual.type().get();
            if (type instanceof TypeNode.Reference reference) {
                Symbol symbol = resolution.references.symbol(reference, binding.scope());
                return symbol.isParameterised()
                        ? of(symbol, reference, binding.scope()).scope()
                        : symbol;
            }
            return new Place(type, binding.scope());
        }
        if (actual.value().isPresent() && actual.value().get() instanceof ValueNode.Number number) {
            return number.number();
        }
        return new Place(actual, binding.scope());
    }

    /** The name of the assignment and those of its parameters, made unique in the module. */
    private String name(Symbol symbol, List<Scope.Binding> bindings) {
        StringBuilder name = new StringBuilder(symbol.name());
        for (Scope.Binding binding : bindings) {
            ActualParameter actual = binding.actual();
            if (actual.type().isPresent() && actual.type().get() instanceof TypeNode.Reference reference) {
                name.append('-').append(reference.name());
            } else if (actual.value().isPresent() && actual.value().get() instanceof ValueNode.Number number) {
                name.append('-').append(number.number().abs());
            }
        }
        String module = symbol.scope().module().name().text();
        while (true) {
            int count = namesTaken.merge(module + '.' + name, 1, Integer::sum);
            boolean isTelling = count == 1 && name.length() > symbol.name().length();
            String candidate = isTelling ? name.toString() : name + "-" + count;
            if (!resolution.names.isDefined(symbol.scope(), candidate)) {
                return candidate;
            }
        }
    }
}
