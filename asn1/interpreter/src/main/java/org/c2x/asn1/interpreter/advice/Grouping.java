package org.c2x.asn1.interpreter.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** OPTIONAL components of a SEQUENCE in an OPTIONAL SEQUENCE of their own: one bit where none of them is there. */
record Grouping(SequenceType of, List<String> names, String what) implements Change {
    /** No name of a component: they begin with a letter. */
    private static final String GROUP = "-group";

    @Override
    public Type changed(Type before) {
        SequenceType type = (SequenceType) before;
        List<Component> outside = new ArrayList<>();
        List<Component> inside = new ArrayList<>();
        int place = 0;
        for (Component component : type.root()) {
            if (names.contains(component.name())) {
                place = inside.isEmpty() ? outside.size() : place;
                inside.add(component);
            } else {
                outside.add(component);
            }
        }
        outside.add(
                place,
                new Component(
                        GROUP,
                        List.of(),
                        new SequenceType(SequenceType.Kind.SEQUENCE, inside, false, List.of()),
                        Presence.OPTIONAL,
                        Optional.empty(),
                        ""));
        return new SequenceType(type.kind(), outside, type.extensible(), type.additions());
    }

    @Override
    public Value converted(Value value, Type changed) {
        SequenceValue sequence = (SequenceValue) value;
        SequenceType type = (SequenceType) changed;
        return new SequenceValue(
                type,
                type.components().stream()
                        .map(component -> component.name().equals(GROUP)
                                ? group(sequence, (SequenceType) component.type())
                                : sequence.get(component.name()))
                        .toArray(Value[]::new));
    }

    private static @Nullable Value group(SequenceValue sequence, SequenceType type) {
        Value[] slots = type.components().stream()
                .map(component -> sequence.get(component.name()))
                .toArray(Value[]::new);
        return Arrays.stream(slots).allMatch(Objects::isNull) ? null : new SequenceValue(type, slots);
    }
}
