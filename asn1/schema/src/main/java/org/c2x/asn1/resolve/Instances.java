package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment.Parameter;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Parameterised assignments with actual parameters put in (X.683): equal parameters give the same instance. */
final class Instances {
    private static final int MOST_INSTANCES = 10_000;
    private static final int DEEPEST_NESTING = 50;

    /** Makes instances equal that lack the same parameter. */
    private static final Object MISSING = new Object();

    /** An assignment with its parameters put in. */
    record Instance(Symbol symbol, Scope scope, String name) {}

    private record Key(Symbol symbol, List<Object> actuals) {}

    private final Resolution resolution;
    private final Map<Key, Instance> instances = new LinkedHashMap<>();
    private final Map<Place, Object> keys = new HashMap<>();
    private final Map<String, Integer> namesTaken = new HashMap<>();

    Instances(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The instance that a reference to a parameterised type makes. */
    Instance of(Symbol symbol, TypeNode.Reference reference, Scope scope) {
        List<ActualParameter> actuals = reference.parameters();
        if (actuals.isEmpty()) {
            ActualParameter missing = ActualParameter.missing(reference.position());
            actuals = Collections.nCopies(symbol.assignment().parameters().size(), missing);
        }
        return of(symbol, actuals, scope);
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
                    new Scope.Binding(
                            binding.actual(),
                            binding.scope(),
                            parameter.governor().map(type -> new Located(type, scope))));
        }
        return new Instance(symbol, scope, name(symbol, bindings));
    }

    /** A dummy that is passed on is replaced by what it stands for, so that chains of them never grow. */
    private static Scope.Binding throughDummy(ActualParameter actual, Scope scope) {
        Optional<String> name = reference(actual)
                .filter(type -> type.module().isEmpty())
                .map(type -> type.name().text());
        if (actual.value().isPresent() && actual.value().get() instanceof ValueNode.Reference value) {
            name = Optional.of(value.name().text()).filter(any -> value.module().isEmpty());
        }
        return name.flatMap(scope::binding).orElseGet(() -> new Scope.Binding(actual, scope, Optional.empty()));
    }

    /** What an actual parameter names, if it is but a name: a type, a class, or in braces a set. */
    private static Optional<TypeNode.Reference> reference(ActualParameter actual) {
        Optional<TypeNode> type = actual.type();
        if (actual.set().isPresent()
                && !actual.set().get().extensible()
                && actual.set().get().root() instanceof ElementsNode.ContainedSubtype single) {
            type = Optional.of(single.type());
        }
        return type.filter(TypeNode.Reference.class::isInstance).map(TypeNode.Reference.class::cast);
    }

    /** What is the same for equal parameters; remembered, since parameters may be nested many times. */
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
        if (actual.isMissing()) {
            return MISSING;
        }
        Optional<TypeNode.Reference> reference = reference(actual);
        if (reference.isPresent()) {
            Symbol symbol = resolution.references.any(reference.get(), binding.scope());
            return symbol.isParameterised()
                    ? of(symbol, reference.get(), binding.scope()).scope()
                    : symbol;
        }
        if (actual.type().isPresent()) {
            return new Place(actual.type().get(), binding.scope());
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
            reference(actual).ifPresent(reference -> name.append('-').append(reference.name()));
            if (actual.value().isPresent() && actual.value().get() instanceof ValueNode.Number number) {
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
