package org.c2x.asn1.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/**
 * A SEQUENCE or SET: one slot a component, in the order of {@link SequenceType#components()}; null where absent.
 */
public final class SequenceValue implements Value {
    private final SequenceType type;
    private final Value[] components;

    /**
     * Copies the slots.
     *
     * @throws IllegalArgumentException if their number is not that of the type's components
     */
    public SequenceValue(SequenceType type, Value... components) {
        this(components.clone(), type);
    }

    private SequenceValue(Value[] components, SequenceType type) {
        this.type = Objects.requireNonNull(type);
        this.components = components;
        if (components.length != type.components().size()) {
            throw new IllegalArgumentException(
                    components.length + " slots for " + type.components().size() + " components");
        }
    }

    /**
     * Takes the slots over without a copy: for codecs, which never change them afterwards.
     *
     * @throws IllegalArgumentException if their number is not that of the type's components
     */
    public static SequenceValue wrap(SequenceType type, Value[] components) {
        return new SequenceValue(components, type);
    }

    /**
     * A value by component names; components that the map does not hold are absent.
     *
     * @throws IllegalArgumentException if the type has no component of a name
     */
    public static SequenceValue of(SequenceType type, Map<String, Value> byName) {
        List<String> names = type.components().stream().map(Component::name).toList();
        if (!new HashSet<>(names).containsAll(byName.keySet())) {
            throw new IllegalArgumentException(byName.keySet() + " are not all components: " + names);
        }
        return new SequenceValue(type, names.stream().map(byName::get).toArray(Value[]::new));
    }

    public SequenceType type() {
        return type;
    }

    /** The component at an index of {@link SequenceType#components()}, null if absent. */
    public Value get(int index) {
        return components[index];
    }

    /**
     * The component of a name, null if absent.
     *
     * @throws IllegalArgumentException if the type has no such component
     */
    public Value get(String name) {
        List<Component> declared = type.components();
        for (int i = 0; i < components.length; i++) {
            if (declared.get(i).name().equals(name)) {
                return components[i];
            }
        }
        throw new IllegalArgumentException("no component " + name);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SequenceValue that && Arrays.equals(components, that.components);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(components);
    }

    @Override
    public String toString() {
        List<String> present = new ArrayList<>();
        for (int i = 0; i < components.length; i++) {
            if (components[i] != null) {
                present.add(type.components().get(i).name() + ' ' + components[i]);
            }
        }
        return "{" + String.join(", ", present) + "}";
    }
}
