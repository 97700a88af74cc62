package org.c2x.asn1.interpreter.advice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Addition;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** A schema with some of its types changed, and its values in it. */
final class ChangedSchema {
    private final Map<Type, List<Change>> changes = new IdentityHashMap<>();
    private final Map<TypeDefinition, TypeDefinition> definitions = new HashMap<>();
    /** A type with its parts changed, then after each change of its own. */
    private final Map<Type, List<Type>> steps = new IdentityHashMap<>();

    ChangedSchema(List<Change> changes) {
        changes.forEach(change -> this.changes
                .computeIfAbsent(change.of(), first -> new ArrayList<>())
                .add(change));
    }

    /** The same type in the changed schema. */
    Type type(Type type) {
        if (type instanceof TypeReference reference) {
            return new TypeReference(definition(reference.target()));
        } else if (type instanceof ConstrainedType constrained) {
            return new ConstrainedType(type(constrained.base()), constrained.constraint());
        } else if (type instanceof ContainingType containing) {
            ContainedType contents = containing.contents();
            return new ContainingType(new ContainedType(contents.tags(), type(contents.type()), contents.direct()));
        }
        List<Type> all = steps(type);
        return all.get(all.size() - 1);
    }

    private TypeDefinition definition(TypeDefinition target) {
        TypeDefinition known = definitions.get(target);
        if (known != null) {
            return known;
        }
        TypeDefinition changed = new TypeDefinition(target.module(), target.name(), target.comment(), target.place());
        // first, for the type may lead back here
        definitions.put(target, changed);
        changed.bind(type(target.type()), target.tags());
        return changed;
    }

    private List<Type> steps(Type type) {
        List<Type> known = steps.get(type);
        if (known != null) {
            return known;
        }
        List<Type> made = new ArrayList<>();
        made.add(type.accept(new Parts()));
        for (Change change : changes.getOrDefault(type, List.of())) {
            made.add(change.changed(made.get(made.size() - 1)));
        }
        steps.put(type, made);
        return made;
    }

    /** The same value in the changed schema. */
    Value value(Type type, Value value) {
        Type resolved = type.resolved();
        Value converted = parts(resolved, value);
        List<Type> all = steps(resolved);
        List<Change> own = changes.getOrDefault(resolved, List.of());
        for (int i = 0; i < own.size(); i++) {
            converted = own.get(i).converted(converted, all.get(i + 1));
        }
        return converted;
    }

    private Value parts(Type type, Value value) {
        if (value instanceof SequenceValue sequence) {
            List<Component> components = sequence.type().components();
            Value[] slots = new Value[components.size()];
            for (int i = 0; i < slots.length; i++) {
                Value slot = sequence.get(i);
                slots[i] = slot == null ? null : value(components.get(i).type(), slot);
            }
            return new SequenceValue((SequenceType) steps(type).get(0), slots);
        } else if (value instanceof ListValue list) {
            Type element = ((ListType) type).element();
            return new ListValue(
                    list.elements().stream().map(each -> value(element, each)).toList());
        } else if (value instanceof ChoiceValue choice) {
            return ((ChoiceType) type)
                    .alternatives().stream()
                            .filter(alternative -> alternative.name().equals(choice.name()))
                            .findFirst()
                            .<Value>map(alternative ->
                                    new ChoiceValue(choice.name(), value(alternative.type(), choice.value())))
                            .orElse(choice);
        }
        return value;
    }

    /** The same type with its parts changed. */
    private final class Parts implements StructureVisitor<Type> {
        @Override
        public Type leaf(Type type) {
            return type;
        }

        @Override
        public Type visit(SequenceType type) {
            return new SequenceType(
                    type.kind(),
                    components(type.root()),
                    type.secondRoot(),
                    type.extensible(),
                    type.additions().stream()
                            .map(addition -> new Addition(addition.isGroup(), components(addition.components())))
                            .toList());
        }

        private List<Component> components(List<Component> components) {
            return components.stream().map(this::component).toList();
        }

        private Component component(Component component) {
            return new Component(
                    component.name(),
                    component.tags(),
                    type(component.type()),
                    component.presence(),
                    component.defaultValue().map(value -> value(component.type(), value)),
                    component.comment());
        }

        @Override
        public Type visit(ChoiceType type) {
            return new ChoiceType(alternatives(type.root()), type.extensible(), alternatives(type.additions()));
        }

        @Override
        public Type visit(OpenType type) {
            return new OpenType(
                    type.keys(),
                    type.rows().stream()
                            .map(row -> new OpenType.Row(row.identifiers(), alternative(row.alternative())))
                            .toList(),
                    type.extensible());
        }

        private List<Alternative> alternatives(List<Alternative> alternatives) {
            return alternatives.stream().map(this::alternative).toList();
        }

        private Alternative alternative(Alternative alternative) {
            return new Alternative(
                    alternative.name(), alternative.tags(), type(alternative.type()), alternative.comment());
        }

        @Override
        public Type visit(ListType type) {
            return new ListType(type.kind(), type.elementName(), type.elementTags(), type(type.element()), type.size());
        }
    }
}
