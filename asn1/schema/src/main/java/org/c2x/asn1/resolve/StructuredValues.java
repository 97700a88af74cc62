package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;
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
        Map<String, Value> values = new LinkedHashMap<>();
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
            if (values.put(name.text(), resolution.values.value(element.get(1), scope, component.type())) != null) {
                throw new SourceError(name.position(), "'" + name + "' has two values");
            }
        }
        for (Component component : type.root()) {
            if (component.isMandatory() && !values.containsKey(component.name())) {
                throw new SourceError(node.position(), "the component '" + component.name() + "' is missing");
            }
        }
        for (Component component : known.values()) {
            component.defaultValue().ifPresent(value -> values.putIfAbsent(component.name(), value));
        }
        return resolution.weights.structured(SequenceValue.of(type, values), values.values(), node.position());
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
