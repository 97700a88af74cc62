package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Values of SEQUENCE, SET, the OFs and CHOICE (X.680 clauses 25 to 29). */
final class StructuredValues {
    private final Resolution resolution;

    StructuredValues(Resolution resolution) {
        this.resolution = resolution;
    }

    // SequenceValue ::= "{" ComponentValueList "}" | "{" "}"; a component with a default value gets it
    Value sequence(ValueNode node, Scope scope, SequenceType type) {
        if (!(node instanceof ValueNode.Braced braced)) {
            throw ValueResolver.mismatch(node, type);
        }
        Map<String, Component> known = new LinkedHashMap<>();
        type.components().forEach(component -> known.put(component.name(), component));
        Map<Component, ValueNode> written = new LinkedHashMap<>();
        for (List<ValueNode> element : braced.elements()) {
            if (element.size() != 2 || !(element.get(0) instanceof ValueNode.Reference reference)) {
                throw new SourceError(element.get(0).position(), "expected the name of a component and its value");
            }
            Name name = reference.name();
            Component component = known.get(name.text());
            if (component == null) {
                throw new SourceError(
                        name.position(),
                        () -> "the " + type.kind() + " has no component '" + name + "'"
                                + Suggestions.didYouMean(name.text(), known.keySet()));
            }
            resolution.values.use(name, component);
            if (written.put(component, element.get(1)) != null) {
                throw new SourceError(name.position(), "'" + name + "' has two values");
            }
        }
        Map<String, Value> values = new LinkedHashMap<>();
        written.forEach((component, value) -> {
            if (!(component.type() instanceof OpenType)) {
                values.put(component.name(), resolution.values.value(value, scope, component.type()));
            }
        });
        for (Component component : type.root()) {
            if (component.isMandatory() && !written.containsKey(component)) {
                throw new SourceError(node.position(), "the component '" + component.name() + "' is missing");
            }
        }
        for (Component component : known.values()) {
            component.defaultValue().ifPresent(value -> values.putIfAbsent(component.name(), value));
        }
        written.forEach((component, value) -> {
            if (component.type() instanceof OpenType open) {
                values.put(component.name(), open(value, scope, open, values));
            }
        });
        return resolution.weights.structured(SequenceValue.of(type, values), values.values(), node.position());
    }

    // OpenTypeFieldVal ::= Type ":" Value, of the type that the other components tell
    private Value open(ValueNode node, Scope scope, OpenType type, Map<String, Value> others) {
        if (node instanceof ValueNode.Xml) {
            throw XmlNotation.openType(node.position());
        }
        if (!(node instanceof ValueNode.Typed typed)) {
            throw new SourceError(node.position(), "expected the value of an open type: Type : value");
        }
        List<Value> identifiers = type.keys().stream().map(others::get).toList();
        ChoiceType.Alternative alternative = type.rows().stream()
                .filter(row -> row.identifiers().equals(identifiers))
                .findFirst()
                .map(OpenType.Row::alternative)
                .orElseThrow(() -> new SourceError(node.position(), "no object of the set has " + identifiers));
        if (!resolution.values.isOfMessage() || !isNamed(alternative.type(), typed.type())) {
            Type written = resolution.types.resolved(resolution.types.type(typed.type(), scope), node.position());
            Type expected = resolution.types.resolved(alternative.type(), node.position());
            if (written.getClass() != expected.getClass()) {
                throw new SourceError(node.position(), "expected " + TypeNames.describe(expected));
            }
        }
        Value value = resolution.values.value(typed.value(), scope, alternative.type());
        return resolution.weights.structured(
                new ChoiceValue(alternative.name(), value), List.of(value), node.position());
    }

    private static boolean isNamed(Type type, TypeNode written) {
        return type instanceof TypeReference reference
                && written instanceof TypeNode.Reference named
                && named.name().text().equals(reference.target().name());
    }

    // SequenceOfValue ::= "{" ValueList "}" | "{" NamedValueList "}" | "{" "}"
    Value list(ValueNode node, Scope scope, ListType type) {
        if (!(node instanceof ValueNode.Braced braced)) {
            throw ValueResolver.mismatch(node, type);
        }
        List<Value> values = new ArrayList<>();
        for (List<ValueNode> element : braced.elements()) {
            boolean named = element.size() == 2 && element.get(0) instanceof ValueNode.Reference;
            if (element.size() > 1 && !named) {
                throw new SourceError(element.get(1).position(), "expected ',' or '}'");
            }
            values.add(resolution.values.value(element.get(named ? 1 : 0), scope, type.element()));
        }
        return resolution.weights.structured(new ListValue(values), values, node.position());
    }

    // ChoiceValue ::= identifier ":" Value
    Value choice(ValueNode node, Scope scope, ChoiceType type) {
        if (!(node instanceof ValueNode.Choice choice)) {
            throw ValueResolver.mismatch(node, type);
        }
        Name name = choice.alternative();
        for (ChoiceType.Alternative alternative : type.alternatives()) {
            if (alternative.name().equals(name.text())) {
                resolution.values.use(name, alternative);
                Value value = resolution.values.value(choice.value(), scope, alternative.type());
                return resolution.weights.structured(
                        new ChoiceValue(name.text(), value), List.of(value), node.position());
            }
        }
        throw Alternatives.unknown(
                name,
                type.alternatives().stream().map(ChoiceType.Alternative::name).toList());
    }
}
